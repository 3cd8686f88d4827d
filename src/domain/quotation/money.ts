import { westernDigits } from "#domain/western-digits.ts";

const halalasPerRiyal = 100;
/** VAT in Saudi Arabia since July 2020, in percent. */
export const usualVatPercent = 15;
/** Highest unit price and discount of a line, in halalas: 10 million riyals. */
export const highestPrice = 1_000_000_000;
/** Highest quantity of a line. */
export const highestQuantity = 1_000_000;
/** Highest total of a line, in halalas: 1 billion riyals. */
export const highestLineTotal = 100_000_000_000;

/** Parts of a whole that a percentage with two decimals counts in. */
export const basisPointsOfWhole = 10_000;

/** Marks of the currency, as people write them. */
export const currencyMark: RegExp = /SAR|SR|ر\.?س\.?|ريال|⃁/i;

const groupedByCommas = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const withPoint = /^\d+(?:\.\d{1,2})?$/;
const withDecimalComma = /^\d+,\d{1,2}$/;

/** A reduction of one line: in hundredths of a percent, or in halalas. */
export type Discount =
  | { readonly kind: "percent"; readonly basisPoints: number }
  | { readonly kind: "amount"; readonly amount: number };

/** Amounts of a quotation that its sums depend on, in halalas. */
export interface PricedLine {
  /** Absent for a delivery, which counts once. */
  readonly quantity?: number | undefined;
  readonly unitPrice: number;
  readonly discount?: Discount | undefined;
}

/** Sums of a quotation, in halalas. */
export interface Totals {
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
}

/**
 * Parses an amount in riyals, such as `1,234.50`, `SAR 26.75` or `٢٦٫٧٥`, into halalas.
 * Undefined for negative amounts, more than two decimals and any other text.
 */
export function parseRiyals(text: string): number | undefined {
  const amount = westernDigits(text)
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(currencyMark, "")
    .replaceAll(/[\s\u00A0\u200E\u200F\u061C]/g, "");
  if (groupedByCommas.test(amount) || withPoint.test(amount)) {
    return halalasOf(amount.replaceAll(",", ""));
  }
  return withDecimalComma.test(amount) ? halalasOf(amount.replace(",", ".")) : undefined;
}

function halalasOf(digits: string): number | undefined {
  const [riyals = "", decimals = ""] = digits.split(".");
  const halalas = Number(riyals) * halalasPerRiyal + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(halalas) ? halalas : undefined;
}

/** Converts a price of the catalogue or a spreadsheet, in riyals, to halalas. */
export function toHalalas(riyals: number): number {
  // A decimal such as 1.005 lies below its own half; its shortest digits do not.
  const [digits = "", exponent = "0"] = riyals.toString().split("e");
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`));
}

/** Formats halalas as riyals with two decimals, such as `1,234.50`, in the digits of both languages. */
export function formatRiyals(halalas: number): string {
  const riyals = Math.trunc(halalas / halalasPerRiyal);
  const grouped = String(riyals).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return `${grouped}.${String(halalas % halalasPerRiyal).padStart(2, "0")}`;
}

/** The one rounding rule: `amount * numerator / denominator` to whole halalas, halves upwards. */
export function roundedShare(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(doubled / (2n * BigInt(denominator)));
}

/** Computes the reduction of a line, which never exceeds the line. */
function discountOn(gross: number, discount: Discount | undefined): number {
  switch (discount?.kind) {
    case undefined:
      return 0;
    case "percent":
      return roundedShare(gross, discount.basisPoints, basisPointsOfWhole);
    case "amount":
      return Math.min(discount.amount, gross);
  }
}

/** Computes the total of a line after its discount, without VAT, in halalas. */
export function lineTotal({ quantity = 1, unitPrice, discount }: PricedLine): number {
  const gross = quantity * unitPrice;
  return gross - discountOn(gross, discount);
}

/** Sums lines; VAT is rounded once, from the sum of the line totals. */
export function totalsOf(lines: readonly PricedLine[], vatPercent: number): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const vat = roundedShare(subtotal, vatPercent, 100);
  return { subtotal, vat, total: subtotal + vat };
}
