import { Worker } from "node:worker_threads";
import type {
  CheckTask,
  DraftAnswer,
  DraftPage,
  DraftPlaces,
  DraftProblems,
  DraftTask,
  PageTask,
} from "#publishing/drafts/draft-messages.ts";

/** Checks and renders drafts without publishing them. */
export interface DraftThread {
  check(task: Omit<CheckTask, "kind">): Promise<DraftProblems>;
  /** Undefined where the page cannot be rendered, as before the first publish. */
  render(task: Omit<PageTask, "kind">): Promise<DraftPage | undefined>;
  close(): Promise<void>;
}

/** Milliseconds without work after which the thread ends, since it holds the whole content. */
const idleTime = 120_000;

/** Opens a thread for drafts, which starts with the first task and does one after the other. */
export function openDraftThread(places: DraftPlaces): DraftThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL("draft-worker.ts", import.meta.url), { workerData: places });
    // An error without a listener would end the office.
    started.on("error", () => {
      worker = undefined;
    });
    return started;
  }

  function send(task: DraftTask): Promise<DraftAnswer> {
    clearTimeout(idle);
    const current = (worker ??= start());
    return new Promise<DraftAnswer>((resolve, reject) => {
      const settle = (end: () => void) => {
        current.off("message", receive);
        current.off("error", fail);
        current.off("exit", fail);
        end();
      };
      const receive = (answer: DraftAnswer) => settle(() => resolve(answer));
      const fail = (reason: unknown) => {
        worker = undefined;
        const error = reason instanceof Error ? reason : new Error("the thread for drafts ended");
        settle(() => reject(error));
      };
      current.on("message", receive);
      current.on("error", fail);
      current.on("exit", fail);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      current.postMessage(task);
    }).finally(() => {
      idle = setTimeout(() => void close(), idleTime).unref();
    });
  }

  function inTurn(task: DraftTask): Promise<Extract<DraftAnswer, { ok: true }>> {
    const result = queue.then(async () => {
      const answer = await send(task);
      if (!answer.ok) {
        throw new Error(answer.reason);
      }
      return answer;
    });
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    check: async (task) => (await inTurn({ kind: "check", ...task })).problems ?? [],
    render: async (task) => (await inTurn({ kind: "page", ...task })).page,
    close,
  };
}
