import { setTimeout as sleep } from "node:timers/promises";
import { StoreGone } from "#server/enquiries/database.ts";
import { openConnection } from "#server/enquiries/sqlite-connection.ts";
import type { Connection } from "#server/enquiries/sqlite-connection.ts";
import type { ThreadSettings } from "#server/enquiries/sqlite-thread.ts";
import { identityOf, whatIsGone } from "#server/enquiries/store-files.ts";

/** How soon a thread is replaced, in milliseconds; doubled each time up to the longest. */
const shortestPause = 250;
const longestPause = 5000;
/** A thread that has worked so long is replaced at once again. */
const longLife = 60_000;

/** A connection that outlives its thread: where that ends by itself, another takes its place. */
export interface LastingConnection {
  /**
   * The one of now; throws where it is being replaced. Work keeps to the one that it began on: the next
   * knows nothing of its transaction.
   */
  now(): Connection;
  /** Why nothing can be asked just now. */
  trouble(): Error | undefined;
  close(): Promise<void>;
}

/** Opens it. What keeps the first thread from opening is told to whoever gives the first order. */
export function openLasting(
  settings: ThreadSettings,
  onEnd: (reason: Error) => void,
): LastingConnection {
  const closing = new AbortController();
  const { signal } = closing;
  let connection = openConnection(settings);
  let trouble: Error | undefined;
  void keepUp();

  async function keepUp(): Promise<void> {
    const failure = await failureOf(connection);
    // The log and its index begin anew with the first who opens.
    const tables = identityOf(settings.file).slice(0, 1);
    let pause = shortestPause;
    while (failure === undefined) {
      const begun = performance.now();
      trouble = await connection.ended;
      if (signal.aborted) {
        return;
      }
      onEnd(trouble);
      pause = performance.now() - begun < longLife ? pause : shortestPause;
      while (trouble !== undefined) {
        await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
        if (signal.aborted) {
          return;
        }
        pause = Math.min(2 * pause, longestPause);
        trouble = await reopen(whatIsGone(settings.file, tables));
      }
    }
  }

  /** Other files than those of the first thread are taken up by a start alone. */
  async function reopen(gone: string | undefined): Promise<Error | undefined> {
    if (gone !== undefined) {
      return new StoreGone(gone);
    }
    connection = openConnection(settings);
    return failureOf(connection);
  }

  return {
    now() {
      if (trouble !== undefined) {
        throw trouble;
      }
      return connection;
    },
    trouble: () => trouble,
    async close() {
      closing.abort();
      await connection.close();
    },
  };
}

/** What keeps a connection from opening. */
function failureOf(connection: Connection): Promise<Error | undefined> {
  return connection.order({}).then(
    () => undefined,
    (error: Error) => error,
  );
}
