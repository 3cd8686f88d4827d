import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Row, SqlValue } from "#server/enquiries/database.ts";
import { identityOf, whatIsGone } from "#server/enquiries/store-files.ts";

/** What a thread is told when it begins. */
export interface ThreadSettings {
  readonly file: string;
  readonly readOnly: boolean;
  /** How long a statement waits for others that hold a lock, in milliseconds. */
  readonly patience: number;
}

/** What is to be done at once, without anything between. */
export interface Order {
  readonly id: number;
  /** Statements without parameters or rows, run first. */
  readonly script?: string;
  readonly query?: { readonly sql: string; readonly parameters: readonly SqlValue[] };
  /** Whether to look afterwards if the files are still those that were opened. */
  readonly look?: boolean;
}

/** `gone`: the files are not those that were opened. `busy`: somebody else holds the lock. */
export interface ThreadError {
  readonly kind: "gone" | "busy" | "other";
  readonly message: string;
}

export interface Answer {
  readonly id: number;
  readonly rows: readonly Row[];
  readonly error?: ThreadError;
  readonly inTransaction: boolean;
}

/** How long opening waits for others, in milliseconds. */
const openingPatience = 5000;
const busy = 5;

/** The thread in which a connection of the embedded store waits for locks and the disk. */
const { file, readOnly, patience }: ThreadSettings = workerData;
const db = new DatabaseSync(file, {
  readOnly,
  timeout: openingPatience,
  enableForeignKeyConstraints: true,
});
if (!readOnly) {
  // What is erased is overwritten, not just forgotten.
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
}
// The log of changes is opened with the first look at the tables.
db.exec(`select count(*) from sqlite_schema; pragma busy_timeout = ${patience}`);
const opened = identityOf(file);
const statements = new Map<string, StatementSync>();

parentPort?.on("message", (order: Order | "close") => {
  if (order === "close") {
    statements.clear();
    db.close();
    parentPort?.close();
  } else {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(answerTo(order));
  }
});

function answerTo(order: Order): Answer {
  const { id } = order;
  try {
    const rows = carryOut(order);
    const gone = order.look === true ? whatIsGone(file, opened) : undefined;
    const error = gone === undefined ? undefined : { kind: "gone" as const, message: gone };
    return { id, rows, inTransaction: db.isTransaction, ...(error && { error }) };
  } catch (error) {
    return { id, rows: [], error: toldOf(error), inTransaction: db.isTransaction };
  }
}

function carryOut({ script = "", query }: Order): readonly Row[] {
  if (script !== "") {
    db.exec(script);
  }
  return query === undefined ? [] : prepared(query.sql).all(...query.parameters);
}

function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? db.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
  statements.set(sql, statement);
  return statement;
}

function toldOf(error: unknown): ThreadError {
  const message = error instanceof Error ? error.message : "unknown error";
  const isBusy =
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    // Without what is said of the kind of lock.
    error.errcode % 256 === busy;
  return { kind: isBusy ? "busy" : "other", message };
}
