import { statfs } from "node:fs/promises";
import { lookAtHeld } from "#domain/enquiry/quarantine.ts";
import type { Clock } from "#server/clock.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import type { Readiness, Reason } from "#server/watch/health.ts";
import { lookAtStore } from "#server/watch/store-watch.ts";

const oldestLetter = 15 * 60_000;
const hour = 60 * 60_000;
/** Longer than a weekend. */
const longestHeld = 72;
const leastDisk = 50 * 1024 * 1024;

export interface ReadinessParts {
  readonly store: EnquiryStore;
  readonly clock: Clock;
  readonly dataFolder: string;
  /** False where letters are only stored, so that waiting is as it should be. */
  readonly delivers: boolean;
  readonly stopping: AbortSignal;
  /** Why what was kept long enough is not removed. */
  houseTrouble(): Reason | undefined;
}

/** Looks at the store, the outbox and the disk. */
export async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const reasons: Reason[] = parts.stopping.aborted ? [{ reason: "stopping" }] : [];
  const figures: Record<string, number | null> = {};
  const wrong = await lookAtStore(parts.store);
  if (wrong !== undefined) {
    reasons.push(wrong);
  }
  try {
    const { oldestWaiting, oldestError, oldestHeld, ...counts } = await parts.store.counts();
    const now = parts.clock.now();
    const age = oldestWaiting === null ? null : Math.max(0, now - oldestWaiting);
    const heldHours =
      oldestHeld === null ? null : Math.max(0, Math.floor((now - oldestHeld) / hour));
    Object.assign(figures, counts, { oldestUnsentMs: age, oldestHeldHours: heldHours });
    if (parts.delivers && age !== null && age > oldestLetter) {
      reasons.push({
        reason: "a letter has waited longer than 15 minutes",
        ...(oldestError !== null && { detail: oldestError }),
      });
    }
    if (parts.delivers && heldHours !== null && heldHours >= longestHeld) {
      reasons.push({ reason: "an enquiry has been held longer than 3 days", detail: lookAtHeld });
    }
  } catch {
    if (wrong === undefined) {
      reasons.push({ reason: "the store does not answer" });
    }
  }
  const trouble = parts.houseTrouble();
  if (trouble !== undefined) {
    reasons.push(trouble);
  }
  const free = await freeSpace(parts.dataFolder);
  figures["diskFreeBytes"] = free;
  if (free !== null && free < leastDisk) {
    reasons.push({ reason: "the disk is nearly full" });
  }
  return { ready: reasons.length === 0, reasons, figures };
}

async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
