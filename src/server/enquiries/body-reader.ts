import { Worker } from "node:worker_threads";
import type { BodyAnswer, BodyOrder } from "#server/enquiries/body-worker.ts";
import type { RequestBody } from "#server/enquiries/request-body.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** Reads bodies of requests for quotation in a thread of their own. */
export interface BodyReader {
  /** Rejects if the worker fails, times out or has too many bodies waiting. */
  read(kind: BodyOrder["kind"], body: Buffer, now: number): Promise<RequestBody>;
  close(): Promise<void>;
}

interface BodyReaderBounds {
  /** Bodies read or waiting at the same time. */
  readonly atOnce: number;
  /** Time limit of a body in milliseconds, including start-up and queueing. */
  readonly patience: number;
  /** JavaScript heap in MiB. */
  readonly memory: number;
}

/** The slowest known body took about a second of a core (November 2026). */
export const usualReaderBounds: BodyReaderBounds = { atOnce: 8, patience: 30_000, memory: 256 };

interface Waiting {
  readonly resolve: (read: RequestBody) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread with the first body; one that fails or hangs is replaced when the next body comes. */
export function createBodyReader(
  log: Log,
  bounds: BodyReaderBounds = usualReaderBounds,
): BodyReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const begun = new Worker(new URL("./body-worker.ts", import.meta.url), {
      // The worker must not see the settings, which hold passwords.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: bounds.memory },
    });
    begun.on("message", ({ id, read, error }: BodyAnswer) => {
      const order = waiting.get(id);
      if (read === undefined) {
        order?.reject(new Error(error));
      } else {
        order?.resolve(read);
      }
    });
    begun.on("error", (error) => {
      log.error("reading thread failed", { reason: tellError(error) });
    });
    begun.on("exit", () => {
      worker = undefined;
      for (const { reject } of waiting.values()) {
        reject(new Error("the reading thread has ended"));
      }
    });
    // An idle worker does not keep the process alive.
    begun.unref();
    return begun;
  }

  return {
    async read(kind, body, now) {
      if (waiting.size >= bounds.atOnce) {
        throw new Error("too many bodies are being read");
      }
      lastId += 1;
      const id = lastId;
      const thread = (worker ??= start());
      const late = setTimeout(() => void thread.terminate(), bounds.patience);
      try {
        return await new Promise<RequestBody>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          const copy = new Uint8Array(body);
          thread.postMessage({ id, kind, body: copy, now } satisfies BodyOrder, [copy.buffer]);
        });
      } finally {
        clearTimeout(late);
        waiting.delete(id);
      }
    },
    async close() {
      await worker?.terminate();
    },
  };
}
