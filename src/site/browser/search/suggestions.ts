import { readRequestedProducts, readRecentSearches } from "#site/browser/search/recent.ts";
import type { readProduct, toggleOnList } from "#site/browser/catalogue/list-button.ts";
import type { fetchDocument } from "#site/browser/pages/documents.ts";
import { pressTimeout, withTimeout } from "#site/islands/time-limits.ts";

/** Functions of the idle script. Importing them would add a shared file to every page. */
export interface SearchActions {
  readonly fetchDocument: typeof fetchDocument;
  readonly readProduct: typeof readProduct;
  readonly toggleOnList: typeof toggleOnList;
}

/** Builds the address of suggestions for a query; without one, for recent products and searches. */
export function suggestionsAddress(service: string | undefined, query: string): string | undefined {
  if (query !== "") {
    return `${service}?q=${encodeURIComponent(query)}`;
  }
  const products = readRequestedProducts().join(",");
  const parameters = [
    products && `asked=${products}`,
    readRecentSearches().length > 0 && "searched=1",
  ];
  const search = parameters.filter(Boolean).join("&");
  return search === "" ? undefined : `${service}?${search}`;
}

/** The maximum cached suggestions: those of a few searches, letter by letter. */
const cacheLimit = 40;

const cache = new Map<string, Element | null>();
const pending = new Map<string, Promise<Element | null>>();

async function fetchSuggestions(address: string, actions: SearchActions): Promise<Element | null> {
  const page = await actions.fetchDocument(address);
  const suggestions = page.querySelector(".suggestions");
  cache.set(address, suggestions);
  const [oldest] = cache.keys();
  if (cache.size > cacheLimit && oldest !== undefined) {
    cache.delete(oldest);
  }
  return suggestions;
}

/** Loads suggestions through the cache; null if there are none. Callers must not modify them. */
export function loadSuggestions(address: string, actions: SearchActions): Promise<Element | null> {
  const cached = cache.get(address);
  if (cached !== undefined) {
    return Promise.resolve(cached);
  }
  const request = pending.get(address) ?? fetchSuggestions(address, actions);
  pending.set(address, request);
  const forget = () => void pending.delete(address);
  request.then(forget, forget);
  return request;
}

/** Loads suggestions; null on failure or timeout. */
export function loadSuggestionsInTime(
  address: string,
  actions: SearchActions,
): Promise<Element | null> {
  return withTimeout(pressTimeout, loadSuggestions(address, actions)).catch(() => null);
}
