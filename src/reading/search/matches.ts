import { bearing, meetingOf, metBy, weightOf } from "#reading/search/meeting.ts";
import type { Need } from "#reading/search/need.ts";
import { relevantTo } from "#reading/search/relevance.ts";
import { weightSpan, type SearchIndex } from "#reading/search/search-index.ts";

/** How much of a product's name the query has to say for the name to be meant. */
const named = 0.75;

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
      const at = Math.floor(posting / weightSpan);
      if (names[at]?.some((name) => name.has(stem))) {
        places.add(at);
      }
    }
  }
  return new Set(
    [...places].filter((place) =>
      names[place]?.some(
        (name) => stems.length >= name.size * named && stems.every((stem) => name.has(stem)),
      ),
    ),
  );
}

/** How a product answers a query. */
export interface Match {
  readonly place: number;
  readonly score: number;
  /** Whether it meets all that was asked for, and whether it at least mentions it. */
  readonly whole: boolean;
  readonly mentions: boolean;
  /** Whether all that was asked for is its kind, name, marks, material or colour. */
  readonly bears: boolean;
  /** Whether it says in its name all that was asked for. */
  readonly says: boolean;
  /** What it has of the score where nothing meets all: more if it serves a like purpose. */
  readonly near: number;
  /** From 0 to 1: how much it has to do with all the words together. */
  readonly relevance: number;
}

/** Of a kind's weight: what a product has for serving a like purpose. */
const likeness = 0.3;

/** From this relevance on a product comes near what is asked for, even if it meets nothing of it. */
const related = 0.3;

/** What relevance adds to the score of what meets the wishes: it parts equals, above all where a word is not understood. */
const parting = 0.2;
const partingUnknown = 0.6;

/** Whether a query asks for a kind alone, or for what is borne or not: then no other word says which is better. */
function isExact({ wishes, unknown }: Need): boolean {
  const asked = wishes.filter(({ is }) => is !== "number");
  return (
    asked.some(
      (wish) => ["code", "standard"].includes(wish.is) || (wish.is === "word" && wish.mark),
    ) ||
    (unknown.length === 0 && asked.every((wish) => wish.is === "kind" && wish.telling.length === 0))
  );
}

/** How each product answers a query that has something to do with it; the best first. */
export function matchesOf(index: SearchIndex, need: Need): readonly Match[] {
  const required = need.wishes.filter((wish) => wish.is !== "number");
  const meetings = required.map((wish) => ({
    ...meetingOf(index, wish),
    weight: weightOf(index, wish),
  }));
  const numbers = need.wishes.flatMap((wish) =>
    wish.is === "number" ? [metBy(index, wish.number)] : [],
  );
  const total = meetings.reduce((sum, { weight }) => sum + weight, 0);
  const byName = namedBy(index, need);
  const matches: Match[] = [];
  const relevances = relevantTo(index.relevance, need.telling, index.products.length);
  const parts = isExact(need) ? 0 : need.unknown.length > 0 ? partingUnknown : parting;
  for (let place = 0; place < index.products.length; place += 1) {
    let score = 0;
    let whole = true;
    let mentions = true;
    let bears = true;
    let says = true;
    let like = 0;
    for (const meeting of meetings) {
      const own = meeting.met[place] ?? 0;
      score += own * meeting.weight;
      like += meeting.isLike(place) ? meeting.weight * likeness : 0;
      whole &&= meeting.meets(place);
      mentions &&= own > 0;
      bears &&= own >= bearing;
      says &&= meeting.says(place);
    }
    const relevance = relevances[place] ?? 0;
    if (score > 0 || byName.has(place) || relevance > related) {
      const bonus = numbers.reduce((sum, one) => sum + (one[place] ?? 0) * 0.2, 0);
      const isNamed = byName.has(place);
      matches.push({
        place,
        score: isNamed ? 2 : score / total + bonus + parts * relevance,
        whole: whole || isNamed,
        mentions,
        bears,
        says,
        near: (score + like) / total + bonus + relevance,
        relevance,
      });
    }
  }
  return matches.sort((a, b) => b.score - a.score);
}
