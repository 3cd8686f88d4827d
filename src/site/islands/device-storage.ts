/** Names under which the browser keeps what the visitor has begun. */
export const storedNames = {
  list: "enquiry-list",
  draft: "enquiry-draft",
  details: "request-details",
  sent: "requests-sent",
  /** What was searched for last. */
  searches: "searches",
  /** "table", where the shop's products were last shown as one. */
  view: "listing-view",
  /** The language that was chosen; a browser whose first one it is not is offered no other. */
  language: "language",
} as const;

/** Tells this page that the enquiry list has changed; a list may also change while the page is away. */
export const listChanged = "enquiry-list-changed";
export const listChanges = [listChanged, "storage", "pageshow"] as const;

/** What a browser that refuses storage is spared: it lives as long as the page. */
const refused = new Map<string, string | null>();

/** Whether the browser has refused to keep a text, so that it is lost with the page. */
export function isLostWithPage(name: string): boolean {
  return refused.has(name);
}

/** Reads a stored text; where storage is refused, the one that the page keeps itself. */
export function readStored(name: string): string | null {
  try {
    return refused.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it when it is null; where storage is refused, as long as the page lives. */
export function writeStored(name: string, text: string | null): void {
  try {
    refused.delete(name);
    if (text === null) {
      localStorage.removeItem(name);
    } else {
      localStorage.setItem(name, text);
    }
  } catch {
    refused.set(name, text);
  }
}
