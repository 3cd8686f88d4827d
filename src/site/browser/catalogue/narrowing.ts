import { showListing } from "#site/browser/catalogue/listing.ts";

const narrowing = "[data-narrowing]";

/** Where the listing stands that a form's choices ask for: each key once, its values after commas. */
function addressAskedBy(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === "string" && value !== "" ? [[key, value] as const] : [],
  );
  const parts = Array.from(
    Map.groupBy(given, ([key]) => key),
    ([key, values]) =>
      `${key}=${values
        .map(([, value]) => encodeURIComponent(value))
        .toSorted()
        .join(",")}`,
  );
  const { pathname } = new URL(form.action);
  return parts.length === 0 ? pathname : `${pathname}?${parts.join("&")}`;
}

async function narrow(form: HTMLFormElement): Promise<void> {
  await showListing({ address: addressAskedBy(form), change: "push" }).catch(() => form.submit());
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll("input")].some((one) => one.checked !== one.defaultChecked);
}

/** Narrows the listing by every choice, and by those that were made before this script came. */
export function narrowByChoice(): void {
  addEventListener("change", ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(narrowing) : null;
    if (form) {
      void narrow(form);
    }
  });
  const form = document.querySelector<HTMLFormElement>(narrowing);
  if (form && isChanged(form)) {
    void narrow(form);
  }
}
