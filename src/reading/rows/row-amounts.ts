import { totalOf } from "#domain/quotation/line.ts";
import { dozensInPieces, readAmounts } from "#reading/amounts.ts";
import { parseQuantity, plainDigits } from "#reading/amounts/quantity.ts";
import { namesSeveralSizes } from "#reading/amounts/several-sizes.ts";
import { computeAmounts, perSomething } from "#reading/amounts/size-counts.ts";
import { normalizeSizes, parseSizes, withQuantity } from "#reading/amounts/sizes.ts";
import { parseUnit, type CountUnit } from "#reading/amounts/vocabulary.ts";
import type { ColumnRole } from "#reading/rows/header.ts";
import { parsePackages, parseUnitCell, type Packages } from "#reading/rows/packages.ts";
import type { Column } from "#reading/rows/table-columns.ts";

/** The thing and the amounts that a row asks for. */
export interface RowAmounts {
  readonly text: string;
  readonly quantity: string;
  readonly sizes: string;
  readonly unit?: CountUnit;
  readonly packages?: Packages;
  /** True where several sizes are letterSize without an amount for each. */
  readonly hasSeveralSizes: boolean;
  /** False where sizes and quantity contradict each other, or a cell cannot be read. */
  readonly agrees: boolean;
}

/** "Safety glasses - 40": a number that ends a row. */
const trailingCount = /(?<=\p{L}\s*)(?:\s[-–]\s*|[:=]\s*|,\s+)(\d{1,3}(?:,\d{3})+|\d+)\s*$/u;

/** Cells that say that there is no number yet. */
const placeholder =
  /^(?:[-–—_.?]+|n\/?a|nil|none|t\.?b\.?[acd]\.?|as (?:required|per .*|needed)|lot|ls|حسب .*|لا يوجد|يحدد لاحقا|يحدد)$/iu;

/** A count for each of several places: "1 no. per floor". */
const perPlace =
  /\d\D*\b(?:per|for each|in each)\s+(?!box|carton|ctn|pack|pkt|dozen|set|bag)\p{L}/iu;

/** A letter size that stands alone in a text: XL anywhere, or S, M and L at its end. */
function lettersIn(text: string): string {
  const [match, ...further] =
    text.match(/(?<![\p{L}\p{N}/.-])(?:[2-6]?X{1,4}[SL]|[2-6]XL)(?![\p{L}\p{N}/-])/gu) ?? [];
  const [atEnd] =
    /(?<=\p{L}{2},?\s)[SML]$|(?<=,\s)[SML](?=\s*\/\s*\p{Script=Arabic})/u.exec(text) ?? [];
  return further.length > 0 ? "" : (match ?? atEnd ?? "");
}

/** Reads the amounts of a row's text; a size that is letterSize alone takes the whole quantity. */
function readText(written: string) {
  const amounts = readAmounts(written);
  const isEach = amounts.sizes === "" && perSomething.test(written) && !computeAmounts(written);
  if (isEach) {
    return { ...amounts, text: written, quantity: "", hasSeveralSizes: true };
  }
  const letterSize =
    amounts.sizes === "" && !amounts.hasSeveralSizes ? lettersIn(amounts.text) : "";
  const isOpen = amounts.quantity === "" && amounts.unclear.length === 0;
  const trailing = isOpen && !amounts.hasSeveralSizes ? trailingCount.exec(amounts.text) : null;
  const quantity = trailing?.[1] ?? amounts.quantity;
  const text = trailing ? amounts.text.slice(0, trailing.index) : amounts.text;
  return {
    ...amounts,
    text: letterSize === "" ? text : text.replace(letterSize, " ").replaceAll(/\s+/gu, " ").trim(),
    ...(parseSizes(amounts.sizes) === undefined
      ? withQuantity(amounts.sizes || letterSize, quantity)
      : { sizes: amounts.sizes, quantity }),
  };
}

/** Sizes with their amounts from the columns of a size matrix; undefined where a cell is unclear. */
function readMatrix(row: readonly string[], columns: readonly Column[]): string | undefined {
  const pairs = columns.flatMap(({ size }, index) => {
    const cell = (row[index] ?? "").trim();
    if (size === undefined || cell === "" || cell === "0" || placeholder.test(cell)) {
      return [];
    }
    const read = parseQuantity(cell);
    return [read.kind === "quantity" ? `${size}x${read.quantity}` : undefined];
  });
  return pairs.includes(undefined) ? undefined : pairs.join(" ");
}

/** Sizes of a row: of the matrix, of the cell for sizes, or of the text. */
function readSizeCells(
  row: readonly string[],
  columns: readonly Column[],
  cell: string,
  quantityCell: string,
): string | undefined {
  if (columns.some(({ size }) => size !== undefined)) {
    return readMatrix(row, columns);
  }
  const normalized = normalizeSizes(cell);
  const isCounted = cell === "" || parseSizes(normalized) !== undefined;
  const words = `${cell} ${/\p{L}/u.test(quantityCell) ? quantityCell : ""}`;
  const computed = isCounted
    ? undefined
    : (computeAmounts(words) ?? computeAmounts(`size ${words}`));
  return computed && computed.sizes !== "" ? computed.sizes : normalized;
}

/** Splits "50 pcs" in a cell for quantities into its number and unit. */
export function splitQuantity(cell: string): readonly [count: string, unit: CountUnit | undefined] {
  const plain = dozensInPieces(plainDigits(cell))
    .replace(/^\p{L}+\s*\((\d+)\)/u, "$1")
    .replace(/^(\d[\d,]*)\.0+$|^(\d+),00$/u, "$1$2");
  const [, counted, countedIn] =
    /^(\S.*?\d|\d)\s*(\p{L}+)\.?$/u.exec(plain) ??
    /^(\d[\d,]*)\s*(\p{L}+)\.?[\s,(]/u.exec(plain) ??
    [];
  const unit = parseUnit(countedIn ?? "");
  // "4 kits" counts in a word that is no unit.
  const [, ofThings] = /^(\d[\d,]*)\s+\p{L}{3,}$/u.exec(plain) ?? [];
  return unit === undefined || counted === undefined
    ? [ofThings ?? (/^\d/u.test(plain) ? plain : cell), undefined]
    : [counted, unit];
}

/** Writes "1.200,000" of a country with decimal commas as 1200. */
function withoutPoints(cell: string): string {
  return /^\d{1,3}(?:\.\d{3})*(?:,0+)?$/u.test(cell)
    ? cell.replace(/,0+$/u, "").replaceAll(".", "")
    : cell;
}

/** The cell of the quantity; several columns of it are added up, or multiplied by the people. */
export function quantityCellOf(row: readonly string[], columns: readonly Column[]): string {
  const cells = row.flatMap((cell, index) => {
    const {
      role,
      size,
      multiplies = false,
      hasPoints = false,
    } = columns[index] ?? { role: "aside" };
    const text = hasPoints ? withoutPoints(cell.trim()) : cell;
    return role === "quantity" && size === undefined && text.trim() !== ""
      ? [{ text: text.trim(), multiplies }]
      : [];
  });
  const counts = cells.map(({ text, multiplies }) => ({ multiplies, read: parseQuantity(text) }));
  const numbers = counts.flatMap(({ multiplies, read }) =>
    read.kind === "quantity" ? [{ multiplies, count: read.quantity }] : [],
  );
  if (cells.length < 2 || numbers.length < cells.length) {
    return cells[0]?.text ?? "";
  }
  const sum = numbers.reduce((total, { multiplies, count }) => total + (multiplies ? 0 : count), 0);
  return String(
    numbers.reduce((total, { multiplies, count }) => total * (multiplies ? count : 1), sum),
  );
}

/** Reads the cells of a row by the roles of their columns. */
export function readCells(row: readonly string[], columns: readonly Column[]): RowAmounts {
  const cellsOf = (role: ColumnRole) =>
    row
      .filter((_, index) => columns[index]?.role === role && columns[index]?.size === undefined)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "");
  const words = cellsOf("text").join(" ").replaceAll(/\s+/gu, " ");
  const inText = readText(words);
  const onlyCell = quantityCellOf(row, columns);
  const [sizesCell = ""] = cellsOf("sizes");
  // "90 pcs" in a column for sizes and quantities.
  const isCounted =
    onlyCell === "" &&
    /^\d[\d,]*\s*\p{L}+\.?$/u.test(plainDigits(sizesCell)) &&
    splitQuantity(sizesCell)[1] !== undefined;
  const quantityCell = isCounted ? sizesCell : onlyCell;
  const sizeCell = isCounted ? "" : sizesCell;
  const [counted, split] = splitQuantity(quantityCell);
  const cell = placeholder.test(counted) || perPlace.test(quantityCell) ? "" : counted;
  const hasCell = quantityCell !== "";
  const [unitCell = ""] = cellsOf("unit");
  const ofCells = computeAmounts(`${sizeCell} ${quantityCell}`);
  const computedTotal = ofCells?.sizes === "" ? ofCells.quantity : undefined;
  const cellSizes =
    computedTotal === undefined ? readSizeCells(row, columns, sizeCell, quantityCell) : "";
  const sizes = cellSizes === "" ? inText.sizes : (cellSizes ?? "");
  const counts = parseSizes(sizes);
  const isEach = counts !== undefined && cell !== "" && /\p{L}/u.test(cell);
  const quantity = isEach ? "" : (computedTotal ?? (hasCell ? cell : inText.quantity));
  const unit = parseUnitCell(unitCell) ?? split ?? parseUnit(inText.unitWord);
  const read = parseQuantity(quantity);
  const total = totalOf({ sizes: counts ?? [] });
  const packages = parsePackages(unit, `${words} ${unitCell} ${quantityCell}`);
  const hasOwnSizes = inText.sizes !== "" && cellSizes === "";
  return {
    text: hasCell ? (hasOwnSizes ? inText.text : words) : inText.text,
    ...(counts === undefined ? withQuantity(sizes, quantity) : { sizes, quantity: "" }),
    ...(unit !== undefined && { unit }),
    ...(packages && { packages }),
    hasSeveralSizes:
      inText.hasSeveralSizes || (counts === undefined && namesSeveralSizes(`size ${sizeCell}`)),
    agrees:
      cellSizes !== undefined &&
      (counts === undefined ||
        read.kind === "nothing" ||
        (read.kind === "quantity" && read.quantity === total)),
  };
}
