import type { Product } from "#domain/catalogue/product.ts";
import { closeness, fold, partsOf, wordsOf } from "#domain/catalogue/search-text.ts";
import { synonyms } from "#domain/catalogue/synonyms.ts";

/** Longest query that is searched, in characters; the rest is ignored. */
export const longestQuery = 200;

interface Field {
  readonly words: readonly string[];
  readonly weight: number;
}

interface Entry {
  readonly product: Product;
  readonly fields: readonly Field[];
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
}

/** What else buyers call a kind of product, by its subcategory. */
export type SearchWords = Readonly<Record<string, string>>;

const foldedSynonyms = new Map(
  Object.entries(synonyms).map(([typed, meant]) => [fold(typed), wordsOf(meant)]),
);

/** Words that narrow nothing down. */
const idle = new Set(["a", "an", "and", "for", "in", "of", "or", "size", "the", "to", "with"]);

function fieldsOf(product: Product, searchWords: SearchWords): readonly Field[] {
  const { specifications, subcategory, category } = product;
  const field = (weight: number, ...texts: readonly string[]) => ({
    weight,
    words: wordsOf(texts.join(" ")),
  });
  return [
    field(12, product.id),
    field(8, product.name),
    field(6, subcategory, category, searchWords[subcategory] ?? ""),
    field(5, ...(specifications.certification ?? []), specifications.standard ?? ""),
    field(2, product.description, ...product.features, specifications.material),
    field(2, ...specifications.color, ...(product.tags ?? [])),
  ];
}

/** Prepares the products once, so that each keystroke only compares words. */
export function indexProducts(
  products: readonly Product[],
  searchWords: SearchWords = {},
): SearchIndex {
  return {
    entries: products.map((product) => ({ product, fields: fieldsOf(product, searchWords) })),
  };
}

function scoreOfTerm(term: string, fields: readonly Field[]): number {
  let best = 0;
  for (const { words, weight } of fields) {
    for (const word of words) best = Math.max(best, closeness(term, word) * weight);
  }
  return best;
}

/** The best of: the term as typed, its letters and digits apart, what it means in the trade. */
function scoreOfTyped(typed: string, fields: readonly Field[]): number {
  const parts = partsOf(typed);
  const meant = foldedSynonyms.get(typed) ?? [];
  return Math.max(
    scoreOfTerm(typed, fields),
    parts.length > 1 ? Math.min(...parts.map((part) => scoreOfTerm(part, fields))) : 0,
    ...meant.map((term) => scoreOfTerm(term, fields)),
  );
}

/** The query as far as it is searched, without the word that the bound would cut in two. */
function bounded(query: string): string {
  if (query.length <= longestQuery) return query;
  const cut = query.slice(0, longestQuery);
  const whole = cut.replace(/\S*$/, "");
  return whole.trim() === "" ? cut : whole;
}

function termsOf(query: string): readonly string[] {
  const words = wordsOf(bounded(query));
  const telling = words.filter((word) => !idle.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

interface Found {
  readonly product: Product;
  /** How many of the query's words were met, and how well. */
  readonly met: number;
  readonly score: number;
}

function find({ entries }: SearchIndex, terms: readonly string[]): readonly Found[] {
  return entries
    .map(({ product, fields }) => {
      const scores = terms.map((term) => scoreOfTyped(term, fields));
      return {
        product,
        met: scores.filter((score) => score > 0).length,
        score: scores.reduce((sum, score) => sum + score, 0),
      };
    })
    .toSorted((a, b) => b.met - a.met || b.score - a.score);
}

/**
 * The products that match every word of the query, best first; all of them for an empty query.
 * A product code finds every product that bears it.
 */
export function searchProducts(index: SearchIndex, query: string): readonly Product[] {
  const terms = termsOf(query);
  if (terms.length === 0) return index.entries.map(({ product }) => product);
  return find(index, terms)
    .filter(({ met }) => met === terms.length)
    .map(({ product }) => product);
}

/** For a query that no product matches whole: those that match most of its longer words, best first. */
export function nearestProducts(index: SearchIndex, query: string): readonly Product[] {
  const terms = termsOf(query).filter((term) => term.length > 2);
  const found = find(index, terms);
  const most = found[0]?.met ?? 0;
  return most === 0 ? [] : found.filter(({ met }) => met === most).map(({ product }) => product);
}
