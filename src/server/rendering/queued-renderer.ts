import type { CodedPage } from "#server/http/prepared.ts";
import type { Log } from "#server/log.ts";
import { startRenderThread, TookTooLong } from "#server/rendering/render-thread.ts";
import type { ThreadBounds } from "#server/rendering/render-thread.ts";
import type { Busy, PageOrder, Renderer } from "#server/rendering/renderer.ts";

export interface RendererBounds extends ThreadBounds {
  /** How many pages may wait for the one that is being made. */
  readonly waiting: number;
}

/**
 * A page took up to 76 ms of a core (November 2026), so that the last who waits waits less than a second.
 * A catalogue of 118 products took 9 MiB, one of 9,440 took 54.
 */
export const usualBounds: RendererBounds = {
  waiting: 8,
  start: () => AbortSignal.timeout(30_000),
  page: () => AbortSignal.timeout(5000),
  rows: () => AbortSignal.timeout(15_000),
  memory: 512,
};

const busy: Busy = { retryAfter: 2 };

interface Waiting {
  readonly order: PageOrder;
  resolve(made: CodedPage | Busy): void;
  reject(error: unknown): void;
}

/**
 * Makes the pages of the release in a folder in one thread, one after another. One is enough, however
 * many processors there are: the allowance for all asks less than one can make. Rejects where the
 * release cannot be loaded. A thread that fails or hangs is replaced when the next page is asked for.
 */
export async function openQueuedRenderer(
  folder: string,
  log: Log,
  bounds: RendererBounds = usualBounds,
): Promise<Renderer> {
  const parts = { folder, bounds, log };
  const waiting: Waiting[] = [];
  let thread = await startRenderThread(parts);
  let working: Promise<void> | undefined;
  let closed = false;

  async function make(order: PageOrder): Promise<CodedPage> {
    if (thread.isOver()) {
      thread = await startRenderThread(parts);
    }
    return thread.ask(order);
  }

  async function workOff(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        next.resolve(await make(next.order));
      } catch (error) {
        next.reject(error);
        if (error instanceof TookTooLong) {
          // Who stood behind it has waited long enough.
          waiting.splice(0).forEach((behind) => behind.resolve(busy));
        }
      }
    }
    working = undefined;
  }

  return {
    async render(order) {
      if (closed || waiting.length >= bounds.waiting) {
        return busy;
      }
      return new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        working ??= workOff();
      });
    },
    async close() {
      closed = true;
      await working;
      await thread.end();
    },
  };
}
