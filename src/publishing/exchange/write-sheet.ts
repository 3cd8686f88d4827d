import writeXlsxFile from "write-excel-file/node";
import type { CellValue } from "#content/exchange/export-rows.ts";
import { directionOf, type Language } from "#domain/language.ts";

/** The limit of characters in a cell, from Excel. */
const longestCell = 32_767;

function escaped(sign: string): string {
  return Array.from(
    { length: sign.length },
    (_, index) => `_x${sign.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0")}_`,
  ).join("");
}

/** Escapes a text for a workbook; a text that looks like an escape is escaped itself. */
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

interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
  readonly widths: readonly number[];
  /** The count of rows above the products; the last of them holds the headers. */
  readonly heads: number;
  /** The column whose cells are red unless they are empty. */
  readonly alarm?: number;
}

/** Makes a workbook of text cells and numbers, without formulas. */
export function workbook(sheets: readonly WorkbookSheet[], language: Language): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, rows, widths, heads, alarm }) => ({
      sheet: name,
      stickyRowsCount: heads,
      rightToLeft: directionOf(language) === "rtl",
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, index) =>
        row.map((value, column) => {
          if (value === undefined || value === "") {
            return null;
          }
          if (typeof value === "number") {
            return { value, type: Number };
          }
          const text = { value: cellText(value), type: String, format: "@" } as const;
          return index < heads
            ? { ...text, ...head }
            : column === alarm
              ? { ...text, backgroundColor: red }
              : text;
        }),
      ),
    })),
  ).toBuffer();
}

/** Finds the first cell that no workbook can hold, as row and column from 0. */
export function tooLong(
  rows: readonly (readonly CellValue[])[],
): readonly [number, number] | undefined {
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex(
      (value) => typeof value === "string" && cellText(value).length > longestCell,
    );
    if (column >= 0) {
      return [index, column];
    }
  }
  return undefined;
}

/** Formats a cell of a table; an apostrophe keeps spreadsheets from reading a formula. */
function field(value: CellValue): string {
  if (typeof value !== "string") {
    return value === undefined ? "" : String(value);
  }
  const safe = /^'*[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",;\t|\n\r']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats comma-separated values for Excel: byte-order mark, lines that end in CR LF. */
export function table(rows: readonly (readonly CellValue[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}
