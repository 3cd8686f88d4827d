import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PageAnswer, PageQuestion } from "#domain/site.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { encodePage } from "#server/rendering/render-page.ts";
import type { WorkerReply } from "#server/rendering/render-worker.ts";
import type { Busy, Renderer } from "#server/rendering/renderer.ts";

/** Limits of a worker; it is terminated beyond them. Each signal aborts when its time is over. */
export interface RendererLimits {
  start(): AbortSignal;
  page(): AbortSignal;
  /** For reading posted rows. */
  rows(): AbortSignal;
  /** JavaScript heap in MiB. A catalogue of 9,440 products took 54 (November 2026). */
  readonly memory: number;
  /** Orders that may wait for the current one. */
  readonly waiting: number;
}

/**
 * A page took up to 76 ms of a core (November 2026); the last of eight waits less than a second.
 * A busy machine starves the thread, which has a low priority, so the limits are far longer.
 */
export const usualRendererLimits: RendererLimits = {
  start: () => AbortSignal.timeout(60_000),
  page: () => AbortSignal.timeout(15_000),
  rows: () => AbortSignal.timeout(30_000),
  memory: 512,
  waiting: 8,
};

/** MiB for new objects of a worker; by default a large machine gives them more than 100. */
const youngSize = 12;

const busy: Busy = { retryAfter: 2 };

class RenderTimeout extends Error {
  override readonly name = "RenderTimeout";
}

/** Renders pages one after another in a worker, which it replaces after a failure; rejects a damaged release. */
export async function openWorkerRenderer(
  folder: string,
  log: Log,
  limits: RendererLimits = usualRendererLimits,
): Promise<Renderer> {
  let worker = await startWorker(folder, log, limits);
  let queue: Promise<unknown> = Promise.resolve();
  let orders = 0;
  let timeouts = 0;
  let closed = false;

  async function renderNext(
    question: PageQuestion,
    timeoutsBefore: number,
  ): Promise<PageAnswer | Busy> {
    if (timeouts > timeoutsBefore) {
      return busy;
    }
    if (worker.hasEnded()) {
      worker = await startWorker(folder, log, limits);
    }
    try {
      return await worker.render(question);
    } catch (error) {
      timeouts += error instanceof RenderTimeout ? 1 : 0;
      throw error;
    }
  }

  return {
    async render({ question, compressed }) {
      if (closed || orders > limits.waiting) {
        return busy;
      }
      orders += 1;
      const timeoutsBefore = timeouts;
      const rendering = queue
        .then(() => renderNext(question, timeoutsBefore))
        .finally(() => (orders -= 1));
      queue = rendering.catch(() => undefined);
      const page = await rendering;
      return "retryAfter" in page ? page : encodePage(page, compressed);
    },
    async close() {
      closed = true;
      await queue;
      await worker.end();
    },
  };
}

/** Starts a worker; rejects if it cannot load the release. */
async function startWorker(folder: string, log: Log, limits: RendererLimits) {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
    workerData: folder,
    // Published pages need no setting, least of all a password.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: youngSize },
  });
  let started = false;
  let ended = false;
  worker.on("exit", () => (ended = true));
  worker.on("error", (error) => {
    ended = true;
    if (started) {
      log.error("rendering thread failed", { reason: tellError(error) });
    }
  });

  async function end(): Promise<void> {
    ended = true;
    await worker.terminate();
  }

  async function nextReply(timeout: AbortSignal): Promise<PageAnswer | undefined> {
    const settled = new AbortController();
    const signal = AbortSignal.any([timeout, settled.signal]);
    try {
      const [reply]: WorkerReply[] = await Promise.race([
        once(worker, "message", { signal }),
        once(worker, "exit", { signal }).then(() => {
          throw new Error("a rendering thread has ended by itself");
        }),
      ]);
      if (reply !== undefined && "error" in reply) {
        throw reply.error;
      }
      return reply?.page;
    } catch (error) {
      if (!timeout.aborted) {
        throw error;
      }
      await end();
      throw new RenderTimeout("a rendering thread has not answered in time");
    } finally {
      settled.abort();
    }
  }

  await nextReply(limits.start());
  started = true;
  // An idle worker does not keep the process alive.
  worker.unref();
  return {
    hasEnded: () => ended,
    end,
    async render(question: PageQuestion): Promise<PageAnswer> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
      worker.postMessage(question);
      const page = await nextReply(question.posted ? limits.rows() : limits.page());
      if (page === undefined) {
        throw new Error("a rendering thread was ready twice");
      }
      return page;
    },
  };
}
