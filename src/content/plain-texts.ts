import type { ProductFile } from "#content/schema/product.ts";
import type { Text } from "#content/text.ts";

/** Texts of a product that differ in every language. */
const translatedKeys = ["name", "description", "details"] as const;

function isPlainEnglish(text: Text): text is string {
  return typeof text === "string" && /[A-Za-z]{2}/.test(text);
}

/** Takes plain English texts of a product as English alone, so that other languages mark them. */
export function markPlainTexts(product: ProductFile): ProductFile {
  const english = translatedKeys.flatMap((key) => {
    const text = product[key];
    return isPlainEnglish(text) ? [[key, { en: text }] as const] : [];
  });
  return english.length === 0 ? product : { ...product, ...Object.fromEntries(english) };
}

/** Counts plain English texts of a product, which lack every other language. */
export function countPlainTexts(product: ProductFile): number {
  return translatedKeys.filter((key) => isPlainEnglish(product[key])).length;
}
