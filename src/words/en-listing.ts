import { countIn } from "#words/plurals.ts";
import type { ListingWords } from "#words/shape.ts";

const products = { one: "{n} product", other: "{n} products" };

export const listing: ListingWords = {
  tabsLabel: "Product categories",
  all: "All Products",
  more: "More categories",
  searchLabel: "Search the catalogue",
  search: "Search",
  empty: "No products found in this category.",
  emptySearch: (query) => `Nothing matches “${query}”.`,
  nearest: (query) => `Nothing matches whole “${query}”. Closest matches:`,
  notForUse: (use) => `Not for: ${use}`,
  notSold: (asked) => `Not in our list: ${asked}. Ask us about it.`,
  notUnderstood: (typed) => `Not understood: ${typed}.`,
  mentions: (count) => `${count} more ${count === 1 ? "product mentions" : "products mention"} it.`,
  noneInSize: (size) => `None of these products is listed in size ${size}.`,
  someNotInSize: (size, count) =>
    `${count} of these products ${count === 1 ? "does" : "do"} not come in size ${size}; ${count === 1 ? "it stands" : "they stand"} last.`,
  readAs: (typed, meant) => `“${typed}” is read as “${meant}”.`,
  supersededBy: (old, now) => `${old} was replaced by ${now}.`,
  otherMakes: (makes, count) =>
    `${makes} ${count === 1 ? "is" : "are"} not in this catalogue. Products of the same kind:`,
  count: (shown) => countIn("en", shown, products),
  fromCatalogue: "From the catalogue",
  showAll: (count) => `Show all ${countIn("en", count, products)}`,
  pages: "Pages of the listing",
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  save: (percent) => `Save ${percent}%`,
  details: "View Details",
  detailsOf: (name) => `View Details: ${name}`,
  pictureOf: (index, total) => `Image ${index} of ${total}`,
  pictureOfProduct: (index, total, name) => `Image ${index} of ${total}: ${name}`,
  addToList: "Add to enquiry list",
  onList: "On your enquiry list",
  productAndList: (name) => `${name}: enquiry list`,
  skip: "Skip the products",
};
