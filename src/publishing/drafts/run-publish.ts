import { fork, type ChildProcess } from "node:child_process";
import type { PublishOrder, PublishOutcome } from "#domain/office/draft.ts";

/** Message to the process that publishes: an order, or a call to read the content ahead. */
export type PublishMessage =
  | { readonly kind: "warm" }
  | { readonly kind: "publish"; readonly order: PublishOrder };

/** Answer of the process that publishes. */
export type PublishAnswer =
  | {
      readonly ok: true;
      readonly outcome: PublishOutcome;
      /** True after many pages, whose memory the process keeps: another one takes its place. */
      readonly isWorn: boolean;
    }
  | { readonly ok: false; readonly reason: string };

const publishFile = new URL("publish-process.ts", import.meta.url);
const finishFile = new URL("../finish-process.ts", import.meta.url);

/** Bounds the memory for new objects, for which Node takes some 130 MB on a large machine. */
const execArgv = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];

/** Pools of the system's allocator, each of which keeps freed memory; it makes eight a processor. */
const allocatorPools = { MALLOC_ARENA_MAX: "2" };

/** Milliseconds without a publish after which the process ends. */
const idleTime = 10 * 60 * 1000;

/**
 * Publishes in a process of its own that keeps the content in memory, and finishes the pictures in a
 * further one; `close` ends both.
 */
export function createPublishRunner(settings: NodeJS.ProcessEnv = process.env) {
  const env: NodeJS.ProcessEnv = { ...allocatorPools, ...settings };
  let publisher: ChildProcess | undefined;
  let finisher: ChildProcess | undefined;
  let isFinishDue = false;
  let idle: NodeJS.Timeout | undefined;

  function openPublisher(): ChildProcess {
    clearTimeout(idle);
    if (publisher?.connected === true) {
      return publisher;
    }
    const child = fork(publishFile, { env, execArgv });
    const forget = () => {
      publisher = publisher === child ? undefined : publisher;
    };
    child.once("exit", forget).once("error", forget);
    publisher = child;
    return child;
  }

  function startIdleTimer(): void {
    clearTimeout(idle);
    idle = setTimeout(() => publisher?.disconnect(), idleTime);
    idle.unref();
  }

  /** Makes the pictures and the best compressed forms; a running process is followed by another. */
  function finish(): void {
    if (finisher !== undefined) {
      isFinishDue = true;
      return;
    }
    isFinishDue = false;
    const child = fork(finishFile, [env["DATA_DIR"] || "data"], { env, execArgv });
    finisher = child;
    child.once("error", () => undefined);
    child.once("exit", () => {
      finisher = undefined;
      if (isFinishDue) {
        finish();
      }
    });
  }

  function warm(): void {
    openPublisher().send({ kind: "warm" } satisfies PublishMessage);
    startIdleTimer();
  }

  /** Ends a process after its answer, and starts the next one ahead. */
  function replace(child: ChildProcess): void {
    publisher = publisher === child ? undefined : publisher;
    child.disconnect();
    warm();
  }

  return {
    /** Reads the content ahead, so that the next publish starts at once. */
    warm,
    /** Publishes one order; calls wait for each other. */
    run(order: PublishOrder): Promise<PublishOutcome> {
      const child = openPublisher();
      const answered = Promise.withResolvers<PublishOutcome>();
      const receive = (answer: PublishAnswer) => {
        if (answer.ok) {
          if (answer.outcome.kind === "published") {
            finish();
          }
          if (answer.isWorn) {
            replace(child);
          }
          answered.resolve(answer.outcome);
        } else {
          answered.reject(new Error(answer.reason));
        }
      };
      const fail = () => answered.reject(new Error("the process that publishes ended"));
      child.once("message", receive).once("exit", fail).once("error", answered.reject);
      child.send({ kind: "publish", order } satisfies PublishMessage);
      return answered.promise.finally(() => {
        child.off("message", receive).off("exit", fail).off("error", answered.reject);
        startIdleTimer();
      });
    },
    close(): void {
      clearTimeout(idle);
      isFinishDue = false;
      publisher?.kill();
      finisher?.kill();
    },
  };
}
