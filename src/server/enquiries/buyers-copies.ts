import { mayGetCopy } from "#domain/enquiry/copy-limits.ts";
import { numberIn, referencesOf, textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";
import { enquiryIn, languageInRow, writtenColumns } from "#server/enquiries/enquiry-columns.ts";
import { readRequests } from "#server/enquiries/request-rows.ts";
import type { BuyersCopies, DueCopy, NewEnquiry } from "#server/enquiries/store.ts";

const hour = 60 * 60_000;
/** Attempts per copy; the last is about half an hour after the first. */
const mostAttempts = 7;

const beginCopy = `update outbox set copy_state = 'waiting', copy_attempts = 0, copy_next_at = $2
where reference = $1`;

const readLastHour = `select e.email from enquiry e join outbox o on o.reference = e.reference
where e.received_at > $1 and o.copy_state is not null`;

/** Queues a copy for the buyer within the hourly limits. The locked counter keeps other transactions out. */
export async function beginBuyersCopy(
  session: Session,
  { reference, receivedAt, enquiry }: NewEnquiry,
): Promise<void> {
  const rows = await session.query(readLastHour, [receivedAt - hour]);
  const lastHour = rows.map((row) => textIn(row, "email"));
  if (mayGetCopy(enquiry.email, lastHour)) {
    await session.query(beginCopy, [reference, receivedAt]);
  }
}

const leaseCopies = (skipLocked: string) => `with due as materialized (
  select reference from outbox
  where copy_state = 'waiting' and state = 'sent' and copy_next_at <= $1
  order by copy_next_at limit $3 ${skipLocked}
)
update outbox set copy_next_at = $2, copy_attempts = copy_attempts + 1
where reference in (select reference from due)
returning reference, copy_attempts`;

const readEnquiry = `select received_at, ${writtenColumns.join(", ")} from enquiry
where reference = $1`;

const failCopy = `update outbox set copy_next_at = $2,
  copy_state = case when copy_attempts >= ${mostAttempts} then 'given-up' else 'waiting' end
where reference = $1 and copy_state = 'waiting'`;

/** Creates the queue of buyers' copies, for either database. */
export function createBuyersCopies(database: Database): BuyersCopies {
  const lease = leaseCopies(database.kind === "postgres" ? "for update skip locked" : "");
  return {
    lease: ({ now, until, limit }) =>
      database.transaction(async (session) => {
        const rows = await session.query(lease, [now, until, limit]);
        const requests = await readRequests(session, referencesOf(rows));
        const copies: DueCopy[] = [];
        for (const row of rows) {
          const reference = textIn(row, "reference");
          const [enquiry] = await session.query(readEnquiry, [reference]);
          const request = requests.get(reference);
          if (enquiry !== undefined && request !== undefined) {
            copies.push({
              reference,
              request,
              enquiry: enquiryIn(enquiry),
              receivedAt: numberIn(enquiry, "received_at"),
              language: languageInRow(enquiry),
              attempts: numberIn(row, "copy_attempts"),
            });
          }
        }
        return copies;
      }),

    async markSent(reference) {
      await database.transaction((session) =>
        session.query("update outbox set copy_state = 'sent' where reference = $1", [reference]),
      );
    },

    async markFailed(reference, nextAt) {
      await database.transaction((session) => session.query(failCopy, [reference, nextAt]));
    },
  };
}
