import type { Product } from "#domain/catalogue/product.ts";
import { synonyms } from "#domain/catalogue/synonyms.ts";

/** Longest query that is searched, in characters; the rest is ignored. */
export const longestQuery = 200;

interface Field {
  readonly words: readonly string[];
  readonly weight: number;
}

export interface SearchIndex {
  readonly entries: readonly { readonly product: Product; readonly fields: readonly Field[] }[];
}

/** Folds case, accents and Arabic letter variants, so that what is typed meets what is written. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .toLowerCase();
}

/** The words of a text: runs of letters and digits, folded. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const foldedSynonyms = new Map(
  Object.entries(synonyms).map(([typed, meant]) => [fold(typed), wordsOf(meant)]),
);

/** Prepares the products once, so that each keystroke only compares words. */
export function indexProducts(products: readonly Product[]): SearchIndex {
  return {
    entries: products.map((product) => {
      const { specifications } = product;
      return {
        product,
        fields: [
          { words: wordsOf(product.id), weight: 12 },
          { words: wordsOf(product.name), weight: 8 },
          { words: wordsOf(`${product.subcategory} ${product.category}`), weight: 5 },
          {
            words: wordsOf(
              [...(specifications.certification ?? []), specifications.standard ?? ""].join(" "),
            ),
            weight: 5,
          },
          {
            words: wordsOf(
              [
                product.description,
                product.features.join(" "),
                specifications.material,
                specifications.color.join(" "),
                (product.tags ?? []).join(" "),
              ].join(" "),
            ),
            weight: 2,
          },
        ],
      };
    }),
  };
}

/** Whether two words differ by one letter added, lost, changed or swapped with its neighbour. */
export function isOneSlipAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, word.length) - start &&
    typed[typed.length - 1 - end] === word[word.length - 1 - end]
  ) {
    end += 1;
  }
  const left = typed.slice(start, typed.length - end);
  const right = word.slice(start, word.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function closeness(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.75;
  const stem = typed.length > 3 && typed.endsWith("s") ? typed.slice(0, -1) : undefined;
  if (stem !== undefined && word.startsWith(stem)) return 0.7;
  if (typed.length >= 5 && !/\d/.test(typed) && isOneSlipAway(typed, word)) return 0.4;
  return 0;
}

function scoreOfTerm(term: string, fields: readonly Field[]): number {
  let best = 0;
  for (const { words, weight } of fields) {
    for (const word of words) best = Math.max(best, closeness(term, word) * weight);
  }
  return best;
}

/** The term as typed, or every word of its synonym, whichever says more. */
function scoreOfTyped(typed: string, fields: readonly Field[]): number {
  const own = scoreOfTerm(typed, fields);
  const meant = foldedSynonyms.get(typed);
  if (meant === undefined) return own;
  return Math.max(own, ...meant.map((term) => scoreOfTerm(term, fields)));
}

/**
 * The products that match every word of the query, best first; all of them for an empty query.
 * A product code finds every product that bears it.
 */
export function searchProducts(index: SearchIndex, query: string): readonly Product[] {
  const typed = wordsOf(query.slice(0, longestQuery));
  if (typed.length === 0) return index.entries.map(({ product }) => product);
  return index.entries
    .map(({ product, fields }) => {
      const scores = typed.map((term) => scoreOfTyped(term, fields));
      return { product, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product);
}
