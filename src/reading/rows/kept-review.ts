import { columnRoles, type ColumnChoices } from "#reading/rows/header.ts";
import type { RowProduct, RowReading, RowsReading } from "#reading/rows/read-rows.ts";
import { settleRows, type RememberedChoices, type SettledRow } from "#reading/rows/settle-rows.ts";

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
  return (
    isObject(value) &&
    hasTexts(value, ["slug", "code", "name", "unit"]) &&
    typeof value["pack"] === "number"
  );
}

function isRow(value: unknown): value is RowReading {
  if (!isObject(value) || !hasTexts(value, ["written", "text", "quantity", "sizes", "note"])) {
    return false;
  }
  const { products, unknown, certainty, unused } = value;
  return (
    ["sure", "choose", "none"].includes(String(certainty)) &&
    Array.isArray(products) &&
    products.every(isProduct) &&
    Array.isArray(unknown) &&
    unknown.every((word) => typeof word === "string") &&
    Array.isArray(unused)
  );
}

/** Reads rows that were kept while somebody looked through them; undefined where they cannot be read whole. */
export function parseReview(stored: string): RowsReading | undefined {
  const value = parsed(stored);
  if (
    !isObject(value) ||
    !Array.isArray(value["rows"]) ||
    !Array.isArray(value["totals"]) ||
    !Array.isArray(value["tables"]) ||
    !hasTexts(value, ["left"])
  ) {
    return undefined;
  }
  const { rows, left, totals, tables, reference, wanted, tooMany, tooLong } = value;
  const entries: readonly unknown[] = Array.isArray(rows) ? rows : [];
  const read = entries.filter(isRow);
  return read.length === 0 || read.length < entries.length
    ? undefined
    : {
        rows: read,
        left: String(left),
        totals: totals as RowsReading["totals"],
        tables: tables as RowsReading["tables"],
        ...(typeof reference === "string" && { reference }),
        ...(typeof wanted === "string" && { wanted }),
        tooMany: Number(tooMany),
        tooLong: Number(tooLong),
      };
}

/** Formats the choices of a review as text for storage. */
export function formatChoices(rows: readonly SettledRow[]): string {
  return JSON.stringify(rows.map(({ choice }) => choice ?? null));
}

/** Parses the roles that a buyer gave the columns of tables. */
export function parseColumnChoices(stored: string | null | undefined): ColumnChoices {
  const value = parsed(stored ?? "");
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, roles]) => {
          const columnList = Array.isArray(roles)
            ? roles.map((role) => columnRoles.find((name) => name === role) ?? "aside")
            : [];
          return columnList.length > 0 ? [[key, columnList]] : [];
        }),
      )
    : {};
}

/** Parses the choices that were made for earlier lists. */
export function parseRemembered(stored: string | null): RememberedChoices {
  const value = parsed(stored ?? "");
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([text, slug]) =>
          typeof slug === "string" ? [[text, slug]] : [],
        ),
      )
    : {};
}

/** Rows that were read, with what they were settled on before as far as that can be read. */
export function settleAgain(
  rows: readonly RowReading[],
  stored: string,
  remembered: RememberedChoices = {},
): readonly SettledRow[] {
  const value = parsed(stored);
  const choices: readonly unknown[] = Array.isArray(value) ? value : [];
  return settleRows(rows, remembered).map((settled, index) => {
    const choice = choices[index];
    const isPlace = typeof choice === "number" && settled.row.products[choice] !== undefined;
    return isPlace || choice === "own" || choice === "out" ? { ...settled, choice } : settled;
  });
}
