import { z } from "zod";
import { units } from "#domain/catalogue/product.ts";
import { editSchema } from "#domain/quotation/edits.ts";
import { fieldProblems, quotationContentSchema } from "#domain/quotation/quotation.ts";
import { quotationActions, quotationStates } from "#domain/quotation/quotation-states.ts";

/** Longest price file in bytes. */
export const longestPriceFile = 5 * 1024 * 1024;

/** Milliseconds since 1970. */
const time = z.number().int();
/** Money in halalas. */
const money = z.number().int();

/** A quotation in a list. */
export const quotationSummary = z.object({
  id: z.string(),
  reference: z.string().nullable(),
  /** Absent until it is sent. */
  number: z.string().nullable(),
  state: z.enum(quotationStates),
  revision: z.number().int(),
  company: z.string(),
  lines: z.number().int(),
  /** With VAT, of the content as it is now. */
  total: money,
  changedAt: time,
  sentAt: time.nullable(),
});

export type QuotationSummary = z.infer<typeof quotationSummary>;

export const quotationList = z.object({ quotations: z.array(quotationSummary) });

/** Usual facts of a product that the quotation names. */
const quotedProduct = z.object({
  /** Address of its page on the public site. */
  page: z.string(),
  unit: z.enum(units),
  listPrice: money.optional(),
  minimum: z.number().int(),
  stock: z.number().int().optional(),
});

const givenPrice = z.object({ unit: z.string().nullable(), unitPrice: money, givenAt: time });

const sentRevision = z.object({
  revision: z.number().int(),
  total: money,
  validUntil: z.string(),
  sentAt: time,
});

/** A decision of the buyer, or of the staff in the buyer's name. */
const decision = z.object({
  id: z.string(),
  revision: z.number().int(),
  action: z.string(),
  actor: z.enum(["buyer", "staff"]),
  name: z.string().nullable(),
  orderNumber: z.string().nullable(),
  words: z.string(),
  lineWords: z.record(z.string(), z.string()),
  at: time,
  undoneAt: time.nullable(),
});

const letter = z.object({
  kind: z.string(),
  state: z.string(),
  sentAt: time.nullable(),
  lastError: z.string().nullable(),
});

/** Everything about one quotation. */
export const quotationView = z.object({
  id: z.string(),
  reference: z.string().nullable(),
  number: z.string().nullable(),
  state: z.enum(quotationStates),
  content: quotationContentSchema,
  version: z.number().int(),
  /** Last revision that was sent; 0 where there is none. */
  revision: z.number().int(),
  /** Content of that revision. */
  sentContent: quotationContentSchema.nullable(),
  vatPercent: z.number(),
  validUntil: z.string().nullable(),
  changedAt: time,
  /** By slug. */
  products: z.record(z.string(), quotedProduct),
  /** Last prices of this buyer, by slug. */
  givenPrices: z.record(z.string(), givenPrice),
  revisions: z.array(sentRevision),
  decisions: z.array(decision),
  letters: z.array(letter),
  /** Address of the buyer's page on the public site. */
  buyersPage: z.string().nullable(),
  /** Subject of the letter, by the language of the quotation. */
  subject: z.object({ en: z.string(), ar: z.string() }),
  /** Message for a chat, by the language of the quotation. */
  chatText: z.object({ en: z.string(), ar: z.string() }),
  /** Phone of the buyer as it was typed. */
  phone: z.string().nullable(),
});

export type QuotationView = z.infer<typeof quotationView>;

/** A quotation from the lines of its enquiry. */
export const newQuotation = z.object({});

/** A save sends the version that its edits were based on. */
export const quotationEdits = z.object({
  version: z.number().int(),
  edits: z.array(editSchema).max(2000),
});

/** Both values of each field that two persons changed, and the quotation as it is stored. */
export const editConflict = z.object({ path: z.string(), stored: z.unknown(), sent: z.unknown() });

export const sendOrder = z.object({
  version: z.number().int(),
  /** Ids of questions about unlikely prices that the clerk has answered. */
  confirmed: z.array(z.string().max(100)).max(1000),
});

/** A step of the staff. */
export const quotationStep = z.object({
  action: z.enum(quotationActions).extract(["withdraw", "undo", "accept", "decline"]),
  /** Name and order number of the buyer for an acceptance. */
  name: z.string().trim().max(200).default(""),
  orderNumber: z.string().trim().max(60).default(""),
  words: z.string().trim().max(5000).default(""),
});

/** Preview of the edits that a price file makes to a quotation; nothing is saved. */
export const priceReport = z.object({
  edits: z.array(editSchema),
  choices: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      unitPrice: money,
      products: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  ),
  refused: z.array(z.object({ row: z.number().int(), problem: z.enum(fieldProblems) })),
  unused: z.number().int(),
});

export type PriceReportMessage = z.infer<typeof priceReport>;
