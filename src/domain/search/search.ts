import type { Product } from "#domain/catalogue/product.ts";
import { lacking } from "#domain/search/negation.ts";
import { readNeed, type Need } from "#domain/search/need.ts";
import { fullWeight, weightSpan, type SearchIndex } from "#domain/search/search-index.ts";
import type { Wish } from "#domain/search/wish.ts";

/** What a query finds, and what is said of it. */
export interface Found extends Need {
  /** Best first. */
  readonly products: readonly Product[];
  /** Nothing meets the whole query: these come nearest. */
  readonly nearest: boolean;
  /** How many further products mention what was asked for; they are not shown. */
  readonly more: number;
}

/** Of the best score: what stays below is counted and not shown. */
const cut = 0.55;

/** How much of a product's name the query has to say for the name to be meant. */
const named = 0.75;

/** Fewest words of a query that may be a product's name. */
const fewestNamed = 3;

/** What is asked for beside the thing itself weighs less. */
function weightOf(wish: Wish): number {
  switch (wish.is) {
    case "code":
      return 100;
    case "kind":
      return wish.head ? 10 : 8;
    case "standard":
      return 8;
    case "word":
      return wish.mark ? 8 : 4;
    case "lack":
      return 4;
    case "number":
      return 1;
  }
}

/** How well each product meets a term, from 0 to 1. */
function metBy({ terms, products }: SearchIndex, term: string): Float64Array {
  const met = new Float64Array(products.length);
  for (const posting of terms.get(term) ?? []) {
    met[Math.floor(posting / weightSpan)] = (posting % weightSpan) / fullWeight;
  }
  return met;
}

interface Meeting {
  /** From 0 to 1, by place. */
  readonly met: Float64Array;
  /** Whether the product meets it rather than mentions it. */
  readonly meets: (place: number) => boolean;
}

const mentioned = 0.5;

/** From this weight on a product has what is named, rather than mentions it. */
const bearing = 0.7;

function meetingOf(index: SearchIndex, wish: Exclude<Wish, { is: "number" }>): Meeting {
  switch (wish.is) {
    case "code":
    case "standard": {
      const met = new Float64Array(index.products.length);
      for (const place of wish.places) {
        met[place] = 1 / (1 + (index.products[place]?.specifications.standards.length ?? 0) / 100);
      }
      return { met, meets: (place) => (met[place] ?? 0) > 0 };
    }
    case "word": {
      const met = metBy(index, wish.term);
      if (wish.mark && met.includes(1)) {
        // A mark is borne: who only mentions it does not have it.
        return { met: met.map((one) => (one === 1 ? 1 : 0)), meets: (place) => met[place] === 1 };
      }
      return { met, meets: (place) => (met[place] ?? 0) > 0 };
    }
    case "lack": {
      const stated = metBy(index, lacking(wish.term));
      const borne = metBy(index, wish.term);
      const met = stated.map((own, place) =>
        own > 0 ? Math.max(own, mentioned) : (borne[place] ?? 0) >= bearing ? 0 : mentioned / 2,
      );
      return { met, meets: (place) => (met[place] ?? 0) > 0 };
    }
    case "kind": {
      const all = wish.terms.map((term) => metBy(index, term));
      const members = index.kinds.get(wish.kind) ?? new Set();
      const met = new Float64Array(index.products.length);
      for (let place = 0; place < met.length; place += 1) {
        let least = 1;
        for (const one of all) {
          least = Math.min(least, one[place] ?? 0);
        }
        met[place] = members.has(place) ? 0.9 + 0.1 * least : least * mentioned;
      }
      return {
        met,
        meets: (place) => wish.beside || (wish.head ? members.has(place) : (met[place] ?? 0) > 0),
      };
    }
  }
}

/** The places of the products whose name the query says, nearly whole. */
function namedBy({ names, terms }: SearchIndex, { stems }: Need): ReadonlySet<number> {
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

interface Match {
  readonly place: number;
  readonly score: number;
  /** Whether it meets all that was asked for, and whether it at least mentions it. */
  readonly whole: boolean;
  readonly mentions: boolean;
}

function matchesOf(index: SearchIndex, need: Need): readonly Match[] {
  const required = need.wishes.filter((wish) => wish.is !== "number");
  const meetings = required.map((wish) => ({ ...meetingOf(index, wish), weight: weightOf(wish) }));
  const numbers = need.wishes.flatMap((wish) =>
    wish.is === "number" ? [metBy(index, wish.number)] : [],
  );
  const total = meetings.reduce((sum, { weight }) => sum + weight, 0);
  const byName = namedBy(index, need);
  const matches: Match[] = [];
  for (let place = 0; place < index.products.length; place += 1) {
    let score = 0;
    let whole = true;
    let mentions = true;
    for (const { met, meets, weight } of meetings) {
      const own = met[place] ?? 0;
      score += own * weight;
      whole &&= meets(place);
      mentions &&= own > 0;
    }
    if (score > 0 || byName.has(place)) {
      const bonus = numbers.reduce((sum, one) => sum + (one[place] ?? 0) * 0.2, 0);
      const isNamed = byName.has(place);
      matches.push({
        place,
        score: isNamed ? 2 : score / total + bonus,
        whole: whole || isNamed,
        mentions,
      });
    }
  }
  return matches.toSorted((a, b) => b.score - a.score);
}

/**
 * The products that meet all that a query asks for, best first; all of them for an empty query. Where
 * there are none, those that meet most of it. A code finds every product that bears it.
 */
export function findProducts(index: SearchIndex, query: string): Found {
  const need = readNeed(index, query);
  const { wishes, unknown, notSold, brands } = need;
  const required = wishes.filter(({ is }) => is !== "number");
  const found = (matches: readonly Match[], nearest: boolean, more: number): Found => ({
    ...need,
    products: matches.flatMap(({ place }) => index.products[place] ?? []),
    nearest,
    more,
  });
  const isSaid = unknown.length + notSold.length + brands.length > 0;
  if (required.length === 0) {
    const products = isSaid ? [] : index.products;
    return { ...need, products, nearest: false, more: 0 };
  }
  const coded = wishes.some(({ is }) => is === "code");
  const matches = matchesOf(index, need);
  const whole = matches.filter((match) => match.whole);
  const candidates = whole.length > 0 ? whole : matches;
  const least = (candidates[0]?.score ?? 0) * (coded && whole.length === 0 ? 0.9 : cut);
  const shown = candidates.filter(({ score }) => score >= least);
  const mentions = matches.filter((match) => match.mentions).length;
  const more =
    whole.length > 0 ? Math.max(0, mentions - shown.filter((match) => match.mentions).length) : 0;
  return found(shown, whole.length === 0 && shown.length > 0, more);
}
