import { CsvError, parse } from "csv-parse/sync";
import type { ColumnFinder } from "#content/exchange/mapping.ts";
import { bounds, refused, type SheetReading } from "#publishing/exchange/bounds.ts";

interface Decoded {
  readonly text: string;
  readonly encoding: string;
}

/** Decodes by byte-order mark, else as strict UTF-8, else as Arabic Windows. */
function decode(bytes: Buffer): Decoded {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { text: new TextDecoder("utf-8").decode(bytes), encoding: "UTF-8 (marked)" };
  }
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  }
  if (first === 0xfe && second === 0xff) {
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return {
      text: new TextDecoder("windows-1256").decode(bytes),
      encoding: "Arabic Windows (1256)",
    };
  }
}

const separators = [
  [",", "comma"],
  [";", "semicolon"],
  ["\t", "tab"],
  ["|", "bar"],
] as const;

function parseRows(text: string, delimiter: string, limit: number): string[][] {
  return parse(text, {
    delimiter,
    to: limit,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    bom: true,
  });
}

/** Parses the first rows; splits lines plainly where a quotation mark is never closed. */
function firstRows(text: string, delimiter: string): readonly (readonly string[])[] {
  try {
    return parseRows(text, delimiter, 15);
  } catch {
    return text.split("\n", 15).map((line) => line.split(delimiter));
  }
}

/** Scores a separator by the known headers and the cells that it finds. */
function score(text: string, delimiter: string, find: ColumnFinder): number {
  const rows = firstRows(text, delimiter);
  const counts = rows.map((row) => row.filter((cell) => cell.length < 80 && find(cell)).length);
  return Math.max(0, ...counts) * 1000 + (rows[0]?.length ?? 0);
}

/** Removes the apostrophe that keeps spreadsheets from reading a formula. */
function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t]/.test(cell) ? cell.slice(1) : cell;
}

/** Reads a table of separated values. */
export function readTable(bytes: Buffer, find: ColumnFinder): SheetReading {
  const { text, encoding } = decode(bytes);
  if (text.includes("\0")) {
    return refused('is no table: it holds zero bytes; save it as "CSV UTF-8" or .xlsx');
  }
  const stated = /^\uFEFF?sep=(.)\r?\n/.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const beginning = body.slice(0, 200_000);
  const [delimiter, name] = separators.reduce((best, candidate) =>
    score(beginning, candidate[0], find) > score(beginning, best[0], find) ? candidate : best,
  );
  try {
    const rows = parseRows(body, stated?.[1] ?? delimiter, bounds.rows + 200);
    if (rows.length > bounds.rows + 100) {
      return refused(
        `has more than ${bounds.rows.toLocaleString("en")} rows: split it`,
        "too-many-rows",
      );
    }
    const widest = rows.reduce((width, row) => Math.max(width, row.length), 0);
    if (widest > bounds.columns) {
      return refused(
        `has ${widest} columns; at most ${bounds.columns} are read`,
        "too-many-columns",
      );
    }
    const firstRow = stated ? 2 : 1;
    return {
      ok: true,
      sheet: {
        source: [`${encoding}, separated by ${stated?.[1] ?? name}`],
        rows: rows.map((cells, index) => ({
          number: index + firstRow,
          hidden: false,
          cells: cells.map((cell) => ({
            text: withoutApostrophe(cell).replace(/\r\n?/g, "\n"),
            kind: "text",
          })),
        })),
      },
    };
  } catch (error) {
    if (!(error instanceof CsvError)) {
      throw error;
    }
    const line = "lines" in error ? ` in line ${String(error["lines"])}` : "";
    return refused(
      `has a quotation mark that is never closed${line}; close it, or save the file as .xlsx`,
    );
  }
}
