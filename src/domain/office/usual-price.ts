import type { QuotationView } from "#domain/office/quotation-messages.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

/** Finds the last price of this buyer, or the list price, in the unit of the line; in halalas. */
export function usualPriceIn(
  line: QuotationLine,
  { products, givenPrices }: Pick<QuotationView, "products" | "givenPrices">,
): number | undefined {
  const slug = line.product ?? "";
  const givenPrice = Object.hasOwn(givenPrices, slug) ? givenPrices[slug] : undefined;
  if (givenPrice !== undefined && givenPrice.unit === line.unit) {
    return givenPrice.unitPrice;
  }
  const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
  return product?.unit === line.unit ? product?.listPrice : undefined;
}
