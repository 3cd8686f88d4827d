import type { z } from "zod";
import type { readRows } from "#domain/office/enquiry-messages.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { Line } from "#domain/quotation/line.ts";
import { lineToSend } from "#reading/request/list-line.ts";
import { parseRows } from "#reading/rows/read-rows.ts";
import type { RowProduct, RowReading } from "#reading/rows/read-rows.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import { lineOfRow } from "#reading/rows/row-lines.ts";
import type { Search } from "#reading/search/search.ts";

/** Reads pasted text into rows, each with the lines that it may mean. */
export function readPastedRows(text: string, search: Search): z.infer<typeof readRows> {
  const reading = parseRows(text, (row) => matchRow(row, search));
  return {
    text,
    rows: reading.rows.map((row) => ({
      written: row.written,
      skip: row.skip ?? null,
      certainty: row.certainty,
      options: [...row.products.map((product) => lineFor(row, product)), lineFor(row, undefined)],
    })),
    tooMany: reading.tooMany + reading.tooLong,
  };
}

/** The row as a line of a product, or in the buyer's own words. */
function lineFor(row: RowReading, product: RowProduct | undefined) {
  const line: Line = lineToSend(lineOfRow(row, product), product?.unit);
  return { ...line, text: line.text.slice(0, requestBounds.text), sizes: [...line.sizes] };
}
