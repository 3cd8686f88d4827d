import { longestList } from "#domain/quotation/listed.ts";
import type { Line } from "#domain/quotation/line.ts";

/** What a request for quotation says beside who asks. Everything in it also stands in its enquiry's message. */
export interface QuotationRequest {
  /** Where the goods are to go. */
  readonly city?: string;
  /** The day by which they are wanted, such as 2026-12-24. */
  readonly wanted?: string;
  /** The number that the buyer's own office gave the request. */
  readonly ownReference?: string;
  /** Whether goods of another maker to the same standards may be offered. */
  readonly equivalents: boolean;
  /** What the buyer wrote beside the lines. */
  readonly words?: string;
  readonly lines: readonly Line[];
}

/** The most that a request may hold; lengths in characters. */
export const requestBounds = {
  lines: longestList,
  sizes: 40,
  quantity: 1_000_000,
  city: 100,
  ownReference: 60,
  product: 120,
  code: 40,
  text: 500,
  size: 20,
  colour: 60,
  note: 500,
} as const;

/** What is wrong with a part of a request; `bound` is the most it may hold. */
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
