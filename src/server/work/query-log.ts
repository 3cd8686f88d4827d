import { normalizeQuery, queryRetentionDays } from "#domain/office/counted-query.ts";
import { addDays } from "#domain/office/working-days.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import type { Clock } from "#server/clock.ts";
import { textIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";
import { placesForRows } from "#server/enquiries/enquiry-columns.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** Different queries in memory; further ones are not counted until the next write. */
const mostPending = 500;
/** Different queries of a day in the store. */
const mostOfDay = 2000;
const writeInterval = 60_000;

const listDay = "select query from query_count where day = $1";

const addCounts = (rows: number) => `insert into query_count (day, query, searches)
values ${placesForRows(rows, 3)}
on conflict (day, query) do update set searches = query_count.searches + excluded.searches`;

interface QueryLogParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Counts search queries by day, without anything of the visitor. */
export interface QueryLog {
  /** Counts in memory, without waiting. */
  count(query: string): void;
  start(): void;
  /** Writes the counts of the memory, and removes old ones. */
  pass(): Promise<void>;
  /** Resolves after the last counts are written. */
  stop(): Promise<void>;
}

/** Creates the count of queries; nothing is written before `start` or `pass`. */
export function createQueryLog({ database, clock, log }: QueryLogParts): QueryLog {
  let pending = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(counts: ReadonlyMap<string, number>): Promise<void> {
    const today = dayInRiyadh(clock.now());
    await database.transaction(
      async (session) => {
        const rows = await session.query(listDay, [today]);
        const storedQueries = new Set(rows.map((row) => textIn(row, "query")));
        const repeated = [...counts].filter(([query]) => storedQueries.has(query));
        const added = [...counts].filter(([query]) => !storedQueries.has(query));
        const counted = [
          ...repeated,
          ...added.slice(0, Math.max(0, mostOfDay - storedQueries.size)),
        ];
        if (counted.length > 0) {
          const values = counted.flatMap(([query, searches]) => [today, query, searches]);
          await session.query(addCounts(counted.length), values);
        }
        const firstDay = addDays(today, -queryRetentionDays);
        await session.query("delete from query_count where day < $1", [firstDay]);
      },
      { durable: false },
    );
  }

  async function attempt(): Promise<void> {
    const counts = pending;
    pending = new Map();
    try {
      await write(counts);
    } catch (error) {
      log.error("searches not counted", { reason: tellError(error) });
    }
  }

  function pass(): Promise<void> {
    writing = writing.then(attempt);
    return writing;
  }

  return {
    count(query) {
      const normalized = normalizeQuery(query);
      if (normalized === undefined) {
        return;
      }
      const searches = pending.get(normalized);
      if (searches !== undefined || pending.size < mostPending) {
        pending.set(normalized, (searches ?? 0) + 1);
      }
    },
    start() {
      timer = setInterval(() => void pass(), writeInterval).unref();
    },
    pass,
    async stop() {
      clearInterval(timer);
      await pass();
    },
  };
}
