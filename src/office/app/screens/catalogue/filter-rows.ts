import type { GridRow } from "#domain/office/catalogue-messages.ts";
import type { CellReader } from "#office/app/screens/catalogue/cells.ts";

export const gridViews = ["all", "drafts", "problems", "out", "priceless"] as const;

export type GridView = (typeof gridViews)[number];

export interface GridFilter {
  readonly words: string;
  /** Products that the site's search finds, the best first; undefined while it has not answered. */
  readonly found: readonly string[] | undefined;
  /** Name of a category; empty for all. */
  readonly category: string;
  readonly view: GridView;
}

export interface GridSort {
  /** A field, or `product`. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** Selects the rows of the list in their order. */
export function filterRows(
  rows: readonly GridRow[],
  filter: GridFilter,
  sort: GridSort | undefined,
  read: CellReader,
): readonly GridRow[] {
  const matches = rows.filter(
    (row) =>
      (filter.category === "" || row.category === filter.category) &&
      isInView(row, filter.view, read),
  );
  const matching = filter.words.trim() === "" ? matches : searchRows(matches, filter);
  return sort === undefined ? matching : sortRows(matching, sort, read);
}

function isInView(row: GridRow, view: GridView, read: CellReader): boolean {
  const fields = Object.keys(row.cells);
  switch (view) {
    case "all":
      return true;
    case "out":
      return read(row, "availability").text === "out";
    case "priceless":
      return Number(read(row, "price").value ?? 0) === 0;
    case "drafts":
      return fields.some((field) => !["live", undefined].includes(read(row, field).mark));
    case "problems":
      return fields.some((field) => read(row, field).problem !== undefined);
  }
}

/** Finds rows by the site's search, then by a part of name or code, which also finds unpublished products. */
function searchRows(
  rows: readonly GridRow[],
  { words, found = [] }: GridFilter,
): readonly GridRow[] {
  const rank = new Map(found.map((slug, index) => [slug, index]));
  const typed = words.trim().toLowerCase();
  const rankOf = (row: GridRow): number | undefined => {
    const texts = [row.code, row.slug, row.name, row.otherName ?? ""];
    const place = rank.get(row.slug);
    if (row.code.toLowerCase() === typed) {
      return -1;
    }
    return (
      place ?? (texts.some((text) => text.toLowerCase().includes(typed)) ? found.length : undefined)
    );
  };
  return rows
    .flatMap((row) => {
      const place = rankOf(row);
      return place === undefined ? [] : [{ row, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

function sortRows(
  rows: readonly GridRow[],
  { column, isDescending }: GridSort,
  read: CellReader,
): readonly GridRow[] {
  const valueOf = (row: GridRow) => (column === "product" ? row.name : read(row, column).value);
  const collator = new Intl.Collator();
  const direction = isDescending ? -1 : 1;
  return Array.from(rows).sort((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) {
      // Empty cells come last in both directions.
      return Number(first === null) - Number(second === null);
    }
    const order =
      typeof first === "number" && typeof second === "number"
        ? first - second
        : collator.compare(String(first), String(second));
    return order * direction;
  });
}
