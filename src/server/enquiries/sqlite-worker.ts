import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Row, SqlValue } from "#server/enquiries/database.ts";

/** Connections of the worker: one that writes, and a read-only one whose snapshots no writer disturbs. */
export type ConnectionName = "writer" | "reader";

/** Statements that run at once, without anything between. */
export interface Order {
  readonly id: number;
  readonly connection: ConnectionName;
  /** Statements without parameters or rows, run first. */
  readonly script?: string;
  readonly query?: { readonly sql: string; readonly parameters: readonly SqlValue[] };
  /** Checks afterwards that the files are those that were opened. */
  readonly checksFiles?: boolean;
}

export interface Answer {
  readonly id: number;
  readonly connection: ConnectionName;
  readonly rows: readonly Row[];
  /** `gone`: other files than those opened. `busy`: another process holds the lock. */
  readonly error?: { readonly kind: "gone" | "busy" | "other"; readonly message: string };
  readonly inTransaction: boolean;
}

/** Longest wait for other processes while opening, in milliseconds. */
const openingTimeout = 5000;
/** Longest wait of a reader for a lock, in milliseconds. */
const readingTimeout = 200;
const sqliteBusy = 5;
/** Ends of the names of the files: the tables, the log of changes, its index. */
const fileParts = ["", "-wal", "-shm"] as const;

const file: string = workerData;

function openWriter(): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: openingTimeout, enableForeignKeyConstraints: true });
  // `secure_delete` overwrites what is erased. Reading the schema opens the log of changes.
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
select count(*) from sqlite_schema; pragma busy_timeout = 0`);
  return db;
}

function openReader(): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: openingTimeout });
  db.exec(`select count(*) from sqlite_schema; pragma busy_timeout = ${readingTimeout}`);
  return db;
}

function connect(db: DatabaseSync) {
  return { db, statements: new Map<string, StatementSync>() };
}

const connections = { writer: connect(openWriter()), reader: connect(openReader()) };
const openedFiles = identifyFiles();

parentPort?.on("message", (order: Order | "close") => {
  if (order === "close") {
    for (const { db, statements } of [connections.reader, connections.writer]) {
      statements.clear();
      db.close();
    }
    parentPort?.close();
  } else {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(answer(order));
  }
});

function answer(order: Order): Answer {
  const { id, connection, checksFiles = false } = order;
  const { db } = connections[connection];
  try {
    const rows = run(order);
    const message = checksFiles ? findReplacedFile() : undefined;
    const error = message === undefined ? undefined : { kind: "gone" as const, message };
    return { id, connection, rows, inTransaction: db.isTransaction, ...(error && { error }) };
  } catch (error) {
    return { id, connection, rows: [], error: describe(error), inTransaction: db.isTransaction };
  }
}

function run({ connection, script = "", query }: Order): readonly Row[] {
  const { db, statements } = connections[connection];
  if (script !== "") {
    db.exec(script);
  }
  if (query === undefined) {
    return [];
  }
  const { sql, parameters } = query;
  const statement = statements.get(sql) ?? db.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
  statements.set(sql, statement);
  return statement.all(...parameters);
}

function describe(error: unknown): NonNullable<Answer["error"]> {
  const message = error instanceof Error ? error.message : "unknown error";
  const isBusy =
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    // Extended codes tell the kind of lock in the higher bits.
    error.errcode % 256 === sqliteBusy;
  return { kind: isBusy ? "busy" : "other", message };
}

/** Identifies each file as the file system does. */
function identifyFiles(): readonly string[] {
  return fileParts.map((part) => {
    const stats = statSync(`${file}${part}`, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? "none" : `${stats.dev}:${stats.ino}`;
  });
}

/** Describes the first file that was deleted, moved or replaced; undefined where there is none. */
function findReplacedFile(): string | undefined {
  const files = identifyFiles();
  const index = openedFiles.findIndex((identity, part) => files[part] !== identity);
  if (index < 0) {
    return undefined;
  }
  const state =
    files[index] === "none" ? "is gone" : "is another file than the one that was opened";
  return `${file}${fileParts[index]} ${state}`;
}
