import type { Draft } from "#content/exchange/draft.ts";

/** One cell that an import changes, as it would be exported before and after. */
export interface CellChange {
  readonly column: string;
  readonly header: string;
  readonly old: string;
  readonly new: string;
}

/** What is wrong with a row, at a column where there is one. */
export interface RowProblem {
  readonly row: number;
  readonly letter?: string;
  readonly header?: string;
  readonly message: string;
}

/** A picture that an import puts into a product's folder. */
export interface PictureCopy {
  /** Its name where it comes from. */
  readonly from: string;
  /** Its name in the product's folder. */
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

/** What an import would do. Every row that was read is in one of created, changed, same and wrong. */
export interface Comparison {
  readonly rowsRead: number;
  readonly created: readonly ImportRow[];
  readonly changed: readonly ImportRow[];
  readonly same: number;
  /** Rows with something wrong. */
  readonly wrong: number;
  readonly problems: readonly RowProblem[];
  /** Problems of the catalogue as a whole after the import, which no row can be blamed for. */
  readonly general: readonly string[];
  /** Slugs of products that the file does not name. */
  readonly missing: readonly string[];
  /** What should be known, but stops nothing. */
  readonly notes: readonly string[];
  /** What happens only after a second yes. */
  readonly asks: readonly string[];
}

/** A problem in one line, with its row and column. */
export function tellProblem({ row, letter, header, message }: RowProblem): string {
  const column = letter === undefined ? "" : `, column ${letter}`;
  const name = header === undefined ? "" : `${letter === undefined ? "," : ""} "${header}"`;
  return `row ${row}${column}${name}: ${message}`;
}

/** A cell in quotes, on one line and not too long. */
export function quoted(text: string): string {
  const line = text.replaceAll("\n", " / ");
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
}
