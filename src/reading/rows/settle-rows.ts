import type { RowReading } from "#reading/rows/read-rows.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { lineOfRow } from "#reading/rows/row-lines.ts";

/** Choice for a row: the index of an offered product, the buyer's own words, or no line. */
export type RowChoice = number | "own" | "out";

/** A row with what it was settled on; undefined where it waits for a choice. */
export interface SettledRow {
  readonly row: RowReading;
  readonly choice: RowChoice | undefined;
}

/** Rows as they are before anybody looks at them: only what is sure is settled, and what is not known at all. */
export function settleRows(rows: readonly RowReading[]): readonly SettledRow[] {
  const firsts = { sure: 0, none: "own", choose: undefined } as const;
  return rows.map((row) => ({
    row,
    choice: row.skip === undefined ? firsts[row.certainty] : "out",
  }));
}

/** The rows with one of them settled. */
export function chooseIn(
  rows: readonly SettledRow[],
  index: number,
  choice: RowChoice,
): readonly SettledRow[] {
  return rows.map((row, place) => (place === index ? { row: row.row, choice } : row));
}

/** The choice that a key stands for; undefined where it stands for none. */
export function choiceOfKey(key: string, { row, choice }: SettledRow): RowChoice | undefined {
  switch (key) {
    case "Enter":
      return choice ?? (row.products.length > 0 ? 0 : "own");
    case "Delete":
      return "out";
    case "0":
      return "own";
    default: {
      const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
      return row.products[place] === undefined ? undefined : place;
    }
  }
}

/** The next row that waits for a choice, behind a place or else from the first; -1 where none does. */
export function nextOpen(rows: readonly SettledRow[], after: number): number {
  const isOpen = ({ choice }: SettledRow) => choice === undefined;
  const following = rows.findIndex((row, index) => index > after && isOpen(row));
  return following < 0 ? rows.findIndex(isOpen) : following;
}

/** The lines that rows come to; one that still waits for a choice stays in the buyer's own words. */
export function linesOf(rows: readonly SettledRow[]): readonly DraftLine[] {
  return rows.flatMap(({ row, choice }) =>
    choice === "out"
      ? []
      : [lineOfRow(row, typeof choice === "number" ? row.products[choice] : undefined)],
  );
}
