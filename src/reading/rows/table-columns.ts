import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import { classifySizes, longestAmount } from "#reading/amounts/sizes.ts";
import { parseUnit } from "#reading/amounts/vocabulary.ts";
import {
  findHeader,
  type ColumnChoices,
  type ColumnRole,
  type Header,
  type Heading,
} from "#reading/rows/header.ts";
import type { Table } from "#reading/rows/table-text.ts";

/** A column of a table. */
export interface Column {
  readonly role: ColumnRole;
  /** The size of a matrix column, whose cells are quantities. */
  readonly size?: string;
  /** True for the number of people, by whom the quantity of each is multiplied. */
  readonly multiplies?: true;
  /** True where points stand between thousands: "1.500". */
  readonly hasPoints?: true;
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

const ofEach =
  /\b(?:per|each|a)\s+(?:man|person|worker|head|user|employee)\b|\/\s*(?:man|person|worker|head)\b|لكل\s+(?:عامل|شخص|موظف|فرد)/u;
const revision = /\brev(?:ision)?\b\.?\s*(\d+)|\b(current|new|latest|revised)\b/u;
/** "qty", with or without its unit: no part of a total. */
const plainQuantity =
  /^(?:\p{L}+\s+)?(?:q['.]?ty|qnty|quantit(?:y|ies)|nos|pcs|pieces|pairs|count|كمي[هة]|الكمي[هة]|العدد|عدد)\.?(?:\s*\(.*\)|\s+(?:in|required|req\w*|needed|ordered|pcs|nos|boxes|المطلوب[هة]).*)?$/u;

/** Columns of the quantity, of several that are called so: the total, the last revision, or parts that add up. */
function quantityColumns(headings: readonly (Heading | undefined)[]): readonly number[] {
  const columns = headings.flatMap((heading, column) =>
    heading?.role === "quantity" ? [{ column, words: heading.words ?? "" }] : [],
  );
  const [latest] = columns
    .flatMap(({ column, words }) => {
      const match = revision.exec(words);
      return match ? [{ column, rank: Number(match[1] ?? 99) }] : [];
    })
    .sort((a, b) => b.rank - a.rank);
  const total = columns.find(({ words }) => /\btotal\b|[إا]جمالي/u.test(words));
  const isParts =
    columns.length > 1 &&
    columns.every(({ words }) => !plainQuantity.test(words) && !ofEach.test(words));
  const chosen = latest ?? total;
  return (chosen ? [chosen] : isParts ? columns : columns.slice(0, 1)).map(({ column }) => column);
}

/** Resolves headings that depend on the other columns: approved quantities and plain names. */
function resolveHeadings(
  header: Header,
  columns: readonly (readonly string[])[],
): readonly (Heading | undefined)[] {
  // "المطلوب" heads the goods as often as their amounts.
  const headings = header.headings.map((heading, column): Heading | undefined =>
    heading?.role === "quantity" &&
    share(columns[column] ?? [], (cell) => /^\p{L}{2}\D*$/u.test(plainDigits(cell))) > majority
      ? { role: "text" }
      : heading,
  );
  const hasRole = (role: Heading["role"]) => headings.some((heading) => heading?.role === role);
  const isApproved = headings.some(
    (heading, column) => heading?.role === "approved" && (columns[column] ?? []).some(isCount),
  );
  const hasGoods = hasRole("text");
  const quantities = quantityColumns(headings);
  const isOfEach = quantities.some((column) => ofEach.test(headings[column]?.words ?? ""));
  return headings.map((heading, column) => {
    const role = heading?.role;
    const isStated = role === "issued" || role === "total";
    if (role === "approved") {
      return { role: isApproved ? "quantity" : "aside" };
    }
    if (isStated) {
      return { role: hasRole("quantity") || hasRole("approved") ? "aside" : "quantity" };
    }
    if (role === "quantity") {
      return { role: isApproved || !quantities.includes(column) ? "aside" : "quantity" };
    }
    if (role === "heads") {
      return { role: isOfEach && !isApproved ? "heads" : "aside" };
    }
    return role === "name" ? { role: hasGoods ? "aside" : "text" } : heading;
  });
}

/** A number of another system: "00010", "4000118", "٣-٢". */
const isLongNumber = (cell: string) =>
  /^(?:\d{4,}|[A-Z]|(?:[A-Z][.-]?)?\d{1,3}(?:[.-]\d{1,3})+|[A-Z][.-]?\d{1,3})$/u.test(
    plainDigits(cell),
  );

/** Role of a column whose heading is known: its cells may show that the heading means another. */
function checkedRole(
  heading: Heading,
  cells: readonly string[],
  headings: readonly (Heading | undefined)[],
): ColumnRole {
  const { role } = heading;
  const goods = headings.filter((entry) => entry?.role === "text").length;
  if (
    role === "text" &&
    goods > 1 &&
    share(cells, (cell) => /^\d{1,3}[.)]?$/u.test(plainDigits(cell))) > majority
  ) {
    return "number";
  }
  if (role === "text" && goods > 1 && share(cells, isLongNumber) > majority) {
    return "code";
  }
  if (role === "number" && share(cells, (cell) => isCount(cell) || cell.length < 5) < majority) {
    return "code";
  }
  if (role === "heads") {
    return "quantity";
  }
  return role === "approved" || role === "issued" || role === "total" || role === "name"
    ? "aside"
    : role;
}

/** Words of a header, by which a buyer's choice of columns is found again. */
export function headerKey(table: Table, { start, end }: Header): string {
  return table
    .slice(start, end)
    .flat()
    .map((cell) => cell.trim().toLowerCase())
    .join("|");
}

/** Gives columns the roles that the buyer chose; sizes of a matrix stay sizes. */
function choose(columns: readonly Column[], roles: readonly ColumnRole[]): readonly Column[] {
  return columns.map((column, index): Column => {
    const role = roles[index] ?? column.role;
    return role === column.role ? column : { role };
  });
}

/**
 * Classifies the columns of a table: by heading where there is a header, or else by content.
 * A column without a known heading is never the goods where another one is.
 */
export function columnsOf(
  table: Table,
  choices: ColumnChoices,
): {
  readonly header?: Header;
  readonly columns: readonly Column[];
} {
  const header = findHeader(table);
  const body = table.slice(header?.end ?? 0).slice(0, requestBounds.lines);
  const width = Math.max(0, ...body.map((row) => row.length), header?.headings.length ?? 0);
  const cells = Array.from({ length: width }, (_, index) =>
    body.map((row) => (row[index] ?? "").trim()).filter((cell) => cell !== ""),
  );
  if (width < 2) {
    return { columns: cells.map(() => ({ role: "text" })) };
  }
  const headings = header ? resolveHeadings(header, cells) : [];
  const namesGoods = headings.some((heading) => heading?.role === "text");
  const contentRoles = settle(
    cells.map((column, index) => {
      const heading = headings[index];
      return heading ? checkedRole(heading, column, headings) : roleOf(column);
    }),
    cells,
  );
  // Prices with a decimal comma say that points stand between thousands.
  const hasPoints = body
    .flat()
    .some((cell) => /^(?:\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,3}(?:\.\d{3})+,\d+)$/u.test(cell.trim()));
  const columns = contentRoles.map((role, index): Column => {
    const size = headings[index]?.size;
    const isForeign = namesGoods && headings[index] === undefined && role === "text";
    return {
      role: isForeign ? "aside" : role,
      ...(size !== undefined && { size }),
      ...(headings[index]?.role === "heads" && { multiplies: true as const }),
      ...(hasPoints && { hasPoints }),
    };
  });
  const chosen = header && choices[headerKey(table, header)];
  return { ...(header && { header }), columns: chosen ? choose(columns, chosen) : columns };
}
