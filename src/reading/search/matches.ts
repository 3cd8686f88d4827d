import { bearing, meetingOf, metBy, weightOf } from "#reading/search/meeting.ts";
import type { Need } from "#reading/search/need.ts";
import { relevantTo } from "#reading/search/relevance.ts";
import { weightSpan, type SearchIndex } from "#reading/search/search-index.ts";

/** How much of a product's name the query has to say for the name to be meant. */
const nameShare = 0.75;

/** Fewest words of a query that may be a product's name. */
const fewestNamed = 3;

/** The places of the products whose name the query says, nearly whole. */
export function namedBy({ names, terms }: SearchIndex, { stems }: Need): ReadonlySet<number> {
  if (stems.length < fewestNamed) {
    return new Set();
  }
  const places = new Set<number>();
  for (const stem of stems.slice(0, 1)) {
    for (const posting of terms.get(stem) ?? []) {
      const place = Math.floor(posting / weightSpan);
      if (names[place]?.some((name) => name.has(stem))) {
        places.add(place);
      }
    }
  }
  return new Set(
    [...places].filter((place) =>
      names[place]?.some(
        (name) => stems.length >= name.size * nameShare && stems.every((stem) => name.has(stem)),
      ),
    ),
  );
}

/** How a product answers a query. */
export interface Match {
  readonly place: number;
  readonly score: number;
  /** True where it meets the whole query; `mentions` where it at least mentions it. */
  readonly whole: boolean;
  readonly mentions: boolean;
  /** True where the whole query is its kind, name, marks, material or colour. */
  readonly bears: boolean;
  /** True where its name says the whole query. */
  readonly says: boolean;
  /** Score where no product meets the whole query: more for a product with a like purpose. */
  readonly near: number;
  /** From 0 to 1: how much it has to do with all the words together. */
  readonly relevance: number;
}

/** Of a kind's weight: what a product has for serving a like purpose. */
const likeness = 0.3;

/** From this relevance on a product comes near what is asked for, even if it meets nothing of it. */
const related = 0.3;

/** Weight of the relevance in the score: it separates equals, above all where a word is unknown. */
const parting = 0.2;
const partingUnknown = 0.6;

/** Checks that a query asks for a kind, code or mark alone, so that no other word ranks the results. */
function isExact({ wishes, unknown }: Need): boolean {
  const textWishes = wishes.filter(({ is }) => is !== "number");
  return (
    textWishes.some(
      (wish) => ["code", "standard"].includes(wish.is) || (wish.is === "word" && wish.mark),
    ) ||
    (unknown.length === 0 &&
      textWishes.every((wish) => wish.is === "kind" && wish.telling.length === 0))
  );
}

/** How each product answers a query that has something to do with it, or says its name; the best first. */
export function matchesOf(
  index: SearchIndex,
  need: Need,
  byName: ReadonlySet<number>,
): readonly Match[] {
  const required = need.wishes.filter((wish) => wish.is !== "number");
  const meetings = required.map((wish) => ({
    ...meetingOf(index, wish),
    weight: weightOf(index, wish),
  }));
  const serving = meetings.filter(({ like }) => like.size > 0);
  const numbers = need.wishes.flatMap((wish) =>
    wish.is === "number" ? [metBy(index, wish.number)] : [],
  );
  const total = meetings.reduce((sum, { weight }) => sum + weight, 0);
  const matches: Match[] = [];
  const relevances = relevantTo(index.relevance, need.telling, index.products.length);
  const parts = isExact(need) ? 0 : need.unknown.length > 0 ? partingUnknown : parting;
  for (let place = 0; place < index.products.length; place += 1) {
    let score = 0;
    for (const { met, weight } of meetings) {
      score += (met[place] ?? 0) * weight;
    }
    const relevance = relevances[place] ?? 0;
    const isNamed = byName.has(place);
    if (score <= 0 && !isNamed && relevance <= related) {
      continue;
    }
    const bonus = numbers.reduce((sum, weights) => sum + (weights[place] ?? 0) * 0.2, 0);
    let like = 0;
    for (const meeting of serving) {
      like += meeting.like.has(place) ? meeting.weight * likeness : 0;
    }
    matches.push({
      place,
      score: isNamed ? 2 : score / total + bonus + parts * relevance,
      whole: isNamed || meetings.every(({ met, meets }) => (met[place] ?? 0) >= meets),
      mentions: meetings.every(({ met }) => (met[place] ?? 0) > 0),
      bears: meetings.every(({ met }) => (met[place] ?? 0) >= bearing),
      says: meetings.every(({ met, says }) => (met[place] ?? 0) >= says),
      near: (score + like) / total + bonus + relevance,
      relevance,
    });
  }
  return matches.sort((a, b) => b.score - a.score);
}
