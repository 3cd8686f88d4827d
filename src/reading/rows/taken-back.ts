import type { SourceRow } from "#reading/rows/source-row.ts";
import { stripChat } from "#reading/rows/text-lines.ts";

/** Words for the goods that a line takes back: "remove the cooling towels, store has enough". */
function takenBack(written: string): readonly string[] {
  const [, goods = ""] =
    /^(?:(?:please|pls|sorry)\s+)?(?:do not|don'?t|no longer|no need|cancel|remove|delete|leave out|skip|[أا]لغوا?|احذف|بدون)\s+(?:(?:for|send|need|the|any|those)\s+)*([^,،.;(–-]+)/iu.exec(
      stripChat(written),
    ) ?? [];
  return goods.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** Lines among which one may take back another. */
const searchedLines = 600;

/** Marks the one line that a later line of the chat or mail takes back. */
export function markTakenBack(rows: readonly SourceRow[]): readonly SourceRow[] {
  const texts = rows.slice(0, searchedLines).map(({ written }) => written.toLowerCase());
  const indexes = rows.slice(0, searchedLines).flatMap((row, index) => {
    const words = row.skip === "cancelled" ? takenBack(row.written) : [];
    const lines = rows.slice(0, index).flatMap((line, place) => {
      const text = texts[place] ?? "";
      return line.skip === undefined && words.every((word) => text.includes(word)) ? place : [];
    });
    return words.length > 0 && lines.length === 1 ? lines : [];
  });
  return rows.map((row, index) =>
    indexes.includes(index) ? { ...row, skip: "cancelled" as const } : row,
  );
}
