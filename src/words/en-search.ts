import type { SearchWords } from "#words/search-words.ts";

export const search: SearchWords = {
  open: "Open the search",
  close: "Close the search",
  offered: "Products found",
  shown: (shown, all) => `${shown} of ${all}`,
  keys: (all, add) => `${all}: all products. ${add}: add the first.`,
  add: "Add",
  added: "Added",
  more: "Add more",
  listed: (code, amount) => `Added. Your list now asks for ${code}: ${amount}.`,
  own: (text) => `Ask for it: put “${text}” on your list`,
  ownAdded: (text) => `“${text}” is on your list.`,
  understood: "Understood",
  size: (sizes) => `Size ${sizes}`,
  quantity: (quantity) => `Quantity ${quantity}`,
  mayBe: (chip) => `${chip}?`,
  without: (chip) => `${chip}: search without it`,
  askedBefore: "Asked for before",
  searched: "Recent searches",
  forget: "Forget these searches",
};
