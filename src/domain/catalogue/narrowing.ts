import { isSize } from "#domain/catalogue/size-range.ts";

/** Facets of a listing, in the order of display. */
export const facetKeys = [
  "std",
  "mark",
  "level",
  "material",
  "size",
  "colour",
  "stock",
  "price",
  "tag",
] as const;

export type FacetKey = (typeof facetKeys)[number];

/** Something for every facet. */
export function forEachFacet<Value>(
  make: (key: FacetKey) => Value,
): Readonly<Record<FacetKey, Value>> {
  return {
    std: make("std"),
    mark: make("mark"),
    level: make("level"),
    material: make("material"),
    size: make("size"),
    colour: make("colour"),
    stock: make("stock"),
    price: make("price"),
    tag: make("tag"),
  };
}

/** How a listing can be ordered other than by relevance, which for all products is the catalogue's order. */
export const sortedBy = ["name", "code", "minimum", "price"] as const;

type SortedBy = (typeof sortedBy)[number];

/** An order, the smallest or the greatest first. */
export type Sorting = SortedBy | `${SortedBy}-down`;

/** All of them, each beside its contrary. */
export const sortings: readonly Sorting[] = sortedBy.flatMap((key) => [key, downwards(key)]);

/** The same order, the greatest first. */
export function downwards(key: SortedBy): `${SortedBy}-down` {
  return `${key}-down`;
}

/** Sort key, and whether the greatest value stands first. */
export function partsOfSorting(sort: Sorting): { readonly by: SortedBy; readonly down: boolean } {
  const key = sortedBy.find((candidate) => downwards(candidate) === sort);
  return key === undefined
    ? { by: sortedBy.find((candidate) => candidate === sort) ?? "name", down: false }
    : { by: key, down: true };
}

/** Checks that a facet has a value of that id; every possible size is known. */
export type Knows = (key: FacetKey, id: string) => boolean;

/** The orders of a catalogue; without a listed price there is none by price. */
export function offeredSortings(knows: Knows): readonly Sorting[] {
  const hasPrices = knows("price", "listed");
  return sortings.filter((sort) => hasPrices || partsOfSorting(sort).by !== "price");
}

/** How an address asks for the listing of the shop to be narrowed, ordered and shown. */
export interface Narrowing {
  /** The ids that were chosen, sorted; a facet without any is absent. */
  readonly chosen: ReadonlyMap<FacetKey, readonly string[]>;
  /** Absent for the usual order. */
  readonly sort?: Sorting | undefined;
  /** True for rows of a table, false for cards. */
  readonly table: boolean;
  /** The facets of which an id was left out because nothing has that name. */
  readonly unknown: readonly FacetKey[];
}

/** Nothing is narrowed, ordered or shown otherwise than usual. */
export const asUsual: Narrowing = { chosen: new Map(), table: false, unknown: [] };

/** The most ids that a facet takes; further ones are left out like unknown ones. */
const mostChosen = 12;

function idsIn(values: readonly string[]): readonly string[] {
  const ids = values.flatMap((value) => value.split(",")).map((id) => id.trim().toLowerCase());
  return [...new Set(ids)].filter((id) => id !== "").sort();
}

/** Reads the query of an address, whoever wrote it: keys in any order, several ids repeated or after commas. */
export function readNarrowing(parameters: URLSearchParams, knows: Knows): Narrowing {
  const chosen = new Map<FacetKey, readonly string[]>();
  const unknown = new Set<string>(idsIn(parameters.getAll("unknown")));
  for (const key of facetKeys) {
    const ids = idsIn(parameters.getAll(key));
    const valid = ids
      .filter((id) => knows(key, id) || (key === "size" && isSize(id)))
      .slice(0, mostChosen);
    if (valid.length > 0) {
      chosen.set(key, valid);
    }
    if (valid.length < ids.length) {
      unknown.add(key);
    }
  }
  const sort = parameters.get("sort");
  return {
    chosen,
    sort: offeredSortings(knows).find((candidate) => candidate === sort),
    table: parameters.get("view") === "table",
    unknown: facetKeys.filter((key) => unknown.has(key)),
  };
}

/** The same as the parts of an address's query, in the one order that they have. */
export function tellNarrowing({
  chosen,
  sort,
  table,
  unknown,
}: Narrowing): readonly (readonly [key: string, value: string])[] {
  const ids = facetKeys.flatMap((key) => {
    const values = chosen.get(key) ?? [];
    return values.length > 0 ? [[key, values.join(",")] as const] : [];
  });
  return [
    ...ids,
    ...(sort ? [["sort", sort] as const] : []),
    ...(table ? [["view", "table"] as const] : []),
    ...(unknown.length > 0 ? [["unknown", unknown.join(",")] as const] : []),
  ];
}

/** The most products that are compared side by side. */
export const mostCompared = 4;

/** The most that an address may ask to compare: the page names those that it leaves out. */
const mostTicked = 48;

/** The slugs that an address asks to compare, each once and sorted, as far as there are such products. */
export function readCompared(
  parameters: URLSearchParams,
  isProduct: (slug: string) => boolean,
): readonly string[] {
  return idsIn(parameters.getAll("compare")).filter(isProduct).slice(0, mostTicked);
}
