import { countIn } from "#words/plurals.ts";

const products = { one: "{n} product", other: "{n} products" };
const results = { one: "{n} result for", other: "{n} results for" };

export const listing = {
  tabsLabel: "Product categories",
  all: "All Products",
  more: "More categories",
  searchLabel: "Search the catalogue",
  search: "Search",
  empty: "No products found in this category.",
  nearest: (query: string) => `Nothing matches all of “${query}”. Closest matches:`,
  notForUse: (use: string) => `Not for: ${use}`,
  notSold: (query: string) => `Not in our list: ${query}. Ask us about it.`,
  notUnderstood: (typed: string) => `We do not know: ${typed}.`,
  /** `requirements` is a rating or a word of the query, such as "33 kV". */
  unmet: (thing: string, requirements: string) => `We have no ${thing} for ${requirements}.`,
  ours: (thing: string) => `Our ${thing}:`,
  mentions: (count: number, thing: string) =>
    `${count} more ${count === 1 ? "product mentions" : "products mention"} ${thing}.`,
  noneInSize: (size: string) => `None of these products is listed in size ${size}.`,
  someNotInSize: (size: string, count: number) =>
    `${count} of these products ${count === 1 ? "does" : "do"} not come in size ${size}; ${count === 1 ? "it is" : "they are"} last.`,
  readAs: (typed: string, meant: string) => `“${typed}” is read as “${meant}”.`,
  supersededBy: (old: string, current: string) => `${old} was replaced by ${current}.`,
  /** `count` is the number of makers. */
  otherMakes: (makes: string, count: number) =>
    `${makes} ${count === 1 ? "is" : "are"} not in this catalogue. Products of the same kind:`,
  count: (total: number) => countIn("en", total, products),
  /** The title of a listing: "Hand Protection: 25 products". */
  asked: (name: string, total: number) => `${name}: ${countIn("en", total, products)}`,
  results: (total: number, query: string) => `${countIn("en", total, results)} “${query}”`,
  fromCatalogue: "From the catalogue",
  file: "Download the list of all products (CSV)",
  showAll: (count: number) => `Show all ${countIn("en", count, products)}`,
  pages: "Pages of the listing",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  save: (percent: number) => `Save ${percent}%`,
  details: "View Details",
  detailsOf: (name: string) => `View Details: ${name}`,
  pictureOf: (index: number, total: number) => `Image ${index} of ${total}`,
  pictureOfProduct: (index: number, total: number, name: string) =>
    `Image ${index} of ${total}: ${name}`,
  addToList: "Add to enquiry list",
  onList: "On your enquiry list",
  productAndList: (name: string) => `${name}: enquiry list`,
  skip: "Skip the products",
};
