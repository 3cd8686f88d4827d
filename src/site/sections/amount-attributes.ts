import { hasCount } from "#reading/query-amounts.ts";
import type { QueryAmounts } from "#reading/search/amounts-in.ts";

/** Returns the amounts for a list button; the minimum if the query has no quantity. */
export function amountAttributes(minimum: number, amounts: QueryAmounts | undefined) {
  const { quantity = "", sizes = "", note = "", colour = "" } = amounts ?? {};
  return amounts === undefined || quantity + sizes + note + colour === ""
    ? {}
    : {
        "data-quantity": hasCount(amounts) ? quantity : minimum,
        "data-sizes": sizes,
        "data-note": [note, colour].filter(Boolean).join("; "),
      };
}
