import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { quantityCellOf, splitQuantity, type RowAmounts } from "#reading/rows/row-amounts.ts";
import type { Column } from "#reading/rows/table-columns.ts";

/** A total that a sheet states, and the sum of what was read above it. */
export interface SheetTotal {
  readonly stated: number;
  readonly read: number;
}

/** Amount of a row in its own unit; 0 where it has none. */
export function countOf({ quantity, sizes }: RowAmounts): number {
  const read = parseQuantity(quantity);
  const counts = parseSizes(sizes) ?? [];
  return read.kind === "quantity"
    ? read.quantity
    : counts.reduce((sum, count) => sum + count.quantity, 0);
}

/** The number in the column of totals; undefined where it holds none. */
export function statedTotal(
  row: readonly string[],
  columns: readonly Column[],
): number | undefined {
  const total = parseQuantity(splitQuantity(quantityCellOf(row, columns))[0]);
  return total.kind === "quantity" ? total.quantity : undefined;
}

/** Sums of the rows read so far, to compare with the totals that the sheet states. */
export class Sums {
  readonly totals: SheetTotal[] = [];
  #all = 0;
  #part = 0;

  add(amounts: RowAmounts): void {
    this.#all += countOf(amounts);
    this.#part += countOf(amounts);
  }

  /** Compares a stated total with the rows since the last one, or with all rows. */
  check(stated: number): void {
    const isGrand = stated === this.#all || (this.totals.length > 0 && this.#part === 0);
    this.totals.push({ stated, read: isGrand ? this.#all : this.#part });
    this.#part = 0;
  }

  /** Tells if a number is the sum of the rows above it. */
  isSum(count: number): boolean {
    return count > 0 && (count === this.#part || count === this.#all);
  }
}
