import type { RowProduct, RowReading, RowsReading } from "#reading/rows/read-rows.ts";
import { settleRows, type SettledRow } from "#reading/rows/settle-rows.ts";

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given => typeof value === "object" && value !== null;
const hasTexts = (value: Given, names: readonly string[]) =>
  names.every((name) => typeof value[name] === "string");

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function isProduct(value: unknown): value is RowProduct {
  return isObject(value) && hasTexts(value, ["slug", "code", "name", "unit"]);
}

function isRow(value: unknown): value is RowReading {
  if (!isObject(value) || !hasTexts(value, ["written", "text", "quantity", "sizes", "note"])) {
    return false;
  }
  const { products, unknown, certainty } = value;
  return (
    ["sure", "choose", "none"].includes(String(certainty)) &&
    Array.isArray(products) &&
    products.every(isProduct) &&
    Array.isArray(unknown) &&
    unknown.every((word) => typeof word === "string")
  );
}

/** Reads rows that were kept while somebody looked through them; undefined where they cannot be read whole. */
export function readKeptReading(stored: string): RowsReading | undefined {
  const found = parsed(stored);
  if (!isObject(found) || !Array.isArray(found["rows"]) || !hasTexts(found, ["left"])) {
    return undefined;
  }
  const { rows, left, headings, tooMany, tooLong } = found;
  const all: readonly unknown[] = Array.isArray(rows) ? rows : [];
  const read = all.filter(isRow);
  return read.length === 0 || read.length < all.length
    ? undefined
    : {
        rows: read,
        left: String(left),
        ...(typeof headings === "string" && { headings }),
        tooMany: Number(tooMany),
        tooLong: Number(tooLong),
      };
}

/** What rows were settled on, as a text to be kept. */
export function tellChoices(rows: readonly SettledRow[]): string {
  return JSON.stringify(rows.map(({ choice }) => choice ?? null));
}

/** Rows that were read, with what they were settled on before as far as that can be read. */
export function settleAgain(rows: readonly RowReading[], stored: string): readonly SettledRow[] {
  const kept = parsed(stored);
  const choices: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return settleRows(rows).map((settled, at) => {
    const choice = choices[at];
    const isPlace = typeof choice === "number" && settled.row.products[choice] !== undefined;
    return isPlace || choice === "own" || choice === "out" ? { ...settled, choice } : settled;
  });
}
