import type { FacetKey, Sorting } from "#domain/catalogue/narrowing.ts";
import { countIn } from "#words/plurals.ts";

const products = { one: "{n} product", other: "{n} products" };
const values = { one: "{n} more value", other: "{n} more values" };

export const narrowing = {
  filter: (chosen: number) => (chosen === 0 ? "Filter" : `Filter (${chosen})`),
  facets: {
    std: "Standard",
    mark: "Mark or class",
    level: "Level",
    material: "Material",
    size: "My size",
    colour: "Colour",
    stock: "Availability",
    price: "Price",
    tag: "Work",
  } satisfies Readonly<Record<FacetKey, string>>,
  /** Names of values by their ids, where the catalogue has no name. */
  values: {
    "one-size": "One size",
    "in-stock": "In stock",
    "made-to-order": "Made to order",
    "on-request": "On request",
    "out-of-stock": "Out of stock",
    listed: "Price listed",
  } as Readonly<Record<string, string>>,
  size: (id: string) => (/^[2-5]\d/.test(id) ? `EU ${id}` : id.toUpperCase()),
  apply: "Show products",
  /** Closes the filter of a phone; the number follows what is chosen. */
  show: (count: number) => `Show ${countIn("en", count, products)}`,
  clear: "Clear the filter",
  chosen: "Chosen",
  without: (value: string) => `Remove ${value}`,
  further: (count: number) => `${countIn("en", count, values)}: choose a category or search first.`,
  sort: "Sort by",
  sortings: {
    relevance: "Relevance",
    usual: "Catalogue order",
    name: "Name",
    "name-down": "Name, Z to A",
    code: "Product ID",
    "code-down": "Product ID, last first",
    minimum: "Minimum order",
    "minimum-down": "Minimum order, largest first",
    price: "Listed price",
    "price-down": "Listed price, highest first",
  } satisfies Readonly<Record<Sorting | "relevance" | "usual", string>>,
  sortBy: (column: string) => `Sort by: ${column}`,
  view: "View",
  cards: "Cards",
  table: "Table",
  /** Column headings of the table. */
  name: "Product",
  figures: "Key figures",
  minimum: "Minimum",
  compare: "Compare",
  comparison: (count: number) => `Compare ${countIn("en", count, products)}`,
  leftOut: (limit: number, names: string) =>
    `The page compares ${limit} products at once. It leaves out: ${names}.`,
  onlyDifferences: "Only differences",
  backToShop: "Back to the shop",
  nearest: "Compare with the nearest products",
  compareOf: (name: string) => `Compare: ${name}`,
  unknown: (facets: string) => `Unknown filter in the link. It was left out: ${facets}.`,
  nothing: (chosen: string) => `0 products with ${chosen}.`,
  left: (count: number, without: string) => `${count} without ${without}`,
  leftIn: (count: number) => `${count} in all categories`,
};
