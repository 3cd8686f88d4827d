/** How many pages are kept at hand; the one that was fetched first makes room. */
const mostKept = 24;
/** Milliseconds after which a page is asked for again: what it says of stock may have changed. */
const longestKept = 5 * 60_000;

interface Kept {
  readonly since: number;
  readonly arriving: Promise<Document>;
}

/** An address of this site as its path and query. */
export function addressOf(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return pathname + search;
}

const kept = new Map<string, Kept>();

/** The document at an address, asked for anew. */
export function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      if (request.status === 200 && request.responseXML) {
        resolve(request.responseXML);
      } else {
        reject(new Error(`${address} was answered with ${request.status}`));
      }
    });
    request.send();
  });
}

function known(address: string): Kept | undefined {
  const found = kept.get(address);
  return found && performance.now() - found.since < longestKept ? found : undefined;
}

/** The page at an address, fetched once; a failure is forgotten, so that the next try is one. */
export function documentAt(address: string): Promise<Document> {
  const begun = known(address);
  if (begun) {
    return begun.arriving;
  }
  const entry: Kept = { since: performance.now(), arriving: fetchDocument(address) };
  kept.delete(address);
  kept.set(address, entry);
  entry.arriving.catch(() => kept.delete(address));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) {
    kept.delete(oldest);
  }
  return entry.arriving;
}
