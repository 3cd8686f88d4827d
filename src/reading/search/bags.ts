import type { Meaning } from "#reading/search/phrases.ts";
import { joined, stemOf, wordsOf } from "#reading/text.ts";

/** Words after which stands what comes with a thing, and not the thing itself. */
export const joins: ReadonlySet<string> = new Set([
  "with",
  "w",
  "for",
  "including",
  "incl",
  "from",
  "to",
  "مع",
  "من",
  "ma3",
]);

type Meanings = ReadonlyMap<string, Meaning>;

/** Longest phrase that stands for a word, in words. */
const longestWord = 3;

/** Resolves a word, and how many words it takes; empty for a word that distinguishes nothing. */
function tokenAt(meanings: Meanings, words: readonly string[], position: number) {
  for (let length = Math.min(longestWord, words.length - position); length > 0; length -= 1) {
    const meaning = meanings.get(joined(words.slice(position, position + length)));
    if (meaning?.is === "word") {
      return { token: meaning.term, words: length };
    }
    if (length === 1 && (meaning?.is === "kind" || meaning?.is === "idle")) {
      return { token: meaning.is === "kind" ? `#${meaning.kind}` : undefined, words: 1 };
    }
  }
  return { token: stemOf(words[position] ?? ""), words: 1 };
}

/** Normalizes a phrase by its words in any order: "gloves, welders" is "welding gloves". */
export function bagOf(meanings: Meanings, words: readonly string[]): string | undefined {
  const tokens = new Set<string>();
  for (let position = 0; position < words.length;) {
    const { token, words: taken } = tokenAt(meanings, words, position);
    if (token !== undefined) {
      tokens.add(token);
    }
    position += taken;
  }
  return tokens.size < 2 ? undefined : [...tokens].sort().join(" ");
}

/** Maps bags to kinds: of names with the same bag the shortest has it, then the first. */
export function bagsOf(
  meanings: Meanings,
  names: readonly (readonly [name: string, kind: string])[],
): Meanings {
  const bags = new Map<string, Meaning>();
  const entries = names
    .map(([name, kind]) => ({ words: wordsOf(name), kind }))
    .toSorted((a, b) => a.words.length - b.words.length);
  for (const { words, kind } of entries) {
    const bag = words.some((word) => joins.has(word)) ? undefined : bagOf(meanings, words);
    if (bag !== undefined && !bags.has(bag)) {
      bags.set(bag, { is: "kind", kind });
    }
  }
  return bags;
}
