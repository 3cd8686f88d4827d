import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FacetValue } from "#domain/catalogue/facet-values.ts";
import {
  facetKeys,
  forEachFacet,
  type FacetKey,
  type Knows,
  type Narrowing,
} from "#domain/catalogue/narrowing.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { sizeRank } from "#domain/catalogue/size-range.ts";

type Chosen = Narrowing["chosen"];

/** Checks that a product has one of the chosen values in every facet but `except`. */
function fits(product: Product, chosen: Chosen, catalogue: Catalogue, except?: FacetKey): boolean {
  if (chosen.size === 0) {
    return true;
  }
  const values = catalogue.facetValues(product);
  for (const [key, ids] of chosen) {
    if (key !== except && !ids.some((id) => values[key].has(id))) {
      return false;
    }
  }
  return true;
}

/** The products that have one of the chosen values in every facet. */
export function narrowed(
  products: readonly Product[],
  chosen: Chosen,
  catalogue: Catalogue,
): readonly Product[] {
  return chosen.size === 0
    ? products
    : products.filter((product) => fits(product, chosen, catalogue));
}

interface CountedValue extends FacetValue {
  /** How many products there are with it, as far as the other facets let them through. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface Facet {
  readonly key: FacetKey;
  /** The values by name or size; of many those that most products have. */
  readonly values: readonly CountedValue[];
  /** How many further values there are. */
  readonly further: number;
}

/** The most values that a facet offers at once. */
export const mostValues = 16;

function ranked(key: FacetKey, values: readonly CountedValue[]): readonly CountedValue[] {
  const byId = new Intl.Collator("en", { numeric: true });
  return values.toSorted((a, b) =>
    key === "size" ? sizeRank(a.id) - sizeRank(b.id) : byId.compare(a.name ?? a.id, b.name ?? b.id),
  );
}

function facetOf(
  key: FacetKey,
  products: readonly Product[],
  chosen: Chosen,
  catalogue: Catalogue,
): Facet | undefined {
  const ids = chosen.get(key) ?? [];
  const counts = new Map<string, number>();
  const values = new Map<string, FacetValue>(ids.map((id) => [id, valueOf(key, id, catalogue)]));
  let total = 0;
  for (const product of products) {
    if (fits(product, chosen, catalogue, key)) {
      total += 1;
      for (const [id, value] of catalogue.facetValues(product)[key]) {
        values.set(id, value);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  const counted = Array.from(values, ([id, value]) => ({
    ...value,
    count: counts.get(id) ?? 0,
    isChosen: ids.includes(id),
  }));
  const splitting = counted.filter(({ count, isChosen }) => isChosen || count < total);
  const offered = splitting
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .slice(0, mostValues);
  return offered.length === 0
    ? undefined
    : { key, values: ranked(key, offered), further: splitting.length - offered.length };
}

/** The facets that split what a query and a category have found, with exact counts. */
export function facetsOf(
  products: readonly Product[],
  { chosen }: Narrowing,
  catalogue: Catalogue,
): readonly Facet[] {
  return facetKeys.flatMap((key) => facetOf(key, products, chosen, catalogue) ?? []);
}

/** A value by its id, though no product of the listing has it. */
export function valueOf(key: FacetKey, id: string, catalogue: Catalogue): FacetValue {
  return catalogue.facetVocabulary()[key].get(id) ?? { id };
}

/** Which values the facets of a catalogue have. */
export function knownIn(catalogue: Catalogue): Knows {
  return (key, id) => catalogue.facetVocabulary()[key].has(id);
}

/** The ids of every facet, for whoever reads addresses without the catalogue. */
export function choicesIn(catalogue: Catalogue): Readonly<Record<FacetKey, readonly string[]>> {
  const vocabulary = catalogue.facetVocabulary();
  return forEachFacet((key) => [...vocabulary[key].keys()].toSorted());
}

/** Counts the products that remain where one of the chosen facets is dropped. */
interface WayOut {
  readonly key: FacetKey;
  readonly ids: readonly string[];
  readonly count: number;
}

/** For choices that no product meets together: what each of them keeps from being found. */
export function waysOut(
  products: readonly Product[],
  { chosen }: Narrowing,
  catalogue: Catalogue,
): readonly WayOut[] {
  return Array.from(chosen, ([key, ids]) => ({
    key,
    ids,
    count: products.filter((product) => fits(product, chosen, catalogue, key)).length,
  }));
}
