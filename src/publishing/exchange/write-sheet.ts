import writeXlsxFile from "write-excel-file/node";
import type { CellValue } from "#content/exchange/export-rows.ts";
import { directionOf, type Language } from "#domain/language.ts";

/** Signs in a cell at most, as Excel counts. */
const longestCell = 32_767;

function escaped(sign: string): string {
  return Array.from(
    { length: sign.length },
    (_, at) => `_x${sign.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0")}_`,
  ).join("");
}

/** A workbook's own escapes; what looks like one is escaped itself, so that it comes back as it was. */
function cellText(text: string): string {
  if (text in {}) {
    // The writer finds its texts by name in an object, which has a "constructor" of its own.
    return escaped(text.slice(0, 1)) + text.slice(1);
  }
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/\p{Noncharacter_Code_Point}|\p{Surrogate}|\uFFFD/gu, escaped);
}

const head = { fontWeight: "bold", backgroundColor: "#eef0f2", type: String, format: "@" } as const;
const red = "#ffd9d6";

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
  readonly widths: readonly number[];
  /** How many rows stand above the products, the last of them the headers. */
  readonly heads: number;
  /** The column that is shown in red where it says something. */
  readonly alarm?: number;
}

/** A workbook: texts are text cells, numbers are numbers, nothing is a formula. */
export function workbook(sheets: readonly WorkbookSheet[], language: Language): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, rows, widths, heads, alarm }) => ({
      sheet: name,
      stickyRowsCount: heads,
      rightToLeft: directionOf(language) === "rtl",
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, at) =>
        row.map((value, column) => {
          if (value === undefined || value === "") {
            return null;
          }
          if (typeof value === "number") {
            return { value, type: Number };
          }
          const text = { value: cellText(value), type: String, format: "@" } as const;
          return at < heads
            ? { ...text, ...head }
            : column === alarm
              ? { ...text, backgroundColor: red }
              : text;
        }),
      ),
    })),
  ).toBuffer();
}

/** The first cell that no workbook can hold, as row and column from 0. */
export function tooLong(
  rows: readonly (readonly CellValue[])[],
): readonly [number, number] | undefined {
  for (const [at, row] of rows.entries()) {
    const column = row.findIndex(
      (value) => typeof value === "string" && cellText(value).length > longestCell,
    );
    if (column >= 0) {
      return [at, column];
    }
  }
  return undefined;
}

/** A cell of a table; what a spreadsheet would take for a formula gets an apostrophe before it. */
function field(value: CellValue): string {
  if (typeof value !== "string") {
    return value === undefined ? "" : String(value);
  }
  const safe = /^'*[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",;\t|\n\r']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table of comma-separated values as Excel reads it: byte-order mark, lines ended by CR LF. */
export function table(rows: readonly (readonly CellValue[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}
