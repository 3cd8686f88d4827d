import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { deniedUse } from "#reading/search/denials.ts";
import { loneNumber, type LoneNumber } from "#reading/search/lone-number.ts";
import { matchesOf, namedBy, type Match } from "#reading/search/matches.ts";
import { readNeed, type Need } from "#reading/search/need.ts";
import { comesIn, isShoeSize, type AskedSize } from "#domain/catalogue/product-sizes.ts";
import { sizesIn } from "#reading/amounts/sizes.ts";
import { indexProducts, type SearchIndex } from "#reading/search/search-index.ts";

/** A size in which products do not come. */
interface MissingSize {
  readonly size: string;
  /** How many of the products found do not come in it. */
  readonly without: number;
  /** True where no result is listed in it. */
  readonly isNone: boolean;
}

/** Results of a query, with remarks on it. */
export interface SearchResult extends Need {
  /** Best first. */
  readonly products: readonly Product[];
  /** Nothing meets the whole query: these come nearest. */
  readonly nearest: boolean;
  /** The sizes asked for in which some of the products do not come: those stand last. */
  readonly missingSizes: readonly MissingSize[];
  /** The number that stands alone in the query. */
  readonly number: LoneNumber | undefined;
  /** How many further products mention what was asked for; they are not shown. */
  readonly more: number;
  /** By the slug of a product that is not for the asked use: which of its lines says so. */
  readonly denied: ReadonlyMap<string, number>;
}

/** Of the best score: what stays below is counted and not shown. */
const cut = 0.55;

/**
 * Selects the matches of the whole query, or else those whose name says it whole, or else the nearest; best first.
 * Words may meet a text by chance: a full match counts only where a product bears the words or is the most
 * relevant one.
 */
function chosen(matches: readonly Match[], { wishes, notSold, isListed, unmet }: Need) {
  const isCoded = wishes.some(({ is }) => is === "code");
  const meeting = matches.filter((match) => match.whole);
  const isHeard =
    isCoded ||
    matches.every(({ relevance }) => relevance === 0) ||
    meeting.some(({ bears, relevance }) => bears || relevance === 1);
  const isWhole = isHeard && (notSold.length === 0 || isListed) && !unmet?.isCertain;
  const whole = isWhole ? meeting : [];
  const stating = (unmet?.isAll ? unmet.places : []).flatMap(
    (place) => matches.find((match) => match.place === place) ?? [],
  );
  if (whole.length === 0 && stating.length > 0) {
    return { shown: stating, nearest: true };
  }
  const saying = whole.length > 0 ? whole : matches.filter(({ says }) => says);
  if (saying.length > 0) {
    const least = (saying[0]?.score ?? 0) * cut;
    return { shown: saying.filter(({ score }) => score >= least), nearest: false };
  }
  const nearest = [...matches].sort(byNearness);
  const least = (nearest[0]?.near ?? 0) * (isCoded ? 0.9 : cut);
  return { shown: nearest.filter(({ near }) => near >= least), nearest: nearest.length > 0 };
}

/** The sizes asked for; where shoes come first, a bare number may be one. */
function sizesAsked({ sizes }: SearchIndex, need: Need, best: Match | undefined) {
  const ranges = sizes[best?.place ?? -1];
  const bare = need.wishes.flatMap((wish) =>
    wish.is === "number" && ranges && isShoeSize(ranges, wish.number) ? [wish.number] : [],
  );
  return need.sizes.length > 0 ? need.sizes : sizesIn(bare);
}

/** Those that come in the sizes asked for first, or do not say; and in which sizes the others do not come. */
function bySize(index: SearchIndex, need: Need, matches: readonly Match[]) {
  const sizes = sizesAsked(index, need, matches[0]);
  const lacks = (size: AskedSize, { place }: Match) => {
    const ranges = index.sizes[place];
    return ranges !== undefined && comesIn(ranges, size) === false;
  };
  const missing = sizes.flatMap((size): readonly MissingSize[] => {
    const without = matches.filter((match) => lacks(size, match)).length;
    const isNone = !matches.some(({ place }) => {
      const ranges = index.sizes[place];
      return ranges !== undefined && comesIn(ranges, size) === true;
    });
    return without === 0 ? [] : [{ size: size.size, without, isNone }];
  });
  const late = (match: Match) => Number(sizes.some((size) => lacks(size, match)));
  return { shown: [...matches].sort((a, b) => late(a) - late(b)), missing };
}

const byNearness = (a: Match, b: Match) => b.near - a.near;

/** The most alternatives put before products that all deny the use. */
const maxAlternatives = 3;

/**
 * Ranks products that deny the asked use last. Where the best one denies it, products made for the use come
 * first; where all deny it, others of the subcategory. A code outranks a denial.
 */
function byUse(
  index: SearchIndex,
  need: Need,
  { matches, shown }: { readonly matches: readonly Match[]; readonly shown: readonly Match[] },
) {
  const { lines, warnings, fitting } = deniedUse(index.denials, need);
  const [best] = shown;
  const isCoded = need.wishes.some(({ is }) => is === "code");
  const places = shown.map(({ place }) => place);
  if (!best || isCoded || !places.some((place) => lines.has(place))) {
    return { places, warnings, isNearest: false };
  }
  const serves = (place: number) => !lines.has(place);
  const serving = places.filter(serves);
  const bestProduct = index.products[best.place];
  const suited = fitting.filter(
    (place) =>
      lines.has(best.place) &&
      serves(place) &&
      index.products[place]?.category.id === bestProduct?.category.id,
  );
  const isNone = serving.length === 0 && suited.length === 0;
  const alternatives = isNone
    ? [...matches]
        .sort(byNearness)
        .map(({ place }) => place)
        .filter((place) => index.products[place]?.subcategory.id === bestProduct?.subcategory.id)
        .filter(serves)
        .slice(0, maxAlternatives)
    : [];
  return {
    places: [...new Set([...suited, ...serving, ...alternatives, ...places])],
    warnings,
    isNearest: serving.length === 0,
  };
}

/** Ranks the products for a parsed query, best first. */
function answerTo(index: SearchIndex, need: Need) {
  const matches = matchesOf(index, need);
  const { shown, nearest } = chosen(matches, need);
  const unmet = need.unmet?.isCertain || nearest ? need.unmet : undefined;
  const ofKind = unmet?.isAll ? shown.filter(({ place }) => unmet.members.has(place)) : [];
  const sized = bySize(index, need, ofKind.length > 0 ? ofKind : shown);
  const { places, warnings, isNearest } = byUse(index, need, { matches, shown: sized.shown });
  const denied = [...warnings].flatMap(([place, line]) => {
    const slug = index.products[place]?.slug;
    return slug === undefined ? [] : [[slug, line] as const];
  });
  return {
    matches,
    shown,
    nearest: nearest || isNearest || unmet !== undefined,
    unmet,
    missing: sized.missing,
    products: places.flatMap((place) => index.products[place] ?? []),
    sizes: places.flatMap((place) => index.sizes[place] ?? []),
    denied: new Map(denied),
  };
}

/** Checks that of two words one is unknown and the other names no product. */
function isChance({ wishes, unknown, unmet, stems, readings }: Need): boolean {
  const isPlain = wishes.every((wish) => wish.is === "word" && !wish.mark);
  return isPlain && unknown.length > 0 && stems.length === 2 && readings.length === 0 && !unmet;
}

/**
 * The products that meet all that a query asks for, best first; all of them for an empty query. Where
 * there are none, those that meet most of it. A code finds every product that bears it. Where the thing
 * itself is not sold, nothing stands in for it.
 */
export function findProducts(index: SearchIndex, query: string): SearchResult {
  const read = readNeed(index, query);
  const names = namedBy(index, read);
  const need = names.size > 0 ? { ...read, unmet: undefined } : read;
  const { wishes, unknown, notSold, brands, isListed, isCircumstance } = need;
  const isSaid = unknown.length + notSold.length + brands.length > 0;
  const isAsked = wishes.some(({ is }) => is !== "number") && !isChance(need);
  const isElsewhere = notSold.length > 0 && !isListed && !isCircumstance && names.size === 0;
  if (!isAsked || isElsewhere) {
    const products = isSaid || need.stems.length > 0 ? [] : index.products;
    const number = loneNumber({ need, products: [], sizes: [] }, query);
    const none = { nearest: false, missingSizes: [], number, more: 0 };
    return { ...need, ...none, products, denied: new Map() };
  }
  const answer = answerTo(index, need);
  const number = loneNumber({ need, ...answer }, query);
  // How many are asked for says nothing of which: it puts no product before another.
  const plain = { ...need, wishes: wishes.filter(({ is }) => is !== "number") };
  const { matches, shown, nearest, unmet, missing, products, denied } =
    number?.is === "quantity" ? answerTo(index, plain) : answer;
  const mentions = matches.filter((match) => match.mentions).length;
  const shownMentions = shown.filter((match) => match.mentions).length;
  return {
    ...need,
    products,
    nearest,
    unmet,
    missingSizes: missing,
    number,
    denied,
    more: nearest ? 0 : Math.max(0, mentions - shownMentions),
  };
}

/** Finds the products that match a query, best first, or else the nearest ones. */
export type Search = (query: string) => SearchResult;

/** Indexes the catalogues of all languages together, at the first query. */
export function indexLazily(catalogues: readonly CatalogueData[]): () => SearchIndex {
  let index: SearchIndex | undefined;
  return () => (index ??= indexProducts(catalogues));
}

/** Creates the search of one language; its results name the products in that language. */
export function createSearch(
  { products }: Pick<CatalogueData, "products">,
  index: () => SearchIndex,
): Search {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return (query) => {
    const result = findProducts(index(), query);
    return { ...result, products: result.products.flatMap(({ slug }) => bySlug.get(slug) ?? []) };
  };
}
