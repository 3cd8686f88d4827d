import { z } from "zod";
import { lineEvidence } from "#domain/quotation/quotation.ts";
import { units } from "#domain/catalogue/product.ts";
import { languages } from "#domain/language.ts";
import { enquiryStates, lossReasons } from "#domain/office/enquiry-state.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";

/** Tabs of the list; `follow-up` holds what is due today or before. */
export const enquiryTabs = ["new", "taken", "quoted", "follow-up", "held", "all"] as const;

export type EnquiryTab = (typeof enquiryTabs)[number];

/** Enquiries on a page of the list. */
export const enquiriesOnPage = 50;

/** Longest texts in characters. */
export const workBounds = { note: 5000, reason: 500, search: 200, pasted: 100_000 } as const;

const day = z.iso.date();
const time = z.number().int();
const version = z.number().int().min(0);

/** A member of the staff by id and name. */
const personName = z.object({ id: z.string(), name: z.string() });

const work = z.object({
  state: z.enum(enquiryStates),
  /** One of the reasons of a loss, or the clerk's own words. */
  reason: z.string().nullable(),
  assignee: personName.nullable(),
  followUpOn: day.nullable(),
  version,
});

export type WorkMessage = z.infer<typeof work>;

/** An enquiry in the list. */
export const enquiryRow = z.object({
  reference: z.string(),
  /** Milliseconds since 1970. */
  receivedAt: time,
  origin: z.enum(["site", "clerk"]),
  isHeld: z.boolean(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  city: z.string().nullable(),
  language: z.enum(languages),
  lines: z.number().int(),
  /** Total of the latest quotation in halalas, without VAT where it is a draft. */
  value: z.number().int().nullable(),
  work,
});

export type EnquiryRow = z.infer<typeof enquiryRow>;

/** Names the buyer by the company, or by the person where there is none. */
export function buyerLabel({ company, name }: Pick<EnquiryRow, "company" | "name">): string {
  return company === "" ? name : company;
}

const filters = {
  tab: z.enum(enquiryTabs),
  q: z.coerce.string().max(workBounds.search),
  /** Id of a person, `me` or `nobody`. */
  owner: z.coerce.string().max(100),
  state: z.enum(enquiryStates),
  /** Only those whose follow-up day is past. */
  overdue: z.coerce.number().pipe(z.literal(1)),
  page: z.coerce.number().int().min(1).max(10_000),
};

/** Filters in the address of the screen; what is left out filters nothing. */
export const enquirySearch = z.object(filters).partial();

export type EnquirySearch = z.infer<typeof enquirySearch>;

/** Filters of the API. */
export const enquiryQuery = z.object({
  tab: filters.tab.default("all"),
  q: filters.q.default(""),
  owner: filters.owner.default(""),
  state: filters.state.exactOptional(),
  overdue: filters.overdue.exactOptional(),
  page: filters.page.default(1),
});

export type EnquiryQuery = z.infer<typeof enquiryQuery>;

export const enquiryList = z.object({
  rows: z.array(enquiryRow),
  /** Number of all that the filters leave. */
  total: z.number().int(),
  counts: z.record(z.enum(enquiryTabs), z.number().int()),
});

export type EnquiryList = z.infer<typeof enquiryList>;

const line = z.object({
  product: z.string().exactOptional(),
  code: z.string().exactOptional(),
  text: z.string(),
  sizes: z.array(z.object({ size: z.string(), quantity: z.number() })),
  quantity: z.number().exactOptional(),
  unit: z.enum(units).exactOptional(),
  colour: z.string().exactOptional(),
  note: z.string().exactOptional(),
});

const request = z.object({
  city: z.string().exactOptional(),
  wanted: z.string().exactOptional(),
  ownReference: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  equivalents: z.boolean(),
  words: z.string().exactOptional(),
  lines: z.array(line),
});

/** A file of the request, or the order that came with an acceptance. */
const attachedFile = z.object({
  id: z.string(),
  purpose: z.enum(["request", "order"]),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
});

export const note = z.object({
  id: z.string(),
  at: time,
  /** Name of the person who wrote it. */
  person: z.string().nullable(),
  text: z.string(),
});

/** A step of the enquiry to another state. */
export const stateStep = z.object({
  at: time,
  person: z.string().nullable(),
  from: z.enum(enquiryStates),
  to: z.enum(enquiryStates),
  reason: z.string().nullable(),
  isUndone: z.boolean(),
});

/** Everything about one enquiry. */
export const enquiryDetail = enquiryRow.extend({
  message: z.string(),
  request: request.nullable(),
  files: z.array(attachedFile),
  /** Reason why it was held. */
  suspicion: z.string().nullable(),
  letter: z.object({ state: z.string(), lastError: z.string().nullable() }),
  notes: z.array(note),
  steps: z.array(stateStep),
  canUndo: z.boolean(),
  /** Other enquiries of the same e-mail address or company, the newest first. */
  history: z.array(enquiryRow),
  /** Address of the buyer's page on the public site. */
  buyersPage: z.string(),
});

export type EnquiryDetail = z.infer<typeof enquiryDetail>;

export const stateChange = z
  .object({
    to: z.enum(enquiryStates),
    reason: z.enum(lossReasons).exactOptional(),
    version,
  })
  .refine(({ to, reason }) => (to === "lost") === (reason !== undefined), {
    path: ["reason"],
    error: "missing",
  });

export const undoChange = z.object({ version: z.coerce.number().int().min(0) });
export const assigneeChange = z.object({ assignee: z.string().max(100).nullable(), version });
export const followUpChange = z.object({ followUpOn: day.nullable(), version });
export const newNote = z.object({ text: z.string().trim().min(1).max(workBounds.note) });

/** Pasted text or a file's rows, to be read into lines. */
export const rowsToRead = z.object({
  text: z.string().max(workBounds.pasted),
  language: z.enum(languages),
});

/** A row as the reader took it: lines to choose from, the buyer's own words last. */
export const readRow = z.object({
  written: z.string(),
  /** Why it is no line, such as a greeting or a heading. */
  skip: z.string().nullable(),
  certainty: z.enum(["sure", "choose", "none"]),
  options: z.array(line),
});

export type ReadRow = z.infer<typeof readRow>;

export const readRows = z.object({
  /** Text of a file, as the rows were read from it. */
  text: z.string(),
  rows: z.array(readRow),
  /** Rows beyond the limit of a request. */
  tooMany: z.number().int(),
});

/** An enquiry that a clerk enters; the buyer needs a name or a company, and an address or a phone. */
export const newEnquiry = z.object({
  /** The same key makes the same enquiry. */
  key: z.uuid(),
  language: z.enum(languages),
  name: z.string().trim().max(200),
  company: z.string().trim().max(200),
  email: z.string().trim().max(254),
  phone: z.string().trim().max(requestBounds.phone),
  city: z.string().trim().max(requestBounds.city),
  words: z.string().trim().max(5000),
  /** Text as it was pasted, kept as a note. */
  pasted: z.string().max(workBounds.pasted),
  lines: z.array(line).max(requestBounds.lines),
});

export type NewEnquiryMessage = z.infer<typeof newEnquiry>;

export const enteredEnquiry = z.object({ reference: z.string() });

/** A product that the site's own search finds. */
export const foundProduct = z.object({
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  unit: z.enum(units),
  /** Name in the other language. */
  secondName: z.string().exactOptional(),
  /** In halalas for a unit, without VAT. */
  listPrice: z.number().int().exactOptional(),
  /** Days until the goods leave the warehouse. */
  leadTime: z.number().int().exactOptional(),
  /** Manufacturer, model, certificates and documents in the language of the quotation. */
  evidence: lineEvidence.exactOptional(),
});

export type FoundProduct = z.infer<typeof foundProduct>;

export const foundProducts = z.object({ products: z.array(foundProduct) });
