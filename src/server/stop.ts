import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/log.ts";

/** How long each part of a stop may take, in milliseconds from the signal. */
export interface StopTimes {
  /** Requests are still taken so long, so that a balancer sees that the service is not ready. */
  readonly drain: number;
  /** Connections that are still open then are cut: longer than any honest request takes after the drain. */
  readonly cut: number;
  /** What is still under way then is left: an unsent letter comes round again. */
  readonly longest: number;
}

/** The usual times: a stop that takes longer than 10 s is a kill to those who run services. */
export function stopTimes(drainSeconds: number): StopTimes {
  return { drain: drainSeconds * 1000, cut: drainSeconds * 1000 + 3000, longest: 9000 };
}

/** The times after an error that nobody caught: what is under way may end, and little more. */
export const crashTimes: StopTimes = { drain: 2000, cut: 3000, longest: 5000 };

export interface StopParts {
  readonly app: { readonly server: Server; close(): PromiseLike<unknown> };
  /** Parts that begin nothing more once they are told, and end when what is under way is through. */
  readonly workers: readonly { stop(): Promise<void> }[];
  /** What requests and workers need, in the order in which it is closed after them. */
  readonly needed: readonly { close(): Promise<void> }[];
  readonly log: Log;
}

/**
 * Ends the service: letters and housekeeping at once, requests after the drain, then the store. Resolves
 * when all of it is done, or when the time is over.
 */
export async function stopService(parts: StopParts, times: StopTimes): Promise<void> {
  const { app, workers, needed, log } = parts;
  log.info("stopping");
  const cutting = setTimeout(() => app.server.closeAllConnections(), times.cut);

  async function end(): Promise<boolean> {
    const working = workers.map((worker) => worker.stop());
    await sleep(times.drain);
    await app.close();
    clearTimeout(cutting);
    await Promise.all(working);
    for (const one of needed) {
      await one.close();
    }
    return true;
  }

  const ended = await Promise.race([end(), sleep(times.longest, false)]);
  log.info("stopped", ended ? {} : { unfinished: true });
}
