import { categories, type Category, type Tag } from "#domain/catalogue/category.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** The category that a listing shows, or all of them. */
export type CategoryChoice = Category | "all";

/** Which products a listing opens on: a product is in when any part names it. */
export interface Opening {
  readonly categories?: readonly Category[];
  readonly subcategories?: readonly string[];
  readonly tags?: readonly Tag[];
}

/** The categories with a tab of their own, after the tab for all products. */
export const tabCategories: readonly Category[] = categories.slice(0, 5);

/** The categories that the further control beside the tabs offers. */
export const furtherCategories: readonly Category[] = categories.slice(5);

/** Reads a category out of unknown text; undefined when no category has exactly that name. */
export function readCategory(text: string | null | undefined): Category | undefined {
  return categories.find((category) => category === text);
}

/** The products of a category, by exact match, in catalogue order. */
export function inCategory(
  products: readonly Product[],
  choice: CategoryChoice,
): readonly Product[] {
  return choice === "all" ? products : products.filter(({ category }) => category === choice);
}

/** The products that a page's listing opens on, in catalogue order. */
export function inOpening(products: readonly Product[], opening: Opening): readonly Product[] {
  return products.filter(
    (product) =>
      opening.categories?.includes(product.category) === true ||
      opening.subcategories?.includes(product.subcategory) === true ||
      opening.tags?.some((tag) => product.tags?.includes(tag)) === true,
  );
}

/** Products like this one: the same subcategory first, then the same category; at most `limit`. */
export function relatedProducts(
  products: readonly Product[],
  to: Product,
  limit: number,
): readonly Product[] {
  const others = products.filter(({ slug }) => slug !== to.slug);
  const same = others.filter(({ subcategory }) => subcategory === to.subcategory);
  const near = others.filter(
    ({ category, subcategory }) => category === to.category && subcategory !== to.subcategory,
  );
  return [...same, ...near].slice(0, limit);
}

/** The same products, led by up to `count` of different categories, so that a short list shows the range. */
export function ledByVariety(products: readonly Product[], count: number): readonly Product[] {
  const firsts = new Map<Category, Product>();
  for (const product of products) {
    if (!firsts.has(product.category)) firsts.set(product.category, product);
  }
  const leading = [...firsts.values()].slice(0, count);
  return [...leading, ...products.filter((product) => !leading.includes(product))];
}
