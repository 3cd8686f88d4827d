import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { closenessTo, fold, partsOf, wordsOf } from "#domain/catalogue/search-text.ts";

/**
 * Where a word stands: a product's place in the catalogue, times `weightSpan`, plus the weight of
 * the field. One number each, for a large catalogue has millions.
 */
type Postings = number[];

/** Above every weight. */
const weightSpan = 16;

/** The words of a catalogue, each once, so that a query compares words and not products. */
export interface SearchIndex {
  readonly products: readonly Product[];
  readonly words: ReadonlyMap<string, Postings>;
  /** What typed words mean in the trade, folded. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
}

type Field = readonly [weight: number, text: string];

function fieldsOf(product: Product, searchWords: string): readonly Field[] {
  const { specifications, subcategory, category, codes, brand } = product;
  const { standards, marks = "", material = "", colours } = specifications;
  return [
    [12, [product.code, ...Object.values(codes)].join(" ")],
    [8, [product.name, brand?.name ?? "", brand?.model ?? ""].join(" ")],
    [6, [subcategory.name, category.name, searchWords].join(" ")],
    [5, [...standards, marks].join(" ")],
    [2, [product.description, ...product.features, material].join(" ")],
    [2, [...colours.map(({ name }) => name), ...product.tags].join(" ")],
  ];
}

/** Prepares the products once, so that each search only compares words. */
export function indexProducts({ products, categories, tradeWords }: CatalogueData): SearchIndex {
  const searchWords = new Map(
    categories.flatMap(({ subcategories }) =>
      subcategories.map((one) => [one.id, one.searchWords] as const),
    ),
  );
  const words = new Map<string, Postings>();
  for (const [place, product] of products.entries()) {
    const best = new Map<string, number>();
    for (const [weight, text] of fieldsOf(product, searchWords.get(product.subcategory.id) ?? "")) {
      for (const word of wordsOf(text)) {
        best.set(word, Math.max(best.get(word) ?? 0, weight));
      }
    }
    for (const [word, weight] of best) {
      const posting = place * weightSpan + weight;
      const postings = words.get(word);
      if (postings === undefined) {
        words.set(word, [posting]);
      } else {
        postings.push(posting);
      }
    }
  }
  const meanings = new Map(
    Object.entries(tradeWords).map(([typed, meant]) => [fold(typed), wordsOf(meant)]),
  );
  return { products, words, meanings };
}

/** Raises the scores of the products that hold a word near the term. */
function raise(scores: Float64Array, { words }: SearchIndex, term: string): void {
  const closeness = closenessTo(term);
  for (const [word, postings] of words) {
    const near = closeness(word);
    if (near === 0) {
      continue;
    }
    for (const posting of postings) {
      const place = (posting / weightSpan) | 0;
      scores[place] = Math.max(scores[place] ?? 0, near * (posting % weightSpan));
    }
  }
}

/**
 * How well every product meets a typed word, 0 for not at all: the best of the word as typed, its
 * letters and digits apart, and what it means in the trade.
 */
export function scoresOf(index: SearchIndex, typed: string): Float64Array {
  const scores = new Float64Array(index.products.length);
  raise(scores, index, typed);
  for (const term of index.meanings.get(typed) ?? []) {
    raise(scores, index, term);
  }
  const parts = partsOf(typed);
  if (parts.length > 1) {
    const ofParts = parts.map((part) => {
      const own = new Float64Array(scores.length);
      raise(own, index, part);
      return own;
    });
    for (const [place, score] of scores.entries()) {
      const least = Math.min(...ofParts.map((own) => own[place] ?? 0));
      scores[place] = Math.max(score, least);
    }
  }
  return scores;
}
