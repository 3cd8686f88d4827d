import type { Unit } from "#domain/catalogue/product.ts";
import { groupBy } from "#domain/group-by.ts";
import { plainDigits, parseQuantity } from "#reading/amounts/quantity.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { totalOf } from "#domain/quotation/line.ts";
import { readAmounts } from "#reading/amounts.ts";
import { normalizeSizes, parseSizes, withQuantity } from "#reading/amounts/sizes.ts";
import { parseUnit, type CountUnit } from "#reading/amounts/vocabulary.ts";
import { columnRoles, hasHeadings, type ColumnRole } from "#reading/rows/table-columns.ts";
import { readTable, formatTable } from "#reading/rows/table-text.ts";

/** A product as a row offers it. */
export interface RowProduct {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
}

/** Answer of the catalogue to the text of a row. */
export interface RowAnswer {
  /** "sure" means the first product alone, "choose" one of several, "none" no known product. */
  readonly certainty: "sure" | "choose" | "none";
  /** At most three, best first. */
  readonly products: readonly RowProduct[];
  /** Words of the row that nothing knows. */
  readonly unknown: readonly string[];
  /** The number that stands alone in the row, where it can be nothing but the quantity; or nothing. */
  readonly quantity: string;
}

/** A pasted row as it was read. */
export interface RowReading extends RowAnswer {
  /** The row as it was pasted, its cells set apart by bars. */
  readonly written: string;
  /** The thing that is asked for. */
  readonly text: string;
  readonly sizes: string;
  /** The row in the buyer's own words; empty where the other fields say it all. */
  readonly note: string;
}

export interface RowsReading {
  readonly rows: readonly RowReading[];
  /** The row that names the columns, where there is one. */
  readonly headings?: string;
  /** Rows to be read again: those beyond the limit of a request, and those too long for a line. */
  readonly left: string;
  readonly tooMany: number;
  readonly tooLong: number;
}

/** Longest text in the field for sizes, in characters. */
export const longestSizes = 200;

/** Longest note, in characters; the rest of its bound is for sizes that cannot be parsed. */
export const longestNote = requestBounds.note - longestSizes - 10;

/** A row that is longer, in characters, is no line of a request. */
export const longestRow = requestBounds.text;

const tellRow = (row: readonly string[]) =>
  row
    .map((cell) => cell.replaceAll(/\s+/gu, " ").trim())
    .filter((cell) => cell !== "")
    .join(" | ");

interface Asked {
  readonly text: string;
  readonly quantity: string;
  readonly sizes: string;
  readonly unit?: CountUnit;
  /** True where several sizes are named without an amount for each. */
  readonly hasSeveralSizes: boolean;
  /** False where sizes and quantity contradict each other. */
  readonly agrees: boolean;
}

/** "Safety glasses - 40": a number that ends a row. */
const trailingCount = /(?<=\p{L}\s*)(?:\s[-–]\s*|[:=]\s*|,\s+)(\d{1,3}(?:,\d{3})+|\d+)\s*$/u;

/** Reads the amounts of a row's text; a size that is named alone takes the whole quantity. */
function readText(text: string) {
  const amounts = readAmounts(text);
  const isOpen = amounts.quantity === "" && amounts.unclear.length === 0;
  const trailing = isOpen && !amounts.hasSeveralSizes ? trailingCount.exec(amounts.text) : null;
  const quantity = trailing?.[1] ?? amounts.quantity;
  return {
    ...amounts,
    text: trailing ? amounts.text.slice(0, trailing.index) : amounts.text,
    ...(parseSizes(amounts.sizes) === undefined
      ? withQuantity(amounts.sizes, quantity)
      : { sizes: amounts.sizes, quantity }),
  };
}

function amountsOf(row: readonly string[], roles: readonly ColumnRole[]): Asked {
  const cellsOf = (role: ColumnRole) =>
    row.filter((cell, index) => (roles[index] ?? "aside") === role && cell.trim() !== "");
  const words = cellsOf("text").join(" ").replaceAll(/\s+/gu, " ").trim();
  const inText = readText(words);
  const [, counted, countedIn] =
    /^(\S.*?\d)\s*(\p{L}+)\.?$/u.exec((cellsOf("quantity")[0] ?? "").trim()) ?? [];
  const split = parseUnit(countedIn ?? "");
  const cell = (split === undefined ? undefined : counted) ?? (cellsOf("quantity")[0] ?? "").trim();
  const quantity = cell === "" ? inText.quantity : cell;
  const unit = parseUnit(cellsOf("unit")[0] ?? "") ?? split ?? parseUnit(inText.unitWord);
  const sizeCell = (cellsOf("sizes")[0] ?? "").trim();
  const sizes = sizeCell === "" ? inText.sizes : normalizeSizes(sizeCell);
  const counts = parseSizes(sizes);
  const total = totalOf({ sizes: counts ?? [] });
  const read = parseQuantity(quantity);
  const amount = withQuantity(sizes, quantity);
  return {
    text: cell === "" ? inText.text : textBeside(words, inText.sizes !== "" && sizeCell === ""),
    ...(counts === undefined ? amount : { sizes, quantity: "" }),
    ...(unit !== undefined && { unit }),
    hasSeveralSizes: inText.hasSeveralSizes,
    agrees:
      counts === undefined ||
      read.kind === "nothing" ||
      (read.kind === "quantity" && read.quantity === total),
  };
}

/** A text that has its quantity in a column of its own keeps its numbers; its sizes are still read out of it. */
function textBeside(words: string, hasSizes: boolean): string {
  return hasSizes ? readText(words).text : words;
}

/** Checks that a row may be counted in a product's unit: people write pieces for pairs or sets. */
function isCountedIn(unit: CountUnit | undefined, product: RowProduct | undefined): boolean {
  const loose: readonly (CountUnit | undefined)[] = [undefined, "each", "pair", "set"];
  return (
    product === undefined ||
    unit === product.unit ||
    (loose.includes(unit) && loose.includes(product.unit)) ||
    unit === undefined
  );
}

/** The number that stands alone is the quantity, unless it may be the row's own number in the list. */
function withLone(
  read: Pick<Asked, "quantity" | "sizes">,
  text: string,
  { quantity }: RowAnswer,
  count: number,
) {
  const isNumbered = /^\D{0,2}\d/u.test(plainDigits(text)) && Number(quantity) <= count;
  return read.quantity === "" && parseSizes(read.sizes) === undefined && !isNumbered
    ? withQuantity(read.sizes, quantity)
    : read;
}

function readRow(
  row: readonly string[],
  roles: readonly ColumnRole[],
  answer: (text: string) => RowAnswer,
  count: number,
): RowReading {
  const { text, unit, agrees, hasSeveralSizes, ...read } = amountsOf(row, roles);
  const written = tellRow(row);
  const reply = answer(text);
  const [first] = reply.products;
  const { quantity, sizes } = hasSeveralSizes ? read : withLone(read, text, reply, count);
  const isSame = agrees && isCountedIn(unit, first);
  const certainty = reply.certainty === "sure" && !isSame ? "choose" : reply.certainty;
  const amounts = isSame ? { quantity, sizes } : { quantity: "", sizes: "" };
  const note = noteOf(written, text, first);
  const reading = { ...reply, certainty, written, text, ...amounts, note };
  // A note is never cut: what is longer stays a line in the buyer's own words.
  return note.length > longestNote ? { ...reading, certainty: "none", products: [] } : reading;
}

/** The buyer's own words, unless they are no more than the product's code or name. */
function noteOf(written: string, text: string, product: RowProduct | undefined): string {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const isRepeated = [product?.code, product?.name].some(
    (label) => label !== undefined && plain(label) === plain(text),
  );
  return isRepeated ? "" : written;
}

/**
 * Reads pasted rows, one line of a request for each: in which column what stands is told by its content.
 * No row is dropped: what is not read is given back.
 */
export function parseRows(text: string, answer: (text: string) => RowAnswer): RowsReading {
  const table = readTable(text);
  const roles = columnRoles(table.slice(0, requestBounds.lines));
  const [first = []] = table;
  const headings = hasHeadings(table) ? tellRow(first) : undefined;
  const body = headings === undefined ? table : table.slice(1);
  const isLong = (row: readonly string[]) => Array.from(tellRow(row)).length > longestRow;
  const bySize = groupBy(body, isLong);
  const long = bySize.get(true) ?? [];
  const short = bySize.get(false) ?? [];
  const rows = short.slice(0, requestBounds.lines);
  const beyond = short.slice(requestBounds.lines);
  return {
    rows: rows.map((row) => readRow(row, roles, answer, rows.length)),
    ...(headings !== undefined && { headings }),
    left: formatTable([
      ...(beyond.length > 0 && headings !== undefined ? [first] : []),
      ...beyond,
      ...long,
    ]),
    tooMany: beyond.length,
    tooLong: long.length,
  };
}
