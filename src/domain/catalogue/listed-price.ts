import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** A product's price as pages show it; amounts in riyals without VAT. */
export type ListedPrice =
  | {
      readonly kind: "listed";
      readonly amount: number;
      readonly was?: number | undefined;
      readonly vatPercent: number;
    }
  | { readonly kind: "on-request" };

/** Returns the price to show; undefined where the owner hides prices or the product is withdrawn. */
export function listedPrice(
  { price, status }: Pick<Product, "price" | "status">,
  { prices }: Pick<CatalogueData, "prices">,
): ListedPrice | undefined {
  if (prices === undefined || status !== "live") {
    return undefined;
  }
  return price !== undefined && price.amount > 0
    ? { kind: "listed", ...price, ...prices }
    : { kind: "on-request" };
}
