import type { Figure, Product } from "#domain/catalogue/product.ts";

/** The most figures that have a column of their own. */
const mostColumns = 3;

/** A figure that many of a table's products have, by its id. */
export type FigureColumn = Pick<Figure, "id" | "label">;

/** The figures that at least half of the products have, those of most products first; none where kinds are mixed. */
export function commonFigures(products: readonly Product[]): readonly FigureColumn[] {
  const columns = new Map<string, FigureColumn & { readonly count: number }>();
  for (const { id, label } of products.flatMap(({ figures }) => figures)) {
    columns.set(id, { id, label, count: (columns.get(id)?.count ?? 0) + 1 });
  }
  return [...columns.values()]
    .filter(({ count }) => count * 2 >= products.length)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostColumns)
    .map(({ id, label }) => ({ id, label }));
}
