import { findSizes, removeAmounts } from "#reading/amounts/remove-amounts.ts";
import { joins } from "#reading/search/bags.ts";
import { unglued } from "#reading/search/codes.ts";
import { withUnits } from "#reading/search/marks.ts";
import { withDimensions } from "#reading/search/dimensions.ts";
import { readAt, type Draft } from "#reading/search/read-words.ts";
import type { SearchIndex } from "#reading/search/search-index.ts";
import type { AskedSize } from "#domain/catalogue/product-sizes.ts";
import { sizesIn } from "#reading/amounts/sizes.ts";
import { spelled, type Reading } from "#reading/search/spelling.ts";
import { unmetIn, type Unmet } from "#reading/search/unmet.ts";
import { fold, stemOf, wordsOf } from "#reading/text.ts";
import type { Wish } from "#reading/search/wish.ts";

/** Longest query that is searched, in characters; the rest is ignored. */
export const longestQuery = 200;

/** Words of a query, as they were meant, and what they were read as. */
export interface ReadWords {
  /** The place of the first one in the query. */
  readonly at: number;
  readonly words: readonly string[];
  readonly is: Wish["is"];
}

/** A parsed query, as far as it is understood. */
export interface Need {
  /** Words for colours of products. */
  readonly colours: readonly string[];
  /** In the order in which it was typed. */
  readonly read: readonly ReadWords[];
  readonly wishes: readonly Wish[];
  readonly unmet: Unmet | undefined;
  /** Words that stand nowhere in the catalogue. */
  readonly unknown: readonly string[];
  readonly notSold: readonly string[];
  /** True where a listed thing is asked for, not only an accessory or use of a thing that is not sold. */
  readonly isListed: boolean;
  /**
   * True where the thing that is not sold only states a place or reason: "noise of the compressor in the plant
   * room".
   */
  readonly isCircumstance: boolean;
  readonly brands: readonly string[];
  readonly superseded: readonly { readonly old: string; readonly now: string }[];
  readonly readings: readonly Reading[];
  /** The sizes that are named as such; they are held against what products come in. */
  readonly sizes: readonly AskedSize[];
  /** The stems of all words as they were typed. */
  readonly stems: readonly string[];
  /** The stems of the words that tell something, as they were typed and as they were meant. */
  readonly telling: readonly string[];
}

/** The query as far as it is searched, without the word that the bound would cut in two. */
function bounded(query: string): string {
  if (query.length <= longestQuery) {
    return query;
  }
  const cut = query.slice(0, longestQuery);
  const whole = cut.replace(/\S*$/, "");
  return whole.trim() === "" ? cut : whole;
}

/** "For the" in Arabic, in one with what it stands before. */
const forAThing = /^لل/;

function isArabic(word = ""): boolean {
  return /^[\u0621-\u064a]/.test(word);
}

/** In English the last kind names the thing ("helmet chin strap"), in Arabic the first. */
function headOf(
  kinds: readonly { readonly at: number; readonly word: string }[],
  end: number,
): number {
  const leading = kinds.filter(({ at, word }) => at < end && !forAThing.test(word));
  const candidates = leading.length > 0 ? leading : kinds;
  const firstKind = candidates[0];
  return (firstKind && isArabic(firstKind.word) ? firstKind : candidates.at(-1))?.at ?? -1;
}

/** The place of the first word, from one on, after which stands what only comes with the thing; -1 for none. */
function joinFrom(words: readonly string[], begin: number): number {
  return words.findIndex((word, position) => position > begin && joins.has(word));
}

/**
 * Checks that a listed thing is asked for, not only an accessory or use of a thing that is not sold. Arabic names
 * the thing first; both languages name it before "with" and "for".
 */
function isListed(words: readonly string[], { wishes, notSold }: Draft): boolean {
  const missing = notSold[0]?.at ?? words.length;
  const join = joinFrom(words, 0);
  const end = joinFrom(words, missing);
  return wishes.some(({ is, at }) =>
    is === "code" || is === "kind" || is === "standard"
      ? at < missing || (!isArabic(words[missing]) && (end < 0 || at < end))
      : is === "word" && at < join && join < missing && notSold.length > 0,
  );
}

/** Fewest words beside what is not sold, in which it is no thing that is asked for. */
const fewestBeside = 4;

function isCircumstance(
  { relevance }: SearchIndex,
  { notSold }: Draft,
  telling: readonly string[],
) {
  const excluded = new Set(notSold.flatMap((thing) => wordsOf(thing.said)).map(stemOf));
  const furtherStems = telling.filter(
    (stem) => stem.length > 2 && !/\d/.test(stem) && !excluded.has(stem) && relevance.has(stem),
  );
  return furtherStems.length >= fewestBeside;
}

/** The words of a query for colours of products; `read` holds the words of each wish. */
function coloursIn({ colours }: SearchIndex, { wishes }: Draft, read: readonly ReadWords[]) {
  const positions = new Set(
    wishes.flatMap((wish) => (wish.is === "word" && colours.has(wish.term) ? [wish.at] : [])),
  );
  return read.flatMap((part) => (positions.has(part.at) ? [part.words.join(" ")] : []));
}

/** Several codes ask for several products: the first that was typed comes first. */
function withOneCode(wishes: Draft["wishes"]): Draft["wishes"] {
  const codes = wishes.flatMap((wish) => (wish.is === "code" ? [wish] : []));
  const [first] = codes;
  return first === undefined || codes.length < 2
    ? wishes
    : [
        { ...first, places: codes.flatMap(({ places }) => places) },
        ...wishes.filter(({ is }) => is !== "code"),
      ];
}

/** The parts of codes in capitals, such as "PPE-EPLUG-DOZ": no words. */
function codeParts(query: string): ReadonlySet<string> {
  const codes = query.match(/(?<![\p{L}\p{N}])[A-Z\d]+(?:[-_][A-Z\d]+)+(?![\p{L}\p{N}])/gu) ?? [];
  return new Set(codes.flatMap(wordsOf));
}

/** Reads a query: what it asks for, and what in it is not understood. */
export function readNeed(index: SearchIndex, query: string): Need {
  const folded = withUnits(withDimensions(fold(bounded(query)), (term) => index.terms.has(term)));
  const codes = codeParts(query);
  const typed = wordsOf(removeAmounts(folded)).flatMap(unglued);
  const { words: meant, readings } = spelled(index, typed, codes);
  const words = [...meant];
  const draft: Draft = { wishes: [], unknown: [], notSold: [], brands: [], superseded: [] };
  const read: ReadWords[] = [];
  for (let position = 0; position < words.length;) {
    const wishCount = draft.wishes.length;
    const wordCount = readAt(index, draft, words, position);
    const wish = draft.wishes[wishCount];
    if (wish) {
      const readWords = words.slice(position, position + wordCount);
      read.push({ at: position, words: readWords, is: wish.is });
    }
    position += wordCount;
  }
  const kinds = draft.wishes.filter(({ is }) => is === "kind");
  const end = joinFrom(words, kinds[0]?.at ?? 0);
  const head = headOf(
    kinds.map(({ at }) => ({ at, word: words[at] ?? "" })),
    end < 0 ? words.length : end,
  );
  const hasBeside = end >= 0 && kinds.some(({ at }) => at > end);
  const isBeside = (position: number) =>
    (end >= 0 && position > end) || forAThing.test(words[position] ?? "");
  const { unknown, notSold, brands, superseded } = draft;
  // A word read as one that means nothing here is said as it was typed.
  const unknownWords = new Set(unknown.map(({ said }) => said));
  const typedFor = new Map(readings.map((reading) => [reading.meant, reading.typed]));
  const unmet = codes.size > 0 ? undefined : unmetIn(index, { words, read, draft, head, typedFor });
  const unmetWords = new Set(unmet?.requirements.map((requirement) => requirement.words));
  const telling = [...new Set([...typed, ...words].map(stemOf))].filter(
    (stem) => index.phrases.meanings.get(stem)?.is !== "idle",
  );
  return {
    colours: coloursIn(index, draft, read),
    read,
    wishes: withOneCode(draft.wishes).map((wish) =>
      wish.is === "kind"
        ? { ...wish, head: wish.at === head, beside: wish.at !== head && isBeside(wish.at) }
        : wish.is === "word"
          ? { ...wish, beside: hasBeside && wish.at > end }
          : wish,
    ),
    unmet,
    unknown: [...new Set(unknown.map(({ said }) => typedFor.get(said) ?? said))],
    notSold: [...new Set(notSold.map(({ said }) => said))],
    isListed: isListed(words, draft),
    isCircumstance: isCircumstance(index, draft, telling),
    brands: [...new Set(brands)],
    superseded,
    readings: readings.filter(
      (reading) => !unknownWords.has(reading.meant) && !unmetWords.has(reading.typed),
    ),
    sizes: sizesIn(findSizes(folded)),
    stems: [...new Set(wordsOf(folded).map(stemOf))],
    telling,
  };
}
