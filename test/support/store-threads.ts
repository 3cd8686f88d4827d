import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Worker } from "node:worker_threads";

/** Threads started in this process, oldest first. */
export interface SeenThreads {
  readonly all: Worker[];
  /** Ends each further thread at once. */
  endEach: boolean;
  /** Resolves when the number of threads has started. */
  until(count: number): Promise<void>;
  stop(): void;
}

/** Watches the threads of the embedded store; start other threads before. */
export function watchThreads(): SeenThreads {
  const waiting: { count: number; resolve: () => void }[] = [];
  const seen: SeenThreads = {
    all: [],
    endEach: false,
    until: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve });
        tell();
      }),
    stop: () => unsubscribe("worker_threads", note),
  };
  function tell(): void {
    for (const { count, resolve } of waiting) {
      if (seen.all.length >= count) {
        resolve();
      }
    }
  }
  function note(message: unknown): void {
    if (typeof message !== "object" || message === null || !("worker" in message)) {
      return;
    }
    const { worker } = message;
    if (worker instanceof Worker) {
      seen.all.push(worker);
      if (seen.endEach) {
        void worker.terminate();
      }
      tell();
    }
  }
  subscribe("worker_threads", note);
  return seen;
}
