import type { SheetCell, SheetRow } from "#content/exchange/cell.ts";
import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import { quoted, type CellChange, type RowProblem } from "#content/exchange/comparison.ts";
import { isKeyed, valueAt, type Draft } from "#content/exchange/draft.ts";
import type { MappedColumn, Mapping } from "#content/exchange/mapping.ts";
import type { Vocabulary } from "#content/exchange/vocabulary.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

const order = new Map(columns.map(({ id }, index) => [id, index]));

const unreadable: Readonly<Partial<Record<SheetCell["kind"], (text: string) => string>>> = {
  formula: (text) =>
    `holds a formula (${text.slice(0, 40)}); copy the column and paste it as values`,
  fault: (text) => `holds the error ${text}; mend the formula, or clear the cell`,
  merged: (text) => `is merged with ${text}; take the cells apart and fill in each`,
  date: (text) =>
    `holds a date (${text}), made by the spreadsheet from what was typed; format the column as text and type it again`,
};

/** Invisible marks of direction, which other programs add. */
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

function isUnchanged(cell: SheetCell, exported: string | number | undefined): boolean {
  return typeof exported === "number"
    ? cell.kind === "number" && Number(cell.text) === exported
    : cell.text === (exported ?? "");
}

function applyCell(
  column: Column,
  draft: Draft,
  cell: SheetCell,
  words: Vocabulary,
): string | undefined {
  const text = cell.text.trim();
  if (text === "" || isUnchanged(cell, column.show(draft))) {
    return undefined;
  }
  const isWantedDate = cell.kind === "date" && column.takesDates;
  const problem = isWantedDate ? undefined : unreadable[cell.kind]?.(text);
  if (problem !== undefined) {
    return problem;
  }
  const message =
    text === "-"
      ? column.clear(draft)
      : column.put(draft, { ...cell, text: cell.text.replace(directionMarks, "") }, words);
  return message === undefined ? undefined : `${quoted(text)} ${message}`;
}

const usualColumns = columns.filter(({ id }) => id.endsWith(`-${usualLanguage}`));

/** Lists texts of which only a translation remains. */
function orphans(draft: Draft): readonly Column[] {
  return usualColumns.filter(({ path }) => {
    const value = valueAt(draft, path);
    const hasPart = (language: Language) => isKeyed(value) && value[language] !== undefined;
    return !hasPart(usualLanguage) && languages.some(hasPart);
  });
}

/** Sorts the mapped columns so that a text is read before its translations. */
export function readingOrder({ columns: mapped }: Mapping): readonly MappedColumn[] {
  const rank = ({ column }: MappedColumn) => order.get(column?.id ?? "") ?? 0;
  return mapped
    .filter(({ column }) => column && column.id !== "slug")
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The letter and header of a column in the file, for problems. */
export function placeOf(column: Column, mapped: readonly MappedColumn[]) {
  const match = mapped.find((item) => item.column === column);
  const { id, header } = column;
  return match
    ? { letter: match.letter, header: match.header, column: id }
    : { header: header.en, column: id };
}

/** Applies a row's cells to a product; returns the problems of cells. */
export function applyRow(
  draft: Draft,
  row: SheetRow,
  mapped: readonly MappedColumn[],
  words: Vocabulary,
): readonly RowProblem[] {
  const problems: RowProblem[] = [];
  for (const { index, letter, header, column } of mapped) {
    const cell = row.cells[index];
    const message = cell && column && applyCell(column, draft, cell, words);
    if (message !== undefined) {
      problems.push({ row: row.number, letter, header, message });
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

/** Applies values for all new products; returns the problems of values. */
export function applyDefaults(
  draft: Draft,
  defaults: ReadonlyMap<string, string>,
  words: Vocabulary,
): readonly string[] {
  return columns.flatMap((column) => {
    const text = defaults.get(column.id);
    const message =
      text === undefined ? undefined : column.put(draft, { text, kind: "text" }, words);
    return message === undefined
      ? []
      : [`--defaults: ${column.id}: ${quoted(text ?? "")} ${message}`];
  });
}

/** Lists the cells in which two states of a product differ. */
export function changesBetween(previous: Draft, draft: Draft): readonly CellChange[] {
  return columns.flatMap((column) => {
    const old = String(column.show(previous) ?? "");
    const text = String(column.show(draft) ?? "");
    return old === text ? [] : [{ column: column.id, header: column.header.en, old, new: text }];
  });
}
