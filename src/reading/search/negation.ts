import { stemOf } from "#reading/text.ts";

const denials: ReadonlySet<string> = new Set([
  "without",
  "no",
  "non",
  "بدون",
  "بلا",
  "دون",
  "غير",
  "خالي",
  "خاليه",
  "مافي",
  "مافيه",
  "مافيها",
]);

/** Denials of two words: "there is no". */
const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["w", new Set(["o"])],
  ["ما", new Set(["في", "فيه", "فيها", "فيهو", "عندنا"])],
]);

/** Words between a denial and what it denies. */
const between: ReadonlySet<string> = new Set(["a", "an", "any", "the", "من"]);

/** Longest phrase that is denied, in words. */
const longestDenied = 3;

/** The term for what a thing is without. */
export function lacking(term: string): string {
  return `no:${term}`;
}

interface Denial {
  /** Where what is denied begins. */
  readonly from: number;
  /** How many words may say it, at most. */
  readonly most: number;
  /** The words that deny: they stand before or, as in "powder free", after. */
  readonly words: number;
}

/** The denial that begins at a word: "without", "w/o", "بدون", or the word that "free" follows. */
export function denialAt(words: readonly string[], position: number): Denial | undefined {
  const word = words[position] ?? "";
  const following = words[position + 1] ?? "";
  if (following === "free" && /^[a-z]{3,}$/.test(word)) {
    return { from: position, most: 1, words: 1 };
  }
  const length = pairs.get(word)?.has(following) ? 2 : denials.has(word) ? 1 : 0;
  const begin = position + length + (between.has(words[position + length] ?? "") ? 1 : 0);
  return length === 0 || !/^\p{L}/u.test(words[begin] ?? "")
    ? undefined
    : { from: begin, most: Math.min(longestDenied, words.length - begin), words: begin - position };
}

/** Parses a word that denies by itself: "uncorded" is without "corded". */
export function deniedBy(word: string): string | undefined {
  const participle = /^un(.{3,}ed)$/.exec(word)?.[1];
  return participle === undefined ? undefined : stemOf(participle);
}
