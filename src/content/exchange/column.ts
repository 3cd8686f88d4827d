import type { SheetCell } from "#content/exchange/cell.ts";
import type { Draft } from "#content/exchange/draft.ts";
import type { Vocabulary } from "#content/exchange/vocabulary.ts";
import type { Language } from "#domain/language.ts";

/** One text for each language of the site. */
export type Label = Readonly<Record<Language, string>>;

/** A column of a spreadsheet and the value of a product's file that it holds. */
export interface Column {
  readonly id: string;
  readonly header: Label;
  /** Width in a workbook, in characters. */
  readonly width: number;
  /** The way to the value; problems there are reported at this column. */
  readonly path: readonly string[];
  /** List of the ids that the value is one of. */
  readonly list?: keyof Vocabulary;
  /** Takes several ids of the list. */
  readonly takesMany?: true;
  /** Accepts cells that the spreadsheet has converted to a date. */
  readonly takesDates?: true;
  /** Formats the cell of a product; undefined where it is empty. */
  readonly show: (draft: Draft) => string | number | undefined;
  /** Parses a cell into the product; returns a message where the cell is wrong. */
  readonly put: (draft: Draft, cell: SheetCell, words: Vocabulary) => string | undefined;
  /** Removes the value; returns a message where that is impossible. */
  readonly clear: (draft: Draft) => string | undefined;
}
