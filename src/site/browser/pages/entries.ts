import { readEntry, type Entry } from "#site/browser/pages/entry.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";

/** Returns the current history entry; one without state belongs to the current page. */
export function currentEntry(): Entry {
  return readEntry(history.state) ?? { page: currentPage.id };
}

/** Adds a history entry for the current page, or replaces the current one. */
export function writeEntry(method: "push" | "replace", address: string, product?: string): void {
  const entry: Entry = { page: currentPage.id, ...(product !== undefined && { product }) };
  history[method === "push" ? "pushState" : "replaceState"](entry, "", address);
}
