import { addressesIn } from "#addresses";
import type { Language } from "#domain/language.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";

/** Milliseconds until rows that are not answered count as not read. */
const timeout = 20_000;

/** Has rows read by what the catalogue knows; throws where they are not. */
export async function askRows(language: Language, rows: string): Promise<RowsReading> {
  const answer = await fetch(addressesIn(language).request, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ rows }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) {
    throw new Error(`The rows were answered with ${answer.status}`);
  }
  const reading: RowsReading = await answer.json();
  return reading;
}
