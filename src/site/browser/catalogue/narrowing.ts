import { groupBy } from "#domain/group-by.ts";

/** Builds the address of the listing that a form selects: each key once, its values separated by commas. */
export function formAddress(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === "string" && value !== "" ? [[key, value] as const] : [],
  );
  const parts = Array.from(
    groupBy(fields, ([key]) => key),
    ([key, values]) =>
      `${key}=${values
        .map(([, value]) => encodeURIComponent(value))
        .sort()
        .join(",")}`,
  );
  const { pathname } = new URL(form.action);
  return parts.length === 0 ? pathname : `${pathname}?${parts.join("&")}`;
}

const formSelector = "form[data-narrowing]";
const sheetSelector = ".narrowing-facets > div";

function buildSelector(element: Element): string {
  const facet = element.closest<HTMLElement>("[data-facet]")?.dataset["facet"];
  if (element instanceof HTMLInputElement) {
    return `[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  }
  if (element instanceof HTMLSelectElement) {
    return `[name="${element.name}"]`;
  }
  if (element instanceof HTMLAnchorElement) {
    return `a[href="${CSS.escape(element.getAttribute("href") ?? "")}"]`;
  }
  return facet === undefined ? "summary" : `[data-facet="${facet}"] > summary`;
}

function findMenus(listing: Element): readonly HTMLDetailsElement[] {
  return [...listing.querySelectorAll<HTMLDetailsElement>(`${formSelector} details`)];
}

/** Remembers the open menus and the focus of a listing's form; the result restores both in its new form. */
export function rememberMenus(listing: Element): () => void {
  // The menu that contains all facets has no facet of its own.
  const open = new Set(
    findMenus(listing).flatMap((menu) => (menu.open ? [menu.dataset["facet"]] : [])),
  );
  const scrolled = listing.querySelector(sheetSelector)?.scrollTop ?? 0;
  const focused = document.activeElement?.closest(formSelector) ? document.activeElement : null;
  return () => {
    const form = listing.querySelector<HTMLFormElement>(formSelector);
    for (const menu of findMenus(listing)) {
      menu.open = open.has(menu.dataset["facet"]);
    }
    listing.querySelector(sheetSelector)?.scrollTo({ top: scrolled });
    if (focused && !focused.isConnected) {
      const control = form?.querySelector<HTMLElement>(buildSelector(focused));
      (control ?? listing.querySelector<HTMLElement>(".listing-count"))?.focus({
        preventScroll: true,
      });
    }
  };
}
