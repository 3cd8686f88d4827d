import type { Product } from "#domain/catalogue/product.ts";
import { scoresOf, type SearchIndex } from "#domain/catalogue/search-index.ts";
import { wordsOf } from "#domain/catalogue/search-text.ts";

/** Longest query that is searched, in characters; the rest is ignored. */
export const longestQuery = 200;

/** Words that narrow nothing down. */
const idle = new Set(["a", "an", "and", "for", "in", "of", "or", "size", "the", "to", "with"]);

export interface Found {
  /** Best first. */
  readonly products: readonly Product[];
  /** Nothing matched the whole query: these come nearest. */
  readonly nearest: boolean;
}

/** The query as far as it is searched, without the word that the bound would cut in two. */
function bounded(query: string): string {
  if (query.length <= longestQuery) {
    return query;
  }
  const cut = query.slice(0, longestQuery);
  const whole = cut.replace(/\S*$/, "");
  return whole.trim() === "" ? cut : whole;
}

function termsOf(query: string): readonly string[] {
  const words = wordsOf(bounded(query));
  const telling = words.filter((word) => !idle.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

interface Match {
  readonly place: number;
  /** How many of the query's words were met, and how well. */
  readonly met: number;
  readonly score: number;
}

function matchesOf(index: SearchIndex, terms: readonly string[]): readonly Match[] {
  const scores = terms.map((term) => scoresOf(index, term));
  const matches: Match[] = [];
  for (let place = 0; place < index.products.length; place += 1) {
    let met = 0;
    let score = 0;
    for (const own of scores) {
      met += (own[place] ?? 0) > 0 ? 1 : 0;
      score += own[place] ?? 0;
    }
    if (met > 0) {
      matches.push({ place, met, score });
    }
  }
  return matches.toSorted((a, b) => b.met - a.met || b.score - a.score);
}

/**
 * The products that match every word of the query, best first; all of them for an empty query. Where
 * there are none, those that match most of its longer words. A code finds every product that bears it.
 */
export function findProducts(index: SearchIndex, query: string): Found {
  const terms = termsOf(query);
  if (terms.length === 0) {
    return { products: index.products, nearest: false };
  }
  const told = (matches: readonly Match[]) =>
    matches.flatMap(({ place }) => index.products[place] ?? []);
  const whole = matchesOf(index, terms).filter(({ met }) => met === terms.length);
  if (whole.length > 0) {
    return { products: told(whole), nearest: false };
  }
  const near = matchesOf(
    index,
    terms.filter((term) => term.length > 2),
  );
  const most = near[0]?.met ?? 0;
  return { products: told(near.filter(({ met }) => met === most)), nearest: near.length > 0 };
}
