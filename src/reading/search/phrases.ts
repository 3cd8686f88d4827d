import type { Category } from "#domain/catalogue/category.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { bagOf, bagsOf, joins } from "#reading/search/bags.ts";
import { cacheRecent } from "#reading/search/recent-results.ts";
import { slipFinder, type SlipFinder } from "#reading/search/slips.ts";
import { joined, stemOf, wordsOf } from "#reading/text.ts";
import type { Kind, TradeWords } from "#domain/catalogue/trade-words.ts";

/** Meaning of a phrase: a kind, another word, a make, a thing that is not sold, or nothing. */
export type Meaning =
  | { readonly is: "kind"; readonly kind: string }
  | { readonly is: "word"; readonly term: string }
  | { readonly is: "brand" | "not-sold" | "idle" };

/** Longest phrase, in words. */
export const longestPhrase = 5;

export interface Phrases {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The names of kinds, whatever the order of their words. */
  readonly bags: ReadonlyMap<string, Meaning>;
  /** The makes and their lines, each written in one word. */
  readonly makes: ReadonlySet<string>;
  /** How each phrase is written. */
  readonly written: ReadonlyMap<string, string>;
  /** The words that phrases are made of, as they are written, and those that no slip may lead to. */
  readonly vocabulary: ReadonlySet<string>;
  /** The phrase, written in one word, that a slip was meant for. */
  readonly meant: SlipFinder;
}

interface PhraseRead {
  readonly meaning: Meaning;
  readonly words: number;
}

function ownKinds(categories: readonly Category[]): readonly (readonly [string, string])[] {
  return categories.flatMap(({ id, name, subcategories }) => [
    ...subcategories.map(
      (subcategory) => [subcategory.name, `subcategory ${subcategory.id}`] as const,
    ),
    [name, `category ${id}`] as const,
  ]);
}

/** The phrases of the trade; a catalogue's own categories and subcategories are kinds too. */
export function phrasesOf(trade: TradeWords, categories: readonly Category[]): Phrases {
  const meanings = new Map<string, Meaning>();
  const written = new Map<string, string>();
  const vocabulary = new Set<string>();
  const add = (phrase: string, meaning: Meaning) => {
    const words = wordsOf(phrase);
    const key = joined(words);
    if (!meanings.has(key)) {
      meanings.set(key, meaning);
      written.set(key, phrase);
    }
    for (const word of words) {
      vocabulary.add(word);
    }
  };
  const kinds = [
    ...Object.entries(trade.kinds).flatMap(([kind, { names }]) =>
      names.map((name) => [name, kind] as const),
    ),
    ...ownKinds(categories),
  ];
  for (const [name, kind] of kinds) {
    add(name, { is: "kind", kind });
  }
  for (const phrase of trade.notSold) {
    add(phrase, { is: "not-sold" });
  }
  for (const [id, words] of Object.entries(trade.means)) {
    for (const phrase of words) {
      add(phrase, { is: "word", term: `=${id}` });
    }
  }
  for (const phrase of trade.brands) {
    add(phrase, { is: "brand" });
  }
  for (const phrase of trade.idle) {
    add(phrase, { is: "idle" });
  }
  const keys = [...meanings].flatMap(([key, { is }]) =>
    is === "kind" || is === "not-sold" ? [key] : [],
  );
  const makes = new Set(trade.brands.map((brand) => joined(wordsOf(brand))));
  return {
    meanings,
    bags: bagsOf(meanings, kinds),
    makes,
    written,
    vocabulary,
    meant: slipFinder(keys),
  };
}

/** Checks that a product is of a kind. */
export function isOfKind({ category, subcategory, slug }: Product, kind: Kind): boolean {
  return (
    kind.categories.includes(category.id) ||
    kind.subcategories.includes(subcategory.id) ||
    kind.products.includes(slug)
  );
}

/** Most runs of words whose phrases are cached. */
const mostRuns = 2000;

const recent = cacheRecent<PhraseRead | undefined>(mostRuns);

/** The longest phrase that begins at a word; words that tell nothing apart may stand in it. */
export function phraseAt(
  phrases: Phrases,
  words: readonly string[],
  position: number,
): PhraseRead | undefined {
  const run = words.slice(position, position + longestPhrase);
  return recent(phrases, run.join(" "), () => readPhrase(phrases, run));
}

function readPhrase({ meanings, bags }: Phrases, words: readonly string[]): PhraseRead | undefined {
  const stems = words.map(stemOf);
  const isIdle = (stem = "") => meanings.get(stem)?.is === "idle";
  const meaningOf = (parts: readonly string[]) => meanings.get(stemOf(parts.join("")));
  for (let length = stems.length; length > 0; length -= 1) {
    const window = stems.slice(0, length);
    const whole = meaningOf(window);
    if (whole) {
      return { meaning: whole, words: length };
    }
    if (length === 1 || isIdle(window[0]) || isIdle(window.at(-1))) {
      continue;
    }
    const typed = words.slice(0, length);
    const isOne = !typed.some((word) => joins.has(word));
    const bag = isOne ? bagOf(meanings, typed) : undefined;
    const meaning = meaningOf(window.filter((stem) => !isIdle(stem)));
    const kind = isOne && meaning?.is === "kind" ? meaning : bags.get(bag ?? "");
    if (kind) {
      return { meaning: kind, words: length };
    }
  }
  return undefined;
}
