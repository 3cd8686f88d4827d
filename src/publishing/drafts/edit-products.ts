import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "#content/content.ts";
import type { Draft } from "#content/exchange/draft.ts";
import { vocabularyOf, type Vocabulary } from "#content/exchange/vocabulary.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import { groupBy } from "#domain/group-by.ts";
import { slugOfFile, type FieldChange, type Refusal } from "#domain/office/draft.ts";
import { id } from "#content/text.ts";
import { changedProductYaml, newProductYaml } from "#publishing/exchange/product-yaml.ts";
import { isNewFile } from "#publishing/drafts/drafted-products.ts";
import {
  editableColumns,
  inColumnOrder,
  putCell,
  schemaIssues,
  showCell,
} from "#publishing/drafts/product-cells.ts";
import { sha256 } from "#publishing/hashes.ts";

/** A product's file with its drafts. */
export interface EditedFile {
  readonly path: string;
  readonly slug: string;
  /** Undefined for a new product. */
  readonly original: string | undefined;
  readonly text: string;
  /** SHA-256 of the new text. */
  readonly hash: string;
  readonly product: ProductFile;
  readonly changes: readonly FieldChange[];
}

interface Editing {
  readonly files: readonly EditedFile[];
  readonly refused: readonly Refusal[];
}

/** Applies drafts to the products of a content folder without writing anything. */
export async function editProducts(
  folder: string,
  content: Content,
  changes: readonly FieldChange[],
): Promise<Editing> {
  const words = vocabularyOf(content);
  const files: EditedFile[] = [];
  const refused: Refusal[] = [];
  for (const [file, fileChanges] of groupBy(changes, (change) => change.path)) {
    const slug = slugOfFile(file) ?? "";
    const product = content.products.get(slug);
    if (product === undefined && !isNewProduct(slug, fileChanges)) {
      refused.push(...fileChanges.map(({ field }) => ({ path: file, field, problem: "gone" })));
      continue;
    }
    const draft: Draft = { ...product };
    const problems = applyChanges(product, draft, fileChanges, words);
    const valid = productSchema.safeParse({ order: {}, ...draft });
    const original = product && (await readFile(path.join(folder, file), "utf8"));
    const text =
      original === undefined
        ? newProductYaml(draft)
        : changedProductYaml(original, { ...product }, draft);
    if (problems.length > 0) {
      refused.push(...problems);
    } else if (!valid.success) {
      for (const { column, problem } of schemaIssues(draft)) {
        refused.push(refusalAt(file, fileChanges, column, problem));
      }
    } else if (text === undefined) {
      refused.push(...fileChanges.map(({ field }) => ({ path: file, field, problem: "anchors" })));
    } else {
      const hash = sha256(Buffer.from(text));
      files.push({
        path: file,
        slug,
        original,
        text,
        hash,
        product: valid.data,
        changes: fileChanges,
      });
    }
  }
  return { files, refused };
}

/** Tells if changes make a product that has no file yet. */
function isNewProduct(slug: string, changes: readonly FieldChange[]): boolean {
  return id.safeParse(slug).success && isNewFile(changes);
}

/** Applies changes to a product; a value that was changed elsewhere meanwhile is refused. */
function applyChanges(
  product: ProductFile | undefined,
  draft: Draft,
  changes: readonly FieldChange[],
  words: Vocabulary,
): readonly Refusal[] {
  return inColumnOrder(changes).flatMap(({ path: file, field, old, value }) => {
    const column = editableColumns.get(field);
    if (column === undefined) {
      return [{ path: file, field, problem: "gone" }];
    }
    if (product !== undefined) {
      const current = showCell(product, column);
      if (current === value) {
        return [];
      }
      if (current !== old) {
        return [{ path: file, field, problem: "changed-outside" }];
      }
    }
    const problem = putCell(draft, column, value, words);
    return problem === undefined ? [] : [{ path: file, field, problem }];
  });
}

/** Reports a problem at the changed field that it concerns, or at the first one of the file. */
export function refusalAt(
  file: string,
  changes: readonly FieldChange[],
  column: { readonly id: string; readonly header: { readonly en: string } } | undefined,
  problem: string,
): Refusal {
  const match = changes.find(({ field }) => field === column?.id);
  const field = (match ?? changes[0])?.field ?? "";
  const place = match === undefined && column !== undefined ? `${column.header.en}: ` : "";
  return { path: file, field, problem: `${place}${problem}` };
}
