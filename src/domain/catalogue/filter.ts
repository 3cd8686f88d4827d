import type { Product } from "#domain/catalogue/product.ts";

/** Which products a guide shows: a product is in when any part names it. All are ids. */
export interface Selection {
  readonly categories?: readonly string[] | undefined;
  readonly subcategories?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** How many categories have a tab of their own; a further control offers the others. */
export const tabCount = 5;

/** How many products a listing shows on one page. */
export const pageSize = 48;

/** The products of a selection, in catalogue order. */
export function inSelection(
  products: readonly Product[],
  { categories = [], subcategories = [], tags = [] }: Selection,
): readonly Product[] {
  return products.filter(
    (product) =>
      categories.includes(product.category.id) ||
      subcategories.includes(product.subcategory.id) ||
      tags.some((tag) => product.tags.includes(tag)),
  );
}

/** The same products, led by up to `count` of different categories, so that a short list shows the range. */
export function ledByVariety(products: readonly Product[], count: number): readonly Product[] {
  const firsts = new Map<string, Product>();
  for (const product of products) {
    if (!firsts.has(product.category.id)) {
      firsts.set(product.category.id, product);
    }
  }
  const leading = new Set([...firsts.values()].slice(0, count));
  return [...leading, ...products.filter((product) => !leading.has(product))];
}

interface ListingPage {
  readonly products: readonly Product[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** How many products there are on all pages together. */
  readonly count: number;
}

/** How many rows a listing shows on one page as a table. */
export const tableSize = 96;

/** One page of a listing; undefined for a page that it does not have. */
export function pageOf(
  products: readonly Product[],
  page: number,
  size = pageSize,
): ListingPage | undefined {
  const pages = Math.max(1, Math.ceil(products.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pages) {
    return undefined;
  }
  const start = (page - 1) * size;
  return { products: products.slice(start, start + size), page, pages, count: products.length };
}
