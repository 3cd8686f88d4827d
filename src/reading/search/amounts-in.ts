import { askedAmounts, type AskedAmounts } from "#reading/amounts/asked-amounts.ts";
import type { Found } from "#reading/search/search.ts";

/**
 * The sizes and quantities that a query names: what a line of the request takes over from it. A number that may be
 * either goes into the note as it stands.
 */
export function amountsIn({ number }: Pick<Found, "number">, query: string): AskedAmounts {
  const said = askedAmounts(query);
  if (number === undefined) {
    return said;
  }
  const sizes = said.sizes.replace(new RegExp(`\\s${number.number}$`), "");
  if (number.is !== "quantity") {
    return { ...said, sizes, note: [said.note, number.number].filter(Boolean).join("; ") };
  }
  const isOne = sizes !== "" && !/[-/,\s]/.test(sizes);
  return {
    quantity: number.number,
    sizes: isOne ? `${sizes}x${number.number}` : sizes,
    note: said.note,
  };
}
