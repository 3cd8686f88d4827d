import type { PostedRows } from "#domain/site.ts";
import { readRows, type RowsReading } from "#domain/quotation/read-rows.ts";
import { answerRow } from "#domain/search/row-answer.ts";
import type { PageContext } from "#site/page.ts";

/** Parses the rows of a posted form with the catalogue's knowledge. */
export function readPostedRows(
  { catalogue }: PageContext,
  { rows = "" }: PostedRows["fields"],
): RowsReading {
  return readRows(rows, (row) => answerRow(row, (query) => catalogue.find(query)));
}
