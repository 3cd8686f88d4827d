import type { Words } from "#content/words/words.ts";
import { pictures } from "#content/pictures.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** Longest description for search engines, in characters. */
const longestDescription = 160;

/** What a picture of a product shows, in words. */
export function pictureText(product: Product, index: number): string {
  const key = product.images[index] ?? product.images[0];
  const shown = pictures[key];
  return shown === undefined ? product.name : `${product.name}: ${shown}`;
}

/** The description of a product's page, cut at a word. */
export function describeProduct(product: Product, words: Words): string {
  const whole = words.pages.product.description(product.name, product.description);
  if (whole.length <= longestDescription) return whole;
  return `${whole.slice(0, longestDescription - 1).replace(/\s+\S*$/, "")}…`;
}
