import { isPublishing } from "#domain/office/catalogue-messages.ts";
import type {
  CatalogueState,
  CellConflict,
  CellEdit,
  DraftField,
  GridRow,
} from "#domain/office/catalogue-messages.ts";

export type CellValue = DraftField["value"];

/** A product with the values of its file, by field. */
export type CellRow = Pick<GridRow, "slug" | "cells">;

/** A cell of the grid. */
export interface CellPlace {
  readonly slug: string;
  readonly field: string;
}

export const cellKey = ({ slug, field }: CellPlace): string => `${slug}/${field}`;

/** Formats a value as it is typed. */
export function textOf(value: CellValue): string {
  return value === null ? "" : String(value);
}

/** Typed text that the office has not answered yet, or could not read. */
export interface TypedCell extends CellEdit {
  readonly problem?: string;
}

/** Edits of this screen that the office does not have yet, or has just taken. */
export interface LocalEdits {
  /** Typed cells by key, until they are saved. */
  readonly pending: ReadonlyMap<string, TypedCell>;
  /** Typed cells that could not be read. */
  readonly unread: ReadonlyMap<string, TypedCell>;
  readonly conflicts: readonly CellConflict[];
  /** Cells that this screen saved, to show when they are live. */
  readonly saved: ReadonlySet<string>;
}

export const noEdits: LocalEdits = {
  pending: new Map(),
  unread: new Map(),
  conflicts: [],
  saved: new Set(),
};

export type CellMark =
  | "saving"
  | "saved"
  | "publishing"
  | "live"
  | "unread"
  | "refused"
  | "outside";

/** A cell as the grid shows it. */
export interface ShownCell {
  /** Text in the cell. */
  readonly text: string;
  /** Value without what was typed and not saved. */
  readonly value: CellValue;
  /** Value in the file. */
  readonly file: CellValue;
  readonly mark?: CellMark;
  readonly problem?: string;
}

/** Finds what a cell shows. */
export type CellReader = (row: CellRow, field: string) => ShownCell;

/** Creates the reader of cells over drafts and local edits. */
export function createCellReader(state: CatalogueState | undefined, local: LocalEdits): CellReader {
  const drafts = new Map(state?.drafts.map((draft) => [cellKey(draft), draft]));
  return (row, field) => {
    const key = cellKey({ slug: row.slug, field });
    const draft = drafts.get(key);
    const inFile = row.cells[field] ?? null;
    const value = draft === undefined ? inFile : draft.value;
    const file = draft === undefined ? inFile : draft.file;
    const unread = local.unread.get(key);
    const typed = local.pending.get(key) ?? unread;
    const mark = typed
      ? unread
        ? "unread"
        : "saving"
      : markOf(draft, state?.phase, local.saved.has(key));
    const problem = unread?.problem ?? draft?.refusal ?? undefined;
    return {
      text: typed?.text ?? textOf(value),
      value,
      file,
      ...(mark !== undefined && { mark }),
      ...(problem !== undefined && { problem }),
    };
  };
}

function markOf(
  draft: DraftField | undefined,
  phase: CatalogueState["phase"] | undefined,
  wasSaved: boolean,
): CellMark | undefined {
  if (draft === undefined) {
    return wasSaved ? "live" : undefined;
  }
  if (draft.refusal !== null) {
    return "refused";
  }
  if (draft.file !== draft.old && draft.file !== draft.value) {
    return "outside";
  }
  return draft.asked && isPublishing(phase) ? "publishing" : "saved";
}

/** Parses cells that were copied from a spreadsheet. */
export function parseClipboard(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}
