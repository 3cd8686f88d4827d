import { Worker } from "node:worker_threads";
import { StoreGone } from "#server/enquiries/database.ts";
import type { Row, Session } from "#server/enquiries/database.ts";
import type {
  Answer,
  Order,
  ThreadError,
  ThreadSettings,
} from "#server/enquiries/sqlite-thread.ts";

/** Somebody else holds the lock that was needed. */
export class StoreBusy extends Error {}

/** The thread has ended by itself: of what was under way nobody knows how far it came. */
export class ThreadEnded extends Error {}

/** A connection to the embedded store in a thread of its own. Orders are carried out one after the other. */
export interface Connection {
  /** Whether a transaction was open when the last order was through. */
  inTransaction(): boolean;
  order(order: Omit<Order, "id">): Promise<readonly Row[]>;
  /** Resolves when the thread has ended, with the reason. */
  readonly ended: Promise<Error>;
  /** Closes it and resolves when the thread has ended. */
  close(): Promise<unknown>;
}

interface Asker {
  resolve(rows: readonly Row[]): void;
  reject(reason: Error): void;
}

/** Begins the thread. What keeps it from opening is told to whoever gives the first order. */
export function openConnection(settings: ThreadSettings): Connection {
  const thread = new Worker(new URL("sqlite-thread.ts", import.meta.url), { workerData: settings });
  const asking = new Map<number, Asker>();
  let given = 0;
  let isOpen = false;
  let hasOpened = false;
  let closing = false;
  let over: Error | undefined;
  thread.on("message", ({ id, rows, error, inTransaction }: Answer) => {
    hasOpened = true;
    isOpen = inTransaction;
    const asker = asking.get(id);
    asking.delete(id);
    if (error === undefined) {
      asker?.resolve(rows);
    } else {
      asker?.reject(errorOf(error));
    }
  });
  const end = (reason: Error): Error => {
    over ??= reason;
    isOpen = false;
    for (const asker of asking.values()) {
      asker.reject(over);
    }
    asking.clear();
    return over;
  };
  thread.on("error", (thrown) => {
    const error = thrown instanceof Error ? thrown : new Error("unknown error");
    end(hasOpened ? new ThreadEnded(`the store's thread has failed: ${error.message}`) : error);
  });
  const ended = new Promise<Error>((resolve) => {
    thread.on("exit", () => {
      const reason = closing
        ? new Error("the store is closed")
        : new ThreadEnded("the store's thread has ended");
      resolve(end(reason));
    });
  });

  return {
    inTransaction: () => isOpen,
    ended,
    order(order) {
      return new Promise((resolve, reject) => {
        if (over !== undefined) {
          reject(over);
          return;
        }
        given += 1;
        asking.set(given, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        thread.postMessage({ ...order, id: given } satisfies Order);
      });
    },
    close() {
      closing = true;
      if (over === undefined) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        thread.postMessage("close");
      }
      return ended;
    },
  };
}

/** Statements on a connection; what `script` answers is run before the next of them, in the same order. */
export function sessionOn(connection: Connection, script: () => string): Session {
  return {
    query: (sql, parameters = []) =>
      connection.order({ script: script(), query: { sql, parameters } }),
    async script(sql) {
      await connection.order({ script: `${script()}${sql}` });
    },
  };
}

function errorOf({ kind, message }: ThreadError): Error {
  switch (kind) {
    case "gone":
      return new StoreGone(message);
    case "busy":
      return new StoreBusy(message);
    case "other":
      return new Error(message);
  }
}
