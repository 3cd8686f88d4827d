import { priceOf } from "#domain/quotation/begin-quotation.ts";
import type { GivenPrice, OfferedProduct } from "#domain/quotation/begin-quotation.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

/**
 * Offers a product in a line. A line in the buyer's words is filled in; a line of another product becomes an
 * alternative. The price, the discount and the lead time of the earlier goods do not stay.
 */
export function offerProduct(
  line: QuotationLine,
  product: OfferedProduct,
  givenPrices: ReadonlyMap<string, Pick<GivenPrice, "unit" | "unitPrice">>,
): QuotationLine {
  const { slug, code, name, secondName, leadTime, evidence } = product;
  const { id, quantity, asked = line.text, note } = line;
  const unit = line.unit ?? product.unit;
  const isFilledIn = line.product === undefined || line.product === slug;
  return {
    id,
    kind: isFilledIn ? "product" : "alternative",
    product: slug,
    code,
    text: name,
    ...(secondName !== undefined && { secondText: secondName }),
    ...(asked !== "" && { asked }),
    ...(quantity !== undefined && { quantity }),
    unit,
    ...priceOf(product, unit, { givenPrices }),
    ...(leadTime !== undefined && { leadTime }),
    ...(evidence !== undefined && { evidence }),
    ...(note !== undefined && { note }),
  };
}

/** Refuses to offer a line, or offers it again with its amounts. */
export function toggleOffered(line: QuotationLine): QuotationLine["kind"] {
  if (line.kind !== "not-offered") {
    return "not-offered";
  }
  return line.product === undefined ? "free" : "product";
}
