import { isUrgent, tellDoubt } from "#domain/enquiry/retention.ts";
import type { Attachments } from "#server/enquiries/attachments/attachments.ts";
import type { UploadQuota } from "#server/enquiries/attachments/upload-quota.ts";
import type { Clock } from "#server/clock.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import type { Reason } from "#server/watch/health.ts";

const minute = 60_000;
const usualPause = 60 * minute;
/** Time in which a request can claim an uploaded file, in milliseconds. */
const unclaimedTime = 24 * 60 * minute;
/** After trouble, which somebody may have fixed. */
const shortPause = 5 * minute;

interface HousekeepingParts {
  readonly desk: EnquiryDesk;
  readonly attachments: Pick<Attachments, "purgeUnclaimed">;
  readonly quota: Pick<UploadQuota, "purge">;
  readonly clock: Clock;
  readonly log: Log;
  readonly retentionDays: number;
  /** Removes quotations after their own retention, and returns their number. */
  removeOldQuotations?(currentTime: number): Promise<number>;
  /** Window of the sender limits, in milliseconds. */
  readonly limitWindow: number;
}

/** Removes old enquiries that were delivered, unclaimed files, and old counts of the limits. */
export interface Housekeeping {
  start(): void;
  pass(): Promise<void>;
  /** Reason why the last pass did not remove everything. */
  trouble(): Reason | undefined;
  /** Resolves after the current step. */
  stop(): Promise<void>;
}

/** Creates the housekeeping; nothing runs before `start`. */
export function createHousekeeping(parts: HousekeepingParts): Housekeeping {
  const { desk, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let trouble: Reason | undefined;

  async function purgeOld(currentTime: number): Promise<Reason | undefined> {
    const retention = { days: parts.retentionDays, now: currentTime };
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
    const currentTime = clock.now();
    const old = await attempt(() => purgeOld(currentTime));
    const quotations = await attempt(async () => {
      const count = (await parts.removeOldQuotations?.(currentTime)) ?? 0;
      if (count > 0) {
        log.info("old quotations removed", { count });
      }
      return undefined;
    });
    const limits = await attempt(async () => {
      await desk.purgeLimits(currentTime - 2 * parts.limitWindow);
      await parts.quota.purge(currentTime);
      await parts.attachments.purgeUnclaimed(currentTime - unclaimedTime);
      return undefined;
    });
    trouble = old ?? limits ?? quotations;
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
