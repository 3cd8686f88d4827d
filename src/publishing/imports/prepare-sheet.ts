import { isBlank, type Sheet, type SheetCell, type SheetRow } from "#content/exchange/cell.ts";
import { fold } from "#content/exchange/fold.ts";
import type { Mapping } from "#content/exchange/mapping.ts";
import type { ImportLayout } from "#domain/office/import-messages.ts";

const amountColumns: ReadonlySet<string> = new Set(["price", "was"]);

interface PreparedSheet {
  readonly sheet: Sheet;
  /** Numbers of rows that were left out: they hold a code and nothing else. */
  readonly bareRows: readonly number[];
  /** Rows whose code or slug is not in the catalogue. */
  readonly unknown: number;
  /** Number of prices that were rounded to two decimals. */
  readonly rounded: number;
}

/** Rounds a price that a formula has computed. */
function roundAmount(cell: SheetCell): SheetCell | undefined {
  const isLong = cell.kind === "number" && /\.\d{3,}|e-/i.test(cell.text);
  return isLong ? { ...cell, text: String(Math.round(Number(cell.text) * 100) / 100) } : undefined;
}

interface Preparing {
  readonly values: ImportLayout["values"];
  readonly isKnown: (code: string) => boolean;
  /** Leaves out the rows that are not in the catalogue. */
  readonly onlyKnown: boolean;
}

/** Replaces the maker's words by ids, rounds computed prices, and leaves out titles between the rows. */
export function prepareSheet(
  sheet: Sheet,
  mapping: Mapping,
  { values, isKnown, onlyKnown }: Preparing,
): PreparedSheet {
  const meanings = new Map(
    Object.entries(values).map(([column, words]) => [
      column,
      new Map(Object.entries(words).map(([word, id]) => [fold(word), id])),
    ]),
  );
  const keyColumns = mapping.columns.filter(({ column }) => isKey(column?.id));
  const valueColumns = mapping.columns.filter(({ column }) => !isKey(column?.id));
  const bareRows: number[] = [];
  let rounded = 0;
  let unknown = 0;

  function isUnknown({ cells }: SheetRow): boolean {
    const keys = keyColumns.map(({ index }) => cells[index]?.text.trim() ?? "");
    return keys.some((key) => key !== "") && !keys.some(isKnown);
  }

  function hasValues({ cells }: SheetRow): boolean {
    const isFilled = (index: number) => (cells[index]?.text.trim() ?? "") !== "";
    return valueColumns.length === 0 || valueColumns.some(({ index }) => isFilled(index));
  }

  function prepareRow(row: SheetRow): SheetRow {
    const cells = [...row.cells];
    for (const { index, column } of valueColumns) {
      const cell = cells[index];
      if (cell === undefined || column === undefined) {
        continue;
      }
      const meaning = meanings.get(column.id)?.get(fold(cell.text));
      const amount = amountColumns.has(column.id) ? roundAmount(cell) : undefined;
      if (meaning !== undefined) {
        cells[index] = { kind: "text", text: meaning };
      } else if (amount !== undefined) {
        cells[index] = amount;
        rounded += 1;
      }
    }
    return { ...row, cells };
  }

  const rows = sheet.rows.flatMap((row) => {
    if (row.number <= mapping.headerRow || isBlank(row)) {
      return [row];
    }
    if (isUnknown(row)) {
      if (!hasValues(row)) {
        bareRows.push(row.number);
        return [];
      }
      unknown += 1;
      if (onlyKnown) {
        return [];
      }
    }
    return [prepareRow(row)];
  });
  return { sheet: { ...sheet, rows }, bareRows, unknown, rounded };
}

function isKey(id: string | undefined): boolean {
  return id === "code" || id === "slug";
}
