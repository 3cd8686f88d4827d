import type { DraftLine } from "#domain/quotation/line.ts";
import { parseRows, type RowProduct, type RowReading } from "#reading/rows/read-rows.ts";

/** A row as a line of the list: of the product that it was settled on, or in the buyer's own words. */
export function lineOfRow(row: RowReading, product: RowProduct | undefined): DraftLine {
  const { written, quantity, sizes, note } = row;
  return product === undefined
    ? { key: `own ${written}`, text: written, quantity, sizes, note: "" }
    : {
        key: product.slug,
        product: product.slug,
        code: product.code,
        text: product.name,
        quantity,
        sizes,
        note,
      };
}

/** Rows that nobody has looked at, each a line in the buyer's own words with the sizes and quantity that it says. */
export function ownLines(rows: string): {
  readonly lines: readonly DraftLine[];
  readonly left: string;
} {
  const reading = parseRows(rows, () => ({
    certainty: "none",
    products: [],
    unknown: [],
    quantity: "",
  }));
  return { lines: reading.rows.map((row) => lineOfRow(row, undefined)), left: reading.left };
}
