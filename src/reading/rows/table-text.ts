import { groupBy } from "#domain/group-by.ts";
/** A table: its rows, each with its cells. */
export type Table = readonly (readonly string[])[];

const delimiters = ["\t", ";", ","] as const;

/** Of rows in running text so many may happen to hold a comma; of a table nearly all hold the same number. */
const alike = 0.9;

/** Further cells of a row are one text: no table of goods is so wide, and each cell takes time to read. */
const mostCells = 100;

interface Cell {
  readonly text: string;
  readonly end: number;
}

/** The cell in quotes that begins at a place; undefined where no quote closes it. */
function quotedAt(text: string, start: number, delimiter: string): Cell | undefined {
  let position = start + 1;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote < 0) {
      return undefined;
    }
    const following = text[quote + 1];
    if (following === '"') {
      position = quote + 2;
    } else if (
      following === undefined ||
      following === delimiter ||
      following === "\n" ||
      following === "\r"
    ) {
      return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    } else {
      return undefined;
    }
  }
}

function plainAt(text: string, start: number, stops: RegExp): Cell {
  stops.lastIndex = start;
  const end = stops.exec(text)?.index ?? text.length;
  return { text: text.slice(start, end), end };
}

interface Split {
  readonly rows: Table;
  /** How many cells hold a quote that no quoted cell explains: a sign that the text was not meant so. */
  readonly strays: number;
}

/** Checks that no cell of a row holds anything. */
export const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

/** The rows of a text whose cells are set apart by one sign; a cell in quotes may hold it, and line breaks. */
export function splitRows(text: string, delimiter: string): Split {
  const stops = new RegExp(`[${delimiter}\r\n]`, "g");
  const rowEnds = /[\r\n]/g;
  const rows: string[][] = [];
  let row: string[] = [];
  let strays = 0;
  for (let position = 0; position <= text.length;) {
    const isLast = row.length === mostCells - 1;
    const quoted =
      text[position] === '"' && !isLast ? quotedAt(text, position, delimiter) : undefined;
    const cell = quoted ?? plainAt(text, position, isLast ? rowEnds : stops);
    strays += !quoted && cell.text.includes('"') ? 1 : 0;
    row.push(cell.text);
    const stop = text[cell.end];
    position = cell.end + 1;
    if (stop !== delimiter || delimiter === "\n") {
      position += stop === "\r" && text[cell.end + 1] === "\n" ? 1 : 0;
      rows.push(row);
      row = [];
    }
  }
  return { rows, strays };
}

/** The rows of a text without blank ones. */
export function splitTable(text: string, delimiter: string): Split {
  const { rows, strays } = splitRows(text, delimiter);
  return { rows: rows.filter((cells) => !isBlank(cells)), strays };
}

/** How many cells most rows have, where nearly all have as many. */
export function evenWidth(table: Table): number {
  const counts = groupBy(table, (row) => row.length);
  const [[width, rows] = [0, []]] = [...counts].sort((a, b) => b[1].length - a[1].length);
  return rows.length >= table.length * alike ? width : 0;
}

/** Removes the byte order mark and control characters. */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what no page may hold
  return text.replaceAll(/^\uFEFF|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "");
}

/**
 * Reads what was copied from a spreadsheet, a file with separators, a mail or a chat: rows without blank
 * ones. What is no table comes as rows of one cell.
 */
export function readTable(text: string): Table {
  const plain = cleanText(text);
  const tables = delimiters
    .filter((delimiter) => plain.includes(delimiter))
    .map((delimiter) => splitTable(plain, delimiter));
  const [best] = tables
    .filter(({ rows }) => evenWidth(rows) > 1 && rows.length > 1)
    .sort((a, b) => a.strays - b.strays);
  // Nobody types a tab; a comma in one row alone is only a comma.
  const ragged = plain.includes("\t") ? tables[0] : undefined;
  return (best ?? ragged ?? splitTable(plain, "\n")).rows;
}

/** A table as text that spreadsheets, and `readTable`, read. */
export function formatTable(table: Table, delimiter: "\t" | ";" | "," = "\t"): string {
  return table
    .map((row) =>
      row
        .map((cell) => (/["\t;,\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(delimiter),
    )
    .join("\r\n");
}
