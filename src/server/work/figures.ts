import type { Figures } from "#domain/office/figure-messages.ts";
import { addDays, lastWeeks, weekOf } from "#domain/office/working-days.ts";
import { dayInRiyadh, startOfDay } from "#domain/riyadh-day.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Session } from "#server/enquiries/database.ts";

const hour = 60 * 60_000;
/** Products and queries that a table lists. */
const longestTable = 100;
/** Queries that are searched again, the most frequent first. */
const mostSearched = 500;

const received = `select e.received_at,
  (select min(s.at) from enquiry_step s where s.reference = e.reference and s.undone_at is null
    and s.to_state in ('quoted', 'won', 'lost', 'closed')) as answered_at
from enquiry e join outbox o on o.reference = e.reference
where e.received_at >= $1 and o.state not in ('held', 'discarded')`;

const steps = `select at, to_state, to_reason from enquiry_step
where at >= $1 and undone_at is null and to_state in ('quoted', 'won', 'lost')`;

const productsAsked = `select l.product, max(l.code) as code, max(l.text) as text,
  count(*) as requests, cast(sum(l.quantity) as bigint) as quantity
from request_line l join enquiry e on e.reference = l.reference
  join outbox o on o.reference = e.reference
where e.received_at >= $1 and l.product is not null and o.state not in ('held', 'discarded')
group by l.product order by requests desc, l.product limit ${longestTable}`;

const queries = `select query, cast(sum(searches) as bigint) as searches from query_count
where day >= $1 group by query order by searches desc, query limit ${mostSearched}`;

interface FiguresQuestion {
  readonly now: number;
  readonly weeks: number;
  /** Tells whether the site's search finds a product for a query. */
  readonly finds: (query: string) => boolean;
}

/** Counts the figures of the last weeks; weeks begin on Sunday in Riyadh. */
export async function readFigures(
  session: Session,
  { now, weeks, finds }: FiguresQuestion,
): Promise<Figures> {
  const sundays = lastWeeks(now, weeks);
  const [firstDay = dayInRiyadh(now)] = sundays;
  const start = startOfDay(firstDay);
  const enquiries = (await session.query(received, [start])).map((row) => ({
    week: weekOf(dayInRiyadh(numberIn(row, "received_at"))),
    receivedAt: numberIn(row, "received_at"),
    answeredAt: numberOrNull(row, "answered_at"),
  }));
  const transitions = (await session.query(steps, [start])).map((row) => ({
    week: weekOf(dayInRiyadh(numberIn(row, "at"))),
    state: textIn(row, "to_state"),
    reason: textOrNull(row, "to_reason"),
  }));
  const count = (week: string, state: string) =>
    transitions.filter((step) => step.week === week && step.state === state).length;
  return {
    weeks: sundays.map((week) => ({
      week,
      enquiries: enquiries.filter((enquiry) => enquiry.week === week).length,
      quotations: count(week, "quoted"),
      won: count(week, "won"),
      lost: count(week, "lost"),
      hoursToAnswer: medianHours(enquiries.filter((enquiry) => enquiry.week === week)),
    })),
    losses: countReasons(transitions.filter(({ state }) => state === "lost")),
    products: (await session.query(productsAsked, [start])).map((row) => ({
      product: textIn(row, "product"),
      code: textOrNull(row, "code") ?? "",
      name: textIn(row, "text"),
      requests: numberIn(row, "requests"),
      quantity: numberOrNull(row, "quantity") ?? 0,
    })),
    searches: (await session.query(queries, [firstDay]))
      .map((row) => ({ query: textIn(row, "query"), searches: numberIn(row, "searches") }))
      .filter(({ query }) => !finds(query))
      .slice(0, longestTable),
    until: addDays(sundays.at(-1) ?? firstDay, 6),
  };
}

/** The median of the hours from an enquiry to its first answer; null where none was answered. */
function medianHours(
  enquiries: readonly { readonly receivedAt: number; readonly answeredAt: number | null }[],
): number | null {
  const times = enquiries
    .flatMap(({ receivedAt, answeredAt }) => (answeredAt === null ? [] : answeredAt - receivedAt))
    .toSorted((a, b) => a - b);
  const middle = times[Math.floor((times.length - 1) / 2)];
  return middle === undefined ? null : Math.round((middle / hour) * 10) / 10;
}

function countReasons(losses: readonly { readonly reason: string | null }[]): Figures["losses"] {
  const byReason = Map.groupBy(losses, ({ reason }) => reason ?? "other");
  return Array.from(byReason, ([reason, all]) => ({ reason, count: all.length })).toSorted(
    (a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1),
  );
}
