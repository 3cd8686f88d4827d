import { readQueryAmounts, type LineAmounts } from "#reading/query-amounts.ts";
import { withQuantity } from "#reading/amounts/sizes.ts";
import { asTyped } from "#reading/search/as-typed.ts";
import type { SearchResult } from "#reading/search/search.ts";

/** Amounts and colour of a query, for a line. */
export interface QueryAmounts extends LineAmounts {
  /** As it was typed; empty where none is asked for. */
  readonly colour: string;
}

/** Reads sizes, quantity and colour of a query for a line; a number that may be either goes into the note. */
export function amountsIn(
  { number, colours }: Pick<SearchResult, "number" | "colours">,
  query: string,
): QueryAmounts {
  const colour = colours.map((words) => asTyped(query, words)).join(", ");
  const amounts = { ...readQueryAmounts(query), colour };
  if (number === undefined) {
    return amounts;
  }
  const { sizes, note } = amounts;
  return number.is === "quantity"
    ? { quantity: number.number, sizes: withQuantity(sizes, number.number).sizes, note, colour }
    : { ...amounts, note: [note, number.number].filter(Boolean).join("; ") };
}
