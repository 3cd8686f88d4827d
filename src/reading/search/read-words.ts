import { isBody, plainCode, standardAt, unglued, withDigits } from "#reading/search/codes.ts";
import { marksAt, measureAt, ratingIn, type Terms } from "#reading/search/marks.ts";
import { denialAt, lacking } from "#reading/search/negation.ts";
import { phraseAt } from "#reading/search/phrases.ts";
import type { SearchIndex } from "#reading/search/search-index.ts";
import { joined, stemOf, wordsOf } from "#reading/text.ts";
import type { Wish } from "#reading/search/wish.ts";

/** A word or mark that stands in no text of the catalogue; `term` is set for a mark or measure. */
export interface Unknown {
  readonly said: string;
  readonly at: number;
  readonly words: number;
  readonly term?: string;
}

/** State of a query that is being parsed; `at` is the word that a wish begins at. */
export interface Draft {
  readonly wishes: (Wish & { at: number })[];
  readonly unknown: Unknown[];
  readonly notSold: { readonly said: string; readonly at: number }[];
  readonly brands: string[];
  readonly superseded: { old: string; now: string }[];
}

/** Finds a superseded standard or mark at a word, and how many words name it. */
function supersededAt(
  { superseded, standards }: SearchIndex,
  words: readonly string[],
  position: number,
) {
  for (let length = Math.min(4, words.length - position); length > 0; length -= 1) {
    const window = words.slice(position, position + length);
    const numbers = window.filter((word) => !isBody(word));
    const key = numbers.join("");
    const successor = isBody(window.at(-1) ?? "") ? undefined : superseded.get(key);
    const isStandard = /^\d/.test(key);
    if (successor !== undefined && !standards.has(key) && (!isStandard || key.length > 2)) {
      return { old: window.join(" ").toUpperCase(), now: successor, words: length };
    }
  }
  return undefined;
}

function codeAt({ codes }: SearchIndex, words: readonly string[], position: number) {
  for (let length = Math.min(3, words.length - position); length > 0; length -= 1) {
    const window = words.slice(position, position + length);
    const typed = plainCode(window);
    if (!/\d/.test(typed)) {
      continue;
    }
    const code = codes.has(typed) ? typed : plainCode([withDigits(window.join(""))]);
    const places = codes.get(code);
    if (places) {
      return { places, words: length };
    }
  }
  return undefined;
}

/** Reads what a thing is to be without, and says how many words that took; 0 where nothing is known of it. */
function readLack(
  index: SearchIndex,
  draft: Draft,
  words: readonly string[],
  position: number,
): number {
  const denial = denialAt(words, position);
  for (let length = denial?.most ?? 0; denial && length > 0; length -= 1) {
    const window = words.slice(denial.from, denial.from + length);
    const meaning = index.phrases.meanings.get(joined(window));
    const stem = length === 1 ? stemOf(window[0] ?? "") : undefined;
    const term = meaning?.is === "word" ? meaning.term : stem;
    if (term !== undefined && (index.terms.has(lacking(term)) || index.terms.has(term))) {
      draft.wishes.push({ is: "lack", term, at: position });
      return Math.max(denial.from + length, position + 1 + denial.words) - position;
    }
  }
  return 0;
}

/**
 * Reads what begins at a word into the draft, and says how many words it took; 0 where the words there were
 * replaced by others.
 */
export function readAt(
  index: SearchIndex,
  draft: Draft,
  words: string[],
  position: number,
): number {
  const code = codeAt(index, words, position);
  if (code) {
    draft.wishes.push({ is: "code", places: code.places, at: position });
    return code.words;
  }
  const old = supersededAt(index, words, position);
  if (old) {
    draft.superseded.push({ old: old.old, now: old.now });
    words.splice(position, old.words, ...wordsOf(old.now).flatMap(unglued));
    return 0;
  }
  const standard = standardAt(words, position, (key) => index.standards.has(key));
  if (standard) {
    const places = standard.key === undefined ? undefined : index.standards.get(standard.key);
    if (places) {
      draft.wishes.push({ is: "standard", places, at: position });
    } else {
      const name = words.slice(position, position + standard.words).join(" ");
      draft.unknown.push({ said: name.toUpperCase(), at: position, words: standard.words });
    }
    return standard.words;
  }
  const phrase = phraseAt(index.phrases, words, position);
  const isPhrase = phrase?.meaning.is === "kind" || phrase?.meaning.is === "word";
  const lack = isPhrase ? 0 : readLack(index, draft, words, position);
  if (lack > 0) {
    return lack;
  }
  const marks = knownMarks(index, marksAt(words, position)) ?? measureAt(words, position);
  const comesFirst =
    phrase?.meaning.is === "kind" ||
    phrase?.meaning.is === "not-sold" ||
    (phrase?.meaning.is === "brand" && phrase.words === 1);
  if (phrase && (comesFirst || !marks)) {
    const window = words.slice(position, position + phrase.words);
    const { meaning } = phrase;
    const isMake = index.phrases.makes.has(joined(window));
    switch (meaning.is) {
      case "kind":
        if (isMake) {
          draft.brands.push(window.join(" "));
        }
        draft.wishes.push({
          is: "kind",
          kind: meaning.kind,
          terms: window.map(stemOf),
          telling: isMake ? [] : tellingOf(index, window),
          head: false,
          beside: false,
          at: position,
        });
        break;
      case "word":
        draft.wishes.push({
          is: "word",
          term: meaning.term,
          mark: false,
          beside: false,
          at: position,
        });
        break;
      case "brand":
        draft.brands.push(window.join(" "));
        break;
      case "not-sold":
        draft.notSold.push({ said: window.join(" "), at: position });
        break;
      case "idle":
        break;
    }
    return phrase.words;
  }
  if (marks) {
    for (const mark of marks.terms) {
      const term = words.some((word) => cutting.test(word)) ? mark.replace(cutLevel, "cut:") : mark;
      const places = madeFor(index, term);
      if (places.length > 0) {
        draft.wishes.push({ is: "rating", term, places, at: position });
      } else if (index.terms.has(term)) {
        draft.wishes.push({ is: "word", term, mark: true, beside: false, at: position });
      } else {
        draft.unknown.push({
          said: words.slice(position, position + marks.words).join(" "),
          at: position,
          words: marks.words,
          term,
        });
        readName(index, draft, term, position);
      }
    }
    return marks.words;
  }
  return readWord(index, draft, words, position);
}

/**
 * The places of the products for as much heat or voltage as a term asks: a class is named by its highest. Who
 * names the voltage of a class means that class.
 */
function madeFor({ figures, terms }: SearchIndex, term: string): readonly number[] {
  const rating = ratingIn(term);
  return rating === undefined || (rating.scale === "v" && terms.has(term))
    ? []
    : figures.flatMap(({ scale, value, places }) =>
        scale === rating.scale && value >= rating.value ? places : [],
      );
}

/** Of gloves against cuts a level is a letter; Arabic calls it a class as well. */
const cutting = /^(cut|(ال|لل)?قطع)$/;
const cutLevel = /^(level:|class:(?=[a-f]$))/;

/** Marks without a number behind them that none is: in "class 2 50" it counts the goods. */
function knownMarks({ terms }: SearchIndex, marks: Terms | undefined): Terms | undefined {
  const lastTerm = marks?.terms.at(-1) ?? "";
  return marks && marks.terms.length > 1 && /:[1-9]\d$/.test(lastTerm) && !terms.has(lastTerm)
    ? { terms: marks.terms.slice(0, -1), words: marks.words - 1 }
    : marks;
}

/** The terms of a kind's name, without those that are kinds or idle, or without which it is a name of that kind too. */
function tellingOf({ phrases, terms }: SearchIndex, words: readonly string[]): readonly string[] {
  const kindOf = (name: readonly string[]) => {
    const meaning = phrases.meanings.get(joined(name));
    return meaning?.is === "kind" ? meaning.kind : undefined;
  };
  const kind = kindOf(words);
  return words.flatMap((word, position) => {
    const stem = stemOf(word);
    const meaning = phrases.meanings.get(stem);
    const term = meaning?.is === "word" ? meaning.term : stem;
    const isPlain = meaning?.is === "kind" || meaning?.is === "idle" || !terms.has(term);
    const isNeedless =
      kind !== undefined && kind === kindOf(words.filter((_, place) => place !== position));
    return isPlain || isNeedless ? [] : [term];
  });
}

/** A mark that no product bears still says what it is a mark of: "cut E" asks for cut resistance. */
function readName(index: SearchIndex, draft: Draft, term: string, position: number): void {
  const name = /^(cut|shade|nrr|snr):/.exec(term)?.[1];
  if (name !== undefined && index.terms.has(name)) {
    draft.wishes.push({ is: "word", term: name, mark: false, beside: false, at: position });
  }
}

/** "What", or "not": it tells nothing by itself, and is part of names ("a shoe that does not slip"). */
const what = "ما";

function readWord(
  index: SearchIndex,
  draft: Draft,
  words: readonly string[],
  position: number,
): number {
  const word = words[position] ?? "";
  for (let length = Math.min(3, words.length - position); length > 1; length -= 1) {
    const term = joined(words.slice(position, position + length));
    if (index.terms.has(term) && (/\d/.test(term) || !index.terms.has(stemOf(word)))) {
      draft.wishes.push({ is: "word", term, mark: true, beside: false, at: position });
      return length;
    }
  }
  const term = stemOf(word);
  if (/^\d+(?:\.\d+)?$/.test(word)) {
    draft.wishes.push({ is: "number", number: word, at: position });
  } else if (index.terms.has(term)) {
    draft.wishes.push({ is: "word", term, mark: /\d/.test(term), beside: false, at: position });
  } else if (!isBody(word) && word !== what) {
    draft.unknown.push({ said: word, at: position, words: 1 });
  }
  return 1;
}
