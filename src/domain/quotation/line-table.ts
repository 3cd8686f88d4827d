import { totalOf, type Line } from "#domain/quotation/line.ts";
import type { QuotationWords } from "#domain/quotation/quotation-words.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";

/** The headings of a table of lines. */
export function lineHeads(words: QuotationWords): readonly string[] {
  const { number, code, text, sizes, quantity, unit, colour, note } = words;
  return [number, code, text, sizes, quantity, unit, colour, note];
}

/** A line as a row below them; `index` counts from 0, `noQuantity` stands where the buyer gave none. */
export function lineCells(
  line: Line,
  index: number,
  words: QuotationWords,
  noQuantity = "",
): readonly string[] {
  return [
    String(index + 1),
    line.code ?? (line.product === undefined ? words.free : ""),
    line.text,
    formatSizes(line),
    String(totalOf(line) ?? noQuantity),
    line.unit === undefined ? "" : words.units[line.unit],
    line.colour ?? "",
    line.note ?? "",
  ];
}

/** Cells of a line that only the supplier sees. */
interface SupplierCells {
  readonly remark: string;
  /** The list price in riyals; empty where there is none. */
  readonly price: string;
}

/** Lists lines as the rows of a sheet to price, for the supplier with remarks and list prices. */
export function priceRows(
  lines: readonly Line[],
  words: QuotationWords,
  supplierCells?: (line: Line) => SupplierCells,
): readonly (readonly string[])[] {
  const remark = supplierCells ? [words.remark] : [];
  const heads = [...lineHeads(words), ...remark, words.price, words.total, words.leadTime];
  const rows = lines.map((line, index) => {
    const cells = supplierCells?.(line);
    const remarkCell = cells ? [cells.remark] : [];
    return [...lineCells(line, index, words), ...remarkCell, cells?.price ?? "", "", ""];
  });
  return [heads, ...rows];
}
