import type { Hole } from "#content/exchange/new-product.ts";
import type { Draft } from "#content/exchange/draft.ts";

/** A cell that an import changes, as an export shows it before and after. */
export interface CellChange {
  readonly column: string;
  readonly header: string;
  readonly old: string;
  readonly new: string;
}

/** A problem of a row, at a column where there is one. */
export interface RowProblem {
  readonly row: number;
  readonly letter?: string;
  readonly header?: string;
  /** Id of the column, where the sheet may lack it. */
  readonly column?: string;
  readonly message: string;
}

/** A name or a long text of a product that a cell does not replace. */
export interface KeptText {
  readonly row: number;
  readonly column: string;
  readonly old: string;
  readonly new: string;
}

/** A picture that an import puts into a product's folder. */
export interface PictureCopy {
  /** The name at its source. */
  readonly from: string;
  /** The name in the product's folder. */
  readonly to: string;
  readonly hash: string;
  readonly bytes: number;
}

/** A row that makes or changes a product. */
export interface ImportRow {
  readonly row: number;
  readonly hidden: boolean;
  readonly isNew: boolean;
  readonly slug: string;
  readonly code: string;
  readonly changes: readonly CellChange[];
  /** The product's file after the change. */
  readonly draft: Draft;
  readonly copies: readonly PictureCopy[];
}

/** The effects of an import; each row counts in one of created, changed, same and wrong. */
export interface Comparison {
  readonly rowsRead: number;
  readonly created: readonly ImportRow[];
  readonly changed: readonly ImportRow[];
  readonly same: number;
  /** The count of rows with problems. */
  readonly wrong: number;
  readonly problems: readonly RowProblem[];
  /** Problems of the catalogue after the import that belong to no row. */
  readonly general: readonly string[];
  /** Slugs of products that are not in the file. */
  readonly missing: readonly string[];
  /** Long texts that stayed, because nobody asked to replace them. */
  readonly kept: readonly KeptText[];
  /** Numbers of new products that lack a value. */
  readonly holes: ReadonlyMap<Hole, number>;
  /** Remarks that stop nothing. */
  readonly notes: readonly string[];
  /** Unusual effects that need a second consent. */
  readonly asks: readonly string[];
}

/** Formats a problem on one line with row and column. */
export function formatRowProblem({ row, letter, header, message }: RowProblem): string {
  const column = letter === undefined ? "" : `, column ${letter}`;
  const name = header === undefined ? "" : `${letter === undefined ? "," : ""} "${header}"`;
  return `row ${row}${column}${name}: ${message}`;
}

/** Quotes a cell on one line, shortened to 60 characters. */
export function quoted(text: string): string {
  const line = text.replaceAll("\n", " / ");
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
}
