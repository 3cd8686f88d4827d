import { columns } from "#content/exchange/columns.ts";
import { placeOf } from "#content/exchange/apply-row.ts";
import type { RowProblem } from "#content/exchange/comparison.ts";
import type { Draft } from "#content/exchange/draft.ts";
import type { MappedColumn } from "#content/exchange/mapping.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";

const translations = languages.filter((one) => one !== usualLanguage).map((one) => `-${one}`);

type Path = readonly PropertyKey[];

/** The column in which a value at a path of a product's file stands: the closest to it. */
function columnAt(path: Path, mapped: readonly MappedColumn[]) {
  const language = languages.find((one) => path.includes(one)) ?? usualLanguage;
  const ending = `-${language}`;
  const shared = (one: readonly string[]): number => {
    const differs = one.findIndex((key, at) => key !== path[at]);
    return differs < 0 ? one.length : differs === path.length ? differs : 0;
  };
  const fits = (id: string): number =>
    id.endsWith(ending) ? 0.5 : translations.some((other) => id.endsWith(other)) ? 0 : 0.25;
  const here = new Set(mapped.map(({ column }) => column));
  const ranked = columns
    .map((column) => ({ column, fit: shared(column.path) }))
    .filter(({ fit }) => fit > 0)
    .map(({ column, fit }) => ({
      column,
      fit: fit + fits(column.id) + (here.has(column) ? 0.1 : 0),
    }))
    .toSorted((a, b) => b.fit - a.fit);
  return ranked[0]?.column;
}

/** A problem at a path of a product's file, told at a row's column. */
export function problemAt(
  row: number,
  path: Path,
  message: string,
  mapped: readonly MappedColumn[],
): RowProblem {
  const column = columnAt(path, mapped);
  return { row, ...(column && placeOf(column, mapped)), message };
}

export type Validated =
  | { readonly ok: true; readonly product: ProductFile }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** The product that a row makes, as the schema reads it. */
export function validate(draft: Draft, row: number, mapped: readonly MappedColumn[]): Validated {
  const reading = productSchema.safeParse({ order: {}, ...draft }, { reportInput: true });
  if (reading.success) {
    return { ok: true, product: reading.data };
  }
  const problems = reading.error.issues.map((issue) => {
    const message = issue.input === undefined ? "is missing; fill it in" : issue.message;
    return problemAt(row, issue.path, message, mapped);
  });
  return { ok: false, problems };
}
