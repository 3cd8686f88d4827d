import { editDistance } from "#domain/nearest-word.ts";

/** The article of an Arabic word, with what is written in one with it. */
const article = /^(?:ال|وال|بال|لل)/;

/** Counts the slips between two words, at most `limit`; a slip in the first letter counts twice. */
export function countSlips(typed: string, word: string, limit: number): number {
  return editDistance(typed, word, limit, { firstLetterCost: 2 });
}

/** How many slips a word of this length may have: one from 4 letters, two from 8, without the article. */
export function slipsAllowed(word: string): number {
  const { length } = word.replace(article, "");
  return /\d/.test(word) ? 0 : length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** Fewest letters of a word that a slip may lead to. */
const fewestLetters = 3;

/** Letters that sound alike, or are written alike. */
const alike = [
  "aeiouy",
  "csz",
  "ckq",
  "bp",
  "dt",
  "fvp",
  "mn",
  "gj",
  "ruv",
  "ايوهع",
  "تطة",
  "سصش",
  "جحخ",
  "دذضظ",
  "رز",
  "عغ",
  "فقكغج",
  "بتثني",
  "كق",
];

/** From this length on a word with one wrong letter can only be the one that was meant. */
const longEnough = 6;

/** Checks that a short word differs by a missing, added or swapped letter, or by one that sounds alike. */
function isLikely(typed: string, word: string): boolean {
  if (typed.length >= longEnough || typed.length !== word.length) {
    return word.length > typed.length || word.length > fewestLetters;
  }
  const differing = Array.from(typed, (letter, position) => letter + (word[position] ?? "")).filter(
    ([letter, other]) => letter !== other,
  );
  return (
    differing.length !== 1 ||
    alike.some((group) => Array.from(differing[0] ?? "").every((letter) => group.includes(letter)))
  );
}

/** Checks that all letters of one word stand in another, in their order. */
function isWithin(part: string, whole: string): boolean {
  let position = 0;
  for (const letter of whole) {
    position += letter === part[position] ? 1 : 0;
  }
  return position === part.length;
}

/** Which letters a word holds, in 32 bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let position = 0; position < word.length; position += 1) {
    letters |= 1 << (word.charCodeAt(position) & 31);
  }
  return letters;
}

function bitsOf(number: number): number {
  let remaining = number;
  let bits = 0;
  for (; remaining !== 0; remaining &= remaining - 1) {
    bits += 1;
  }
  return bits;
}

/** Removes the vowels, which typing errors hit first, and doubled letters. */
export function consonantsOf(word: string): string {
  return word.replaceAll(/[aeiouياو]/g, "").replaceAll(/(.)\1/g, "$1");
}

interface Candidate {
  readonly word: string;
  readonly letters: number;
  readonly rank: number;
}

/** How many answers a finder keeps. */
const mostKept = 1000;

/** Finds the word that was probably meant, with so many slips at most. */
export type SlipFinder = (typed: string, most?: number) => string | undefined;

/**
 * Prepares words, so that few of them are compared letter by letter: those of about the same length, with
 * about the same letters. The one with the fewest slips is meant; of equals one with the same consonants, then
 * one that only adds letters, then the first.
 */
export function slipFinder(words: Iterable<string>): SlipFinder {
  const byLength = new Map<number, Candidate[]>();
  let rank = 0;
  for (const word of words) {
    if (word.length >= fewestLetters) {
      const candidate = { word, letters: lettersOf(word), rank };
      const candidates = byLength.get(word.length);
      if (candidates === undefined) {
        byLength.set(word.length, [candidate]);
      } else {
        candidates.push(candidate);
      }
      rank += 1;
    }
  }
  const find = (typed: string, allowed: number): string | undefined => {
    const letters = lettersOf(typed);
    const consonants = consonantsOf(typed);
    const isBetter = (candidate: Candidate, rival: Candidate) => {
      const [own = 0, others = 0] = [candidate, rival].map(({ word }) =>
        consonantsOf(word) === consonants ? 2 : isWithin(typed, word) ? 1 : 0,
      );
      return own === others ? candidate.rank < rival.rank : own > others;
    };
    let fewest = allowed + 1;
    let meant: Candidate | undefined;
    for (
      let length = typed.length - allowed;
      allowed > 0 && length <= typed.length + allowed;
      length += 1
    ) {
      for (const candidate of byLength.get(length) ?? []) {
        // One slip takes one letter away and brings another at most.
        if (bitsOf(letters ^ candidate.letters) <= 2 * Math.min(fewest, allowed)) {
          const slips = countSlips(typed, candidate.word, Math.min(fewest, allowed));
          const isFewer =
            slips < fewest || (slips === fewest && meant && isBetter(candidate, meant));
          if (isFewer && isLikely(typed, candidate.word)) {
            fewest = slips;
            meant = candidate;
          }
        }
      }
    }
    return meant?.word;
  };
  // The rows of a list repeat their unknown words.
  const corrections = new Map<string, string | undefined>();
  return (typed, most = slipsAllowed(typed)) => {
    const key = `${most} ${typed}`;
    if (!corrections.has(key)) {
      if (corrections.size >= mostKept) {
        corrections.clear();
      }
      corrections.set(key, find(typed, most));
    }
    return corrections.get(key);
  };
}
