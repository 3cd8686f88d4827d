import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/log.ts";

/** Times of a stop, in milliseconds from the signal. */
export interface StopTimes {
  /** Until new requests are refused; meanwhile a balancer sees that the service is not ready. */
  readonly drain: number;
  /** Until open connections are cut. */
  readonly cut: number;
  /** Until the stop ends, even unfinished; unsent letters are sent after the next start. */
  readonly longest: number;
}

/** Returns the usual times; service managers kill a process after 10 s. */
export function stopTimes(drainSeconds: number): StopTimes {
  return { drain: drainSeconds * 1000, cut: drainSeconds * 1000 + 3000, longest: 9000 };
}

/** Times after an uncaught error. */
export const crashTimes: StopTimes = { drain: 2000, cut: 3000, longest: 5000 };

interface StopParts {
  readonly app: { readonly server: Server; close(): PromiseLike<unknown> };
  /** Background work that finishes its current step. */
  readonly workers: readonly { stop(): Promise<void> }[];
  /** Resources that requests and workers use, in the order in which they are closed. */
  readonly needed: readonly { close(): Promise<void> }[];
  readonly log: Log;
}

/** Stops background work at once, requests after the drain, then the store; resolves at the latest time. */
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
    for (const resource of needed) {
      await resource.close();
    }
    return true;
  }

  const ended = await Promise.race([end(), sleep(times.longest, false)]);
  log.info("stopped", ended ? {} : { unfinished: true });
}
