import { phraseAt, type Phrases } from "#reading/search/phrases.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

/** Words behind which a text lists goods: "Crews order gumboots, gloves and hair nets." */
const lists = /\b(?:orders?|needs?|wants?|wear|adds?|take|the catalogue has)\b(.*)$/is;

/** Words with which what is said of goods begins: where, for whom, against what. */
const ending =
  /(?:^| )(?:against|at|because|before|beside|by|for|from|in|inside|of|on|so|than|that|to|under|until|when|where|which|while|who)(?: .*|$)/is;

/** What a text names as goods that people order or need, in the order of the text. */
export function namedGoods(text: string): readonly string[] {
  return text
    .split(/(?<=[.;:!?])\s+/)
    .flatMap((sentence) => lists.exec(sentence)?.[1]?.split(/,| and | or | as well as /) ?? [])
    .map((item) => lists.exec(item)?.[1] ?? item)
    .map((item) =>
      item
        .replace(ending, "")
        .replace(/[.;:!?]$/, "")
        .trim(),
    )
    .filter((item) => item !== "");
}

/** Words behind which stands what comes with the goods. */
const joins = new Set(["with", "without"]);

/** What is asked of the goods that a text names: kinds of the trade words, and what else is said of them. */
export interface Asked {
  readonly kinds: readonly string[];
  /** Each with what may stand for it: a stem, or the id of a meaning of the trade words. */
  readonly words: readonly string[];
  readonly isNotSold: boolean;
}

/** Reads goods as a text names them, by the trade words. */
export function asked(item: string, phrases: Phrases): Asked {
  const words = wordsOf(item);
  const kinds: string[] = [];
  const told: string[] = [];
  let isNotSold = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const phrase = joins.has(word) ? undefined : phraseAt(phrases, words, at);
    const meaning = phrase?.meaning;
    if (meaning?.is === "kind") {
      kinds.push(meaning.kind);
    } else if (meaning?.is === "not-sold") {
      isNotSold = true;
    } else if (meaning?.is === "word") {
      told.push(meaning.term);
    } else if (meaning === undefined && !joins.has(word)) {
      told.push(stemOf(word));
    }
    at += phrase?.words ?? 1;
  }
  return { kinds, words: told, isNotSold: isNotSold && kinds.length === 0 };
}
