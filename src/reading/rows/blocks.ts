import { plainDigits } from "#reading/amounts/quantity.ts";
import { findHeader } from "#reading/rows/header.ts";
import { isChat } from "#reading/rows/text-lines.ts";
import {
  cleanText,
  evenWidth,
  isBlank,
  splitRows,
  splitTable,
  type Table,
} from "#reading/rows/table-text.ts";

const delimiters = ["|", ";", ",", "  "] as const;

/** A separator line of a Markdown table. */
const rule = /^[\s|:+=-]*-[\s|:+=-]*$/u;

const isNumber = (cell: string) => /^[\d.,]+$/u.test(plainDigits(cell).trim());

/** Splits a line of a pipe table, without the outer pipes where most lines begin with one. */
function splitPipes(line: string, hasOuter: boolean): readonly string[] {
  return (hasOuter ? line.trim().replaceAll(/^\||\|$/g, "") : line)
    .split("|")
    .map((cell) => cell.replaceAll(/\*\*|__|`/g, "").trim());
}

/** Joins the cells of rows that only happen to hold the delimiter: titles above and text below. */
function rejoinText(rows: Table, delimiter: string): Table {
  const header = findHeader(rows);
  const width = rows[header?.end ?? 0]?.length ?? 0;
  const lastRow = rows.map((row) => row.length === width).lastIndexOf(true);
  const start = header?.start ?? 0;
  return rows.map((row, index) =>
    row.length < width && (index < start || index > lastRow) ? [row.join(delimiter)] : row,
  );
}

/** Checks for rows of one width. Sentences hold commas too, but no number in a cell of its own. */
function isEvenTable(rows: Table, delimiter: string): boolean {
  const hasCounts =
    delimiter !== "," || findHeader(rows) || rows.every((row) => row.some(isNumber));
  return Boolean(hasCounts) && rows.length > 1 && evenWidth(rows) > 1;
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Splits lines at wide gaps; below a header each piece goes to the column that it stands under. */
function splitAligned(lines: readonly string[]): Table {
  const pieces = lines.map((line) =>
    [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }): Piece => ({
      text,
      start: index,
      end: index + text.length,
    })),
  );
  const rows = pieces.map((row) => row.map(({ text }) => text));
  const header = findHeader(rows);
  const columns = pieces[header?.start ?? -1] ?? [];
  const gap = (column: Piece, { start, end }: Piece) =>
    Math.max(column.start - end, start - column.end, 0) * 1000 + Math.abs(column.start - start);
  return rows.map((row, index) => {
    const line = pieces[index] ?? [];
    const isShort = row.length > 1 && row.length < columns.length;
    if (header === undefined || index < header.end || !isShort) {
      return row;
    }
    const places = line.map((piece) => {
      const gaps = columns.map((column) => gap(column, piece));
      return gaps.indexOf(Math.min(...gaps));
    });
    return new Set(places).size === places.length
      ? columns.map((_, column) => row[places.indexOf(column)] ?? "")
      : row;
  });
}

/** Splits lines at a delimiter; undefined where they are no table with it. */
function tableOf(lines: readonly string[], delimiter: string): Table | undefined {
  const text = lines.join("\n");
  if (!text.includes(delimiter)) {
    return undefined;
  }
  const begun = lines.filter((line) => line.trim().startsWith("|"));
  const hasOuter = begun.length * 2 > lines.length;
  const rows =
    delimiter === "|"
      ? lines.filter((line) => !rule.test(line)).map((line) => splitPipes(line, hasOuter))
      : delimiter === "  "
        ? splitAligned(lines)
        : splitRows(text, delimiter).rows;
  if (delimiter === "  " && !findHeader(rows)) {
    return undefined;
  }
  return isEvenTable(rows, delimiter) || findHeader(rows) ? rejoinText(rows, delimiter) : undefined;
}

/** A paragraph of lines without tabs: a table with a delimiter of its own, or text. */
interface Paragraph {
  readonly rows: Table;
  readonly delimiter: string;
}

/** Tells if labels head goods and their quantity. */
function headsGoods(rows: Table): boolean {
  const roles = findHeader(rows)?.headings.map((heading) => heading?.role) ?? [];
  return roles.includes("text") && roles.includes("quantity");
}

/** Reads a small form, one heading with its value on each line; undefined for other lines. */
function formOf(lines: readonly string[]): Table | undefined {
  const fields = lines.map((line) => /^\s*([^:：\d]{2,40})[:：]\s*(\S.*)$/u.exec(line));
  const labels = fields.map((field) => field?.[1]?.trim() ?? "");
  const rows = [labels, fields.map((field) => field?.[2]?.trim() ?? "")];
  return lines.length > 1 && headsGoods(rows) ? rows : undefined;
}

/** Reads lines that each name their fields: "Item: lifeline, Qty: 6, Unit: pcs"; undefined for other lines. */
function fieldsOf(lines: readonly string[]): Table | undefined {
  const fields = lines.map((line) =>
    line
      .split(/[,;|]\s*(?=[^:,;|]{2,20}:\s)/u)
      .map((field) => /^\s*(?:[-*•]\s*)?([^:\d]{2,20}):\s+(\S.*)$/u.exec(field.trim())),
  );
  const [labels = []] = fields.map((row) => row.map((field) => field?.[1]?.trim() ?? ""));
  const isEqual = fields.every(
    (row) =>
      row.length === labels.length && row.every((field, index) => field?.[1] === labels[index]),
  );
  const rows = [labels, ...fields.map((row) => row.map((field) => field?.[2]?.trim() ?? ""))];
  return lines.length > 1 && isEqual && headsGoods(rows) ? rows : undefined;
}

function parseParagraph(lines: readonly string[]): Paragraph {
  const form = formOf(lines) ?? fieldsOf(lines);
  if (form) {
    return { rows: form, delimiter: "form" };
  }
  for (const delimiter of delimiters) {
    const rows = tableOf(lines, delimiter);
    if (rows) {
      return { rows, delimiter };
    }
  }
  return { rows: lines.map((line) => [line]), delimiter: "" };
}

/** Groups rows into paragraphs: rows with tabs, and lines between blank ones. */
function paragraphsOf(rows: Table): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) {
      paragraphs.push(parseParagraph(lines));
      lines = [];
    }
  };
  for (const row of rows) {
    if (isBlank(row)) {
      endLines();
    } else if (row.length > 1) {
      endLines();
      paragraphs.push({ rows: [row], delimiter: "\t" });
    } else {
      lines.push(row[0] ?? "");
    }
  }
  endLines();
  return paragraphs;
}

/**
 * Splits pasted text into blocks, each with one delimiter: a mail, then a table, then another
 * file. Text joins the block before it, or else the table behind it. Blank rows are left out.
 */
export function splitBlocks(written: string): readonly Table[] {
  // A lone quote in a cell repeats the cell above; it opens no quoted cell.
  const text = cleanText(written).replaceAll(/(?<=^|[\t\n\r])"(?=[\t\n\r]|$)/gu, "〃");
  const isTabbed = text.includes("\t");
  const whole = isTabbed ? undefined : wholeTable(text);
  if (whole) {
    return [whole];
  }
  const blocks: { delimiter: string; rows: (readonly string[])[] }[] = [];
  for (const { rows, delimiter } of paragraphsOf(splitRows(text, isTabbed ? "\t" : "\n").rows)) {
    const current = blocks.at(-1);
    const [first = []] = rows;
    const isSameForm =
      delimiter === "form" &&
      current?.delimiter === "form" &&
      current.rows[0]?.join("|") === first.join("|");
    if (isSameForm) {
      current.rows.push(...rows.slice(1));
      continue;
    }
    const isContinued =
      current !== undefined &&
      delimiter !== "form" &&
      current.delimiter !== "form" &&
      (delimiter === "" ||
        current.delimiter === "" ||
        (current.delimiter === delimiter && (delimiter === "\t" || !findHeader(rows))));
    if (isContinued) {
      current.rows.push(...rows);
      current.delimiter ||= delimiter;
    } else {
      blocks.push({ delimiter, rows: [...rows] });
    }
  }
  return blocks.map(({ rows }) => rows);
}

/** Reads text that is one table from end to end, whose quoted cells may hold blank lines. */
function wholeTable(text: string): Table | undefined {
  const [best] = ([";", ","] as const)
    .filter((delimiter) => text.includes(delimiter))
    .map((delimiter) => ({ delimiter, ...splitTable(text, delimiter) }))
    .filter(
      ({ delimiter, rows }) =>
        isEvenTable(rows, delimiter) && !rows.some(([cell = ""]) => isChat(cell)),
    )
    .sort((a, b) => a.strays - b.strays);
  return best && rejoinText(best.rows, best.delimiter);
}
