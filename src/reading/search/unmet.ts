import { figureIn } from "#reading/search/marks.ts";
import { meetingOf, metBy, type Required } from "#reading/search/meeting.ts";
import type { ReadWords } from "#reading/search/need.ts";
import type { Draft } from "#reading/search/read-words.ts";
import type { Wish } from "#reading/search/wish.ts";
import type { SearchIndex } from "#reading/search/search-index.ts";

/** Requirements that no product of the kind states. */
export interface Unmet {
  /** The words of the query, and how they are told: "33kv" as "33 kV". */
  readonly requirements: readonly { readonly words: string; readonly told: string }[];
  /** True where one of them stands in no text of the catalogue. */
  readonly isCertain: boolean;
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
  thing: { readonly at: number; readonly words: number },
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
  let end = thing.at + thing.words;
  const isPurpose = purposes.has(words[end] ?? "");
  end += isPurpose ? 1 : 0;
  for (const requirement of requirements) {
    if ((isArabic || isPurpose) && requirement.at === end) {
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
function isMet(index: SearchIndex, wish: Required, kind: Extract<Wish, { is: "kind" }>): boolean {
  const members = index.kinds.get(kind.kind) ?? new Set();
  const categories = new Set([...members].map((place) => index.products[place]?.category.id));
  const mentioned = kind.terms.map((term) => metBy(index, term));
  const isAmbiguous = wish.is === "word" && ambiguous.has(figureIn(wish.term)?.scale ?? "");
  const { met } = meetingOf(index, wish);
  return met.some(
    (weight, place) =>
      weight > 0 &&
      (members.has(place) ||
        mentioned.every((weights) => (weights[place] ?? 0) > 0) ||
        (!isAmbiguous && categories.has(index.products[place]?.category.id))),
  );
}

/** Parts of a query such as "liquid nitrogen gloves"; in longer ones a word may belong to another part. */
export const wordsAndKind = 3;

/** Lists the words and figures of a query that no such product states. */
function requirementsOf(
  index: SearchIndex,
  { read, draft }: ReadQuery,
  kind: Extract<Wish, { is: "kind" }>,
): readonly Requirement[] {
  const stated = draft.wishes.flatMap((wish): readonly Requirement[] => {
    const span = read.find(({ at }) => at === wish.at);
    if (!span || (wish.is !== "word" && wish.is !== "rating") || isMet(index, wish, kind)) {
      return [];
    }
    const isFigure = figureIn(wish.term) !== undefined;
    if (!isFigure && read.length > wordsAndKind) {
      return [];
    }
    const requirement = { said: span.words.join(" "), at: span.at, words: span.words.length };
    return [isFigure ? { ...requirement, term: wish.term } : requirement];
  });
  return [...stated, ...draft.unknown].toSorted((a, b) => a.at - b.at);
}

/** Finds what no product of the asked kind states, and the products of the kind that come nearest to it. */
export function unmetIn(index: SearchIndex, query: ReadQuery): Unmet | undefined {
  const { words, read, draft, head } = query;
  const kind = draft.wishes.find(({ is, at }) => is === "kind" && at === head);
  const span = read.find(({ at }) => at === head);
  const isCoded = draft.wishes.some(({ is }) => is === "code");
  if (kind?.is !== "kind" || !span || isCoded || words.length > longestRequest) {
    return undefined;
  }
  const requirements = besideThing(words, requirementsOf(index, query, kind), {
    at: head,
    words: span.words.length,
  });
  if (requirements.length === 0 || draft.notSold.length > 0) {
    return undefined;
  }
  const members = index.kinds.get(kind.kind) ?? new Set();
  const scales = new Set(requirements.map(({ term = "" }) => figureIn(term)?.scale));
  scales.delete("mm");
  const stated = index.figures
    .filter(({ scale }) => scales.has(scale))
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ places }) => places.filter((place) => members.has(place)));
  return {
    requirements: requirements.map((requirement) => ({
      words: requirement.said,
      told: tell(requirement),
    })),
    isCertain: requirements.some(({ at }) => draft.unknown.some((unknown) => unknown.at === at)),
    members,
    thing: span.words.join(" "),
    places: [...new Set(stated)],
  };
}
