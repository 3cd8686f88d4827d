import { randomBytes } from "node:crypto";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { claimFiles, readFiles } from "#server/enquiries/attachments/attachments.ts";
import {
  numberIn,
  numberOrNull,
  referencesOf,
  StoreGone,
  textIn,
  textOrNull,
} from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import {
  enquiryColumns,
  enquiryIn,
  languageInRow,
  placesFor,
  writtenColumns,
} from "#server/enquiries/enquiry-columns.ts";
import { beginBuyersCopy, createBuyersCopies } from "#server/enquiries/buyers-copies.ts";
import { beginWork, isHandled } from "#server/enquiries/enquiry-state.ts";
import {
  describeLoss,
  findLoss,
  lossBetween,
  takeNumber,
} from "#server/enquiries/high-water-mark.ts";
import type { HighWaterMark, Loss } from "#server/enquiries/high-water-mark.ts";
import { insertRequest, readRequests } from "#server/enquiries/request-rows.ts";
import type {
  AddOutcome,
  DueLetter,
  EnquiryStore,
  NewEnquiry,
  StoreCounts,
} from "#server/enquiries/store.ts";

const findByKey = `select reference, content_hash, received_at from enquiry
where idempotency_key = $1`;

const insertEnquiry = `insert into enquiry (${enquiryColumns.join(", ")})
values (${placesFor(enquiryColumns)})
on conflict (idempotency_key) do nothing
returning reference`;

const insertLetter = `insert into outbox (reference, message_id, state, attempts, next_at)
values ($1, $2, $3, 0, $4)`;

const drawSalt = `insert into limit_salt (window_start, salt) values ($1, $2)
on conflict (window_start) do nothing`;
const findSalt = "select salt from limit_salt where window_start = $1";

const countHit = `insert into limit_window (bucket, window_start, hits) values ($1, $2, 1)
on conflict (bucket, window_start) do update set hits = limit_window.hits + 1
returning hits`;

const leaseDue = (skipLocked: string) => `with due as materialized (
  select reference from outbox
  where state = 'waiting' and (next_at <= $1 or next_at > $4)
  order by next_at limit $3 ${skipLocked}
)
update outbox set next_at = $2, attempts = attempts + 1
where reference in (select reference from due)
returning reference, message_id, attempts`;

/** No letter is put off for longer: one that seems to be was put off by a clock that was wrong. */
const longestWait = 60 * 60_000;

const readEnquiry = `select received_at, ${writtenColumns.join(", ")} from enquiry
where reference = $1`;

const refused = `from outbox o join enquiry_work w on w.reference = o.reference
    where o.state = 'refused' and not ${isHandled}`;

const countAll = `select
  (select count(*) from enquiry) as enquiries,
  (select count(*) from outbox where state = 'waiting') as waiting,
  (select count(*) from outbox where state = 'held') as held,
  (select min(e.received_at) from enquiry e join outbox o on o.reference = e.reference
    where o.state = 'held') as oldest_held,
  (select count(*) from outbox where state = 'sent') as sent,
  (select count(*) ${refused}) as refused,
  (select o.last_error ${refused} order by o.next_at desc limit 1) as last_refusal,
  (select min(e.received_at) from enquiry e join outbox o on o.reference = e.reference
    where o.state = 'waiting') as oldest`;

const errorOfOldest = `select o.last_error from enquiry e join outbox o on o.reference = e.reference
where o.state = 'waiting' and e.received_at = $1 limit 1`;

/** Undoes the transaction of an enquiry whose files are gone. */
class FilesGone extends Error {}

/** Creates the store over either database; it raises the mark before an enquiry is acknowledged. */
export function createStore(database: Database, mark: HighWaterMark): EnquiryStore {
  const lease = leaseDue(database.kind === "postgres" ? "for update skip locked" : "");
  const once = (sql: string, parameters: readonly (string | number | null)[] = []) =>
    database.transaction((session) => session.query(sql, parameters));

  const takesAfterLoss = database.kind === "postgres";
  // Later numbers would hide a loss, so a service that has seen one reports it until it ends.
  let seenLoss: Loss | undefined;

  return {
    async add(enquiry) {
      const previous = mark.value();
      const { outcome, number } = await database
        .transaction(async (session) => {
          const added = await add(session, enquiry);
          const loss = lossBetween((added.number ?? Infinity) - 1, previous);
          if (loss !== undefined && !takesAfterLoss) {
            throw new StoreGone(describeLoss(loss));
          }
          seenLoss ??= loss;
          return added;
        })
        .catch((error: unknown): Added => {
          if (error instanceof FilesGone) {
            return { outcome: { outcome: "files gone" } };
          }
          throw error;
        });
      if (number !== undefined) {
        await mark.raise(number);
      }
      return outcome;
    },

    limitSalt: (windowStart) =>
      database.transaction(
        async (session) => {
          await session.query(drawSalt, [windowStart, randomBytes(16).toString("base64url")]);
          return textIn(only(await session.query(findSalt, [windowStart])), "salt");
        },
        { durable: false },
      ),

    hit: (bucket, windowStart) =>
      database.transaction(
        async (session) =>
          numberIn(only(await session.query(countHit, [bucket, windowStart])), "hits"),
        { durable: false },
      ),

    lease: ({ now, until, limit }) =>
      database.transaction(async (session) => {
        const letters: DueLetter[] = [];
        const rows = await session.query(lease, [now, until, limit, now + longestWait]);
        const requests = await readRequests(session, referencesOf(rows));
        const files = await readFiles(session, referencesOf(rows));
        for (const row of rows) {
          const reference = textIn(row, "reference");
          const [enquiry] = await session.query(readEnquiry, [reference]);
          const request = requests.get(reference);
          const enquiryFiles = files.get(reference);
          if (enquiry !== undefined) {
            letters.push({
              ...dueLetter(row, enquiry),
              ...(request && { request }),
              ...(enquiryFiles && { files: enquiryFiles }),
            });
          }
        }
        return letters;
      }),

    async markSent(reference, { at, over }) {
      await once(
        `update outbox set state = 'sent', sent_at = $2, sent_over = $3,
  last_error = null, last_reply = null
where reference = $1`,
        [reference, at, over],
      );
    },

    async markFailed(reference, { reason, reply, nextAt }) {
      await once(
        `update outbox set last_error = $2, last_reply = $3, next_at = $4
where reference = $1 and state = 'waiting'`,
        [reference, reason, reply ?? null, nextAt],
      );
    },

    async markRefused(reference, { reason, reply }) {
      await once(
        `update outbox set state = 'refused', last_error = $2, last_reply = $3
where reference = $1 and state = 'waiting'`,
        [reference, reason, reply ?? null],
      );
    },

    async nextDue() {
      const sql = "select min(next_at) as next from outbox where state = 'waiting'";
      const rows = await database.read((session) => session.query(sql));
      return numberOrNull(only(rows), "next");
    },

    counts: () => database.read(readCounts),

    async loss() {
      seenLoss ??= await findLoss(database, mark);
      return seenLoss;
    },

    takesAfterLoss,

    buyersCopies: createBuyersCopies(database),
  };
}

interface Added {
  readonly outcome: AddOutcome;
  /** Number of a stored enquiry. */
  readonly number?: number;
}

async function add(session: Session, enquiry: NewEnquiry): Promise<Added> {
  if (enquiry.earlier !== undefined) {
    const [row] = await session.query(findByKey, [enquiry.earlier.key]);
    if (row !== undefined && numberIn(row, "received_at") >= enquiry.earlier.since) {
      return { outcome: knownIn(row) };
    }
  }
  const written = enquiryFields.map((field) => enquiry.enquiry[field]);
  const inserted = await session.query(insertEnquiry, [
    enquiry.reference,
    enquiry.key,
    enquiry.contentHash,
    enquiry.receivedAt,
    ...written,
    enquiry.language,
    enquiry.suspicion ?? null,
    enquiry.enteredBy === undefined ? "site" : "clerk",
  ]);
  if (inserted.length === 0) {
    const row = only(await session.query(findByKey, [enquiry.key]));
    return textIn(row, "content_hash") === enquiry.contentHash
      ? { outcome: knownIn(row) }
      : { outcome: { outcome: "conflict" } };
  }
  if (enquiry.request !== undefined) {
    await insertRequest(session, enquiry.reference, enquiry.request);
  }
  if (!(await claimFiles(session, enquiry.reference, enquiry.files ?? []))) {
    throw new FilesGone();
  }
  await beginWork(session, enquiry.reference, enquiry.enteredBy);
  const letter = [enquiry.reference, enquiry.messageId, letterState(enquiry), enquiry.receivedAt];
  await session.query(insertLetter, letter);
  // Last, because other transactions wait for the counter until the commit.
  const number = await takeNumber(session);
  if (enquiry.buyersCopy === true) {
    await beginBuyersCopy(session, enquiry);
  }
  const { reference, receivedAt } = enquiry;
  return { outcome: { outcome: "stored", reference, receivedAt }, number };
}

/** The staff gets no letter about an enquiry that it entered itself. */
function letterState({ enteredBy, suspicion }: NewEnquiry): "waiting" | "held" | "none" {
  if (enteredBy !== undefined) {
    return "none";
  }
  return suspicion === undefined ? "waiting" : "held";
}

function knownIn(row: Row): AddOutcome {
  return {
    outcome: "known",
    reference: textIn(row, "reference"),
    receivedAt: numberIn(row, "received_at"),
  };
}

function dueLetter(row: Row, enquiry: Row): DueLetter {
  return {
    reference: textIn(row, "reference"),
    messageId: textIn(row, "message_id"),
    attempts: numberIn(row, "attempts"),
    receivedAt: numberIn(enquiry, "received_at"),
    enquiry: enquiryIn(enquiry),
    language: languageInRow(enquiry),
  };
}

function only(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) {
    throw new Error("the database answered no row where there is always one");
  }
  return row;
}

/** Counts what an operator watches. */
async function readCounts(session: Session): Promise<StoreCounts> {
  const [row = {}] = await session.query(countAll);
  const oldestWaiting = numberOrNull(row, "oldest");
  const [oldest] =
    oldestWaiting === null ? [] : await session.query(errorOfOldest, [oldestWaiting]);
  return {
    enquiries: numberIn(row, "enquiries"),
    waiting: numberIn(row, "waiting"),
    held: numberIn(row, "held"),
    oldestHeld: numberOrNull(row, "oldest_held"),
    sent: numberIn(row, "sent"),
    refused: numberIn(row, "refused"),
    lastRefusal: textOrNull(row, "last_refusal"),
    oldestWaiting,
    oldestError: oldest === undefined ? null : textOrNull(oldest, "last_error"),
  };
}
