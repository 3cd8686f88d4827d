import { highestPrice } from "#domain/quotation/money.ts";
import type { QuotationContent, QuotationLine } from "#domain/quotation/quotation.ts";

/** So many times above or below the usual price, a price is probably a slip of the keyboard. */
const unlikelyFactor = 3;
/** Without a usual price, a unit above this is asked about; in halalas, 20,000 riyals. */
const unlikelyPrice = 2_000_000;

/** A question to the clerk before a quotation is sent; the same id is the same question. */
export interface PriceQuestion {
  readonly id: string;
  readonly line: string;
  readonly kind: "far-above" | "far-below" | "very-high" | "free-of-charge";
  readonly unitPrice: number;
  /** The list price or the last price of the buyer, in halalas. */
  readonly usualPrice?: number;
}

/** Returns the usual price of a line in halalas, where one is known. */
export type UsualPriceOf = (line: QuotationLine) => number | undefined;

/** Asks about prices that are far from the usual one, about very high ones, and about zero. */
export function questionsAbout(
  { lines }: Pick<QuotationContent, "lines">,
  usualPriceOf: UsualPriceOf,
): readonly PriceQuestion[] {
  return lines.flatMap((line) => {
    const { id, kind: lineKind, unitPrice } = line;
    if (unitPrice === undefined || lineKind === "not-offered") {
      return [];
    }
    const usualPrice = usualPriceOf(line);
    const kind = kindOf(lineKind, unitPrice, usualPrice);
    const question = { id: `${id}:${kind}:${unitPrice}`, line: id, unitPrice };
    return kind === undefined
      ? []
      : [{ ...question, kind, ...(usualPrice !== undefined && { usualPrice }) }];
  });
}

function kindOf(
  lineKind: QuotationLine["kind"],
  unitPrice: number,
  usualPrice: number | undefined,
): PriceQuestion["kind"] | undefined {
  if (unitPrice === 0) {
    return lineKind === "delivery" ? undefined : "free-of-charge";
  }
  if (usualPrice === undefined || usualPrice === 0) {
    return unitPrice > unlikelyPrice ? "very-high" : undefined;
  }
  if (unitPrice > Math.min(usualPrice * unlikelyFactor, highestPrice)) {
    return "far-above";
  }
  return unitPrice * unlikelyFactor < usualPrice ? "far-below" : undefined;
}
