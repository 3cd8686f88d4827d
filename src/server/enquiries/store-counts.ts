import { numberIn, numberOrNull, textOrNull } from "#server/enquiries/database.ts";
import type { Session } from "#server/enquiries/database.ts";
import type { StoreCounts } from "#server/enquiries/store.ts";

const refused = `from outbox o join enquiry e on e.reference = o.reference
    where o.state = 'refused' and e.standing <> 'handled'`;

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

/** Counts what an operator watches. */
export async function readCounts(session: Session): Promise<StoreCounts> {
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
