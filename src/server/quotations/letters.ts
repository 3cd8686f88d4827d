import { randomUUID } from "node:crypto";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Session, SqlValue } from "#server/enquiries/database.ts";

/** A letter to be written and sent; its payload names what it is about. */
export interface NewLetter {
  readonly kind: string;
  /** With the angle brackets; the same at every attempt. */
  readonly messageId: string;
  readonly payload: Readonly<Record<string, string | number>>;
  /** Quotation that it belongs to, and with which it is removed. */
  readonly quotation?: string;
  readonly at: number;
}

/** A letter that is due, leased to the caller. */
export interface DueNotice {
  readonly id: string;
  readonly kind: string;
  readonly messageId: string;
  readonly payload: Readonly<Record<string, string | number>>;
  readonly createdAt: number;
  /** With this one. */
  readonly attempts: number;
}

/** A letter of a quotation as the staff sees it. */
export interface LetterState {
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly sentAt: number | null;
  readonly lastError: string | null;
}

interface Failure {
  readonly reason: string;
  readonly reply?: string;
}

/** Outbox of letters in both processes; every change is durable when it resolves. */
export interface Letters {
  /** Takes due letters of the kinds that the caller can write. */
  lease(order: {
    now: number;
    until: number;
    limit: number;
    kinds: readonly string[];
  }): Promise<readonly DueNotice[]>;
  markSent(id: string, sent: { at: number; over: string }): Promise<void>;
  markFailed(id: string, failure: Failure & { nextAt: number }): Promise<void>;
  /** Gives a letter up until a person sends it again. */
  markRefused(id: string, failure: Failure): Promise<void>;
  /** Queues the refused letters of a quotation again. */
  retry(quotation: string, dueAt: number): Promise<void>;
  nextDue(): Promise<number | null>;
  list(quotation: string): Promise<readonly LetterState[]>;
}

const insertLetter = `insert into letter (id, message_id, kind, quotation, payload, state, attempts, created_at,
  next_at)
values ($1, $2, $3, $4, $5, 'waiting', 0, $6, $6) on conflict (message_id) do nothing`;

/** Longest wait in milliseconds; a longer one comes from a wrong clock. */
const longestWait = 60 * 60_000;

const leaseLetters = (skipLocked: string) => `with due as materialized (
  select id from letter
  where state = 'waiting' and (next_at <= $1 or next_at > $4) and $5 like '%,' || kind || ',%'
  order by next_at limit $3 ${skipLocked}
)
update letter set next_at = $2, attempts = attempts + 1
where id in (select id from due)
returning id, message_id, kind, payload, created_at, attempts`;

/** Queues a letter in the caller's transaction. The same Message-ID is queued once. */
export async function queueLetter(session: Session, letter: NewLetter): Promise<void> {
  await session.query(insertLetter, [
    randomUUID(),
    letter.messageId,
    letter.kind,
    letter.quotation ?? null,
    JSON.stringify(letter.payload),
    letter.at,
  ]);
}

/** Creates the outbox over either database. */
export function createLetters(database: Database): Letters {
  const lease = leaseLetters(database.kind === "postgres" ? "for update skip locked" : "");
  const once = async (sql: string, parameters: readonly SqlValue[]) => {
    await database.transaction((session) => session.query(sql, parameters));
  };
  return {
    async lease({ now, until, limit, kinds }) {
      const listed = `,${kinds.join(",")},`;
      const rows = await database.transaction((session) =>
        session.query(lease, [now, until, limit, now + longestWait, listed]),
      );
      return rows.map((row) => ({
        id: textIn(row, "id"),
        kind: textIn(row, "kind"),
        messageId: textIn(row, "message_id"),
        payload: JSON.parse(textIn(row, "payload")) as DueNotice["payload"],
        createdAt: numberIn(row, "created_at"),
        attempts: numberIn(row, "attempts"),
      }));
    },
    markSent: (id, { at, over }) =>
      once(
        `update letter set state = 'sent', sent_at = $2, sent_over = $3, last_error = null, last_reply = null
where id = $1`,
        [id, at, over],
      ),
    markFailed: (id, { reason, reply, nextAt }) =>
      once(
        `update letter set last_error = $2, last_reply = $3, next_at = $4
where id = $1 and state = 'waiting'`,
        [id, reason, reply ?? null, nextAt],
      ),
    markRefused: (id, { reason, reply }) =>
      once(
        `update letter set state = 'refused', last_error = $2, last_reply = $3
where id = $1 and state = 'waiting'`,
        [id, reason, reply ?? null],
      ),
    retry: (quotation, dueAt) =>
      once(
        `update letter set state = 'waiting', next_at = $2 where quotation = $1 and state = 'refused'`,
        [quotation, dueAt],
      ),
    async nextDue() {
      const sql = "select min(next_at) as next from letter where state = 'waiting'";
      const [row] = await database.read((session) => session.query(sql));
      return row === undefined ? null : numberOrNull(row, "next");
    },
    async list(quotation) {
      const sql = `select kind, state, attempts, sent_at, last_error from letter
where quotation = $1 order by created_at, id`;
      const rows = await database.read((session) => session.query(sql, [quotation]));
      return rows.map((row) => ({
        kind: textIn(row, "kind"),
        state: textIn(row, "state"),
        attempts: numberIn(row, "attempts"),
        sentAt: numberOrNull(row, "sent_at"),
        lastError: textOrNull(row, "last_error"),
      }));
    },
  };
}
