import { isSurelyArabizi } from "#reading/search/arabizi.ts";
import { isOfFigure } from "#reading/search/marks.ts";
import { weightSpan, type SearchIndex } from "#reading/search/search-index.ts";
import { consonantsOf, slipsAllowed } from "#reading/search/slips.ts";
import { bagOf } from "#reading/search/bags.ts";
import { longestPhrase } from "#reading/search/phrases.ts";
import { joined, stemOf } from "#reading/text.ts";

/** Fewest letters of a word that is completed, and of a part of a compound. */
const fewestLetters = 3;

/** Fewest letters of a phrase whose slips are looked for. */
const fewestOfPhrase = 5;

/** Longest word whose slips are looked for. */
const longestWord = 30;

function isKnown(index: SearchIndex, word: string): boolean {
  const { terms, phrases, codes, arabizi } = index;
  const stem = stemOf(word);
  const isNumber = /^\d/.test(word) && arabizi(word) === undefined;
  return (
    isNumber || isOfFigure(word) || terms.has(stem) || phrases.meanings.has(stem) || codes.has(word)
  );
}

/** Checks that the word is part of a phrase or of a compound written as two words. */
function isInPhrase(index: SearchIndex, words: readonly string[], position: number): boolean {
  for (let start = Math.max(0, position - longestPhrase + 1); start <= position; start += 1) {
    for (let end = position + 1; end <= Math.min(words.length, start + longestPhrase); end += 1) {
      const key = joined(words.slice(start, end));
      if (end - start > 1 && (index.phrases.meanings.has(key) || index.terms.has(key))) {
        return true;
      }
    }
  }
  return false;
}

/** Checks that both words stand in one product, or are a kind. */
function goTogether({ terms, phrases }: SearchIndex, parts: readonly string[]): boolean {
  const [first = [], second = []] = parts.map((part) =>
    (terms.get(stemOf(part)) ?? []).map((posting) => Math.floor(posting / weightSpan)),
  );
  const places = new Set(first);
  return (
    phrases.bags.has(bagOf(phrases.meanings, parts) ?? "") ||
    second.some((place) => places.has(place))
  );
}

/** The two known words that are written as one. */
function parted(index: SearchIndex, word: string): readonly string[] | undefined {
  for (let position = fewestLetters; position <= word.length - fewestLetters; position += 1) {
    const parts = [word.slice(0, position), word.slice(position)];
    if (parts.every((part) => index.vocabulary.has(part)) && goTogether(index, parts)) {
      return parts;
    }
  }
  return undefined;
}

/** Arabic prefixes that are written in one word with a noun, and the words for them. */
const prefixWords: Readonly<Record<string, readonly string[]>> = {
  و: [],
  ب: ["مع"],
  عال: ["على"],
};

/** A filler word without the Arabic "and", "with" or "for" that is written in one with it. */
function fillerIn({ phrases }: SearchIndex, word: string): string | undefined {
  const [, rest = ""] = /^(?:و|ب|لل|ل)([\u0621-\u064a]{3,})$/.exec(word) ?? [];
  const isFiller = phrases.meanings.get(stemOf(rest))?.is === "idle";
  return isFiller && !phrases.meanings.has(stemOf(word)) ? rest : undefined;
}

/** An Arabic word without the "and", "with", "on" or "for" that is written in one with it; those before a thing stay. */
function apart(index: SearchIndex, word: string): readonly string[] | undefined {
  const [, prefix = "", rest = ""] = /^(و|ب|عال|لل|ل)([\u0621-\u064a]{3,})$/.exec(word) ?? [];
  if (rest === "" || !isKnown(index, rest)) {
    return undefined;
  }
  const isThing = index.phrases.meanings.get(stemOf(rest))?.is === "kind";
  const prefixWord = prefixWords[prefix];
  return isThing ? (prefixWord ? [...prefixWord, rest] : [`لل${rest}`]) : [rest];
}

/** A loan word with "g" in another of its Arabic spellings: "كوانتي" is "جوانتي". */
function loanWord({ phrases }: SearchIndex, word: string): readonly string[] | undefined {
  const spellings = Array.from("جقغك", (letter) => word.replace(/^(ال)?[جقغك]/, `$1${letter}`));
  const meaningful = spellings.find(
    (spelling) => phrases.meanings.get(stemOf(spelling))?.is === "kind",
  );
  return meaningful === undefined ? undefined : [meaningful];
}

/** Checks that a slip does not lead to a make: makes share the consonants of what is typed. */
function isPlausible({ phrases }: SearchIndex, typed: string, meant: string): boolean {
  return !phrases.makes.has(stemOf(meant)) || consonantsOf(meant) === consonantsOf(typed);
}

/** The nearest known word. */
function nearestWord(index: SearchIndex, word: string): string | undefined {
  const meant = index.meant(word);
  return meant !== undefined && isPlausible(index, word, meant) ? meant : undefined;
}

/** The phrase of up to three words, one of them unknown, that was probably meant. */
function phraseMeant(
  index: SearchIndex,
  words: readonly string[],
  position: number,
): { readonly key: string; readonly start: number; readonly end: number } | undefined {
  const windows = [
    [position, position + 1],
    [position - 1, position + 1],
    [position, position + 2],
    [position - 2, position + 1],
  ] as const;
  for (const [start, end] of windows) {
    if (start >= 0 && end <= words.length) {
      const typed = joined(words.slice(start, end));
      // The words beside the unknown one are right: the slips are its own.
      const limit = Math.min(slipsAllowed(typed), Math.max(1, slipsAllowed(words[position] ?? "")));
      const key = typed.length >= fewestOfPhrase ? index.phrases.meant(typed, limit) : undefined;
      if (key !== undefined && isPlausible(index, typed, key)) {
        return { key, start, end };
      }
    }
  }
  return undefined;
}

/** A word that was typed, and the one it is read as. */
export interface Reading {
  readonly typed: string;
  readonly meant: string;
}

interface Spelled {
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
}

function completed({ vocabulary }: SearchIndex, word: string): string | undefined {
  if (word.length < fewestLetters) {
    return undefined;
  }
  for (const candidate of vocabulary) {
    if (candidate.startsWith(word)) {
      return candidate;
    }
  }
  return undefined;
}

/**
 * The words as they were probably meant: a word that nothing knows is taken apart, completed at the end
 * of the query, or read as the nearest word that is known.
 */
export function spelled(
  index: SearchIndex,
  typed: readonly string[],
  codeParts: ReadonlySet<string>,
): Spelled {
  const words: string[] = [];
  const readings: Reading[] = [];
  const isArabizi = typed.some(isSurelyArabizi);
  for (let position = 0; position < typed.length; position += 1) {
    const typedWord = typed[position] ?? "";
    const isPart = isInPhrase(index, typed, position);
    const word = (isPart ? undefined : fillerIn(index, typedWord)) ?? typedWord;
    if (isPart || codeParts.has(word) || isKnown(index, word)) {
      words.push(word);
      continue;
    }
    const parts = parted(index, word) ?? apart(index, word) ?? loanWord(index, word);
    if (parts) {
      words.push(...parts);
      continue;
    }
    const short = word.length <= longestWord && !index.written.has(word);
    const whole = position === typed.length - 1 ? completed(index, word) : undefined;
    const meant =
      (isArabizi ? index.arabizi(word, true) : whole) ??
      (short ? (nearestWord(index, word) ?? index.arabizi(word)) : undefined);
    if (meant !== undefined) {
      words.push(meant);
      readings.push({ typed: word, meant });
      continue;
    }
    const phrase = short ? phraseMeant(index, typed, position) : undefined;
    if (phrase) {
      words.splice(words.length - (position - phrase.start), position - phrase.start, phrase.key);
      position = phrase.end - 1;
      readings.push({
        typed: typed.slice(phrase.start, phrase.end).join(" "),
        meant: index.phrases.written.get(phrase.key) ?? phrase.key,
      });
      continue;
    }
    words.push(word);
  }
  return { words, readings };
}
