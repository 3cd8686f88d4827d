import type { QuotationView } from "#domain/office/quotation-messages.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

/** Finds the last price of this buyer, or the list price, in the unit of the line; in halalas. */
export function usualPriceIn(
  line: QuotationLine,
  { products, givenPrices }: Pick<QuotationView, "products" | "givenPrices">,
): number | undefined {
  const slug = line.product ?? "";
  const given = Object.hasOwn(givenPrices, slug) ? givenPrices[slug] : undefined;
  if (given !== undefined && given.unit === line.unit) {
    return given.unitPrice;
  }
  const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
  return product?.unit === line.unit ? product?.listPrice : undefined;
}
