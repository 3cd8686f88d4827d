import { lacking } from "#reading/search/negation.ts";
import { fullWeight, unfitFor } from "#reading/search/product-terms.ts";
import { cacheRecent } from "#reading/search/recent-results.ts";
import { weightSpan, type SearchIndex } from "#reading/search/search-index.ts";
import type { Wish } from "#reading/search/wish.ts";

/** A wish that tells products apart. */
export type Required = Exclude<Wish, { is: "number" }>;

/** Weighs a term by its rarity: from 0.5 to 2, and 1 for a term in one of twenty products. */
function rarityOf({ terms, products }: SearchIndex, term: string): number {
  const share = (terms.get(term)?.length ?? 1) / products.length;
  return Math.max(0.5, Math.min(2, Math.log(share) / Math.log(1 / 12)));
}

/** Weight of a wish that is only an accessory of the thing. */
export function weightOf(index: SearchIndex, wish: Required): number {
  switch (wish.is) {
    case "code":
      return 100;
    case "kind":
      return wish.head ? 10 : wish.beside ? 4 : 8;
    case "standard":
    case "rating":
      return 8;
    case "word":
      return (wish.mark ? 8 : 4 * rarityOf(index, wish.term)) / (wish.beside ? 2 : 1);
    case "lack":
      return 4;
  }
}

/** How well each product meets a term, from 0 to 1. */
export function metBy({ terms, products }: SearchIndex, term: string): Float64Array {
  const met = new Float64Array(products.length);
  for (const posting of terms.get(term) ?? []) {
    met[Math.floor(posting / weightSpan)] = (posting % weightSpan) / fullWeight;
  }
  return met;
}

/** How products meet a wish, each by its place. */
interface Meeting {
  /** From 0 to 1. */
  readonly met: Float64Array;
  /** From here on a product meets the wish rather than mentions it. */
  readonly meets: number;
  /** From here on a product is the thing, or says it in its name. */
  readonly says: number;
  /** Products that serve a like purpose. */
  readonly like: ReadonlySet<number>;
}

const mentioned = 0.5;

/** From this weight on a product has what is named, rather than mentions it. */
export const bearing = 0.7;

/** Largest difference between the first and the last product of a kind, all else being equal. */
const inOrder = 0.005;

function meetingBy(met: Float64Array, meets: number, says: number): Meeting {
  return { met, meets, says, like: new Set() };
}

const any = Number.MIN_VALUE;

function leastOf(met: readonly Float64Array[], place: number): number {
  let least = 1;
  for (const weights of met) {
    least = Math.min(least, weights[place] ?? 0);
  }
  return least;
}

function meetingOfKind(index: SearchIndex, wish: Extract<Wish, { is: "kind" }>): Meeting {
  const { products } = index;
  const termWeights = wish.terms.map((term) => metBy(index, term));
  const telling = wish.telling.map((term) => metBy(index, term));
  const members = index.kinds.get(wish.kind) ?? new Set();
  const leading = index.leading.get(wish.kind) ?? new Set();
  const met = Float64Array.from(products, (_, place) =>
    members.has(place) ? 0 : leastOf(termWeights, place) * mentioned,
  );
  const categories = new Set<string>();
  let order = 0;
  for (const place of members) {
    const tells = leading.has(place) ? 1 : leastOf(telling, place);
    met[place] = 0.895 + 0.1 * tells + inOrder * (1 - order / members.size);
    order += 1;
    categories.add(products[place]?.category.id ?? "");
  }
  const isLike = (place: number) =>
    !members.has(place) && categories.has(products[place]?.category.id ?? "");
  return {
    met,
    meets: wish.beside ? 0 : wish.head ? bearing : any,
    says: wish.beside ? 0 : mentioned,
    like: new Set(wish.head ? [...products.keys()].filter(isLike) : []),
  };
}

/** Most wishes whose meetings are cached: the rows of a list name the same things again and again. */
const mostMeetings = 100;

const recent = cacheRecent<Meeting>(mostMeetings);

/** How the products meet a wish. */
export function meetingOf(index: SearchIndex, wish: Required): Meeting {
  return recent(index, JSON.stringify(wish), () => computeMeeting(index, wish));
}

function computeMeeting(index: SearchIndex, wish: Required): Meeting {
  switch (wish.is) {
    case "code":
    case "standard":
    case "rating": {
      const met = new Float64Array(index.products.length);
      for (const [order, place] of wish.places.entries()) {
        const standards = index.products[place]?.specifications.standards.length ?? 0;
        met[place] = 1 / (1 + standards / 100 + (wish.is === "code" ? order / 20 : 0));
      }
      return meetingBy(met, any, any);
    }
    case "word": {
      // Ranks a product that denies the use behind one that does not mention it.
      const unfit = metBy(index, unfitFor(wish.term));
      const met = metBy(index, wish.term).map((weight, place) => weight - (unfit[place] ?? 0));
      // A mark is borne: who only mentions it does not have it.
      return wish.mark && met.includes(1)
        ? meetingBy(
            met.map((weight) => (weight === 1 ? 1 : 0)),
            1,
            1,
          )
        : meetingBy(met, any, 1);
    }
    case "lack": {
      const borne = metBy(index, wish.term);
      const met = metBy(index, lacking(wish.term)).map((weight, place) =>
        weight > 0
          ? Math.max(weight, mentioned)
          : (borne[place] ?? 0) >= bearing
            ? 0
            : mentioned / 2,
      );
      return meetingBy(met, met.some((weight) => weight >= mentioned) ? mentioned : any, mentioned);
    }
    case "kind":
      return meetingOfKind(index, wish);
  }
}
