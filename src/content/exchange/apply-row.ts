import type { SheetCell, SheetRow } from "#content/exchange/cell.ts";
import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import { quoted, type CellChange, type RowProblem } from "#content/exchange/comparison.ts";
import { isKeyed, valueAt, type Draft } from "#content/exchange/draft.ts";
import type { MappedColumn, Mapping } from "#content/exchange/mapping.ts";
import type { Vocabulary } from "#content/exchange/vocabulary.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

const order = new Map(columns.map(({ id }, at) => [id, at]));

const unreadable: Readonly<Partial<Record<SheetCell["kind"], (text: string) => string>>> = {
  formula: (text) =>
    `holds a formula (${text.slice(0, 40)}); copy the column and paste it as values`,
  fault: (text) => `holds the error ${text}; mend the formula, or clear the cell`,
  merged: (text) => `is merged with ${text}; take the cells apart and fill in each`,
  date: (text) =>
    `holds a date (${text}), made by the spreadsheet from what was typed; format the column as text and type it again`,
};

/** Marks that turn the direction of text: they come along from other programs, and nobody sees them. */
const directions = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

function cleaned(cell: SheetCell): SheetCell {
  return { ...cell, text: cell.text.replace(directions, "") };
}

function isAsShown(cell: SheetCell, shown: string | number | undefined): boolean {
  return typeof shown === "number"
    ? cell.kind === "number" && Number(cell.text) === shown
    : cell.text === (shown ?? "");
}

function putCell(
  column: Column,
  draft: Draft,
  cell: SheetCell,
  words: Vocabulary,
): string | undefined {
  const text = cell.text.trim();
  if (text === "" || isAsShown(cell, column.show(draft))) {
    return undefined;
  }
  const isMeant = cell.kind === "date" && column.takesDates;
  const broken = isMeant ? undefined : unreadable[cell.kind]?.(text);
  if (broken !== undefined) {
    return broken;
  }
  const message = text === "-" ? column.clear(draft) : column.put(draft, cleaned(cell), words);
  return message === undefined ? undefined : `${quoted(text)} ${message}`;
}

const firstParts = columns.filter(({ id }) => id.endsWith(`-${usualLanguage}`));

/** Texts that a row leaves with their translation alone. */
function orphans(draft: Draft): readonly Column[] {
  return firstParts.filter(({ path }) => {
    const value = valueAt(draft, path);
    const isThere = (language: Language) => isKeyed(value) && value[language] !== undefined;
    return !isThere(usualLanguage) && languages.some(isThere);
  });
}

/** The mapped columns in the order in which they must be read: a text before its translations. */
export function readingOrder({ columns: mapped }: Mapping): readonly MappedColumn[] {
  return mapped
    .filter(({ column }) => column && column.id !== "slug")
    .toSorted(
      (a, b) => (order.get(a.column?.id ?? "") ?? 0) - (order.get(b.column?.id ?? "") ?? 0),
    );
}

/** Where in the file a column stands, as problems name it. */
export function placeOf(column: Column, mapped: readonly MappedColumn[]) {
  const found = mapped.find((one) => one.column === column);
  return found ? { letter: found.letter, header: found.header } : { header: column.header.en };
}

/** Puts a row's cells into a product; what is wrong with each cell. */
export function applyRow(
  draft: Draft,
  row: SheetRow,
  mapped: readonly MappedColumn[],
  words: Vocabulary,
): readonly RowProblem[] {
  const problems: RowProblem[] = [];
  for (const one of mapped) {
    const cell = row.cells[one.at];
    const message = cell && one.column && putCell(one.column, draft, cell, words);
    if (message !== undefined) {
      problems.push({ row: row.number, letter: one.letter, header: one.header, message });
    }
  }
  for (const column of orphans(draft)) {
    problems.push({
      row: row.number,
      ...placeOf(column, mapped),
      message: "must be filled in: a translation cannot stand alone",
    });
  }
  return problems;
}

const told = (shown: string | number | undefined): string => String(shown ?? "");

/** The cells in which two states of a product differ. */
export function changesBetween(before: Draft, after: Draft): readonly CellChange[] {
  return columns.flatMap((column) => {
    const [old, next] = [told(column.show(before)), told(column.show(after))];
    return old === next ? [] : [{ column: column.id, header: column.header.en, old, new: next }];
  });
}
