import type { Database } from "#server/enquiries/database.ts";
import { goodEnquiry } from "#test/support/requests.ts";

/** Inserts enquiries with sent letters, `every` milliseconds apart, starting at `oldest`. */
export async function writeEnquiries(
  database: Database,
  { count, oldest, every }: { count: number; oldest: number; every: number },
): Promise<void> {
  const { name, email, company, message } = goodEnquiry;
  // Out of order, like real references.
  const reference = "'S' || (1000000000 + (i * 48271) % 2147483647)";
  const numbers = `with recursive numbers(i) as (
    select cast(1 as bigint) union all select i + 1 from numbers where i < ${count})`;
  await database.transaction(async (session) => {
    await session.query(
      `${numbers} insert into enquiry (reference, idempotency_key, content_hash, received_at,
  name, email, company, message)
select ${reference}, 'content:' || ${reference}, 'hash', ${oldest} + (i - 1) * ${every},
  $1, $2, $3, $4 from numbers`,
      [name, email, company, message],
    );
    await session.query(
      `insert into enquiry_work (reference, state, version)
select reference, 'new', 0 from enquiry where reference not in (select reference from enquiry_work)`,
    );
    await session.query(
      `insert into outbox (reference, message_id, state, attempts, next_at, sent_at)
select reference, '<' || reference || '@supplier.example>', 'sent', 1, received_at, received_at
from enquiry where reference not in (select reference from outbox)`,
    );
  });
}
