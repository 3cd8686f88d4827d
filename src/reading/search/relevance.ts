import { stemOf, wordsOf } from "#reading/text.ts";

/** A text that is said of products. */
export interface Said {
  readonly text: string;
  /** The places of the products. */
  readonly places: readonly number[];
  /** How much each word of it counts. */
  readonly weight: number;
}

/** By the stem of a word: the places of the products that it is said of, and how much each has to do with it. */
export type Relevance = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Okapi BM25's own: how soon a word said again and again adds nothing, and how far long texts are held to it. */
const saturation = 1.2;
const evening = 0.4;

/** Weighs what is said of so many products, word by word (Okapi BM25): what is said of few tells most. */
export function relevanceOf(texts: readonly Said[], products: number): Relevance {
  const counts = new Map<string, Map<number, number>>();
  const lengths = new Float64Array(products);
  for (const { text, places, weight } of texts) {
    for (const stem of new Set(wordsOf(text).map(stemOf))) {
      const count = counts.get(stem) ?? new Map<number, number>();
      counts.set(stem, count);
      for (const place of places) {
        count.set(place, (count.get(place) ?? 0) + weight);
        lengths[place] = (lengths[place] ?? 0) + weight;
      }
    }
  }
  const usual = lengths.reduce((sum, length) => sum + length, 0) / products || 1;
  for (const count of counts.values()) {
    const rarity = Math.log(1 + (products - count.size + 0.5) / (count.size + 0.5));
    for (const [place, often] of count) {
      const length = 1 - evening + (evening * (lengths[place] ?? 0)) / usual;
      count.set(place, (rarity * often * (saturation + 1)) / (often + saturation * length));
    }
  }
  return counts;
}

/** How much each product has to do with all the words together: 1 for the one that has most. */
export function relevantTo(
  relevance: Relevance,
  stems: readonly string[],
  products: number,
): Float64Array {
  const sums = new Float64Array(products);
  for (const stem of stems) {
    // Allocates no entries, unlike a loop over the map.
    relevance.get(stem)?.forEach((weight, place) => {
      sums[place] = (sums[place] ?? 0) + weight;
    });
  }
  let highest = 0;
  for (const sum of sums) {
    highest = Math.max(highest, sum);
  }
  return highest === 0 ? sums : sums.map((score) => score / highest);
}
