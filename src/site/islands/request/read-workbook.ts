import { readSheet } from "read-excel-file/browser";
import { formatTable } from "#reading/rows/table-text.ts";

/** The library's types say of a date that it is the class of dates. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10);
  }
  const isPlain = typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean";
  return isPlain ? String(cell) : "";
}

/** The first sheet of a workbook as text; a formula is what it last came to. Throws for a file that is none. */
export async function readWorkbook(file: File): Promise<string> {
  const rows = await readSheet(file);
  return formatTable(rows.map((row) => row.map(textOf)));
}
