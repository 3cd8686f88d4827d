/** The maximum cached pages; the oldest is evicted first. */
const cacheLimit = 24;
/** Milliseconds that a page stays cached: stock may change. */
const cacheLifetime = 5 * 60_000;

interface CachedDocument {
  readonly fetchedAt: number;
  readonly document: Promise<Document>;
}

/** Reduces a URL of this site to path and query. */
export function pathAndQuery(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return pathname + search;
}

const cache = new Map<string, CachedDocument>();

/** Fetches the document at an address, bypassing the cache. */
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

function findCached(address: string): CachedDocument | undefined {
  const entry = cache.get(address);
  return entry && performance.now() - entry.fetchedAt < cacheLifetime ? entry : undefined;
}

/**
 * Loads the page at an address through the cache; failures are not cached. Callers must not modify
 * it.
 */
export function loadDocument(address: string): Promise<Document> {
  const cached = findCached(address);
  if (cached) {
    return cached.document;
  }
  const entry: CachedDocument = { fetchedAt: performance.now(), document: fetchDocument(address) };
  cache.delete(address);
  cache.set(address, entry);
  entry.document.catch(() => cache.delete(address));
  const [oldest] = cache.keys();
  if (cache.size > cacheLimit && oldest !== undefined) {
    cache.delete(oldest);
  }
  return entry.document;
}
