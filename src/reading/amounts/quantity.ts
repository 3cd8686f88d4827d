import { requestBounds, type QuantityProblem } from "#domain/quotation/quotation-request.ts";
import { westernDigits } from "#domain/western-digits.ts";

/** The content of a quantity field: a quantity, nothing, or why it cannot be sent. */
type QuantityReading =
  | { readonly kind: "quantity"; readonly quantity: number }
  | { readonly kind: "nothing" }
  | { readonly kind: QuantityProblem };

/** Normalizes Arabic, Persian and full-width digits to 0 to 9; the length stays. */
export function plainDigits(text: string): string {
  const fullWidth = /[\uFF10-\uFF19]/g;
  return westernDigits(text).replace(fullWidth, (digit) => String(digit.charCodeAt(0) & 0x0f));
}

const grouped = /^[+-]?\d{1,3}(?:[,\u066C\u2009\u00A0\u202F ]\d{3})+$/;

/** Parses a quantity as people write one: `50`, `1,000`, `٥٠`, `1 200`. Nothing is rounded or cut. */
export function parseQuantity(written: string): QuantityReading {
  const text = plainDigits(written)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();
  if (text === "") {
    return { kind: "nothing" };
  }
  if (/^\d+ ?(?:-|–|—|to|إلى) ?\d+$/iu.test(text)) {
    return { kind: "range" };
  }
  const plain = grouped.test(text) ? text.replaceAll(/[^\d+-]/g, "") : text;
  if (/^[+-]?\d+[.,\u066B]\d+$/.test(plain)) {
    return { kind: "not-whole" };
  }
  if (!/^[+-]?\d+$/.test(plain)) {
    return { kind: "not-a-number" };
  }
  const quantity = Number(plain);
  if (quantity < 1) {
    return { kind: "too-small" };
  }
  return quantity > requestBounds.quantity ? { kind: "too-large" } : { kind: "quantity", quantity };
}
