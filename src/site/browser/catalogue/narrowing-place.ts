const form = "form[data-narrowing]";

function selectorOf(element: Element): string {
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

function menusOf(listing: Element): readonly HTMLDetailsElement[] {
  return [...listing.querySelectorAll<HTMLDetailsElement>(`${form} details`)];
}

/**
 * Remembers which menus of a listing's form are open and where the focus is. What is given back brings
 * both about again in the form that stands there then.
 */
export function keepPlace(listing: Element): () => void {
  // The menu round the others has no facet.
  const open = new Set(
    menusOf(listing).flatMap((menu) => (menu.open ? [menu.dataset["facet"]] : [])),
  );
  const focused = document.activeElement?.closest(form) ? document.activeElement : null;
  return () => {
    const now = listing.querySelector<HTMLFormElement>(form);
    for (const menu of menusOf(listing)) {
      menu.open = open.has(menu.dataset["facet"]);
    }
    if (focused && !focused.isConnected) {
      const again = now?.querySelector<HTMLElement>(selectorOf(focused));
      (again ?? listing.querySelector<HTMLElement>(".listing-count"))?.focus({
        preventScroll: true,
      });
    }
  };
}
