import { z } from "zod";
import { enquiryRow, enquiryTabs } from "#domain/office/enquiry-messages.ts";

const count = z.number().int();

/** Periods of the figures in weeks. */
export const figurePeriods = [4, 12, 26, 52] as const;

/** Period of the figures where none is chosen, in weeks. */
export const defaultPeriod = 12;

/** Tables of the figures, as they are exported. */
export const figureTables = ["weeks", "losses", "products", "searches"] as const;

export type FigureTable = (typeof figureTables)[number];

export const figuresQuery = z.object({
  weeks: z.coerce.number().int().min(1).max(53).default(defaultPeriod),
});

export const exportQuery = figuresQuery.extend({
  table: z.enum(figureTables),
  format: z.enum(["csv", "xlsx"]),
});

/** Figures that a manager asks for. */
export const figures = z.object({
  weeks: z.array(
    z.object({
      /** The Sunday with which it begins. */
      week: z.iso.date(),
      enquiries: count,
      quotations: count,
      won: count,
      lost: count,
      /** Median from an enquiry to its first answer; null where none was answered. */
      hoursToAnswer: z.number().nullable(),
    }),
  ),
  losses: z.array(z.object({ reason: z.string(), count })),
  products: z.array(
    z.object({
      product: z.string(),
      code: z.string(),
      name: z.string(),
      requests: count,
      quantity: count,
    }),
  ),
  /** Searches of the site that find nothing today. */
  searches: z.array(z.object({ query: z.string(), searches: count })),
  /** The last day of the period. */
  until: z.iso.date(),
});

export type Figures = z.infer<typeof figures>;

/** A quotation that ends soon. */
const endingQuotation = z.object({
  id: z.string(),
  reference: z.string().nullable(),
  number: z.string(),
  company: z.string(),
  validUntil: z.iso.date(),
  /** In halalas. */
  total: count,
});

/** A letter that the mail server refuses, or that has waited for long. */
const stuckLetter = z.object({
  reference: z.string(),
  company: z.string(),
  isRefused: z.boolean(),
  lastError: z.string().nullable(),
});

/** The first screen. */
export const today = z.object({
  day: z.iso.date(),
  counts: z.record(z.enum(enquiryTabs), count),
  newEnquiries: z.array(enquiryRow),
  followUps: z.array(enquiryRow),
  held: z.array(enquiryRow),
  ending: z.array(endingQuotation),
  /** Accepted since the beginning of yesterday. */
  accepted: z.array(enquiryRow),
  letters: z.array(stuckLetter),
});

export type Today = z.infer<typeof today>;
