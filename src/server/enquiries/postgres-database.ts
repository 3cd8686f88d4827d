import { Pool, types } from "pg";
import type { PoolClient } from "pg";
import type { Database, Session, TransactionOptions } from "#server/enquiries/database.ts";

const int8 = types.builtins.INT8;
const patience = 8000;
/** Codes with which PostgreSQL ends one of two conflicting transactions; a retry helps. */
const passing: ReadonlySet<string> = new Set(["40001", "40P01"]);
const mostTries = 3;

/** Opens a pool of connections; `onError` hears of connections that break while idle. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "enquiries",
    statement_timeout: patience,
    query_timeout: patience + 1000,
    idle_in_transaction_session_timeout: patience,
    // Times in milliseconds fit a JavaScript number.
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  pool.on("error", onError);
  // The pool listens only while a connection is idle; one that breaks at work must not end us.
  pool.on("connect", (client) => client.on("error", () => {}));

  async function attempt<T>(begin: string, work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const value = await work(sessionOn(client));
      await client.query("commit");
      client.release();
      return value;
    } catch (error) {
      await leave(client);
      throw error;
    }
  }

  return {
    kind: "postgres",
    async transaction(work, { durable = true }: TransactionOptions = {}) {
      const begin = durable ? "begin" : "begin; set local synchronous_commit = off";
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(begin, work);
        } catch (error) {
          if (tries >= mostTries || !isPassing(error)) {
            throw error;
          }
        }
      }
    },
    read: (work) => attempt("begin isolation level repeatable read read only", work),
    async forget() {
      // Where this takes too long or is not allowed, PostgreSQL does it by itself later.
      await pool.query("vacuum enquiry, outbox, attachment, attachment_part").catch(() => {});
    },
    close: () => pool.end(),
  };
}

function sessionOn(client: PoolClient): Session {
  return {
    async query(sql, parameters = []) {
      const { rows } = await client.query<Record<string, unknown>>(sql, [...parameters]);
      return rows;
    },
    async script(sql) {
      await client.query(sql);
    },
  };
}

/** A connection that cannot even roll back is thrown away. */
async function leave(client: PoolClient): Promise<void> {
  try {
    await client.query("rollback");
    client.release();
  } catch {
    client.release(true);
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && "code" in error && passing.has(String(error.code));
}
