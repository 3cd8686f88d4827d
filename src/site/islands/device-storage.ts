/** Keys of the browser's local storage. */
export const storageKeys = {
  list: "enquiry-list",
  draft: "enquiry-draft",
  details: "request-details",
  sent: "requests-sent",
  /** The products chosen for rows of earlier lists. */
  choices: "request-choices",
  /** The roles given to columns of earlier tables. */
  columns: "request-columns",
  /** The recent searches. */
  searches: "searches",
  /** "table" if the shop was last shown as a table. */
  view: "listing-view",
  /** Present while an enquiry may wait for a connection. */
  waiting: "enquiry-waiting",
  /** The language and version of the kept catalogues. */
  catalogue: "catalogue-kept",
  /** The chosen language: its presence suppresses the language offer. */
  language: "language",
} as const;

/** Fires when this page changes the list; other tabs fire `storage`, restored pages `pageshow`. */
export const listChangedEvent = "enquiry-list-changed";
export const listChangeEvents = [listChangedEvent, "storage", "pageshow"] as const;

/** Replaces local storage, for the life of the page, where the browser denies it. */
const fallbackStorage = new Map<string, string | null>();

/** Returns true if a value could not be stored and is lost with the page. */
export function isLostWithPage(name: string): boolean {
  return fallbackStorage.has(name);
}

/** Reads a stored value, or its fallback where storage is denied. */
export function readStored(name: string): string | null {
  try {
    return fallbackStorage.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value, or deletes it if null; falls back to memory where storage is denied. */
export function writeStored(name: string, text: string | null): void {
  try {
    fallbackStorage.delete(name);
    if (text === null) {
      localStorage.removeItem(name);
    } else {
      localStorage.setItem(name, text);
    }
  } catch {
    fallbackStorage.set(name, text);
  }
}
