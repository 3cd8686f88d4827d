import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { releaseFiles } from "#domain/release.ts";
import type { Bodies, CodedPage } from "#server/http/prepared.ts";
import type { PageOrder } from "#server/rendering/renderer.ts";
import type { FromThread, SentPage, ThreadPlan } from "#server/rendering/thread-messages.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** What a thread may take: beyond it the thread is ended. */
export interface ThreadBounds {
  /** Aborts when a start that begins now has taken too long. */
  start(): AbortSignal;
  /** Aborts when a page that is begun now has taken too long. */
  page(): AbortSignal;
  /** Aborts when rows that are begun to be read now have taken too long. */
  rows(): AbortSignal;
  /** Of JavaScript's own memory, in MiB. */
  readonly memory: number;
}

export interface RenderThreadParts {
  /** The release's folder. */
  readonly folder: string;
  readonly bounds: ThreadBounds;
  readonly log: Log;
}

/** A thread took longer than it may; it is ended by then. */
export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
}

/** A thread that makes the pages of one release, one at a time. */
export interface RenderThread {
  /** Rejects where the page cannot be made, or the thread ends meanwhile. */
  ask(order: PageOrder): Promise<CodedPage>;
  /** Whether it can be asked no more. */
  isOver(): boolean;
  end(): Promise<void>;
}

/** Starts a thread for a release; rejects where that cannot be loaded. */
export async function startRenderThread(parts: RenderThreadParts): Promise<RenderThread> {
  const { folder, bounds } = parts;
  const plan: ThreadPlan = {
    renderFile: join(folder, releaseFiles.render),
    dataFile: join(folder, releaseFiles.data),
  };
  // It makes pages of what was published: the settings, with their passwords, are none of its business.
  const resourceLimits = { maxOldGenerationSizeMb: bounds.memory };
  const options = { workerData: plan, env: {}, resourceLimits };
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), options);
  let started = false;
  let over = false;
  worker.on("exit", () => (over = true));
  worker.on("error", (error) => {
    over = true;
    if (started) {
      parts.log.error("rendering thread failed", { reason: tellError(error) });
    }
  });

  async function answer(late: AbortSignal): Promise<FromThread> {
    const settled = new AbortController();
    const signal = AbortSignal.any([late, settled.signal]);
    try {
      const [message] = await Promise.race([
        once(worker, "message", { signal }),
        once(worker, "exit", { signal }).then(() => {
          throw new Error("a rendering thread has ended by itself");
        }),
      ]);
      return message as FromThread;
    } catch (error) {
      if (!late.aborted) {
        throw error;
      }
      await end();
      throw new TookTooLong("a rendering thread has not answered in time");
    } finally {
      settled.abort();
    }
  }

  async function end(): Promise<void> {
    over = true;
    await worker.terminate();
  }

  await answer(bounds.start());
  started = true;
  // An idle thread keeps nothing from ending.
  worker.unref();
  return {
    async ask(order) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(order);
      const said = await answer(order.question.posted ? bounds.rows() : bounds.page());
      if (said.kind === "failed") {
        throw said.error;
      }
      if (said.kind === "ready") {
        throw new Error("a rendering thread was ready twice");
      }
      return received(said.page);
    },
    isOver: () => over,
    end,
  };
}

function received({ status, hash, bodies: { identity, br, gzip } }: SentPage): CodedPage {
  const buffer = (bytes: Uint8Array<ArrayBuffer>) => Buffer.from(bytes.buffer);
  const bodies: Bodies = {
    identity: buffer(identity),
    ...(br && { br: buffer(br) }),
    ...(gzip && { gzip: buffer(gzip) }),
  };
  return { status, hash, bodies };
}
