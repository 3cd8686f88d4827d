import type { HeaderSet } from "#server/http/headers.ts";
import { asked, cachingOf, mediaType } from "#server/http/kinds.ts";
import type { SiteMap } from "#server/http/place.ts";
import type { RenderedPages } from "#server/http/rendered-pages.ts";
import type { Stored } from "#server/http/shelf.ts";

/** A site as it is answered: one value that never changes; another release is another one. */
export interface Site extends SiteMap {
  /** The release's number. */
  readonly number: number;
  readonly pages: ReadonlySet<string>;
  /** The headers that stand on every answer of whatever kind. */
  readonly security: HeaderSet;
  /** Pages, with their query where they have one, and files, by address. */
  readonly stored: ReadonlyMap<string, Stored>;
  /** What is answered where there is nothing, by the prefix of its language. */
  readonly notFound: ReadonlyMap<string, Stored>;
  /** The master of a picture, by the `<stem>.<hash>` of its address. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly rendered: RenderedPages;
}

/** The site that is answered now; between two requests it may become another one. */
export interface CurrentSite {
  now(): Site;
  switchTo(next: Site): void;
}

/** Holds the site that is answered; a request under way keeps the one that it began with. */
export function createCurrentSite(first: Site): CurrentSite {
  let current = first;
  return {
    now: () => current,
    switchTo(next) {
      current = next;
    },
  };
}

/** What a page carries besides the headers of every answer. */
export function pageHeaders(security: HeaderSet): HeaderSet {
  return {
    ...security,
    "content-type": "text/html; charset=utf-8",
    "cache-control": asked,
  };
}

/** What a file carries besides its body. */
export function fileHeaders(address: string, security: HeaderSet): HeaderSet {
  return {
    ...security,
    "content-type": mediaType(address),
    "cache-control": cachingOf(address),
  };
}
