import type { Sheet, SheetRow } from "#content/exchange/cell.ts";
import type { Hole } from "#content/exchange/new-product.ts";
import type { CellChange, ImportRow } from "#content/exchange/comparison.ts";
import type { Mapping } from "#content/exchange/mapping.ts";
import type { HandedPicture } from "#content/exchange/place-pictures.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { listSome } from "#content/text.ts";

/** Counts and names collected while the rows are read. */
export interface Seen {
  readonly missingPictures: string[];
  readonly used: Set<string>;
  /** How many new products lack a value. */
  readonly holes: Map<Hole, number>;
  drafts: number;
}

/** Formats row numbers as ranges: 3, 5 to 9. */
export function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const previous = parts.at(-1);
    if (previous && previous[1] === number - 1) {
      previous[1] = number;
    } else {
      parts.push([number, number]);
    }
  }
  const names = parts.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return listSome(names, 10);
}

const holeNotes: Readonly<Record<Hole, (count: number) => string>> = {
  name: (count) => `${count} new products have no name; they are drafts under their code`,
  text: (count) =>
    `${count} new products have no description or details; they are drafts that repeat the name until somebody writes them`,
  subcategory: (count) =>
    `${count} new products have no subcategory; they are drafts in the first of their category`,
  minimum: (count) =>
    `${count} new products have no minimum: it is 1 until somebody writes it, or the pack where there is one`,
};

interface Noting {
  readonly sheet: Sheet;
  readonly rows: readonly SheetRow[];
  readonly mapping: Mapping;
  readonly pictures: readonly HandedPicture[];
  readonly seen: Seen;
}

/** Lists remarks about the file that stop nothing. */
export function notesOf({ sheet, rows, mapping, pictures, seen }: Noting): readonly string[] {
  const hidden = rows.filter((row) => row.hidden).map(({ number }) => number);
  const merged = sheet.rows.filter(
    (row) => row.number <= mapping.headerRow && row.cells.some(({ kind }) => kind === "merged"),
  );
  const unknown = mapping.unknown.map(({ letter, header }) => `${letter} "${header}"`);
  const unused = pictures.filter(({ name }) => !seen.used.has(name)).map(({ name }) => name);
  const notes: readonly (readonly [boolean, string])[] = [
    [mapping.headerRow > 1, `the headers were found in row ${mapping.headerRow}`],
    [
      unknown.length > 0,
      `columns that are not known were left alone: ${listSome(unknown, 30)}; name them in a file for --map if they matter`,
    ],
    [
      merged.length > 0,
      `row ${ranges(merged.map(({ number }) => number))}: merged cells above the products were left alone`,
    ],
    [
      hidden.length > 0,
      `hidden rows were read like the others: ${ranges(hidden)}; delete them if they are not meant`,
    ],
    [
      seen.missingPictures.length > 0,
      `pictures that were not found: ${listSome(seen.missingPictures, 30)}`,
    ],
    [unused.length > 0, `pictures that belong to no row: ${listSome(unused, 30)}`],
    ...Object.entries(holeNotes).map(
      ([hole, note]) =>
        [seen.holes.has(hole as Hole), note(seen.holes.get(hole as Hole) ?? 0)] as const,
    ),
    [
      seen.drafts > 0,
      `${seen.drafts} new products are drafts, which nobody sees until their status is "live"`,
    ],
  ];
  return notes.flatMap(([holds, note]) => (holds ? [note] : []));
}

/** The part of a price whose change needs consent. */
const largestPriceChange = 0.3;

/** From so many characters on a text is long. */
const longText = 60;

/** Tells if a text becomes less than half as long as it was. */
export function isShortened({
  column,
  old,
  new: next,
}: Pick<CellChange, "column" | "old" | "new">): boolean {
  return /-(?:en|ar)$/.test(column) && old.length >= longText && next.length * 2 < old.length;
}

/** Lists changes so unusual that they need a second consent. */
export function asksFor(
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, ProductFile>,
): readonly string[] {
  const changed = rows.filter(({ isNew, changes }) => !isNew && changes.length > 0);
  const jumps = changed.flatMap(({ row, code, changes }) =>
    changes
      .filter(({ column, old, new: next }) => {
        const [from, to] = [Number(old), Number(next)];
        return column === "price" && from > 0 && Math.abs(to - from) / from > largestPriceChange;
      })
      .map(({ old, new: next }) => `row ${row} ${code} ${old} -> ${next === "" ? "none" : next}`),
  );
  const shortened = changed.flatMap(({ row, code, changes }) =>
    changes
      .filter(isShortened)
      .map(
        ({ header, old, new: next }) =>
          `row ${row} ${code} ${header} ${old.length} -> ${next.length} characters`,
      ),
  );
  const hidden = [...changed, ...rows.filter(({ isNew }) => isNew)].filter((row) => row.hidden);
  const asks: readonly (readonly [boolean, string])[] = [
    [
      jumps.length > 0,
      `${jumps.length} price${jumps.length === 1 ? " changes" : "s change"} by more than 30 %: ${listSome(jumps, 10)}`,
    ],
    [
      shortened.length > 0,
      `${shortened.length} long text${shortened.length === 1 ? " becomes" : "s become"} short: ${listSome(shortened, 10)}`,
    ],
    [
      changed.length * 2 > products.size,
      `${changed.length} of ${products.size} products change, more than half`,
    ],
    [
      hidden.length > 0,
      `${hidden.length} of the rows that change something are hidden in the sheet: ${ranges(hidden.map(({ row }) => row))}`,
    ],
  ];
  return asks.flatMap(([holds, ask]) => (holds ? [ask] : []));
}
