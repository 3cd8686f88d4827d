import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, SqlValue } from "#server/enquiries/database.ts";

/** An enquiry and its letter, as the staff sees them. */
export interface DeskEnquiry {
  readonly reference: string;
  readonly receivedAt: number;
  readonly standing: string;
  readonly suspicion: string | null;
  readonly enquiry: Enquiry;
  readonly letter: {
    readonly state: string;
    readonly attempts: number;
    readonly nextAt: number;
    readonly lastError: string | null;
    readonly sentAt: number | null;
  };
}

/** What the list shows. */
export interface DeskQuestion {
  /** Any part of a field or the reference. */
  readonly words?: string;
  readonly standing?: string;
  readonly letter?: string;
  readonly limit: number;
}

/** What the supplier's staff does with enquiries. */
export interface EnquiryDesk {
  list(question: DeskQuestion): Promise<readonly DeskEnquiry[]>;
  find(reference: string): Promise<DeskEnquiry | undefined>;
  /** Sends the letter (again) as soon as the outbox looks; also frees one that was set aside. */
  resend(reference: string, now: number): Promise<boolean>;
  markHandled(reference: string): Promise<boolean>;
  /** Removes an enquiry, or all of one e-mail address, and answers their references. */
  erase(whose: { reference: string } | { email: string }): Promise<readonly string[]>;
  /** Removes what was received before a time, but never what has not been delivered. */
  purge(before: number): Promise<readonly string[]>;
  /** Forgets the counts of limits that are over. */
  purgeLimits(before: number): Promise<void>;
}

const everything = `select e.reference, e.received_at, e.standing, e.suspicion,
  e.name, e.email, e.company, e.message,
  o.state, o.attempts, o.next_at, o.last_error, o.sent_at
from enquiry e join outbox o on o.reference = e.reference`;

const anyField = `(lower(e.name) like $1 escape '!' or lower(e.email) like $1 escape '!'
  or lower(e.company) like $1 escape '!' or lower(e.message) like $1 escape '!'
  or lower(e.reference) like $1 escape '!')`;

/** What was set aside is no delivered letter either, until a person has dealt with it. */
const deliveredBefore = `delete from enquiry where received_at < $1 and reference in (
  select reference from outbox where state = 'sent' or (state = 'held' and standing = 'handled'))
returning reference`;

/** The desk over either database. */
export function createDesk(database: Database): EnquiryDesk {
  const once = (sql: string, parameters: readonly SqlValue[] = []) =>
    database.transaction((session) => session.query(sql, parameters));
  const references = async (sql: string, parameters: readonly SqlValue[]) =>
    (await once(sql, parameters)).map((row) => textIn(row, "reference"));

  return {
    async list({ words, standing, letter, limit }) {
      const sql = `${everything}
where ${anyField} and ($2 = '' or e.standing = $2) and ($3 = '' or o.state = $3)
order by e.received_at desc, e.reference limit $4`;
      const pattern = `%${(words ?? "").toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
      const rows = await once(sql, [pattern, standing ?? "", letter ?? "", limit]);
      return rows.map(deskEnquiry);
    },

    async find(reference) {
      const [row] = await once(`${everything} where e.reference = $1`, [reference]);
      return row === undefined ? undefined : deskEnquiry(row);
    },

    resend: (reference, now) =>
      database.transaction(async (session) => {
        const rows = await session.query(
          `update outbox set state = 'waiting', next_at = $2, last_error = null
where reference = $1 returning reference`,
          [reference, now],
        );
        await session.query(
          `update enquiry set standing = 'open' where reference = $1 and standing = 'quarantined'`,
          [reference],
        );
        return rows.length > 0;
      }),

    async markHandled(reference) {
      const sql =
        "update enquiry set standing = 'handled' where reference = $1 returning reference";
      return (await references(sql, [reference])).length > 0;
    },

    async erase(whose) {
      const [column, value] =
        "email" in whose
          ? ["lower(email)", whose.email.toLowerCase()]
          : ["reference", whose.reference];
      const erased = await references(
        `delete from enquiry where ${column} = $1 returning reference`,
        [value],
      );
      await database.forget();
      return erased;
    },

    purge: (before) => references(deliveredBefore, [before]),

    async purgeLimits(before) {
      await once("delete from limit_window where window_start < $1", [before]);
    },
  };
}

function deskEnquiry(row: Row): DeskEnquiry {
  return {
    reference: textIn(row, "reference"),
    receivedAt: numberIn(row, "received_at"),
    standing: textIn(row, "standing"),
    suspicion: textOrNull(row, "suspicion"),
    enquiry: {
      name: textIn(row, "name"),
      email: textIn(row, "email"),
      company: textIn(row, "company"),
      message: textIn(row, "message"),
    },
    letter: {
      state: textIn(row, "state"),
      attempts: numberIn(row, "attempts"),
      nextAt: numberIn(row, "next_at"),
      lastError: textOrNull(row, "last_error"),
      sentAt: numberOrNull(row, "sent_at"),
    },
  };
}
