import { setTimeout as sleep } from "node:timers/promises";
import { dueBefore, purgeBounds } from "#domain/enquiry/retention.ts";
import type { Doubt, Retention } from "#domain/enquiry/retention.ts";
import { numberIn, numberOrNull, referencesOf, textIn } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import { isHandled } from "#server/enquiries/enquiry-state.ts";

/** Enquiries per transaction, and the pause after it in milliseconds. */
const stepLength = 200;
const pause = 2;

export interface PurgeOrder {
  readonly retention: Retention;
  /** True where a person confirmed the clock. */
  readonly confirmed?: boolean;
  /** Stops after the current step if false. */
  readonly going?: () => boolean;
}

/** References of removed enquiries, and the reason that others stayed. */
export interface PurgeOutcome {
  readonly removed: readonly string[];
  readonly doubt?: Doubt;
}

/** Selects by a subquery for each row: with a join PostgreSQL reads the whole outbox in every step. */
const delivered = `(select o.state in ('sent', 'discarded', 'none') or (o.state = 'refused' and ${isHandled})
  from outbox o join enquiry_work w on w.reference = o.reference
  where o.reference = enquiry.reference)`;

const lookAtAll = "select count(*) as kept, max(received_at) as newest from enquiry";

const endOfStep = `select received_at, reference from (
  select received_at, reference from enquiry
  where received_at < $1 and (received_at, reference) > ($2, $3)
  order by received_at, reference limit ${stepLength}
) as step order by received_at desc, reference desc limit 1`;

const inStep = `(received_at, reference) > ($1, $2) and (received_at, reference) <= ($3, $4)`;
const findStep = `select reference from enquiry where ${inStep} and ${delivered}`;
const removeStep = `delete from enquiry where ${inStep} and ${delivered} returning reference`;

const firstBetween = `select received_at from enquiry
where received_at >= $1 and received_at < $2 and ${delivered} order by received_at limit 1`;

/** Removes delivered enquiries after their retention, in steps with pauses for other work. */
export async function purge(database: Database, order: PurgeOrder): Promise<PurgeOutcome> {
  const once = (sql: string, parameters: readonly number[] = []) =>
    database.read((session) => session.query(sql, parameters));
  const due = dueBefore(order.retention);
  if (order.confirmed === true) {
    return { removed: await removeBefore(database, due, order) };
  }
  const [all = {}] = await once(lookAtAll);
  const newest = numberOrNull(all, "newest");
  const bounds = purgeBounds(order.retention, { count: numberIn(all, "kept"), newest });
  if (await areMoreThan(bounds.most, database, bounds.before)) {
    return { removed: [], doubt: { why: "too many" } };
  }
  const removed = await removeBefore(database, bounds.before, order);
  const [left] = await once(firstBetween, [bounds.before, due]);
  return left === undefined || newest === null
    ? { removed }
    : { removed, doubt: { why: "nothing newer", oldest: numberIn(left, "received_at"), newest } };
}

async function areMoreThan(limit: number, database: Database, cutoff: number): Promise<boolean> {
  let count = 0;
  const find = (step: Step) =>
    database.read((session) => onStep(session, step, (places) => session.query(findStep, places)));
  await goThrough(find, cutoff, (rows) => {
    count += rows.length;
    return count <= limit;
  });
  return count > limit;
}

async function removeBefore(
  database: Database,
  cutoff: number,
  { going = () => true }: PurgeOrder,
): Promise<readonly string[]> {
  const removed: string[] = [];
  const remove = (step: Step) =>
    database.transaction(
      (session) => onStep(session, step, (places) => session.query(removeStep, places)),
      // Needs no sync: the next pass removes again what a power cut brings back.
      { durable: false },
    );
  await goThrough(remove, cutoff, (rows) => {
    removed.push(...referencesOf(rows));
    return going();
  });
  return removed;
}

/** Visits enquiries received before a time in steps, until the caller stops. */
async function goThrough(
  work: (step: Step) => Promise<DoneStep | undefined>,
  cutoff: number,
  goOn: (rows: readonly Row[]) => boolean,
): Promise<void> {
  for (let start: Place | undefined = [Number.MIN_SAFE_INTEGER, ""]; start !== undefined;) {
    const done: DoneStep | undefined = await work({ before: cutoff, after: start });
    start = done !== undefined && goOn(done.rows) ? done.to : undefined;
    await sleep(pause);
  }
}

type Place = readonly [receivedAt: number, reference: string];
/** Bounds of a step. */
type Places = readonly [...Place, ...Place];

interface Step {
  readonly before: number;
  readonly after: Place;
}

interface DoneStep {
  readonly to: Place;
  readonly rows: readonly Row[];
}

async function onStep(
  session: Session,
  { before, after }: Step,
  work: (places: Places) => Promise<readonly Row[]>,
): Promise<DoneStep | undefined> {
  const [last] = await session.query(endOfStep, [before, ...after]);
  if (last === undefined) {
    return undefined;
  }
  const end: Place = [numberIn(last, "received_at"), textIn(last, "reference")];
  return { to: end, rows: await work([...after, ...end]) };
}
