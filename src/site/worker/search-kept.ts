import type { KeptProduct } from "#domain/catalogue/kept-catalogue.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

/** The words of a text, and each with its successor: "EN 388" is found by "EN388" as well. */
function searchableWords(text: string): readonly string[] {
  const words = wordsOf(text).map(stemOf);
  return [...words, ...words.slice(1).map((word, index) => `${words[index] ?? ""}${word}`)];
}

/** Scores a product for the words of a query: 0 where one is missing, more where code or name has them. */
function scoreProduct(product: KeptProduct, query: readonly string[]): number {
  const { code, name, category, standards, otherNames } = product;
  const fields = [
    { words: searchableWords(code), weight: 8 },
    { words: searchableWords(name), weight: 4 },
    { words: standards.flatMap(searchableWords), weight: 2 },
    { words: [category, ...otherNames].flatMap(searchableWords), weight: 1 },
  ];
  const scores = query.map((typed) =>
    Math.max(
      0,
      ...fields
        .filter(({ words }) => words.some((word) => word.startsWith(typed)))
        .map(({ weight }) => weight),
    ),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Finds products by name, code and standard, the best first; all for an empty query. */
export function searchKept(
  products: readonly KeptProduct[],
  query: string,
): readonly KeptProduct[] {
  const words = wordsOf(query).map(stemOf);
  if (words.length === 0) {
    return query.trim() === "" ? products : [];
  }
  return (
    products
      // A code may be typed in parts: "HP 001".
      .map((product) => ({
        product,
        score: scoreProduct(product, words) || scoreProduct(product, [words.join("")]),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ product }) => product)
  );
}
