import type { Language } from "#domain/language.ts";
import type { ChangedPaths } from "#domain/quotation/edits.ts";
import type { Totals } from "#domain/quotation/money.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import { quotationStates, stateAt } from "#domain/quotation/quotation-states.ts";
import type { QuotationState } from "#domain/quotation/quotation-states.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row, Session } from "#server/enquiries/database.ts";

/** A quotation as the staff sees it. Times are in milliseconds since 1970, money in halalas. */
export interface Quotation {
  readonly id: string;
  /** Reference of its enquiry. */
  readonly reference: string | null;
  /** Absent until it is sent. */
  readonly number: string | null;
  /** By the calendar, so that it may be `expired`. */
  readonly state: QuotationState;
  /** State that an undo returns to. */
  readonly previousState: QuotationState | null;
  readonly content: QuotationContent;
  readonly changedPaths: ChangedPaths;
  readonly version: number;
  /** Last revision that was sent; 0 where there is none. */
  readonly revision: number;
  readonly clerk: Clerk | null;
  readonly validUntil: string | null;
  /** Of the last revision. */
  readonly total: number | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly sentAt: number | null;
  readonly decidedAt: number | null;
}

/** The person who sends a quotation and gets the buyer's answers. */
export interface Clerk {
  readonly name: string;
  readonly email: string;
}

/** A sent revision, which never changes. */
export interface Revision extends Totals {
  readonly quotation: string;
  readonly revision: number;
  readonly number: string;
  readonly content: QuotationContent;
  readonly vatPercent: number;
  readonly validUntil: string;
  readonly sentAt: number;
}

const columns = `id, reference, number, state, previous_state, content, changed_paths, version, revision,
  clerk_name, clerk_email, valid_until, total, created_at, changed_at, sent_at, decided_at`;

const lockQuotation = `update quotation set version = version where id = $1 returning ${columns}`;

/** Selects quotations; a condition follows. */
export const selectQuotations = `select ${columns} from quotation`;

/** Reads a quotation and keeps other transactions from it until the commit. */
export async function lock(
  session: Session,
  id: string,
  currentTime: number,
): Promise<Quotation | undefined> {
  const [row] = await session.query(lockQuotation, [id]);
  return row && quotationIn(row, currentTime);
}

/** Reads a quotation from a row. */
export function quotationIn(row: Row, currentTime: number): Quotation {
  const validUntil = textOrNull(row, "valid_until");
  const name = textOrNull(row, "clerk_name");
  const email = textOrNull(row, "clerk_email");
  return {
    id: textIn(row, "id"),
    reference: textOrNull(row, "reference"),
    number: textOrNull(row, "number"),
    state: stateAt(stateIn(textIn(row, "state")), validUntil, currentTime),
    previousState: previousStateIn(row),
    content: contentIn(row),
    changedPaths: JSON.parse(textIn(row, "changed_paths")) as ChangedPaths,
    version: numberIn(row, "version"),
    revision: numberIn(row, "revision"),
    clerk: name === null || email === null ? null : { name, email },
    validUntil,
    total: numberOrNull(row, "total"),
    createdAt: numberIn(row, "created_at"),
    changedAt: numberIn(row, "changed_at"),
    sentAt: numberOrNull(row, "sent_at"),
    decidedAt: numberOrNull(row, "decided_at"),
  };
}

function previousStateIn(row: Row): QuotationState | null {
  const name = textOrNull(row, "previous_state");
  return name === null ? null : stateIn(name);
}

function stateIn(name: string): QuotationState {
  const state = quotationStates.find((candidate) => candidate === name);
  if (state === undefined) {
    throw new TypeError(`${name} is no state of a quotation`);
  }
  return state;
}

function contentIn(row: Row): QuotationContent {
  return JSON.parse(textIn(row, "content")) as QuotationContent;
}

/** Selects revisions with the numbers of their quotations; a condition follows. */
export const selectRevisions = `select r.quotation, r.revision, q.number, r.content, r.vat_percent, r.subtotal,
  r.vat, r.total, r.valid_until, r.sent_at
from quotation_revision r join quotation q on q.id = r.quotation`;

/** Reads a revision from a row. */
export function revisionIn(row: Row): Revision {
  return {
    quotation: textIn(row, "quotation"),
    revision: numberIn(row, "revision"),
    number: textIn(row, "number"),
    content: contentIn(row),
    vatPercent: numberIn(row, "vat_percent"),
    subtotal: numberIn(row, "subtotal"),
    vat: numberIn(row, "vat"),
    total: numberIn(row, "total"),
    validUntil: textIn(row, "valid_until"),
    sentAt: numberIn(row, "sent_at"),
  };
}

/** The other language of a quotation in both. */
export function otherLanguage(language: Language): Language {
  return language === "en" ? "ar" : "en";
}
