import type { DraftLine } from "#domain/quotation/line.ts";
import { noAnswer, parseRows } from "#reading/rows/read-rows.ts";
import { lineOfRow } from "#reading/rows/row-lines.ts";

/** Rows that nobody has looked at, each a line in the buyer's own words with the sizes and quantity that it says. */
export function ownLines(rows: string): {
  readonly lines: readonly DraftLine[];
  readonly left: string;
} {
  const reading = parseRows(rows, () => noAnswer);
  // Nobody sees what is left out here, so goods that are cancelled stay in the buyer's words.
  const lines = reading.rows.filter(({ skip }) => skip === undefined || skip === "cancelled");
  return { lines: lines.map((row) => lineOfRow(row, undefined)), left: reading.left };
}
