import { anySize, sizeWord } from "#reading/amounts/vocabulary.ts";
import { isClosing } from "#reading/rows/row-kinds.ts";
import { longestRow } from "#reading/rows/row-bounds.ts";
import type { Table } from "#reading/rows/table-text.ts";

/** A cell that repeats the one above. */
export const ditto =
  /^(?:["“”'’״〃\s]+|ditto|do|-\s*do\s*-|d[o0]\.?|same(?: as above)?|as above|نفس(?:ه|ها)?(?:\s+\p{L}+)?|كذلك|أعلاه|مثله)$/iu;

/** Repeats the goods above with another property, as in `-do- blue`. */
const dittoBut =
  /^(?:["“”״〃](?:\s*["“”״〃])*|ditto|do\.|-\s*do\s*-|same as above|نفسه|نفسها|كذلك)[\s,،:–-]+(?=[\p{L}\p{N}])(?<property>.+)$/iu;

const sizeAtEnd = new RegExp(`(?:^|\\s)(?:${sizeWord}\\s*)?${anySize}$`, "iu");

/** Completes a cell that refers to the one above. */
export function carryDown(cell: string, above: string): string {
  if (ditto.test(cell)) {
    return above;
  }
  const property = dittoBut.exec(cell)?.groups?.["property"];
  const [goods = ""] = above.split(/[,،]| [-–] /u);
  if (property === undefined) {
    return cell;
  }
  const unsized = sizeAtEnd.test(property) ? goods.replace(sizeAtEnd, "") : goods;
  return `${unsized.trim()}, ${property}`;
}

const continuation = /^(?:with|w\/|c\/w|complete|including|incl\b|without|مع|بدون|شامل)/iu;

/** Joins a description that runs on in the row below. */
export function joinContinued(table: Table, goodsColumn: number): Table {
  const joined: (readonly string[])[] = [];
  for (const row of table) {
    const goods = row[goodsColumn]?.trim() ?? "";
    const rowAbove = joined.at(-1);
    const begun = rowAbove?.[goodsColumn]?.trim() ?? "";
    const isAlone = row.every((cell, index) => index === goodsColumn || cell.trim() === "");
    const isContinued = !isClosing(goods) && (/[,،;]$/u.test(begun) || continuation.test(goods));
    if (
      rowAbove &&
      begun !== "" &&
      begun.length < longestRow &&
      goods !== "" &&
      isAlone &&
      isContinued
    ) {
      joined.pop();
      joined.push(
        rowAbove.map((cell, index) => (index === goodsColumn ? `${begun} ${goods}` : cell)),
      );
    } else {
      joined.push(row);
    }
  }
  return joined;
}
