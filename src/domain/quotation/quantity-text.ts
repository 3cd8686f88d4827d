import { requestBounds } from "#domain/quotation/quotation-request.ts";

/** What stands in a quantity field: a quantity, nothing, or why it is none. */
export type QuantityReading =
  | { readonly kind: "quantity"; readonly quantity: number }
  | { readonly kind: "nothing" }
  | { readonly kind: "not-a-number" | "not-whole" | "too-small" | "too-large" | "range" };

const digitsOf: readonly (readonly [RegExp, number])[] = [
  [/[\u0660-\u0669]/g, 0x0660],
  [/[\u06F0-\u06F9]/g, 0x06f0],
  [/[\uFF10-\uFF19]/g, 0xff10],
];

/** Arabic, Persian and full-width digits as Western ones. */
export function westernDigits(text: string): string {
  return digitsOf.reduce(
    (told, [digits, zero]) =>
      told.replace(digits, (digit) => String((digit.codePointAt(0) ?? zero) - zero)),
    text,
  );
}

const grouped = /^[+-]?\d{1,3}(?:[,\u066C\u2009\u00A0\u202F ]\d{3})+$/;

/**
 * Reads a quantity as people write one: `50`, `1,000`, `٥٠`, `1 200`. What could mean two things is no quantity:
 * nothing is ever rounded or cut.
 */
export function readQuantityText(written: string): QuantityReading {
  const text = westernDigits(written)
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
