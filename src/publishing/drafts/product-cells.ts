import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import type { Draft } from "#content/exchange/draft.ts";
import { columnAt } from "#content/exchange/validate.ts";
import type { Vocabulary } from "#content/exchange/vocabulary.ts";
import { mediaColumns } from "#publishing/drafts/media-columns.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import type { CellValue } from "#domain/office/draft.ts";

/** The slug is the folder's name; the pictures of a spreadsheet lack their alternative texts. */
const fixedColumns: ReadonlySet<string> = new Set(["slug", "pictures"]);

/** Columns that an edit may change, by id. */
export const editableColumns: ReadonlyMap<string, Column> = new Map(
  [...columns.filter(({ id }) => !fixedColumns.has(id)), ...mediaColumns].map((column) => [
    column.id,
    column,
  ]),
);

/** Finds the column of a path in a product's file. */
export function editedColumnAt(path: readonly PropertyKey[]): Column | undefined {
  return mediaColumns.find(({ id }) => id === path[0]) ?? columnAt(path, []);
}

const positions = new Map([...editableColumns.keys()].map((id, index) => [id, index]));

/** Sorts changes so that a text is read before its translation. */
export function inColumnOrder<Change extends { readonly field: string }>(
  changes: readonly Change[],
): readonly Change[] {
  const positionOf = ({ field }: Change) => positions.get(field) ?? positions.size;
  return changes.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Formats a cell as an export does. */
export function showCell(product: Draft | ProductFile, column: Column): CellValue {
  return column.show({ ...product }) ?? null;
}

/** Writes a cell into a product; returns a message where it cannot be read. */
export function putCell(
  product: Draft,
  column: Column,
  value: CellValue,
  words: Vocabulary,
): string | undefined {
  if (value === null || value === "") {
    return column.clear(product);
  }
  const kind = typeof value === "number" ? "number" : "text";
  return column.put(product, { kind, text: String(value) }, words);
}

/** Invisible marks of direction, which other programs add to copied text. */
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

type CellEdit =
  | { readonly ok: true; readonly value: CellValue }
  | { readonly ok: false; readonly problem: string };

/** Parses typed text for a product; the messages are those of an import and of the schema. */
export function readCellEdit(
  product: Readonly<Draft>,
  column: Column,
  text: string,
  words: Vocabulary,
): CellEdit {
  const draft = { ...product };
  const problem = putCell(draft, column, text.replace(directionMarks, "").trim(), words);
  if (problem !== undefined) {
    return { ok: false, problem };
  }
  const issue = schemaIssues(draft).find(
    (entry) => entry.column === column && !entry.isAlternativeText,
  );
  return issue === undefined
    ? { ok: true, value: showCell(draft, column) }
    : { ok: false, problem: issue.problem };
}

interface SchemaIssue {
  readonly column: Column | undefined;
  /** A draft may lack the alternative text of a photograph until it is published. */
  readonly isAlternativeText: boolean;
  readonly problem: string;
}

/** Lists what the schema refuses, by column. */
export function schemaIssues(draft: Draft): readonly SchemaIssue[] {
  const reading = productSchema.safeParse({ order: {}, ...draft }, { reportInput: true });
  return (reading.error?.issues ?? []).map(({ path, input, message }) => {
    const isAlternativeText = path[0] === "pictures" && path[2] === "alt";
    const problem = input === undefined ? "is missing; fill it in" : message;
    return {
      column: editedColumnAt(path),
      isAlternativeText,
      problem: atEntry(path, isAlternativeText ? "has no alternative text in English" : problem),
    };
  });
}

/** Names the photograph or document that a problem concerns, by its place in the list. */
export function atEntry([key, index]: readonly PropertyKey[], problem: string): string {
  const noun = key === "pictures" ? "photograph" : key === "documents" ? "document" : undefined;
  return noun === undefined || typeof index !== "number"
    ? problem
    : `${noun} ${index + 1}: ${problem}`;
}
