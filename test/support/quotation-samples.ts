import type { QuotationContent, QuotationLine } from "#domain/quotation/quotation.ts";

/** Creates a line of 10 pieces at 26.75 riyals. */
export function quotationLine(change: Partial<QuotationLine> = {}): QuotationLine {
  return {
    id: "k1",
    kind: "product",
    product: "vented-safety-helmet",
    code: "HP005",
    text: "Vented safety helmet",
    quantity: 10,
    unit: "each",
    unitPrice: 2675,
    ...change,
  };
}

/** Creates a quotation of one line that can be sent. */
export function quotationContent(change: Partial<QuotationContent> = {}): QuotationContent {
  return {
    language: "en",
    bilingual: false,
    buyer: { name: "Huda Salem", company: "Najd Contracting", email: "huda@najd.example" },
    validDays: 30,
    terms: "Payment within 30 days.",
    lines: [quotationLine()],
    ...change,
  };
}
