import { readQueryAmounts, type LineAmounts } from "#reading/query-amounts.ts";
import { withQuantity } from "#reading/amounts/sizes.ts";
import type { SearchResult } from "#reading/search/search.ts";

/** Reads sizes and quantities of a query for a line; a number that may be either goes into the note. */
export function amountsIn({ number }: Pick<SearchResult, "number">, query: string): LineAmounts {
  const amounts = readQueryAmounts(query);
  if (number === undefined) {
    return amounts;
  }
  const { sizes, note } = amounts;
  return number.is === "quantity"
    ? { quantity: number.number, sizes: withQuantity(sizes, number.number).sizes, note }
    : { ...amounts, note: [note, number.number].filter(Boolean).join("; ") };
}
