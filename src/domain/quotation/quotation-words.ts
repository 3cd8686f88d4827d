import type { EvidenceWords } from "#domain/catalogue/evidence.ts";
import type { Unit } from "#domain/catalogue/product.ts";

/** How a request for quotation is told, in one language. */
export interface QuotationWords {
  readonly evidence: EvidenceWords;
  readonly title: (reference: string) => string;
  readonly subject: (reference: string, company: string) => string;
  readonly city: string;
  readonly wanted: string;
  /** A day such as 2026-12-24, as people write it. */
  readonly day: (day: string) => string;
  readonly ownReference: string;
  readonly phone: string;
  readonly equivalents: string;
  readonly accepted: string;
  readonly notAccepted: string;
  /** Heading over the free text beside the lines. */
  readonly words: string;
  readonly lines: (count: number) => string;
  /** The headings of the table of lines. */
  readonly number: string;
  readonly code: string;
  readonly text: string;
  readonly sizes: string;
  readonly quantity: string;
  readonly unit: string;
  readonly colour: string;
  readonly note: string;
  /** Heads of a column of units. */
  readonly units: Readonly<Record<Unit, string>>;
  /** A quantity with its unit, such as "22 pairs". */
  readonly amount: (count: number, unit: Unit) => string;
  /** In place of a product's code, for a line in the buyer's own words. */
  readonly free: string;
  /** The headings of columns that the supplier fills in. */
  readonly price: string;
  readonly total: string;
  readonly leadTime: string;
  /** The heading over list prices in the supplier's letter. */
  readonly listPrice: string;
  /** The heading over what the supplier should look at in a line. */
  readonly remark: string;
  /** Of a quantity; the minimum with its unit. */
  readonly belowMinimum: (minimum: string) => string;
  /** Of a line whose quantity the buyer left out. */
  readonly noQuantity: string;
  readonly onOrder: string;
  readonly gone: string;
  /** Before the quantities of all lines. */
  readonly sum: string;
}
