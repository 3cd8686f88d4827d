import type { NarrowingWords } from "#words/narrowing-words.ts";
import { countIn } from "#words/plurals.ts";

const products = { one: "{n} product", other: "{n} products" };
const values = { one: "{n} more value", other: "{n} more values" };

export const narrowing: NarrowingWords = {
  filter: (chosen) => (chosen === 0 ? "Filter" : `Filter (${chosen})`),
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
  },
  values: {
    "one-size": "One size",
    "in-stock": "In stock",
    "made-to-order": "Made to order",
    "on-request": "On request",
    "out-of-stock": "Out of stock",
    listed: "Price listed",
  },
  size: (id) => (/^[2-5]\d/.test(id) ? `EU ${id}` : id.toUpperCase()),
  apply: "Show products",
  clear: "Clear the filter",
  chosen: "Chosen",
  without: (value) => `Remove ${value}`,
  further: (count) => `${countIn("en", count, values)}: choose a category or search first.`,
  sort: "Sort by",
  sortings: {
    relevance: "Relevance",
    usual: "Catalogue order",
    name: "Name",
    code: "Product ID",
    minimum: "Minimum order",
    price: "Listed price",
  },
  sortBy: (column) => `Sort by: ${column}`,
  view: "View",
  cards: "Cards",
  table: "Table",
  name: "Product",
  figures: "Key figures",
  minimum: "Minimum",
  compare: "Compare",
  comparison: (count) => `Compare ${countIn("en", count, products)}`,
  leftOut: (most, names) => `The page compares ${most} products at once. It leaves out: ${names}.`,
  onlyDifferences: "Only differences",
  backToShop: "Back to the shop",
  nearest: "Compare with the nearest products",
  compareOf: (name) => `Compare: ${name}`,
  unknown: (facets) =>
    `The address names a value that the list does not have. It was left out: ${facets}.`,
  nothing: (chosen) => `0 products with ${chosen}.`,
  left: (count, without) => `${count} without ${without}`,
  leftIn: (count) => `${count} in all categories`,
};
