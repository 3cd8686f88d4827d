import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Session } from "#server/enquiries/database.ts";
import { openLasting } from "#server/enquiries/lasting-connection.ts";
import type { LastingConnection } from "#server/enquiries/lasting-connection.ts";
import { sessionOn, StoreBusy, ThreadEnded } from "#server/enquiries/sqlite-connection.ts";
import type { Connection } from "#server/enquiries/sqlite-connection.ts";

interface Job {
  readonly durable: boolean;
  /** Until when it waits for others that hold the lock. */
  readonly until: number;
  run(session: Session): Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

const largestBatch = 64;
/** How long work waits for others that write, in milliseconds. */
const patience = 5000;
/** How long the thread waits at a time; then those join who have come, and those leave who wait too long. */
const shortPatience = 200;
/** So long after a change at the latest all of it stands in the file itself, not in its log alone. */
const checkpointAfter = 60_000;

/**
 * Opens the embedded database. It writes in one thread and reads in another, so that whoever waits for
 * the disk or for another process keeps nobody else waiting. Transactions that are asked for while the
 * disk is busy are committed together, so that one sync serves them all; each still succeeds or fails by
 * itself. A thread that ends by itself is told of and replaced: what is under way fails, what has not begun
 * waits.
 */
export function openSqlite(file: string, onError: (error: Error) => void): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writers = openLasting({ file, readOnly: false, patience: shortPatience }, onError);
  const writing = createTurns();
  const reading = createTurns();
  let readers: LastingConnection | undefined;
  let waiting: Job[] = [];
  let working: Promise<void> | undefined;
  const changes = new WeakMap<Connection, number>();
  let checkpointing: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Let everything that has arrived by now join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      await writing(() => runBatch(waiting.splice(0, largestBatch)));
    }
    working = undefined;
  }

  async function runBatch(jobs: readonly Job[]): Promise<void> {
    let writer: Connection | undefined;
    let hasBegun = false;
    try {
      writer = writers.now();
      // What must last is synced with its commit; a batch of mere counts need not be.
      const durable = jobs.some((job) => job.durable);
      const synchronous = `pragma synchronous = ${durable ? "full" : "normal"}`;
      await writer.order({ script: `${synchronous}; begin immediate`, look: true });
      hasBegun = true;
      const { done, script } = await runJobs(writer, jobs);
      const query = { sql: "select total_changes() as changes", parameters: [] };
      const [row] = await writer.order({ script: `${script} commit`, query, look: true });
      noteChanges(writer, Number(row?.["changes"]));
      for (const job of done) {
        job.resolve();
      }
    } catch (error) {
      const isOpen = writer?.inTransaction() === true;
      const isUndone = error instanceof StoreBusy ? !isOpen : !hasBegun;
      if (isUndone && isPassing(error)) {
        waiting = [...jobs, ...waiting].filter((job) => waitsOn(job, error));
        await (error instanceof ThreadEnded && sleep(shortPatience));
        return;
      }
      if (isOpen) {
        // Where that fails SQLite has rolled back by itself; the error that led here is the one told.
        await writer?.order({ script: "rollback" }).catch(() => {});
      }
      for (const job of jobs) {
        job.reject(error);
      }
    }
  }

  function noteChanges(writer: Connection, now: number): void {
    if (now !== (changes.get(writer) ?? 0)) {
      changes.set(writer, now);
      checkpointing ??= setTimeout(() => {
        checkpointing = undefined;
        // What cannot be done now is done with the next, and at the end.
        checkpoint(shortPatience).catch(() => {});
      }, checkpointAfter).unref();
    }
  }

  /** While somebody reads an earlier state, a part stays in the log. */
  function checkpoint(waits: number): Promise<void> {
    return writing(async () => {
      const writer = writers.now();
      const wait = (milliseconds: number) =>
        writer.order({ script: `pragma busy_timeout = ${milliseconds}` });
      await wait(waits);
      try {
        await writer.order({ script: "pragma wal_checkpoint(truncate)" });
      } finally {
        await wait(shortPatience);
      }
    });
  }

  async function openReaders(): Promise<LastingConnection> {
    // The files are there once the writer has opened.
    await writers.now().order({});
    return openLasting({ file, readOnly: true, patience }, onError);
  }

  return {
    kind: "sqlite",
    transaction(work, { durable = true } = {}) {
      return new Promise((resolve, reject) => {
        let settle: () => void = () => {};
        waiting.push({
          durable,
          until: performance.now() + patience,
          async run(inside) {
            const value = await work(inside);
            settle = () => resolve(value);
          },
          resolve: () => settle(),
          reject,
        });
        working ??= drain();
      });
    },
    read: (work) =>
      reading(async () => {
        readers ??= await openReaders();
        const connection = readers.now();
        await connection.order({ script: "begin", look: true }).catch(async (error: unknown) => {
          await endReading(connection);
          throw error;
        });
        try {
          return await work(sessionOn(connection, () => ""));
        } finally {
          await endReading(connection);
        }
      }),
    trouble: () => writers.trouble() ?? readers?.trouble(),
    // Earlier states of the pages are still in the log.
    forget: () => checkpoint(patience),
    async close() {
      await working;
      clearTimeout(checkpointing);
      await checkpoint(shortPatience).catch(() => {});
      await reading(async () => readers?.close());
      await writers.close();
    },
  };
}

/** Work that takes its turn: the next begins when the one before is through, however it ended. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

/** Runs each job by itself; what is still to be run before the commit is answered with those that succeeded. */
async function runJobs(writer: Connection, jobs: readonly Job[]) {
  const done: Job[] = [];
  let script = "";
  const session = sessionOn(writer, () => {
    const before = script;
    script = "";
    return before;
  });
  for (const [at, job] of jobs.entries()) {
    // Each has a name of its own: none can be taken for the one before.
    const name = `job_${at}`;
    script += `savepoint ${name};`;
    try {
      await job.run(session);
      done.push(job);
    } catch (error) {
      // A full disk ends the whole transaction; then nothing of the batch stands.
      if (!writer.inTransaction()) {
        throw error;
      }
      await session.script(`rollback to ${name}`);
      job.reject(error);
    }
    script += `release ${name};`;
  }
  return { done, script };
}

/** Somebody else holds the lock, or the thread is being replaced. */
function isPassing(error: unknown): error is Error {
  return error instanceof StoreBusy || error instanceof ThreadEnded;
}

function waitsOn(job: Job, error: Error): boolean {
  if (performance.now() < job.until) {
    return true;
  }
  job.reject(error);
  return false;
}

function endReading(connection: Connection): Promise<unknown> {
  return connection.inTransaction()
    ? connection.order({ script: "rollback" }).catch(() => {})
    : Promise.resolve();
}
