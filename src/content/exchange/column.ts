import type { SheetCell } from "#content/exchange/cell.ts";
import type { Draft } from "#content/exchange/draft.ts";
import type { Vocabulary } from "#content/exchange/vocabulary.ts";
import type { Language } from "#domain/language.ts";

/** One column of the exchange: what it is called, and where in a product's file it lives. */
export interface Column {
  readonly id: string;
  readonly header: Readonly<Record<Language, string>>;
  /** What others call it, in every language. */
  readonly synonyms: readonly string[];
  /** Width in a workbook, in characters. */
  readonly width: number;
  /** Where it lives; what is wrong there is told at this column. */
  readonly path: readonly string[];
  /** Whether a cell that a spreadsheet has made a date is meant as one. */
  readonly takesDates?: true;
  /** The cell for a product; undefined when it is empty. */
  readonly show: (draft: Draft) => string | number | undefined;
  /** Puts what the cell says into the product; the message when that is wrong. */
  readonly put: (draft: Draft, cell: SheetCell, words: Vocabulary) => string | undefined;
  /** Takes the value out. */
  readonly clear: (draft: Draft) => string | undefined;
}

export type Naming = Pick<Column, "id" | "header" | "synonyms">;
