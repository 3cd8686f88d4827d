import { phraseAt, type Phrases } from "#reading/search/phrases.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

/** Words after which a text lists goods: "Crews order gumboots, gloves and hair nets." */
const lists = /\b(?:orders?|needs?|wants?|wear|adds?|take|the catalogue has)\b(.*)$/is;

/** Words that begin a statement about the goods: where, for whom, against which hazard. */
const ending =
  /(?:^| )(?:against|at|because|before|beside|by|for|from|in|inside|of|on|so|than|that|to|under|until|when|where|which|while|who)(?: .*|$)/is;

/** Lists the goods that people order or need, in the order of the text. */
export function listGoods(text: string): readonly string[] {
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

/** Words before an accessory of the goods. */
const joins = new Set(["with", "without"]);

/** Requirements of named goods: kinds of the trade words and further terms. */
export interface GoodsQuery {
  readonly kinds: readonly string[];
  /** Stems of words, or ids of meanings in the trade words. */
  readonly words: readonly string[];
  readonly isNotSold: boolean;
}

/** Parses a name of goods by the trade words. */
export function parseGoods(item: string, phrases: Phrases): GoodsQuery {
  const words = wordsOf(item);
  const kinds: string[] = [];
  const terms: string[] = [];
  let isNotSold = false;
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? "";
    const phrase = joins.has(word) ? undefined : phraseAt(phrases, words, index);
    const meaning = phrase?.meaning;
    if (meaning?.is === "kind") {
      kinds.push(meaning.kind);
    } else if (meaning?.is === "not-sold") {
      isNotSold = true;
    } else if (meaning?.is === "word") {
      terms.push(meaning.term);
    } else if (meaning === undefined && !joins.has(word)) {
      terms.push(stemOf(word));
    }
    index += phrase?.words ?? 1;
  }
  return { kinds, words: terms, isNotSold: isNotSold && kinds.length === 0 };
}
