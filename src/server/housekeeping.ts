import { isUrgent, tellDoubt } from "#domain/enquiry/retention.ts";
import type { Clock } from "#server/clock.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import type { Reason } from "#server/watch/health.ts";

const minute = 60_000;
const usualPause = 60 * minute;
/** Where something is wrong, it is looked at again soon: somebody may have put it right. */
const shortPause = 5 * minute;

export interface HousekeepingParts {
  readonly desk: EnquiryDesk;
  readonly clock: Clock;
  readonly log: Log;
  readonly retentionDays: number;
  /** How long a window of the limits is, in milliseconds. */
  readonly limitWindow: number;
}

/** Removes what is kept long enough: old enquiries that were delivered, and counts of limits. */
export interface Housekeeping {
  start(): void;
  pass(): Promise<void>;
  /** Why the last pass did not remove everything that it should. */
  trouble(): Reason | undefined;
  /** Resolves when the step under way is through. */
  stop(): Promise<void>;
}

/** Makes it; nothing runs before `start`. */
export function createHousekeeping(parts: HousekeepingParts): Housekeeping {
  const { desk, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let trouble: Reason | undefined;

  async function purgeOld(now: number): Promise<Reason | undefined> {
    const retention = { days: parts.retentionDays, now };
    const { removed, doubt } = await desk.purge({ retention, going: () => !stopped });
    if (removed.length > 0) {
      log.info("old enquiries removed", { count: removed.length });
    }
    if (doubt === undefined || !isUrgent(doubt, retention)) {
      return undefined;
    }
    const { why, command } = tellDoubt(doubt, retention);
    log.error("old enquiries not removed", { reason: why, command });
    return { reason: `old enquiries wait for a person's word: ${command}`, detail: why };
  }

  async function attempt(work: () => Promise<Reason | undefined>): Promise<Reason | undefined> {
    try {
      return await work();
    } catch (error) {
      const detail = tellError(error);
      log.error("housekeeping failed", { reason: detail });
      return { reason: "housekeeping failed", detail };
    }
  }

  async function pass(): Promise<void> {
    const now = clock.now();
    const old = await attempt(() => purgeOld(now));
    const limits = await attempt(async () => {
      await desk.purgeLimits(now - 2 * parts.limitWindow);
      return undefined;
    });
    trouble = old ?? limits;
  }

  function run(): void {
    running = pass().then(() => {
      if (!stopped) {
        timer = setTimeout(run, trouble === undefined ? usualPause : shortPause).unref();
      }
    });
  }

  return {
    start: run,
    pass,
    trouble: () => trouble,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
