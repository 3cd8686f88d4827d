import { plainDigits } from "#reading/amounts/quantity.ts";
import { classifySizes, longestAmount } from "#reading/amounts/sizes.ts";
import { parseUnit } from "#reading/amounts/vocabulary.ts";
import type { Table } from "#reading/rows/table-text.ts";

/** Content of a column; `number` counts the rows, `aside` is for the buyer alone. */
export type ColumnRole = "text" | "sizes" | "quantity" | "unit" | "number" | "aside";

const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    "quantity",
    /^(?:(?:req\w*\.?|total|order)\s+)?(?:q'?ty|quantit(?:y|ies)|الكمي[ةه]|كمي[ةه]|العدد)\.?\b/iu,
  ],
  ["quantity", /^(?:الكمية|الكميه|كمية|كميه|العدد)/u],
  ["unit", /^(?:unit|units|uom|u\/m|u\.o\.m\.?|الوحدة|الوحده|وحدة)$/iu],
  ["sizes", /^(?:sizes?|المقاس|مقاس|المقاسات|القياس)/iu],
  ["number", /^(?:no|s\.? ?no|sr\.? ?no|sr|sl|sl\.? ?no|item no|line|#|م|ت|رقم|الرقم|مسلسل)\.?$/iu],
  [
    "aside",
    /^(?:(?:unit |total )?(?:price|amount|cost|value)|remarks?|السعر|سعر الوحدة|الإجمالي|ملاحظات)/iu,
  ],
  [
    "text",
    /^(?:item|items|material|materials|product|products|code|part|brand|.*\bdescription|.*\bname|الوصف|البيان|الصنف|المادة|اسم.*|الكود)/iu,
  ],
];

const roleOfHeading = (cell: string) =>
  cell.length > longestAmount
    ? undefined
    : headings.find(([, words]) => words.test(cell.trim()))?.[0];

/** Checks that a table's first row names its columns. */
export function hasHeadings([first = [], ...others]: Table): boolean {
  const filled = first.filter((cell) => cell.trim() !== "");
  const recognized = filled.filter((cell) => roleOfHeading(cell) !== undefined);
  return (
    others.length > 0 &&
    filled.length > 1 &&
    recognized.length > 1 &&
    recognized.length * 2 >= filled.length
  );
}

const share = (cells: readonly string[], matches: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(matches).length / cells.length;

/** Most of a column is as it is said to be; a few cells may be slips. */
const majority = 0.6;

function isCount(cell: string): boolean {
  const [, unit] =
    cell.length > longestAmount
      ? []
      : (/^[+-]?\d[\d.,\u066B\u066C]*\s*(\p{L}*)\.?$/u.exec(plainDigits(cell)) ?? []);
  return unit === "" || (unit !== undefined && parseUnit(unit) !== undefined);
}

function isRowNumber(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(plainDigits(cell).replace(/[.)]$/u, "")));
  return cells.length > 2 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}

function roleOf(cells: readonly string[]): ColumnRole | "count" {
  const sizes = cells.map((cell) => classifySizes(cell));
  const numbered = sizes.every((kind) => kind === "numbered" || kind === undefined);
  if (!numbered && share(cells, (cell) => classifySizes(cell) !== undefined) > majority) {
    return "sizes";
  }
  if (share(cells, (cell) => parseUnit(cell) !== undefined) > majority) {
    return "unit";
  }
  if (share(cells, isCount) > majority) {
    const long = share(cells, (cell) => /^\d{6,}$/u.test(plainDigits(cell))) > majority;
    return isRowNumber(cells) ? "number" : long ? "aside" : "count";
  }
  return "text";
}

/** Of several columns of numbers the one that is shoe sizes is told by its values, the quantity by its unit. */
function settle(roles: readonly (ColumnRole | "count")[], columns: readonly (readonly string[])[]) {
  const counts = roles.flatMap((role, index) => (role === "count" ? [index] : []));
  const isShoes = (column: number) =>
    (columns[column] ?? []).every((cell) => /^(?:3[4-9]|4\d|50)$/u.test(plainDigits(cell).trim()));
  const shoes = counts.length === 2 && !roles.includes("sizes") ? counts.filter(isShoes) : [];
  const sizes = shoes.length === 1 ? shoes[0] : undefined;
  const remaining = counts.filter((index) => index !== sizes);
  const besideUnit = remaining.filter(
    (index) => roles[index + 1] === "unit" || roles[index - 1] === "unit",
  );
  const quantity = roles.includes("quantity")
    ? undefined
    : remaining.length === 1
      ? remaining[0]
      : besideUnit.length === 1
        ? besideUnit[0]
        : undefined;
  return roles.map((role, index): ColumnRole => {
    if (role !== "count") {
      return role;
    }
    return index === sizes ? "sizes" : index === quantity ? "quantity" : "aside";
  });
}

/** Classifies the columns of a table by content, and by heading where content leaves it open. */
export function columnRoles(table: Table): readonly ColumnRole[] {
  const body = hasHeadings(table) ? table.slice(1) : table;
  const headingRoles = hasHeadings(table) ? (table[0] ?? []).map(roleOfHeading) : [];
  const width = Math.max(0, ...table.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) =>
    body.map((row) => (row[index] ?? "").trim()).filter((cell) => cell !== ""),
  );
  if (width < 2) {
    return columns.map(() => "text");
  }
  const read = columns.map((cells, index) => {
    const role = roleOf(cells);
    const heading = headingRoles[index];
    const isOpen =
      role === "count" || role === "number" || (role === "text" && heading === "sizes");
    return isOpen && heading !== undefined && heading !== "text" ? heading : role;
  });
  return settle(read, columns);
}
