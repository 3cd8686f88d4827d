import type { FacetKey, Sorting } from "#domain/catalogue/narrowing.ts";

/** What narrowing, ordering and comparing say. */
export interface NarrowingWords {
  readonly filter: (chosen: number) => string;
  readonly facets: Readonly<Record<FacetKey, string>>;
  /** Values that have no name of their own, by their ids. */
  readonly values: Readonly<Record<string, string>>;
  readonly size: (id: string) => string;
  readonly apply: string;
  readonly clear: string;
  readonly chosen: string;
  readonly without: (value: string) => string;
  /** Of values that are not offered because there are too many. */
  readonly further: (count: number) => string;
  readonly sort: string;
  readonly sortings: Readonly<Record<Sorting | "relevance" | "usual", string>>;
  /** Of a column's head by which the rows are ordered. */
  readonly sortBy: (column: string) => string;
  readonly view: string;
  readonly cards: string;
  readonly table: string;
  /** Heads columns of the table. */
  readonly name: string;
  readonly figures: string;
  readonly minimum: string;
  readonly compare: string;
  readonly comparison: (count: number) => string;
  /** Of more products than are compared at once: the names of the others. */
  readonly leftOut: (most: number, names: string) => string;
  readonly onlyDifferences: string;
  readonly backToShop: string;
  /** A link from a product to it beside the two that are nearest to it. */
  readonly nearest: string;
  readonly compareOf: (name: string) => string;
  /** Of what an address asks for and nothing has: the facets' names. */
  readonly unknown: (facets: string) => string;
  /** No product has all that was chosen. */
  readonly nothing: (chosen: string) => string;
  readonly left: (count: number, without: string) => string;
  readonly leftIn: (count: number) => string;
}
