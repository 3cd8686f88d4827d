import type { Draft } from "#content/exchange/draft.ts";
import type { Vocabulary } from "#content/exchange/vocabulary.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { groupBy } from "#domain/group-by.ts";
import { newFileHash, slugOfFile, type FieldChange } from "#domain/office/draft.ts";
import { editableColumns, inColumnOrder, putCell } from "#publishing/drafts/product-cells.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";

/** Tells if changes create a file. */
export function isNewFile(changes: readonly FieldChange[]): boolean {
  return changes.length > 0 && changes.every(({ baseHash }) => baseHash === newFileHash);
}

/** Applies drafts to a product, or to nothing where it is new. */
export function applyDrafts(
  product: ProductFile | undefined,
  changes: readonly FieldChange[],
  words: Vocabulary,
): Draft {
  const draft: Draft = { ...product };
  for (const { field, value } of inColumnOrder(changes)) {
    const column = editableColumns.get(field);
    if (column !== undefined) {
      putCell(draft, column, value, words);
    }
  }
  return draft;
}

/** Builds the products that have drafts and no file yet, by slug. */
export function newProducts(
  changes: readonly FieldChange[],
  { products, words }: Pick<ProductFiles, "products" | "words">,
): ReadonlyMap<string, Draft> {
  const result = new Map<string, Draft>();
  for (const [path, fields] of groupBy(changes, (change) => change.path)) {
    const slug = slugOfFile(path);
    if (slug !== undefined && !products.has(slug) && isNewFile(fields)) {
      result.set(slug, applyDrafts(undefined, fields, words));
    }
  }
  return result;
}
