/** A cell of a spreadsheet; an empty one has no text. */
export interface SheetCell {
  readonly text: string;
  readonly kind: "text" | "number" | "date" | "formula" | "fault" | "merged";
}

export interface SheetRow {
  /** Counts from 1, as spreadsheets do. */
  readonly number: number;
  readonly hidden: boolean;
  readonly cells: readonly SheetCell[];
}

/** A table that was read from a file. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The choice of encoding, separator and sheet, for people. */
  readonly source: readonly string[];
}

/** The value of a cell; a message completes a sentence that begins with the quoted cell. */
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** Makes the reading of a valid cell. */
export function read<Value>(value: Value): CellReading<Value> {
  return { ok: true, value };
}

/** Makes the reading of an invalid cell; the message says what to do. */
export function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

/** Formats the letters of a column; index 0 is A. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Checks that a row has only empty cells. */
export function isBlank(row: SheetRow): boolean {
  return row.cells.every(({ text }) => text.trim() === "");
}
