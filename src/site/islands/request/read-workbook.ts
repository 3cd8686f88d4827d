import { readSheet } from "read-excel-file/browser";
import { formatTable } from "#reading/rows/table-text.ts";

/** Formats a cell as text. The library's types misdescribe dates. */
function formatCell(cell: unknown): string {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10);
  }
  const isPlain = typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean";
  return isPlain ? String(cell) : "";
}

/**
 * Reads the first sheet of a workbook as text, with cached formula results. Throws for other files.
 */
export async function readWorkbook(file: File): Promise<string> {
  const rows = await readSheet(file);
  return formatTable(rows.map((row) => row.map(formatCell)));
}
