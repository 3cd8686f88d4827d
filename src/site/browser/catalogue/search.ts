import { filterCards } from "#site/browser/catalogue/filter-cards.ts";
import { ownAddress, showListing } from "#site/browser/catalogue/listing.ts";
import { addressOf } from "#site/browser/pages/documents.ts";
import { savesData } from "#site/browser/saves-data.ts";

/** Milliseconds without another letter after which what was typed is searched for. */
const pause = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

function queryOf(form: HTMLFormElement): string {
  return form.querySelector("input")?.value.trim() ?? "";
}

function withQuery(address: string, parts: readonly string[]): string {
  return parts.length === 0 ? address : `${address}?${parts.join("&")}`;
}

/** Where the results of a form's query stand; without a query, what the page began with. */
function resultsOf(form: HTMLFormElement): string {
  const shop = addressOf(form.action);
  const query = queryOf(form);
  const asked = query === "" ? [] : [`q=${encodeURIComponent(query)}`];
  if (form.closest("[data-listing=addressed]")) {
    // What is searched stays narrowed, ordered and shown as it was.
    const others = location.search.slice(1).split("&");
    const kept = others.filter((part) => part !== "" && !/^(?:q|page)=/.test(part));
    return withQuery(shop, [...asked, ...kept]);
  }
  return query === "" ? ownAddress() : withQuery(shop, asked);
}

/** Shows what a listing's search finds. */
export async function search(form: HTMLFormElement): Promise<void> {
  clearTimeout(timer);
  await showListing({ address: resultsOf(form), change: "replace", typing: true });
}

function searchSoon(form: HTMLFormElement): void {
  clearTimeout(timer);
  const listing = form.closest("[data-listing]");
  if (listing && queryOf(form).length > 1) {
    filterCards(listing, { query: queryOf(form) });
  }
  // What cannot be fetched leaves the listing as it is; the form can still be sent.
  timer = setTimeout(() => void search(form).catch(() => undefined), pause);
}

/** Searches while the visitor types, and for what was typed before this script came. */
export function searchWhileTyping(): void {
  if (savesData()) {
    return;
  }
  addEventListener("input", ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form?.matches("[data-listing-search]")) {
      searchSoon(form);
    }
  });
  const form = document.querySelector<HTMLFormElement>("[data-listing-search]");
  const field = form?.querySelector("input");
  if (form && field && field.value !== field.defaultValue) {
    searchSoon(form);
  }
}
