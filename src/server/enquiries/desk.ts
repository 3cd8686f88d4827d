import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import type { EnquiryState } from "#domain/office/enquiry-state.ts";
import type { Language } from "#domain/language.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import { readFiles } from "#server/enquiries/attachments/attachments.ts";
import type { StoredFile } from "#server/enquiries/attachments/attachments.ts";
import {
  likePattern,
  numberIn,
  numberOrNull,
  referencesOf,
  textIn,
  textOrNull,
} from "#server/enquiries/database.ts";
import type { Database, Row, Session, SqlValue } from "#server/enquiries/database.ts";
import {
  enquiryIn,
  languageInRow,
  placesFor,
  writtenColumns,
} from "#server/enquiries/enquiry-columns.ts";
import { changeState, isHandled, stateIn } from "#server/enquiries/enquiry-state.ts";
import { systemClock } from "#server/clock.ts";
import { purge } from "#server/enquiries/purge.ts";
import type { PurgeOrder, PurgeOutcome } from "#server/enquiries/purge.ts";
import { readRequests } from "#server/enquiries/request-rows.ts";
import { eraseFromQuotations } from "#server/enquiries/quotation-retention.ts";

/** An enquiry and its letter, as the staff sees them. */
export interface DeskEnquiry {
  readonly reference: string;
  readonly receivedAt: number;
  /** `handled` where nothing is left to do, otherwise `open`. */
  readonly standing: string;
  readonly state: EnquiryState;
  /** Reason of a loss. */
  readonly reason: string | null;
  /** Name of the person who deals with it. */
  readonly owner: string | null;
  /** Day in Riyadh on which to ask the buyer again. */
  readonly followUpOn: string | null;
  /** Notes of the staff, the oldest first. */
  readonly notes: readonly string[];
  /** `clerk` where the staff entered it. */
  readonly origin: string;
  readonly suspicion: string | null;
  readonly enquiry: Enquiry;
  readonly language: Language;
  /** Request for quotation, where it is one. */
  readonly request?: QuotationRequest;
  readonly files: readonly StoredFile[];
  readonly letter: {
    readonly state: string;
    readonly attempts: number;
    readonly nextAt: number;
    readonly lastError: string | null;
    /** Reply of the mail server, in its own words. */
    readonly lastReply: string | null;
    readonly sentAt: number | null;
    /** Protocol and cipher, or what stood in their place. */
    readonly sentOver: string | null;
  };
}

/** Filters of the list. */
interface DeskQuestion {
  /** Any part of a field or the reference. */
  readonly words?: string;
  readonly standing?: string;
  readonly letter?: string;
  readonly limit: number;
}

/** A revision of a quotation as it was sent. Money is in halalas; texts are empty where nothing is stored. */
export interface SentQuotation {
  readonly number: string;
  readonly revision: number;
  /** Reference of its enquiry. */
  readonly reference: string;
  /** State of the quotation, whatever the revision. */
  readonly state: string;
  readonly company: string;
  readonly email: string;
  readonly sentAt: number;
  readonly validUntil: string;
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
  /** The buyer's own number of an accepted revision. */
  readonly orderNumber: string;
}

/** References of held letters, or all of them. */
type HeldSelection = readonly string[] | "all";

/** Operations of the supplier's staff on enquiries. */
export interface EnquiryDesk {
  list(question: DeskQuestion): Promise<readonly DeskEnquiry[]>;
  find(reference: string): Promise<DeskEnquiry | undefined>;
  /** Queues the letter (again); false for a held one and where there is none. */
  resend(reference: string, now: number): Promise<boolean>;
  /** Closes the enquiry; false for a held or finished one. */
  markHandled(reference: string, now: number): Promise<boolean>;
  /** Queues held letters, and returns their references. */
  release(held: HeldSelection, now: number): Promise<readonly string[]>;
  /** Discards held letters and closes their enquiries; returns the references. */
  discard(held: HeldSelection, time: number, reason?: string): Promise<readonly string[]>;
  /** Removes an enquiry, or all of one e-mail address, and returns the references. */
  erase(whose: { reference: string } | { email: string }): Promise<readonly string[]>;
  /** Removes what was kept long enough, but never what has not been delivered. */
  purge(order: PurgeOrder): Promise<PurgeOutcome>;
  /** Lists all sent revisions, the oldest first. */
  listQuotations(): Promise<readonly SentQuotation[]>;
  /** Forgets the counts of limits that are over. */
  purgeLimits(before: number): Promise<void>;
}

const pageLength = 500;

const standingOf = `case when ${isHandled} then 'handled' else 'open' end`;

const everything = `select e.reference, e.received_at, e.suspicion, e.origin,
  ${standingOf} as standing, w.state as work_state, w.reason, w.follow_up_on, p.name as owner,
  ${writtenColumns.map((column) => `e.${column}`).join(", ")},
  o.state, o.attempts, o.next_at, o.last_error, o.last_reply, o.sent_at, o.sent_over
from enquiry e join outbox o on o.reference = e.reference
  join enquiry_work w on w.reference = e.reference
  left join person p on p.id = w.assignee`;

const anyField = `(${[...enquiryFields, "reference"]
  .map((column) => `lower(e.${column}) like $1 escape '!'`)
  .join(" or ")})`;

const heldLetter = "where state = 'held' and ($1 = '' or reference = $1) returning reference";

const releaseLetter = `update outbox set state = 'waiting', next_at = $2 ${heldLetter}`;

const discardLetter = `update outbox set state = 'discarded' ${heldLetter}`;

const noteDiscard = `update enquiry set suspicion = suspicion || cast($2 as text)
where reference = $1`;

const sentQuotations = `select q.number, r.revision, q.reference, q.state, r.content,
  r.sent_at, r.valid_until, r.subtotal, r.vat, r.total, a.order_number
from quotation_revision r join quotation q on q.id = r.quotation
  left join buyer_act a on a.quotation = r.quotation and a.revision = r.revision
    and a.action = 'accept' and a.undone_at is null
order by r.sent_at, q.number, r.revision`;

function sentQuotationIn(row: Row): SentQuotation {
  const { buyer } = JSON.parse(textIn(row, "content")) as QuotationContent;
  return {
    number: textIn(row, "number"),
    revision: numberIn(row, "revision"),
    reference: textOrNull(row, "reference") ?? "",
    state: textIn(row, "state"),
    company: buyer.company,
    email: buyer.email,
    sentAt: numberIn(row, "sent_at"),
    validUntil: textIn(row, "valid_until"),
    subtotal: numberIn(row, "subtotal"),
    vat: numberIn(row, "vat"),
    total: numberIn(row, "total"),
    orderNumber: textOrNull(row, "order_number") ?? "",
  };
}

/** Creates the desk over either database. */
export function createDesk(database: Database): EnquiryDesk {
  const once = (sql: string, parameters: readonly SqlValue[] = []) =>
    database.transaction((session) => session.query(sql, parameters));
  const read = (sql: string, parameters: readonly SqlValue[]) =>
    database.read(async (session) => {
      const rows = await session.query(sql, parameters);
      const enquiries: DeskEnquiry[] = [];
      for (let start = 0; start < rows.length; start += pageLength) {
        const page = rows.slice(start, start + pageLength);
        const requests = await readRequests(session, referencesOf(page));
        const files = await readFiles(session, referencesOf(page));
        const notes = await readNotes(session, referencesOf(page));
        enquiries.push(...page.map((row) => deskEnquiry(row, { requests, files, notes })));
      }
      return enquiries;
    });

  return {
    async list({ words, standing, letter, limit }) {
      const sql = `${everything}
where ${anyField} and ($2 = '' or ${standingOf} = $2) and ($3 = '' or o.state = $3)
order by e.received_at desc, e.reference limit $4`;
      const pattern = likePattern(words ?? "");
      return read(sql, [pattern, standing ?? "", letter ?? "", limit]);
    },

    async find(reference) {
      const [enquiry] = await read(`${everything} where e.reference = $1`, [reference]);
      return enquiry;
    },

    async resend(reference, now) {
      const sql = `update outbox set state = 'waiting', next_at = $2, last_error = null, last_reply = null
where reference = $1 and state not in ('held', 'none') returning reference`;
      return (await once(sql, [reference, now])).length > 0;
    },

    async markHandled(reference, now) {
      const step = { to: "closed", at: now, person: null } as const;
      const { outcome } = await database.transaction((session) =>
        changeState(session, reference, step),
      );
      return outcome === "changed";
    },

    release: (selection, time) =>
      database.transaction((session) =>
        forEachHeld(selection, (reference) => session.query(releaseLetter, [reference, time])),
      ),

    discard: (selection, time, reason) =>
      database.transaction(async (session) => {
        const discarded = await forEachHeld(selection, (reference) =>
          session.query(discardLetter, [reference]),
        );
        for (const reference of discarded) {
          const note = reason === undefined ? "" : `; discarded: ${reason}`;
          await session.query(noteDiscard, [reference, note]);
          await changeState(session, reference, { to: "closed", at: time, person: null });
        }
        return discarded;
      }),

    async erase(whose) {
      const [column, value] =
        "email" in whose
          ? ["lower(email)", whose.email.toLowerCase()]
          : ["reference", whose.reference];
      const erased = await database.transaction(async (session) => {
        await eraseFromQuotations(session, whose, systemClock.now());
        const sql = `delete from enquiry where ${column} = $1 returning reference`;
        return referencesOf(await session.query(sql, [value]));
      });
      await database.forget();
      return erased;
    },

    purge: (order) => purge(database, order),

    async listQuotations() {
      const rows = await database.read((session) => session.query(sentQuotations));
      return rows.map(sentQuotationIn);
    },

    async purgeLimits(before) {
      for (const table of ["limit_window", "limit_salt"]) {
        await once(`delete from ${table} where window_start < $1`, [before]);
      }
    },
  };
}

/** Runs a statement for each reference, or once with an empty one for all. */
async function forEachHeld(
  selection: HeldSelection,
  run: (reference: string) => Promise<readonly Row[]>,
): Promise<readonly string[]> {
  const references: string[] = [];
  for (const reference of selection === "all" ? [""] : selection) {
    references.push(...referencesOf(await run(reference)));
  }
  return references;
}

/** Reads the notes of some enquiries by their references. */
async function readNotes(
  session: Session,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (references.length === 0) {
    return new Map();
  }
  const rows = await session.query(
    `select reference, text from note where reference in (${placesFor(references)}) order by at, id`,
    references,
  );
  const byReference = Map.groupBy(rows, (row) => textIn(row, "reference"));
  return new Map(
    Array.from(byReference, ([reference, all]) => [
      reference,
      all.map((row) => textIn(row, "text")),
    ]),
  );
}

/** Parts of enquiries by their references. */
interface EnquiryParts {
  readonly requests: ReadonlyMap<string, QuotationRequest>;
  readonly files: ReadonlyMap<string, readonly StoredFile[]>;
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

function deskEnquiry(row: Row, { requests, files, notes }: EnquiryParts): DeskEnquiry {
  const reference = textIn(row, "reference");
  const request = requests.get(reference);
  return {
    reference,
    receivedAt: numberIn(row, "received_at"),
    standing: textIn(row, "standing"),
    state: stateIn(row, "work_state"),
    reason: textOrNull(row, "reason"),
    owner: textOrNull(row, "owner"),
    followUpOn: textOrNull(row, "follow_up_on"),
    notes: notes.get(reference) ?? [],
    origin: textIn(row, "origin"),
    suspicion: textOrNull(row, "suspicion"),
    enquiry: enquiryIn(row),
    language: languageInRow(row),
    ...(request && { request }),
    files: files.get(reference) ?? [],
    letter: {
      state: textIn(row, "state"),
      attempts: numberIn(row, "attempts"),
      nextAt: numberIn(row, "next_at"),
      lastError: textOrNull(row, "last_error"),
      lastReply: textOrNull(row, "last_reply"),
      sentAt: numberOrNull(row, "sent_at"),
      sentOver: textOrNull(row, "sent_over"),
    },
  };
}
