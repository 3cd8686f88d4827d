import { readSheet } from "read-excel-file/node";
import { decodeText } from "#reading/rows/decode-text.ts";
import { formatTable } from "#reading/rows/table-text.ts";

const workbookStart = [0x50, 0x4b, 0x03, 0x04];

/** Formats a cell as text. The library's types misdescribe dates. */
function formatCell(cell: unknown): string {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10);
  }
  const isPlain = typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean";
  return isPlain ? String(cell) : "";
}

/** Reads the first sheet of a workbook, or a text file, as rows; undefined for other files. */
export async function readSheetFile(bytes: Buffer): Promise<string | undefined> {
  if (!workbookStart.every((byte, index) => bytes[index] === byte)) {
    return decodeText(bytes);
  }
  try {
    const rows = await readSheet(bytes);
    return formatTable(rows.map((row) => row.map(formatCell)));
  } catch {
    return undefined;
  }
}
