import { showListing } from "#site/browser/catalogue/listing.ts";

function narrow(form: HTMLFormElement): void {
  import("#site/browser/catalogue/narrowing.ts")
    .then((loaded) => loaded.narrow(form, showListing))
    .catch(() => form.submit());
}

/** Narrows the listing by every choice in its form, and by those that were made before this script came. */
export function narrowByChoice(): void {
  const selector = "[data-narrowing]";
  addEventListener("change", ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(selector);
    if (form) {
      narrow(form);
    }
  });
  const early = document.querySelector<HTMLFormElement>(selector);
  if (early?.querySelector("input:checked:not([checked]), input[checked]:not(:checked)")) {
    narrow(early);
  }
}
