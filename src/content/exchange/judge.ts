import { productFile, type Content, type MediaFile, type Problem } from "#content/content.ts";
import type { ImportRow, RowProblem } from "#content/exchange/comparison.ts";
import type { MappedColumn } from "#content/exchange/mapping.ts";
import { problemAt } from "#content/exchange/validate.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** Checks a catalogue against the content rules. */
export type Rules = (content: Content) => readonly Problem[];

/** A row without problems of its own, and the product that it makes. */
export interface GoodRow extends ImportRow {
  readonly product: ProductFile;
}

interface Judgement {
  readonly problems: readonly RowProblem[];
  /** New problems at other places than a row's product. */
  readonly general: readonly string[];
}

/** The content after the import. */
function withRows(content: Content, rows: readonly GoodRow[]): Content {
  const products = new Map(content.products);
  const media = new Map(content.media);
  for (const { slug, product, copies } of rows) {
    products.set(slug, product);
    for (const { to, hash, bytes } of copies) {
      media.set(`products/${slug}/${to}`, { hash, bytes } satisfies MediaFile);
    }
  }
  return { ...content, products, media };
}

const keyOf = ({ file, path, message }: Problem): string => JSON.stringify([file, path, message]);

/** Lists the problems that the import would add; older ones are not its fault. */
export function judge(
  rows: readonly GoodRow[],
  content: Content,
  rules: Rules,
  mapped: readonly MappedColumn[],
): Judgement {
  const moving = rows.filter(({ isNew, changes }) => isNew || changes.length > 0);
  if (moving.length === 0) {
    return { problems: [], general: [] };
  }
  const broken = rules(withRows(content, moving));
  const oldProblems = new Set(broken.length === 0 ? [] : rules(content).map(keyOf));
  const added = broken.filter((problem) => !oldProblems.has(keyOf(problem)));
  const byFile = new Map(moving.map((row) => [productFile(row.slug), row.row]));
  const problems: RowProblem[] = [];
  const general: string[] = [];
  for (const { file, path, message } of added) {
    const row = byFile.get(file);
    if (row === undefined) {
      general.push(`${file}: ${message}`);
    } else {
      problems.push(problemAt(row, path, message, mapped));
    }
  }
  return { problems, general };
}
