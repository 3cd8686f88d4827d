import type { Unit } from "#domain/catalogue/product.ts";

/** Words of a quotation on paper. */
export interface PaperWords {
  readonly title: string;
  readonly number: string;
  readonly revision: string;
  readonly date: string;
  readonly validUntil: string;
  readonly reference: string;
  readonly buyer: string;
  readonly position: string;
  readonly product: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly leadTime: string;
  readonly lineTotal: string;
  readonly units: Readonly<Record<Unit, string>>;
  readonly fromStock: string;
  /** Days until the goods leave the warehouse. */
  readonly days: (count: number) => string;
  readonly notOffered: string;
  /** Before the goods that the buyer asked for. */
  readonly insteadOf: (goods: string) => string;
  readonly code: string;
  readonly subtotal: string;
  readonly vat: (percent: number) => string;
  readonly total: string;
  readonly currency: string;
  readonly terms: string;
  /** A day such as 2026-12-31. */
  readonly validity: (day: string) => string;
  readonly day: (day: string) => string;
  readonly phone: string;
  readonly email: string;
  readonly vatNumber: string;
  readonly nationalNumber: string;
}

/** Words of the letters about a quotation. */
export interface OfferLetterWords {
  /** Subject of a quotation, with its number and the reference of the enquiry. */
  readonly subject: (number: string, reference: string, company: string) => string;
  /** Stands for the number in the subject of a quotation that was never sent. */
  readonly numberToCome: string;
  readonly greeting: (name: string) => string;
  readonly intro: (number: string) => string;
  readonly revised: (number: string, revision: number) => string;
  readonly totalLine: (total: string, day: string) => string;
  readonly link: string;
  readonly answer: (clerk: string) => string;
  readonly accepted: (number: string, total: string) => string;
  readonly changeAsked: (number: string) => string;
  readonly declined: (number: string) => string;
  readonly thanks: string;
  /** Subject of the buyer's decision to the clerk, by its action. */
  readonly decisionSubject: Readonly<
    Record<"accept" | "request-change" | "decline", (number: string, buyer: string) => string>
  >;
  readonly confirmationSubject: Readonly<
    Record<"accept" | "request-change" | "decline", (number: string, reference: string) => string>
  >;
  readonly by: string;
  readonly orderNumber: string;
  readonly words: string;
  /** Before a remark on a line, which is counted from 1. */
  readonly line: (position: number, text: string) => string;
  /** Text of a chat message with the link to the buyer's page. */
  readonly chat: (number: string, link: string) => string;
}

/** Words of quotations for buyers, in one language. */
export interface OfferWords {
  readonly paper: PaperWords;
  readonly letters: OfferLetterWords;
}
