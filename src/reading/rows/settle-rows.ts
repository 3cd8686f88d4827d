import type { RowProduct, RowReading } from "#reading/rows/read-rows.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { lineOfRow } from "#reading/rows/row-lines.ts";

/** Choice for a row: the index of an offered product, the buyer's own words, or no line. */
export type RowChoice = number | "own" | "out";

/** A row with what it was settled on; undefined where it waits for a choice. */
export interface SettledRow {
  readonly row: RowReading;
  readonly choice: RowChoice | undefined;
}

/** Slugs of the products that were chosen before, by the words for the goods. */
export type RememberedChoices = Readonly<Record<string, string>>;

const goodsOf = (row: RowReading | undefined) => row?.text.toLowerCase().trim() ?? "";

/** Rows as they are before anybody looks at them: only what is sure is settled, and what is not known at all. */
export function settleRows(
  rows: readonly RowReading[],
  remembered: RememberedChoices = {},
): readonly SettledRow[] {
  const firsts = { sure: 0, none: "own", choose: undefined } as const;
  return rows.map((row) => {
    const slug = remembered[goodsOf(row)];
    const place = row.products.findIndex((product) => product.slug === slug);
    const initial = firsts[row.certainty] ?? (place < 0 ? undefined : place);
    return { row, choice: row.skip === undefined ? initial : "out" };
  });
}

/** The rows with one of them settled, and with it the open rows that ask for the same goods. */
export function chooseIn(
  rows: readonly SettledRow[],
  index: number,
  choice: RowChoice,
): readonly SettledRow[] {
  const goods = goodsOf(rows[index]?.row);
  const isEqual = (entry: SettledRow) =>
    choice !== "out" && entry.choice === undefined && goodsOf(entry.row) === goods;
  return rows.map((entry, place) =>
    place === index || isEqual(entry) ? { row: entry.row, choice } : entry,
  );
}

/** The rows with the best proposal of some of them accepted; a row without any stays open. */
export function acceptProposals(
  rows: readonly SettledRow[],
  indexes: readonly number[],
): readonly SettledRow[] {
  return indexes.reduce((accepted, index) => {
    const entry = accepted[index];
    const isOpen = entry?.choice === undefined && entry?.row.products[0] !== undefined;
    return isOpen ? chooseIn(accepted, index, 0) : accepted;
  }, rows);
}

/** Counts the open rows that ask for the same goods as a row, the row itself left out. */
export function countEqual(rows: readonly SettledRow[], index: number): number {
  const goods = goodsOf(rows[index]?.row);
  return rows.filter(
    (entry, place) => place !== index && entry.choice === undefined && goodsOf(entry.row) === goods,
  ).length;
}

/** The product that was chosen for each text, to be remembered for the next list. */
export function choicesToRemember(rows: readonly SettledRow[]): RememberedChoices {
  return Object.fromEntries(
    rows.flatMap(({ row, choice }) => {
      const product = typeof choice === "number" ? row.products[choice] : undefined;
      return product && row.certainty === "choose" ? [[goodsOf(row), product.slug]] : [];
    }),
  );
}

/** A row with the products of another search before its own. */
export function withProducts(
  rows: readonly SettledRow[],
  index: number,
  products: readonly RowProduct[],
): readonly SettledRow[] {
  return rows.map((entry, place) => {
    if (place !== index) {
      return entry;
    }
    const slugs = new Set(products.map(({ slug }) => slug));
    const otherProducts = entry.row.products.filter(({ slug }) => !slugs.has(slug));
    return {
      row: { ...entry.row, certainty: "choose", products: [...products, ...otherProducts] },
      choice: undefined,
    };
  });
}

/** The choice that a key stands for; undefined where it stands for none. */
export function choiceOfKey(key: string, { row, choice }: SettledRow): RowChoice | undefined {
  switch (key) {
    case "Enter":
      return choice ?? (row.products.length > 0 ? 0 : "own");
    case "Delete":
      return "out";
    case "0":
      return "own";
    default: {
      const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
      return row.products[place] === undefined ? undefined : place;
    }
  }
}

/** The next row that waits for a choice, behind a place or else from the first; -1 where none does. */
export function nextOpen(rows: readonly SettledRow[], after: number): number {
  const isOpen = ({ choice }: SettledRow) => choice === undefined;
  const following = rows.findIndex((row, index) => index > after && isOpen(row));
  return following < 0 ? rows.findIndex(isOpen) : following;
}

/** The lines that rows come to; one that still waits for a choice stays in the buyer's own words. */
export function linesOf(rows: readonly SettledRow[]): readonly DraftLine[] {
  return rows.flatMap(({ row, choice }) =>
    choice === "out"
      ? []
      : [lineOfRow(row, typeof choice === "number" ? row.products[choice] : undefined)],
  );
}
