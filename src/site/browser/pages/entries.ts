import { readEntry, type Entry } from "#site/browser/pages/entry.ts";
import { shown } from "#site/browser/pages/current-page.ts";

/** The entry that the visitor is at; one that says nothing is a part of the page that is shown. */
export function currentEntry(): Entry {
  return readEntry(history.state) ?? { page: shown.page };
}

/** Adds an entry of the page that is shown, or puts it in place of the current one. */
export function enter(way: "push" | "replace", address: string, product?: string): void {
  const entry: Entry = { page: shown.page, ...(product !== undefined && { product }) };
  history[way === "push" ? "pushState" : "replaceState"](entry, "", address);
}
