import type { Product } from "#domain/catalogue/product.ts";

/**
 * What a product saves, in whole percent: round((was - amount) / was * 100).
 * Undefined where nothing is saved, where no former price is given, and where no price is listed (0).
 * Source: specification section 9; a price of 0 carries no badge (oddity O-20).
 */
export function savingPercent({ price }: Pick<Product, "price">): number | undefined {
  if (price?.was === undefined || price.was <= 0 || price.amount <= 0) {
    return undefined;
  }
  const percent = Math.round(((price.was - price.amount) / price.was) * 100);
  return percent > 0 ? percent : undefined;
}
