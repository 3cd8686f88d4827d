import type { Product } from "#domain/catalogue/product.ts";

/**
 * What a product saves, in whole percent: round((originalPrice - price) / originalPrice * 100).
 * Undefined where nothing is saved, where no original price is given, and where no price is listed (0).
 * Source: specification section 9; a price of 0 carries no badge (oddity O-20).
 */
export function savingPercent(
  product: Pick<Product, "price" | "originalPrice">,
): number | undefined {
  const { price, originalPrice } = product;
  if (originalPrice === undefined || originalPrice <= 0 || price <= 0) return undefined;
  const percent = Math.round(((originalPrice - price) / originalPrice) * 100);
  return percent > 0 ? percent : undefined;
}
