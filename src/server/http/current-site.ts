import type { HeaderSet } from "#server/http/headers.ts";
import type { SiteMap } from "#server/http/place.ts";
import type { ReadyAnswer } from "#server/http/ready-answer.ts";
import type { RenderedPages } from "#server/http/rendered-pages.ts";

/** An immutable site; another release is another value. */
export interface Site extends SiteMap {
  /** Number of the release. */
  readonly number: number;
  readonly pages: ReadonlySet<string>;
  /** Headers of every answer. */
  readonly security: HeaderSet;
  /** Pages (with their query, if any) and files by address. */
  readonly answers: ReadonlyMap<string, ReadyAnswer>;
  /** The 404 page of each language by its prefix. */
  readonly notFound: ReadonlyMap<string, ReadyAnswer>;
  /** Hash of a picture's master by the `<stem>.<hash>` of its address. */
  readonly pictures: ReadonlyMap<string, string>;
  /** List prices by slug, in riyals without VAT; only staff see them. */
  readonly prices: ReadonlyMap<string, number>;
  readonly rendered: RenderedPages;
}

/** The site that is served; a request under way keeps the one with which it began. */
export interface CurrentSite {
  now(): Site;
  switchTo(site: Site): void;
}

export function createCurrentSite(site: Site): CurrentSite {
  let current = site;
  return {
    now: () => current,
    switchTo(newSite) {
      current = newSite;
    },
  };
}
