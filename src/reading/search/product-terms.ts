import type { Product } from "#domain/catalogue/product.ts";
import { unglued } from "#reading/search/codes.ts";
import { dimensionTerms } from "#reading/search/dimensions.ts";
import { cutLevels, filterGases, marksAt, measureAt, withUnits } from "#reading/search/marks.ts";
import { denialAt, deniedBy, lacking } from "#reading/search/negation.ts";
import type { Phrases } from "#reading/search/phrases.ts";
import { fold, joined, stemOf, wordsOf } from "#reading/text.ts";

/** The weight of a product's name, and of being of a kind. */
export const fullWeight = 10;

/** The term for what a product is not for. */
export function unfitFor(term: string): string {
  return `unfit:${term}`;
}

type Field = readonly [weight: number, text: string];

/** The texts of a product in which words are looked for, each with its weight. */
export function fieldsOf(product: Product, searchWords: string): readonly Field[] {
  const { specifications, subcategory, category, brand } = product;
  const { marks = "", sizes, material = "", colours } = specifications;
  return [
    [fullWeight, [product.name, brand?.name ?? "", brand?.model ?? "", marks].join(" ")],
    [8, [material, ...colours.map(({ name }) => name)].join(" ")],
    [7, [subcategory.name, category.name, searchWords, product.slug].join(" ")],
    [
      6,
      [
        typeof sizes === "string" ? sizes : "",
        ...product.tags,
        ...product.figures.map(({ value }) => value),
      ].join(" "),
    ],
    [4, [product.description, product.use ?? "", ...product.features].join(" ")],
  ];
}

/** Reads the terms of texts: their words without plurals, what they mean, their marks and measures. */
export function termReader({ meanings }: Phrases, starts: ReadonlySet<string>) {
  const stems = new Map<string, string>();
  const stemFor = (word: string) => {
    const cached = stems.get(word);
    if (cached !== undefined) {
      return cached;
    }
    const stem = stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const meaningsAt = (words: readonly string[], position: number, limit: number) => {
    const stem = stemFor(words[position] ?? "");
    const terms: string[] = [];
    for (let length = 1; length <= (starts.has(stem) ? limit : 1); length += 1) {
      const meaning = meanings.get(
        length === 1 ? stem : joined(words.slice(position, position + length)),
      );
      if (meaning?.is === "word") {
        terms.push(meaning.term);
      }
    }
    return terms;
  };
  const lackedAt = (words: readonly string[], position: number) => {
    const denied = deniedBy(words[position] ?? "");
    const denial = denialAt(words, position);
    const meaning = meanings.get(denied ?? "");
    return [
      ...(denied === undefined ? [] : [denied, ...(meaning?.is === "word" ? [meaning.term] : [])]),
      ...(denial
        ? [stemFor(words[denial.from] ?? ""), ...meaningsAt(words, denial.from, denial.most)]
        : []),
    ];
  };
  return (text: string): ReadonlySet<string> => {
    const words = wordsOf(withUnits(fold(text))).flatMap(unglued);
    const terms = new Set(dimensionTerms(fold(text)));
    let denied = -1;
    for (const [at, word] of words.entries()) {
      const lacked = lackedAt(words, at);
      for (const term of lacked) {
        terms.add(lacking(term));
      }
      denied = lacked.length > 0 ? (denialAt(words, at)?.from ?? denied) : denied;
      terms.add(stemFor(word));
      for (const term of denied === at ? [] : meaningsAt(words, at, 3)) {
        terms.add(term);
      }
      const marks = [marksAt(words, at)?.terms ?? [], measureAt(words, at)?.terms ?? []].flat();
      for (const term of [...marks, ...cutLevels(word), ...filterGases(word)]) {
        terms.add(term);
      }
    }
    return terms;
  };
}
