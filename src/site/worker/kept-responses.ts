import { fileCacheName } from "#domain/catalogue/kept-catalogue.ts";
import { scope } from "#site/worker/scope.ts";

/** How much a cache may hold; the oldest entries leave first. */
interface CacheLimit {
  readonly entries: number;
  readonly bytes: number;
}

/** The release that this worker belongs to; publishing fills it in. */
const release = "{release}";

/** Visited pages, and the pages that are shown without a connection, of one release. */
export const pageCacheName = `pages-${release}`;
export const shellCacheName = `shells-${release}`;

export const pictureCacheName = "pictures";

const limits: readonly (readonly [cache: string, limit: CacheLimit])[] = [
  [pageCacheName, { entries: 60, bytes: 6_000_000 }],
  [fileCacheName, { entries: 120, bytes: 6_000_000 }],
  [pictureCacheName, { entries: 300, bytes: 8_000_000 }],
];

const bytesHeader = "x-kept-bytes";
const timeHeader = "x-kept-at";

/** Returns when a response was kept, in milliseconds since 1970. */
export function keptAt({ headers }: Response): number {
  return Number(headers.get(timeHeader));
}

/** Creates a response with another body and the headers of the original. */
export function withBody(original: Response, body: BodyInit, added: HeadersInit = {}): Response {
  const headers = new Headers(original.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  new Headers(added).forEach((value, name) => headers.set(name, value));
  return new Response(body, { status: 200, headers });
}

/** Deletes the oldest entries beyond the limit of a cache; its keys stand in the order in which they were put. */
async function evictOldest(name: string, { entries, bytes }: CacheLimit): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  let sum = 0;
  for (let index = 0; index < requests.length; index += 1) {
    const request = requests[requests.length - 1 - index] ?? "";
    sum += Number((await cache.match(request))?.headers.get(bytesHeader) ?? 0);
    if (index >= entries || sum > bytes) {
      await cache.delete(request);
    }
  }
}

/** Reports whether a newer worker has taken over and deleted the caches of this one's release. */
function isReplaced(): boolean {
  return scope.serviceWorker?.state === "redundant";
}

/** Brings all caches below their limits. */
export async function evict(): Promise<void> {
  if (isReplaced()) {
    return;
  }
  for (const [name, limit] of limits) {
    await evictOldest(name, limit);
  }
}

/** Keeps a response as the newest entry of a cache. A device without space keeps nothing. */
export async function keep(name: string, address: string, response: Response): Promise<void> {
  try {
    const body = await response.arrayBuffer();
    if (isReplaced()) {
      return;
    }
    const cache = await caches.open(name);
    await cache.delete(address);
    const facts = { [bytesHeader]: String(body.byteLength), [timeHeader]: String(Date.now()) };
    await cache.put(address, withBody(response, body, facts));
  } catch {
    // The page works without it.
  }
}

/** Deletes the caches of other releases. */
export async function deleteOtherReleases(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => /^(?:pages|shells)-/.test(name) && !name.endsWith(`-${release}`))
      .map((name) => caches.delete(name)),
  );
}
