import { parseSizeHeading } from "#reading/rows/header.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import { readCells } from "#reading/rows/row-amounts.ts";
import { skipOf } from "#reading/rows/row-kinds.ts";
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

const noAmounts = readCells([], []);

/** Builds the line of goods whose sizes are counted ("Mx30"); none without a size or a name. */
function lineOfSizes(goods: string, sizes: readonly string[]): readonly SourceRow[] {
  const written = sizes.join(" ");
  const amounts = { ...noAmounts, text: goods, sizes: written };
  return goods === "" || written === ""
    ? []
    : [sourceRow([`${goods}: ${written}`], amounts, undefined)];
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
  const people = body.map((row) => sourceRow(row, noAmounts, "person"));
  const lines = goods.flatMap((name, index) => {
    const counts = new Map<string, number>();
    for (const row of name === "" ? [] : body) {
      const size = parseSizeHeading(row[index] ?? "");
      if (size !== undefined) {
        counts.set(size, (counts.get(size) ?? 0) + 1);
      }
    }
    return lineOfSizes(name, Array.from(counts, ([size, count]) => `${size}x${count}`).sort());
  });
  return [...people, ...lines];
}

/**
 * Reads a matrix turned on its side, with the sizes down and the goods across: one line for each of the goods.
 * Undefined for any other table.
 */
export function readTurned(table: Table): readonly SourceRow[] | undefined {
  const start = table.findIndex(
    ([head = "", ...goods]) =>
      /^(?:sizes?|(?:ال)?(?:مقاس|قياس)(?:ات)?)$/iu.test(head.trim()) &&
      goods.some((cell) => /\p{L}{3}/u.test(cell)),
  );
  const header = table[start] ?? [];
  const body = table.slice(start + 1);
  const sizes = body.map(([size = ""]) => parseSizeHeading(size));
  const isTurned =
    start >= 0 &&
    header.slice(1).every((cell) => parseSizeHeading(cell) === undefined) &&
    sizes.filter(Boolean).length > 1 &&
    body.every(
      (row, index) =>
        sizes[index] === undefined || row.slice(1).every((cell) => /^[\d.,\s–-]*$/u.test(cell)),
    );
  if (!isTurned) {
    return undefined;
  }
  const lines = header.slice(1).flatMap((goods, column) => {
    const pairs = body.flatMap((row, index) => {
      const count = plainDigits(row[column + 1] ?? "").trim();
      const size = sizes[index];
      return size === undefined || !/^[1-9]\d*$/u.test(count) ? [] : [`${size}x${count}`];
    });
    return lineOfSizes(goods.trim(), pairs);
  });
  return [
    ...table.slice(0, start).map((row) => sourceRow(row, noAmounts, "title")),
    sourceRow(header, noAmounts, "headings"),
    ...body.map((row, index) =>
      sourceRow(
        row,
        noAmounts,
        sizes[index] === undefined ? (skipOf(row.join(" ").trim()) ?? "greeting") : "person",
      ),
    ),
    ...lines,
  ];
}
