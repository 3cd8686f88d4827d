import { longestList } from "#domain/quotation/listed.ts";
import type { Line } from "#domain/quotation/line.ts";

/** A request for quotation without its sender. Its enquiry's message repeats all of it. */
export interface QuotationRequest {
  /** Where the goods are to go. */
  readonly city?: string;
  /** The day by which they are wanted, such as 2026-12-24. */
  readonly wanted?: string;
  /** The number that the buyer's own office gave the request. */
  readonly ownReference?: string;
  /** A phone or WhatsApp number of the buyer, with digits from 0 to 9. */
  readonly phone?: string;
  /** True where goods of another maker to the same standards may be offered. */
  readonly equivalents: boolean;
  /** Free text beside the lines. */
  readonly words?: string;
  readonly lines: readonly Line[];
}

/** The most that a request may hold; lengths in characters. */
/** Details of a whole request that its form asks for, beside the fields of an enquiry. */
export const requestDetails = ["city", "wanted", "ownReference", "phone"] as const;

export const requestBounds = {
  lines: longestList,
  sizes: 40,
  quantity: 1_000_000,
  city: 100,
  ownReference: 60,
  phone: 40,
  product: 120,
  code: 40,
  text: 500,
  size: 20,
  colour: 60,
  note: 500,
} as const;

/** A problem with a part of a request; `bound` is the most it may hold. */
export interface RequestProblem {
  /** Where it stands, such as `lines.3.quantity`; lines are counted from 0. */
  readonly field: string;
  readonly problem:
    | "missing"
    | "malformed"
    | "too-long"
    | "too-many"
    | "unknown"
    | "contradicts-sizes"
    | "out-of-range";
  readonly bound?: number;
}

/** Why a quantity cannot be sent as it was typed. */
export type QuantityProblem = "not-a-number" | "not-whole" | "too-small" | "too-large" | "range";
