import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { StoreGone } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import type { Answer, ConnectionName, Order } from "#server/enquiries/sqlite-worker.ts";

/** Longest wait for another process that writes, in milliseconds. */
const lockTimeout = 5000;
/** Pause between two attempts to take the lock, in milliseconds. */
const retryPause = 20;
/** Longest wait of a checkpoint that nobody asked for, in milliseconds. */
const checkpointTimeout = 200;
/** Longest time between a change and its place in the main file, in milliseconds. */
const checkpointDelay = 60_000;

/** Another process holds the lock. */
class StoreBusy extends Error {}

interface Pending {
  resolve(rows: readonly Row[]): void;
  reject(reason: Error): void;
}

type OrderParts = Omit<Order, "id" | "connection">;

/**
 * Opens the embedded database, whose worker waits for the disk. Transactions run one after the other; readers have
 * a connection of their own. A worker that ends by itself ends the process as an uncaught error does.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const worker = openWorker(file);
  const enqueueWrite = createQueue();
  const enqueueRead = createQueue();
  let checkpointTimer: NodeJS.Timeout | undefined;

  const writer = (parts: OrderParts) => worker.order("writer", parts);
  const reader = (parts: OrderParts) => worker.order("reader", parts);

  /** Waits outside the worker, so that readers are answered meanwhile. */
  async function begin(durable: boolean): Promise<void> {
    // A power cut may undo a transaction that is not durable.
    const script = `pragma synchronous = ${durable ? "full" : "normal"}; begin immediate`;
    const deadline = performance.now() + lockTimeout;
    for (;;) {
      try {
        await writer({ script, checksFiles: true });
        return;
      } catch (error) {
        if (!(error instanceof StoreBusy) || performance.now() >= deadline) {
          throw error;
        }
        await sleep(retryPause);
      }
    }
  }

  async function rollBack(connection: ConnectionName): Promise<void> {
    if (worker.inTransaction(connection)) {
      await worker.order(connection, { script: "rollback" }).catch(() => {});
    }
  }

  /** Moves the log of changes into the main file, as far as readers of earlier states allow. */
  function checkpoint(timeout: number): Promise<unknown> {
    return enqueueWrite(() =>
      writer({
        script: `pragma busy_timeout = ${timeout}; pragma wal_checkpoint(truncate); pragma busy_timeout = 0`,
      }),
    );
  }

  function scheduleCheckpoint(): void {
    checkpointTimer ??= setTimeout(() => {
      checkpointTimer = undefined;
      checkpoint(checkpointTimeout).catch(() => {});
    }, checkpointDelay).unref();
  }

  return {
    kind: "sqlite",
    transaction: (work, { durable = true } = {}) =>
      enqueueWrite(async () => {
        try {
          await begin(durable);
          const value = await work(sessionOn(writer));
          await writer({ script: "commit", checksFiles: true });
          scheduleCheckpoint();
          return value;
        } catch (error) {
          await rollBack("writer");
          throw error;
        }
      }),
    read: (work) =>
      enqueueRead(async () => {
        try {
          await reader({ script: "begin", checksFiles: true });
          return await work(sessionOn(reader));
        } finally {
          await rollBack("reader");
        }
      }),
    forget: async () => {
      await checkpoint(lockTimeout);
    },
    async close() {
      clearTimeout(checkpointTimer);
      await checkpoint(checkpointTimeout).catch(() => {});
      await enqueueRead(() => worker.close());
    },
  };
}

/** Starts the worker. An error while it opens is reported to the first order. */
function openWorker(file: string) {
  const worker = new Worker(new URL("sqlite-worker.ts", import.meta.url), { workerData: file });
  const pending = new Map<number, Pending>();
  const inTransaction = { writer: false, reader: false };
  let count = 0;
  let hasOpened = false;
  let isClosing = false;
  let failure: Error | undefined;
  worker.on("message", ({ id, rows, error, ...answer }: Answer) => {
    hasOpened = true;
    const request = pending.get(id);
    pending.delete(id);
    inTransaction[answer.connection] = answer.inTransaction;
    if (error === undefined) {
      request?.resolve(rows);
    } else {
      request?.reject(errorOf(error));
    }
  });
  worker.on("error", (error) => {
    failure ??= error instanceof Error ? error : new Error("unknown error");
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      failure ??= new Error(isClosing ? "the store is closed" : "the store's worker has ended");
      for (const request of pending.values()) {
        request.reject(failure);
      }
      pending.clear();
      resolve();
      if (hasOpened && !isClosing) {
        // Nobody catches this: the service stops in good order, and its supervisor starts it again.
        throw failure;
      }
    });
  });

  return {
    inTransaction: (connection: ConnectionName) =>
      failure === undefined && inTransaction[connection],
    order(connection: ConnectionName, parts: OrderParts): Promise<readonly Row[]> {
      return new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure);
          return;
        }
        count += 1;
        pending.set(count, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        worker.postMessage({ ...parts, id: count, connection } satisfies Order);
      });
    },
    async close(): Promise<void> {
      isClosing = true;
      if (failure === undefined) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        worker.postMessage("close");
      }
      await ended;
    },
  };
}

function sessionOn(order: (parts: OrderParts) => Promise<readonly Row[]>): Session {
  return {
    query: (sql, parameters = []) => order({ query: { sql, parameters } }),
    async script(sql) {
      await order({ script: sql });
    },
  };
}

/** Creates a queue that begins a task when the one before has ended, however it ended. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let previous: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = previous.then(task);
    previous = result.catch(() => {});
    return result;
  };
}

function errorOf({ kind, message }: NonNullable<Answer["error"]>): Error {
  switch (kind) {
    case "gone":
      return new StoreGone(message);
    case "busy":
      return new StoreBusy(message);
    case "other":
      return new Error(message);
  }
}
