import { isBareNumber, withoutAmounts } from "#domain/search/amounts.ts";
import { isBody, plainCode, standardAt, unglued } from "#domain/search/codes.ts";
import { marksAt, measureAt } from "#domain/search/marks.ts";
import { phraseAt } from "#domain/search/phrases.ts";
import type { SearchIndex } from "#domain/search/search-index.ts";
import { spelled, type Reading } from "#domain/search/spelling.ts";
import { fold, joined, stemOf, wordsOf } from "#domain/search/text.ts";

/** Longest query that is searched, in characters; the rest is ignored. */
export const longestQuery = 200;

/** One thing that is asked of a product. */
export type Wish =
  | { readonly is: "code"; readonly places: readonly number[] }
  | { readonly is: "standard"; readonly places: readonly number[] }
  | {
      readonly is: "kind";
      readonly kind: string;
      readonly terms: readonly string[];
      readonly head: boolean;
      /** Whether it only comes with the thing: "with lanyard". */
      readonly beside: boolean;
    }
  | { readonly is: "word"; readonly term: string; readonly mark: boolean }
  /** A number that may say more of a product, and that none must meet. */
  | { readonly is: "number"; readonly number: string };

/** What a query asks for, as far as it is understood. */
export interface Need {
  readonly wishes: readonly Wish[];
  /** Words that stand nowhere in the catalogue. */
  readonly unknown: readonly string[];
  readonly notSold: readonly string[];
  readonly brands: readonly string[];
  readonly superseded: readonly { readonly old: string; readonly now: string }[];
  readonly readings: readonly Reading[];
  /** The stems of all words as they were typed. */
  readonly stems: readonly string[];
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

/** Words after which stands what comes with a thing, and not the thing itself. */
const joins = new Set([
  "with",
  "w",
  "for",
  "including",
  "incl",
  "without",
  "from",
  "to",
  "مع",
  "من",
]);

/** In English the last kind names the thing ("helmet chin strap"), in Arabic the first. */
function headOf(
  kinds: readonly { readonly at: number; readonly word: string }[],
  end: number,
): number {
  const before = kinds.filter(({ at }) => at < end);
  const candidates = before.length > 0 ? before : kinds;
  const first = candidates[0];
  return (first && /^[\u0621-\u064a]/.test(first.word) ? first : candidates.at(-1))?.at ?? -1;
}

interface Draft {
  readonly wishes: (Wish & { at: number })[];
  readonly unknown: string[];
  readonly notSold: string[];
  readonly brands: string[];
  readonly superseded: { old: string; now: string }[];
}

/** What has been replaced and is named at a word, and how many words name it. */
function supersededAt(
  { superseded, standards }: SearchIndex,
  words: readonly string[],
  at: number,
) {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const window = words.slice(at, at + length);
    const numbers = window.filter((word) => !isBody(word));
    const key = numbers.join("");
    const now = isBody(window.at(-1) ?? "") ? undefined : superseded.get(key);
    const isStandard = /^\d/.test(key);
    if (now !== undefined && !standards.has(key) && (!isStandard || key.length > 2)) {
      return { old: window.join(" ").toUpperCase(), now, words: length };
    }
  }
  return undefined;
}

function codeAt({ codes }: SearchIndex, words: readonly string[], at: number) {
  for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
    const window = words.slice(at, at + length);
    const code = plainCode(window);
    const places = codes.get(code);
    if (places && /\d/.test(code)) {
      return { places, words: length };
    }
  }
  return undefined;
}

/** Reads what begins at a word into the draft, and says how many words it took. */
function readAt(index: SearchIndex, draft: Draft, words: string[], at: number): number {
  const code = codeAt(index, words, at);
  if (code) {
    draft.wishes.push({ is: "code", places: code.places, at });
    return code.words;
  }
  const old = supersededAt(index, words, at);
  if (old) {
    draft.superseded.push({ old: old.old, now: old.now });
    words.splice(at, old.words, ...wordsOf(old.now).flatMap(unglued));
    return 0;
  }
  const standard = standardAt(words, at, (key) => index.standards.has(key));
  if (standard) {
    const places = standard.key === undefined ? undefined : index.standards.get(standard.key);
    if (places) {
      draft.wishes.push({ is: "standard", places, at });
    } else {
      draft.unknown.push(
        words
          .slice(at, at + standard.words)
          .join(" ")
          .toUpperCase(),
      );
    }
    return standard.words;
  }
  const phrase = phraseAt(index.phrases, words, at);
  const marks = marksAt(words, at) ?? measureAt(words, at);
  const comesFirst =
    phrase?.meaning.is === "kind" ||
    phrase?.meaning.is === "not-sold" ||
    (phrase?.meaning.is === "brand" && phrase.words === 1);
  if (phrase && (comesFirst || !marks)) {
    const window = words.slice(at, at + phrase.words);
    const { meaning } = phrase;
    switch (meaning.is) {
      case "kind":
        draft.wishes.push({
          is: "kind",
          kind: meaning.kind,
          terms: window.map(stemOf),
          head: false,
          beside: false,
          at,
        });
        break;
      case "word":
        draft.wishes.push({ is: "word", term: meaning.term, mark: false, at });
        break;
      case "brand":
        draft.brands.push(window.join(" "));
        break;
      case "not-sold":
        draft.notSold.push(window.join(" "));
        break;
      case "idle":
        break;
    }
    return phrase.words;
  }
  if (marks) {
    for (const mark of marks.terms) {
      const term = words.includes("cut") ? mark.replace("level:", "cut:") : mark;
      if (index.terms.has(term)) {
        draft.wishes.push({ is: "word", term, mark: true, at });
      } else if (!/^\d/.test(term)) {
        draft.unknown.push(words.slice(at, at + marks.words).join(" "));
      }
    }
    return marks.words;
  }
  return readWord(index, draft, words, at);
}

function readWord(index: SearchIndex, draft: Draft, words: readonly string[], at: number): number {
  const word = words[at] ?? "";
  for (let length = Math.min(3, words.length - at); length > 1; length -= 1) {
    const term = joined(words.slice(at, at + length));
    if (index.terms.has(term) && (/\d/.test(term) || !index.terms.has(stemOf(word)))) {
      draft.wishes.push({ is: "word", term, mark: true, at });
      return length;
    }
  }
  const term = stemOf(word);
  if (isBareNumber(word)) {
    draft.wishes.push({ is: "number", number: word, at });
  } else if (index.terms.has(term)) {
    draft.wishes.push({ is: "word", term, mark: /\d/.test(term), at });
  } else if (!isBody(word) && (word.length > 1 || words.length === 1)) {
    draft.unknown.push(word);
  }
  return 1;
}

/** Reads a query: what it asks for, and what in it is not understood. */
export function readNeed(index: SearchIndex, query: string): Need {
  const folded = fold(bounded(query));
  const typed = wordsOf(folded);
  const { words: meant, readings } = spelled(
    index,
    wordsOf(withoutAmounts(folded)).flatMap(unglued),
  );
  const words = [...meant];
  const draft: Draft = { wishes: [], unknown: [], notSold: [], brands: [], superseded: [] };
  for (let at = 0; at < words.length;) {
    at += readAt(index, draft, words, at);
  }
  const end = words.findIndex((word, at) => at > 0 && joins.has(word));
  const kinds = draft.wishes.filter(({ is }) => is === "kind");
  const head = headOf(
    kinds.map(({ at }) => ({ at, word: words[at] ?? "" })),
    end < 0 ? words.length : end,
  );
  const { unknown, notSold, brands, superseded } = draft;
  return {
    wishes: draft.wishes.map((wish) =>
      wish.is === "kind"
        ? { ...wish, head: wish.at === head, beside: end >= 0 && wish.at > end && wish.at !== head }
        : wish,
    ),
    unknown: [...new Set(unknown)],
    notSold: [...new Set(notSold)],
    brands: [...new Set(brands)],
    superseded,
    readings,
    stems: [...new Set(typed.map(stemOf))],
  };
}
