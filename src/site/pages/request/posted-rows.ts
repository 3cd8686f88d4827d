import type { PostedRows } from "#domain/site.ts";
import { parseRows, type RowsReading } from "#reading/rows/read-rows.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import type { PageContext } from "#site/page.ts";

/** Parses the rows of a posted form with the catalogue's knowledge. */
export function readPostedRows(
  { search }: PageContext,
  { rows = "" }: PostedRows["fields"],
): RowsReading {
  return parseRows(rows, (row) => matchRow(row, search));
}
