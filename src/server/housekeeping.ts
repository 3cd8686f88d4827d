import type { Clock } from "#server/clock.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

const day = 24 * 60 * 60_000;

export interface HousekeepingParts {
  readonly desk: EnquiryDesk;
  readonly clock: Clock;
  readonly log: Log;
  readonly retentionDays: number;
  /** How long a window of the limits is, in milliseconds. */
  readonly limitWindow: number;
}

/** Removes what is kept long enough: old enquiries that were delivered, and counts of limits. */
export async function keepHouse(parts: HousekeepingParts): Promise<void> {
  const now = parts.clock.now();
  try {
    const purged = await parts.desk.purge(now - parts.retentionDays * day);
    await parts.desk.purgeLimits(now - 2 * parts.limitWindow);
    if (purged.length > 0) {
      parts.log.info("old enquiries removed", { count: purged.length });
    }
  } catch (error) {
    parts.log.error("housekeeping failed", { reason: tellError(error) });
  }
}
