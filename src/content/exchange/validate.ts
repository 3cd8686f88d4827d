import { placeOf } from "#content/exchange/apply-row.ts";
import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import type { RowProblem } from "#content/exchange/comparison.ts";
import type { Draft } from "#content/exchange/draft.ts";
import type { MappedColumn } from "#content/exchange/mapping.ts";
import { translations } from "#content/exchange/text-columns.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import { languages, usualLanguage } from "#domain/language.ts";

type Path = readonly PropertyKey[];

/** Counts the keys of a column's path that lead to a value; 0 where it leads elsewhere. */
function sharedKeys({ path: own }: Column, path: Path): number {
  const index = own.findIndex((key, position) => key !== path[position]);
  return index < 0 ? own.length : index === path.length ? index : 0;
}

/** Finds the column nearest to a path of a product's file, rather in its language and in the sheet. */
export function columnAt(path: Path, mapped: readonly MappedColumn[]): Column | undefined {
  const language = languages.find((tag) => path.includes(tag)) ?? usualLanguage;
  const present = new Set(mapped.map(({ column }) => column));
  const score = (column: Column): number => {
    const shared = sharedKeys(column, path);
    const isOwnLanguage = column.id.endsWith(`-${language}`);
    const isOther = translations.some((tag) => column.id.endsWith(`-${tag}`));
    const languageScore = isOwnLanguage ? 0.5 : isOther ? 0 : 0.25;
    return shared === 0 ? 0 : shared + languageScore + (present.has(column) ? 0.1 : 0);
  };
  const ranked = columns
    .map((column) => ({ column, fit: score(column) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return ranked[0]?.column;
}

/** Reports a problem at a path of a product's file at the row's column. */
export function problemAt(
  row: number,
  path: Path,
  message: string,
  mapped: readonly MappedColumn[],
): RowProblem {
  const column = columnAt(path, mapped);
  return { row, ...(column && placeOf(column, mapped)), message };
}

type Validation =
  | { readonly ok: true; readonly product: ProductFile }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** Validates the product that a row makes. */
export function validate(draft: Draft, row: number, mapped: readonly MappedColumn[]): Validation {
  const reading = productSchema.safeParse({ order: {}, ...draft }, { reportInput: true });
  if (reading.success) {
    return { ok: true, product: reading.data };
  }
  const problems = reading.error.issues.map((issue) => {
    const column = columnAt(issue.path, mapped);
    const hint = column ? `, or give it for all new products with --defaults ${column.id}=...` : "";
    const message = issue.input === undefined ? `is missing; fill it in${hint}` : issue.message;
    return problemAt(row, issue.path, message, mapped);
  });
  return { ok: false, problems };
}
