import { figureIn } from "#reading/search/marks.ts";
import { meetingOf, metBy, type Required } from "#reading/search/meeting.ts";
import type { ReadWords } from "#reading/search/need.ts";
import type { Draft } from "#reading/search/read-words.ts";
import type { SearchIndex } from "#reading/search/search-index.ts";
import { stemOf } from "#reading/text.ts";

/** Requirements that no product of the kind states. */
export interface Unmet {
  /** The words of the query, and how they are told: "33kv" as "33 kV". */
  readonly requirements: readonly { readonly words: string; readonly told: string }[];
  /** True where one of them stands in no text of the catalogue. */
  readonly isCertain: boolean;
  /** True where the query asks for nothing but the kind and these requirements. */
  readonly isAll: boolean;
  /** The products of the kind. */
  readonly members: ReadonlySet<number>;
  /** The words for the kind. */
  readonly thing: string;
  readonly places: readonly number[];
}

interface Requirement {
  readonly said: string;
  readonly at: number;
  readonly words: number;
  /** The mark or measure, if it is one. */
  readonly term?: string;
  /** True where the catalogue knows the words. */
  readonly isKnown?: boolean;
}

/** A kind, or the products whose names hold a plain word such as "kit". */
interface Thing {
  readonly at: number;
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly members: ReadonlySet<number>;
}

/** Longest query, in words, whose words are requirements rather than a description. */
const longestRequest = 8;

/** Words between a thing and what it has to serve for. */
const purposes: ReadonlySet<string> = new Set(["for", "against", "up", "to", "of", "ضد", "من"]);

/** Formats a voltage or temperature; other requirements are told as they were typed. */
function tell({ said, term = "" }: Requirement): string {
  const { scale, value } = figureIn(term) ?? { scale: "", value: 0 };
  switch (scale) {
    case "v":
      return value < 1000 ? `${value} V` : `${value / 1000} kV`;
    case "vdc":
      return `${value} V DC`;
    case "c":
      return `${value} °C`;
    case "cold":
      return `-${value} °C`;
    default:
      return said;
  }
}

/** Keeps marks and measures, and the words that stand directly beside the thing. */
function besideThing(
  words: readonly string[],
  requirements: readonly Requirement[],
  thing: Thing,
): readonly Requirement[] {
  const isArabic = /^[\u0621-\u064a]/.test(words[thing.at] ?? "");
  const adjacent = new Set<Requirement>();
  let start = thing.at;
  for (const requirement of requirements.toReversed()) {
    if (!isArabic && requirement.at + requirement.words === start) {
      adjacent.add(requirement);
      start = requirement.at;
    }
  }
  let end = thing.at + thing.words.length;
  const isPurpose = purposes.has(words[end] ?? "");
  end += isPurpose ? 1 : 0;
  for (const requirement of requirements) {
    const isBehind = isArabic || isPurpose || /\d/.test(requirement.said);
    if (isBehind && requirement.at === end) {
      adjacent.add(requirement);
      end += requirement.words;
    }
  }
  return requirements.filter(
    (requirement) => requirement.term !== undefined || adjacent.has(requirement),
  );
}

interface ReadQuery {
  readonly words: readonly string[];
  /** Words that each wish was read from. */
  readonly read: readonly ReadWords[];
  readonly draft: Draft;
  /** The word that the thing begins at; -1 for none. */
  readonly head: number;
  /** Words as they were typed, by the words that they were read as. */
  readonly typedFor: ReadonlyMap<string, string>;
}

/** Marks that mean another thing on another kind; other figures mean the same on all of a category. */
const ambiguous: ReadonlySet<string> = new Set([
  "class",
  "type",
  "level",
  "category",
  "index",
  "cut",
  "mm",
]);

/** Checks that a product which is the thing, mentions it or serves like it meets a wish. */
function isMet(
  index: SearchIndex,
  wish: Extract<Required, { is: "word" | "rating" }>,
  { members, terms }: Thing,
  isGuess: boolean,
): boolean {
  const categories = new Set([...members].map((place) => index.products[place]?.category.id));
  const mentioned = terms.map((term) => metBy(index, term));
  const isAmbiguous = isGuess || ambiguous.has(figureIn(wish.term)?.scale ?? "");
  const { met } = meetingOf(index, wish);
  return met.some(
    (weight, place) =>
      weight > 0 &&
      (members.has(place) ||
        mentioned.every((weights) => (weights[place] ?? 0) > 0) ||
        (!isAmbiguous && categories.has(index.products[place]?.category.id))),
  );
}

/** Finds the thing that the query asks for: a kind, or else a plain last word that names products. */
function thingOf(index: SearchIndex, { words, read, draft, head }: ReadQuery): Thing | undefined {
  const kinds = draft.wishes.filter(({ is }) => is === "kind");
  const position = kinds.length > 0 ? head : words.length - 1;
  const wish = draft.wishes.find(({ at }) => at === position);
  const span = read.find(({ at }) => at === position);
  if (wish?.is === "kind" && span) {
    const members = index.kinds.get(wish.kind) ?? new Set();
    return { at: position, words: span.words, terms: wish.terms, members };
  }
  if (wish?.is !== "word" || wish.mark || !span) {
    return undefined;
  }
  const stem = stemOf(span.words.at(-1) ?? "");
  const members = new Set(
    [...index.names.keys()].filter((place) => index.names[place]?.some((name) => name.has(stem))),
  );
  return members.size === 0
    ? undefined
    : { at: position, words: span.words, terms: [wish.term], members };
}

/** Parts of a query such as "liquid nitrogen gloves"; in longer ones a word may belong to another part. */
const wordsAndKind = 3;

/** Lists the words and figures of a query that no such product states. */
function requirementsOf(
  index: SearchIndex,
  { read, draft, typedFor }: ReadQuery,
  thing: Thing,
): readonly Requirement[] {
  const stated = draft.wishes.flatMap((wish): readonly Requirement[] => {
    const span = read.find(({ at }) => at === wish.at);
    if (!span || (wish.is !== "word" && wish.is !== "rating") || wish.at === thing.at) {
      return [];
    }
    const words = span.words.join(" ");
    const typed = typedFor.get(words) ?? words;
    const isKnown = typed === words;
    const isFigure = figureIn(wish.term) !== undefined;
    if ((!isFigure && read.length > wordsAndKind) || isMet(index, wish, thing, !isKnown)) {
      return [];
    }
    const requirement = { said: typed, at: span.at, words: span.words.length, isKnown };
    return [isFigure ? { ...requirement, term: wish.term } : requirement];
  });
  const unknown = draft.unknown.map((word) => ({
    ...word,
    said: typedFor.get(word.said) ?? word.said,
  }));
  return [...stated, ...unknown].toSorted((a, b) => a.at - b.at);
}

/** Finds what no product of the asked kind states, and the products of the kind that come nearest to it. */
export function unmetIn(index: SearchIndex, query: ReadQuery): Unmet | undefined {
  const { words, draft } = query;
  const thing = thingOf(index, query);
  const isCoded = draft.wishes.some(({ is }) => is === "code");
  if (!thing || isCoded || words.length > longestRequest) {
    return undefined;
  }
  const requirements = besideThing(words, requirementsOf(index, query, thing), thing);
  if (requirements.length === 0 || draft.notSold.length > 0) {
    return undefined;
  }
  const scales = new Set(requirements.map(({ term = "" }) => figureIn(term)?.scale));
  scales.delete("mm");
  const stated = index.figures
    .filter(({ scale }) => scales.has(scale))
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ places }) => places.filter((place) => thing.members.has(place)));
  const positions = new Set([thing.at, ...requirements.map(({ at }) => at)]);
  return {
    requirements: requirements.map((requirement) => ({
      words: requirement.said,
      told: tell(requirement),
    })),
    isCertain: requirements.some(({ isKnown = false }) => !isKnown),
    isAll: draft.wishes.every(({ is, at }) => is === "number" || positions.has(at)),
    members: thing.members,
    thing: thing.words.join(" "),
    places: [...new Set(stated)],
  };
}
