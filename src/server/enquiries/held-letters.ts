import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row } from "#server/enquiries/database.ts";
import { enquiryIn, writtenColumns } from "#server/enquiries/enquiry-columns.ts";
import type { HeldEnquiry, HeldLetters } from "#server/enquiries/store.ts";

const heldBefore = "from enquiry where standing = 'quarantined' and received_at < $1";

const countHeld = `select count(*) as held ${heldBefore}`;

const listHeld = `select reference, received_at, suspicion, ${writtenColumns.join(", ")}
${heldBefore} order by received_at, reference limit $2`;

const beginLetter = `insert into held_letter (day, attempts, next_at) values ($1, 0, $2)
on conflict (day) do nothing`;

const leaseLetter = `update held_letter set attempts = attempts + 1, next_at = $3
where day = $1 and sent_at is null and next_at <= $2 returning attempts`;

/** The daily letters over either database. */
export function createHeldLetters(database: Database): HeldLetters {
  const once = (sql: string, parameters: readonly (string | number)[]) =>
    database.transaction((session) => session.query(sql, parameters));

  return {
    lease: ({ day, morning }, { now, until, limit }) =>
      database.transaction(async (session) => {
        const [held = {}] = await session.query(countHeld, [morning]);
        const count = numberIn(held, "held");
        if (count === 0) {
          return undefined;
        }
        await session.query(beginLetter, [day, now]);
        const [leased] = await session.query(leaseLetter, [day, now, until]);
        if (leased === undefined) {
          return undefined;
        }
        const listed = await session.query(listHeld, [morning, limit]);
        return { listed: listed.map(heldEnquiry), count, attempts: numberIn(leased, "attempts") };
      }),

    async markSent(day, at) {
      await once("update held_letter set sent_at = $2 where day = $1", [day, at]);
    },

    async markFailed(day, nextAt) {
      await once("update held_letter set next_at = $2 where day = $1", [day, nextAt]);
    },
  };
}

function heldEnquiry(row: Row): HeldEnquiry {
  return {
    reference: textIn(row, "reference"),
    receivedAt: numberIn(row, "received_at"),
    enquiry: enquiryIn(row),
    suspicion: textOrNull(row, "suspicion"),
  };
}
