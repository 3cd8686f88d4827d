import type { Unit } from "#domain/catalogue/product.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import { parseSizes, withQuantity } from "#reading/amounts/sizes.ts";
import type { CountUnit } from "#reading/amounts/vocabulary.ts";
import type { ColumnChoices } from "#reading/rows/header.ts";
import { isCountedIn, type Packages } from "#reading/rows/packages.ts";
import type { RowAmounts } from "#reading/rows/row-amounts.ts";
import { longestNote, longestRow } from "#reading/rows/row-bounds.ts";
import type { Skip } from "#reading/rows/row-kinds.ts";
import { parseSheet, type SheetTable } from "#reading/rows/sheet.ts";
import type { SourceRow } from "#reading/rows/source-row.ts";
import type { SheetTotal } from "#reading/rows/sheet-totals.ts";
import { formatTable } from "#reading/rows/table-text.ts";
import { parseTitleBlock, type TitleBlock } from "#reading/rows/title-block.ts";

/** A product as a row offers it. */
export interface RowProduct {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly unit: Unit;
  /** Units in the smallest package. */
  readonly pack: number;
  /** Key figure, sizes and minimum, for the choice between products. */
  readonly detail?: string;
  /** Address of a small picture. */
  readonly picture?: string;
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
  /** The number that stands alone, where it may be a figure of the goods as well. */
  readonly perhaps?: string;
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
  /** Cells that nothing was read from. */
  readonly unused: readonly string[];
  /** Unit that the row counts in, where it names one. */
  readonly unit?: CountUnit;
  /** Packages that quantity and sizes count in, where the product is sold in other units. */
  readonly packages?: Packages;
  /** True where several sizes are named without an amount for each. */
  readonly hasOpenSizes?: boolean;
  /** Why the row is taken for no line. */
  readonly skip?: Skip;
}

export interface RowsReading extends TitleBlock {
  readonly rows: readonly RowReading[];
  readonly totals: readonly SheetTotal[];
  readonly tables: readonly SheetTable[];
  /** Rows to be read again: those beyond the limit of a request, and those too long for a line. */
  readonly left: string;
  readonly tooMany: number;
  readonly tooLong: number;
}

/** Knowledge about a list beside its text. */
interface RowsContext {
  readonly choices?: ColumnChoices;
  /** As 2026-12-24; without it a day that lacks its year is not read. */
  readonly today?: string;
}

/** The number that stands alone is the quantity, unless it may be the row's own number in the list. */
function withLone(
  read: Pick<RowAmounts, "quantity" | "sizes">,
  text: string,
  { quantity }: RowAnswer,
  ownNumbers: number,
) {
  const isOwnNumber = /^\D{0,2}\d/u.test(plainDigits(text)) && Number(quantity) <= ownNumbers;
  return read.quantity === "" && parseSizes(read.sizes) === undefined && !isOwnNumber
    ? withQuantity(read.sizes, quantity)
    : read;
}

/** The answer where no product is known. */
export const noAnswer: RowAnswer = { certainty: "none", products: [], unknown: [], quantity: "" };

/** How many rows of a list must end in their quantity, before a number at another row's end is one. */
const fewCounts = 2;

/** Reads a number at the end of a row as its quantity, where other rows of the list end in theirs. */
function withListCounts(rows: readonly RowReading[]): readonly RowReading[] {
  const endsIn = ({ text }: RowReading, count: string) => {
    const plain = plainDigits(text).trim();
    return (
      count !== "" && plain.endsWith(count) && !/[\d.,/]$/u.test(plain.slice(0, -count.length))
    );
  };
  const counted = rows.filter((row) => row.skip === undefined && endsIn(row, row.quantity));
  return rows.map(({ perhaps = "", ...row }) =>
    counted.length >= fewCounts && row.quantity === "" && row.sizes === "" && endsIn(row, perhaps)
      ? { ...row, quantity: perhaps }
      : row,
  );
}

function readRow(
  { written, amounts, unused, skip, isTalk, isHead, isNumbered }: SourceRow,
  answer: (text: string) => RowAnswer,
  count: number,
): RowReading {
  const { text, unit, packages, agrees, hasSeveralSizes, ...read } = amounts;
  const noLine = { ...noAnswer, written, sizes: "", note: "", unused };
  if (skip !== undefined) {
    return { ...noLine, text: written, skip };
  }
  const reply = answer(text);
  const [first] = reply.products;
  // Where no catalogue was asked, a line without an amount may be goods.
  const isUnknown =
    reply !== noAnswer &&
    ((isTalk && reply.certainty === "none") ||
      (isHead && reply.unknown.length * 2 >= text.split(/\s+/u).length));
  if (isUnknown && read.quantity === "" && read.sizes === "") {
    return { ...noLine, text, skip: "greeting" };
  }
  const { quantity, sizes } = hasSeveralSizes
    ? read
    : withLone(read, text, reply, isNumbered ? count : 0);
  const isPackaged = packages !== undefined && packages.unit !== first?.unit;
  const isOpen = !agrees || isPackaged || hasSeveralSizes || !isCountedIn(unit, first);
  const certainty = reply.certainty === "sure" && isOpen ? "choose" : reply.certainty;
  const note = noteOf(written, text, first);
  const reading: RowReading = {
    ...reply,
    certainty,
    written,
    text,
    note,
    unused,
    quantity: agrees ? quantity : "",
    sizes: agrees ? sizes : "",
    ...(unit !== undefined && { unit }),
    ...(isPackaged && { packages }),
    ...(hasSeveralSizes && { hasOpenSizes: true }),
  };
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
 * Reads pasted rows, one line of a request for each. No row is dropped: rows that are no lines
 * carry a reason, and rows beyond the limit of a request are given back.
 */
export function parseRows(
  text: string,
  answer: (text: string) => RowAnswer,
  { choices = {}, today }: RowsContext = {},
): RowsReading {
  const { rows, totals, tables, common } = parseSheet(text, choices);
  const answers = new Map<string, RowAnswer>();
  // The rows of a group ask for the same goods.
  const answerOnce = (goods: string) => {
    const result = answers.get(goods) ?? answer(goods);
    answers.set(goods, result);
    return result;
  };
  const isLong = ({ written }: SourceRow) => Array.from(written).length > longestRow;
  const long = rows.filter(isLong);
  const short = rows.filter((row) => !isLong(row));
  const lines = short.filter(({ skip }) => skip === undefined);
  const firstBeyond = lines[requestBounds.lines];
  const end = firstBeyond === undefined ? short.length : short.indexOf(firstBeyond);
  const beyond = short.slice(end);
  const header = short
    .slice(0, end)
    .filter(({ skip }) => skip === "headings")
    .at(-1);
  const readings = withListCounts(
    short.slice(0, end).map((row) => readRow(row, answerOnce, lines.length)),
  );
  const around = short.filter((row, index) => {
    const skip = readings[index]?.skip ?? row.skip;
    return skip !== undefined && skip !== "headings";
  });
  return {
    ...parseTitleBlock([...around.map(({ cells }) => cells), ...common], today),
    rows: readings,
    totals,
    tables,
    left: formatTable(
      [...(beyond.length > 0 && header ? [header] : []), ...beyond, ...long].map(
        ({ cells }) => cells,
      ),
    ),
    tooMany: beyond.filter(({ skip }) => skip === undefined).length,
    tooLong: long.length,
  };
}
