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

/**
 * Lines as the rows of a sheet, with empty columns that whoever makes the quotation fills in; `remark` says what
 * that person should look at.
 */
export function priceRows(
  lines: readonly Line[],
  words: QuotationWords,
  remark?: (line: Line) => string,
): readonly (readonly string[])[] {
  const toFill = [words.price, words.total, words.leadTime];
  const heads = [...lineHeads(words), ...(remark ? [words.remark] : []), ...toFill];
  const rows = lines.map((line, index) => [
    ...lineCells(line, index, words),
    ...(remark ? [remark(line)] : []),
    ...toFill.map(() => ""),
  ]);
  return [heads, ...rows];
}
