import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import type { Database, Session, SqlValue } from "#server/enquiries/database.ts";

interface Job {
  readonly durable: boolean;
  run(session: Session): Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

const largestBatch = 64;

/**
 * Opens the embedded database. Transactions that are asked for while the disk is busy are committed
 * together, so that one sync serves them all; each still succeeds or fails by itself.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // What is erased is overwritten, not just forgotten.
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  const statements = new Map<string, StatementSync>();
  const session = sessionOn(db, statements);
  const waiting: Job[] = [];
  let working: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Let everything that has arrived by now join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      await runBatch(db, session, waiting.splice(0, largestBatch));
    }
    working = undefined;
  }

  return {
    kind: "sqlite",
    transaction(work, { durable = true } = {}) {
      return new Promise((resolve, reject) => {
        let settle: () => void = () => {};
        waiting.push({
          durable,
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
    async forget() {
      while (working !== undefined) {
        await working;
      }
      // Earlier states of the pages are still in the log; while somebody reads, a part stays there.
      db.exec("pragma wal_checkpoint(truncate)");
    },
    async close() {
      await working;
      statements.clear();
      db.close();
    },
  };
}

function sessionOn(db: DatabaseSync, statements: Map<string, StatementSync>): Session {
  return {
    async query(sql: string, parameters: readonly SqlValue[] = []) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = db.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
        statements.set(sql, statement);
      }
      return statement.all(...parameters);
    },
    async script(sql: string) {
      db.exec(sql);
    },
  };
}

async function runBatch(db: DatabaseSync, session: Session, jobs: readonly Job[]): Promise<void> {
  const done: Job[] = [];
  try {
    // What must last is synced with its commit; a batch of mere counts need not be.
    const durable = jobs.some((job) => job.durable);
    db.exec(durable ? "pragma synchronous = full" : "pragma synchronous = normal");
    db.exec("begin immediate");
    for (const job of jobs) {
      await runJob(db, session, job, done);
    }
    db.exec("commit");
  } catch (error) {
    rollBack(db);
    for (const job of jobs) {
      job.reject(error);
    }
    return;
  }
  for (const job of done) {
    job.resolve();
  }
}

async function runJob(db: DatabaseSync, session: Session, job: Job, done: Job[]): Promise<void> {
  db.exec("savepoint job");
  try {
    await job.run(session);
    done.push(job);
  } catch (error) {
    // A full disk ends the whole transaction; then nothing of the batch stands.
    if (!db.isTransaction) {
      throw error;
    }
    db.exec("rollback to job");
    job.reject(error);
  }
  db.exec("release job");
}

function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) {
      db.exec("rollback");
    }
  } catch {
    // SQLite has rolled back by itself; the error that led here is the one reported.
  }
}
