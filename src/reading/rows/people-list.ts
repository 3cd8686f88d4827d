import { parseSizeHeading } from "#reading/rows/header.ts";
import { readCells } from "#reading/rows/row-amounts.ts";
import { sourceRow, type SourceRow } from "#reading/rows/source-row.ts";
import type { Column } from "#reading/rows/table-columns.ts";
import type { Table } from "#reading/rows/table-text.ts";

/** The goods that a heading names beside their size: "Coverall size", "مقاس الحذاء". */
function goodsOfSizes(heading: string): string {
  const [, before, behind] =
    /^(\p{L}[\p{L}\s-]{2,30}?)\s+sizes?$|^(?:مقاس|قياس)\s+(\p{L}[\p{L}\s]{2,30})$/iu.exec(
      heading.trim(),
    ) ?? [];
  return before ?? behind ?? "";
}

/**
 * Reads a list of people whose columns hold the size of each for goods that only the headings name: one line for each
 * of the goods, with its sizes counted. Undefined for any other table.
 */
export function readPeople(
  headings: readonly string[],
  body: Table,
  columns: readonly Column[],
): readonly SourceRow[] | undefined {
  const goods = headings.map((heading, index) =>
    columns[index]?.role === "sizes" && columns[index].size === undefined
      ? goodsOfSizes(heading)
      : "",
  );
  const isOther =
    columns.some(({ role }) => role === "quantity") || goods.every((name) => name === "");
  if (isOther || body.length < 2) {
    return undefined;
  }
  const people = body.map((row) => sourceRow(row, readCells([], []), "person"));
  const lines = goods.flatMap((name, index) => {
    const counts = new Map<string, number>();
    for (const row of name === "" ? [] : body) {
      const size = parseSizeHeading(row[index] ?? "");
      if (size !== undefined) {
        counts.set(size, (counts.get(size) ?? 0) + 1);
      }
    }
    const sizes = Array.from(counts, ([size, count]) => `${size}x${count}`)
      .sort()
      .join(" ");
    const amounts = { ...readCells([], []), text: name, sizes };
    return sizes === "" ? [] : [sourceRow([`${name}: ${sizes}`], amounts, undefined)];
  });
  return [...people, ...lines];
}
