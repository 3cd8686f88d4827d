import { formatRiyals } from "#domain/quotation/money.ts";
import type { PaperWords } from "#domain/quotation/offer-words.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

const grouped = new Intl.NumberFormat("en");

/** Formats a quantity, such as `1,200`; empty for a delivery that has none. */
export function formatQuantity({ quantity }: Pick<QuotationLine, "quantity">): string {
  return quantity === undefined ? "" : grouped.format(quantity);
}

/** Formats the lead time of a line; empty where it has none. */
export function formatLeadTime(
  { leadTime }: Pick<QuotationLine, "leadTime">,
  words: PaperWords,
): string {
  if (leadTime === undefined) {
    return "";
  }
  return leadTime === 0 ? words.fromStock : words.days(leadTime);
}

/** Formats the discount of a line, such as `7.5 %` or `50.00`; empty where it has none. */
export function formatLineDiscount({ discount }: Pick<QuotationLine, "discount">): string {
  switch (discount?.kind) {
    case undefined:
      return "";
    case "percent":
      return `${discount.basisPoints / 100} %`;
    case "amount":
      return formatRiyals(discount.amount);
  }
}
