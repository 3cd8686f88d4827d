import { groupBy } from "#domain/group-by.ts";
import type { showListing } from "#site/browser/catalogue/listing.ts";
import { keepPlace } from "#site/browser/catalogue/narrowing-place.ts";

/** Where the listing stands that a form's choices ask for: each key once, its values after commas. */
function addressAskedBy(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === "string" && value !== "" ? [[key, value] as const] : [],
  );
  const parts = Array.from(
    groupBy(given, ([key]) => key),
    ([key, values]) =>
      `${key}=${values
        .map(([, value]) => encodeURIComponent(value))
        .sort()
        .join(",")}`,
  );
  const { pathname } = new URL(form.action);
  return parts.length === 0 ? pathname : `${pathname}?${parts.join("&")}`;
}

/**
 * Shows the listing that a form's choices ask for; its menus and the focus stay as they are. `show` is handed
 * over by the idle script, so that that stays one file.
 */
export async function narrow(form: HTMLFormElement, show: typeof showListing): Promise<void> {
  const listing = form.parentElement ?? document.body;
  const returnToPlace = keepPlace(listing);
  await show({ address: addressAskedBy(form), change: "push" });
  returnToPlace();
}
