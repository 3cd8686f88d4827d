/** Names under which the browser keeps what the visitor has begun. */
export const storedNames = { list: "enquiry-list", draft: "enquiry-draft" } as const;

/** Tells this page that the enquiry list has changed; a list may also change while the page is away. */
export const listChanged = "enquiry-list-changed";
export const listChanges = [listChanged, "storage", "pageshow"] as const;

/** Reads a stored text; a browser that refuses storage holds nothing. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it when it is null; where storage is refused nothing is kept. */
export function writeStored(name: string, text: string | null): void {
  try {
    if (text === null) {
      localStorage.removeItem(name);
    } else {
      localStorage.setItem(name, text);
    }
  } catch {
    return;
  }
}
