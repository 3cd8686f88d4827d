import type { Product } from "#domain/catalogue/product.ts";

/** Computes the saving in whole percent: round((was - amount) / was * 100). */
export function savingPercent({ price }: Pick<Product, "price">): number | undefined {
  if (price?.was === undefined || price.was <= 0 || price.amount <= 0) {
    return undefined;
  }
  const percent = Math.round(((price.was - price.amount) / price.was) * 100);
  return percent > 0 ? percent : undefined;
}
