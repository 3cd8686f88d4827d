/** A cell as it was read from a spreadsheet; an empty one has no text. */
export interface SheetCell {
  readonly text: string;
  readonly kind: "text" | "number" | "date" | "formula" | "fault" | "merged";
}

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  readonly number: number;
  readonly hidden: boolean;
  readonly cells: readonly SheetCell[];
}

/** A table as it was read from a file. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** What a reader should know: which encoding, separator and sheet were taken. */
  readonly taken: readonly string[];
}

/** What a cell says for its column, or what is wrong with it, to stand behind the quoted cell. */
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** A cell that could be read. */
export function read<Value>(value: Value): CellReading<Value> {
  return { ok: true, value };
}

/** A cell that could not be read, and what to do. */
export function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

/** The letters of a spreadsheet's column; the first is 0. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Whether nothing is written in a row. */
export function isBlank(row: SheetRow): boolean {
  return row.cells.every(({ text }) => text.trim() === "");
}
