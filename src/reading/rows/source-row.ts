import type { RowAmounts } from "#reading/rows/row-amounts.ts";
import type { Skip } from "#reading/rows/row-kinds.ts";

/** A row of the input, before the catalogue is asked. */
export interface SourceRow {
  /** The row as it was pasted, its cells set apart by bars. */
  readonly written: string;
  readonly cells: readonly string[];
  readonly amounts: RowAmounts;
  /** Cells that nothing was read from. */
  readonly unused: readonly string[];
  /** Why the row is taken for no line. */
  readonly skip?: Skip;
  /** True for a line of a chat or a mail, which may be talk. */
  readonly isTalk?: boolean;
  /** True before the first amount of a list in which nearly every line has one. */
  readonly isHead?: boolean;
  /** True where the rows begin with their own numbers. */
  readonly isNumbered?: boolean;
}

/** Formats a row as a text; an empty cell between others keeps its place. */
function formatRow(row: readonly string[]): string {
  const cells = row.map((cell) => cell.replaceAll(/\s+/gu, " ").trim());
  const end = cells.map((cell) => cell !== "").lastIndexOf(true) + 1;
  return cells
    .slice(0, end)
    .map((cell) => (cell === "" ? "–" : cell))
    .join(" | ");
}

/** Makes a row of its cells, and of what was read from them. */
export function sourceRow(
  cells: readonly string[],
  amounts: RowAmounts,
  skip: Skip | undefined,
  unused: readonly string[] = [],
): SourceRow {
  return {
    written: formatRow(cells),
    cells,
    amounts,
    unused,
    ...(skip !== undefined && { skip }),
  };
}
