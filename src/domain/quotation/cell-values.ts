import { westernDigits } from "#domain/western-digits.ts";
import {
  basisPointsOfWhole,
  currencyMark,
  formatRiyals,
  highestPrice,
  highestQuantity,
  parseRiyals,
} from "#domain/quotation/money.ts";
import type { Discount } from "#domain/quotation/money.ts";
import { quotationBounds } from "#domain/quotation/quotation.ts";
import type { QuotationLine, QuotationProblem } from "#domain/quotation/quotation.ts";

/** Fields of a line that are typed as text. */
export const cellFields = ["text", "quantity", "unitPrice", "discount", "leadTime"] as const;

export type CellField = (typeof cellFields)[number];

type CellReading =
  | { readonly ok: true; readonly value: string | number | Discount | null }
  | { readonly ok: false; readonly problem: QuotationProblem["problem"] };

const percentage = /^(\d{1,3})(?:[.,](\d{1,2}))?[%٪]?$/;

/** Reads the text of a cell; null clears the field. */
export function readCell(field: CellField, typed: string): CellReading {
  const text = typed.trim();
  if (field === "text") {
    const isLong = text.length > quotationBounds.text;
    return isLong ? { ok: false, problem: "too-long" } : { ok: true, value: text };
  }
  if (text === "") {
    return { ok: true, value: null };
  }
  switch (field) {
    case "quantity":
      return readWhole(text, 1, highestQuantity);
    case "leadTime":
      return readWhole(text, 0, quotationBounds.leadDays);
    case "unitPrice":
      return readPrice(text);
    case "discount":
      return readDiscount(text);
  }
}

function readWhole(text: string, lowest: number, highest: number): CellReading {
  const digits = westernDigits(text).replaceAll(/[,٬\s]/g, "");
  if (/^[-\u2212]/.test(digits)) {
    return { ok: false, problem: "negative" };
  }
  if (!/^\d+$/.test(digits)) {
    return { ok: false, problem: /^\d+[.٫]\d+$/.test(digits) ? "not-whole" : "not-a-number" };
  }
  const value = Number(digits);
  if (value > highest) {
    return { ok: false, problem: "too-large" };
  }
  return value < lowest ? { ok: false, problem: "too-small" } : { ok: true, value };
}

function readPrice(text: string): CellReading {
  if (/^[-\u2212]/.test(text)) {
    return { ok: false, problem: "negative" };
  }
  const value = parseRiyals(text);
  if (value === undefined) {
    return { ok: false, problem: "malformed" };
  }
  return value > highestPrice ? { ok: false, problem: "too-large" } : { ok: true, value };
}

/** Reads a number as a percentage, and a number with the currency as an amount. */
function readDiscount(text: string): CellReading {
  if (currencyMark.test(text)) {
    const reading = readPrice(text);
    return reading.ok
      ? { ok: true, value: { kind: "amount", amount: Number(reading.value) } }
      : reading;
  }
  const digits = westernDigits(text).replaceAll("٫", ".").replaceAll(/\s/g, "");
  const [, whole = "", decimals = ""] = percentage.exec(digits) ?? [];
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  if (whole === "") {
    return { ok: false, problem: "malformed" };
  }
  return basisPoints > basisPointsOfWhole
    ? { ok: false, problem: "too-large" }
    : { ok: true, value: { kind: "percent", basisPoints } };
}

/** Formats a field of a line as it is typed; empty where it is absent. */
export function formatCell(field: CellField, line: QuotationLine): string {
  switch (field) {
    case "text":
      return line.text;
    case "quantity":
    case "leadTime":
      return line[field] === undefined ? "" : String(line[field]);
    case "unitPrice":
      return line.unitPrice === undefined ? "" : formatRiyals(line.unitPrice);
    case "discount":
      return line.discount === undefined ? "" : formatDiscount(line.discount);
  }
}

/** Formats a discount such as `7.5%` or `SAR 50.00`. */
export function formatDiscount(discount: Discount): string {
  return discount.kind === "percent"
    ? `${discount.basisPoints / 100}%`
    : `SAR ${formatRiyals(discount.amount)}`;
}
