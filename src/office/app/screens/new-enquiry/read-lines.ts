import type { ReadRow } from "#domain/office/enquiry-messages.ts";

/** A row while the clerk checks it. */
export interface CheckedRow {
  readonly row: ReadRow;
  /** Index of the chosen line; undefined where the row is left out. */
  readonly option: number | undefined;
  /** Quantity as it was typed; empty keeps what was read. */
  readonly quantity: string;
}

/** Chooses the first product where the reader is sure, otherwise the buyer's own words. */
export function beginCheck(row: ReadRow): CheckedRow {
  const ownWordsIndex = row.options.length - 1;
  const option = row.skip !== null ? undefined : row.certainty === "none" ? ownWordsIndex : 0;
  return { row, option, quantity: quantityOf(row, option) };
}

/** Quantity of a line over all its sizes, as a field shows it. */
export function quantityOf({ options }: ReadRow, option: number | undefined): string {
  const line = option === undefined ? undefined : options[option];
  const total =
    line === undefined || line.sizes.length === 0
      ? line?.quantity
      : line.sizes.reduce((sum, { quantity }) => sum + quantity, 0);
  return total === undefined ? "" : String(total);
}

/** The lines to send; a typed quantity replaces what was read, with its sizes. */
export function linesOf(rows: readonly CheckedRow[]): ReadRow["options"] {
  return rows.flatMap(({ row, option, quantity }) => {
    const line = option === undefined ? undefined : row.options[option];
    if (line === undefined) {
      return [];
    }
    if (quantity.trim() === quantityOf(row, option)) {
      return [line];
    }
    const { quantity: _, ...rest } = line;
    const number = Number(quantity);
    return [{ ...rest, sizes: [], ...(quantity.trim() !== "" && { quantity: number }) }];
  });
}
