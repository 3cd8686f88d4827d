import { z } from "zod";
import type { GridRow } from "#domain/office/catalogue-messages.ts";
import type { CellReader } from "#office/app/screens/catalogue/cells.ts";

export const gridViews = [
  "all",
  "drafts",
  "problems",
  "out",
  "priceless",
  "unshown",
  "removed",
  "untranslated",
] as const;

export type GridView = (typeof gridViews)[number];

/** Search and filters in the address of the list, which the form of a product keeps for the way back. */
export const gridSearch = z.object({
  q: z.string().optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  view: z.enum(gridViews).optional().catch(undefined),
});

export type GridSearch = z.infer<typeof gridSearch>;

export interface GridFilter {
  /** Words with the products that the site's search finds for them, the best first. */
  readonly search: { readonly words: string; readonly slugs: readonly string[] } | undefined;
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
  const matching = filter.search === undefined ? matches : searchRows(matches, filter.search);
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
    case "unshown":
      return row.status === "draft";
    case "removed":
      return row.status === "removed";
    case "untranslated":
      return row.lacksArabic;
    case "drafts":
      return fields.some((field) => !["live", undefined].includes(read(row, field).mark));
    case "problems":
      return fields.some((field) => read(row, field).problem !== undefined);
  }
}

/** Finds rows by the site's search, then by a part of name or code, which also finds unpublished products. */
function searchRows(
  rows: readonly GridRow[],
  { words, slugs }: NonNullable<GridFilter["search"]>,
): readonly GridRow[] {
  const rank = new Map(slugs.map((slug, index) => [slug, index]));
  const typed = words.toLowerCase();
  const rankOf = (row: GridRow): number | undefined => {
    const texts = [row.code, row.slug, row.name, row.otherName ?? ""];
    const place = rank.get(row.slug);
    if (row.code.toLowerCase() === typed) {
      return -1;
    }
    return (
      place ?? (texts.some((text) => text.toLowerCase().includes(typed)) ? slugs.length : undefined)
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
