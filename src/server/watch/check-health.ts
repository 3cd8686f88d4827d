import { statfs } from "node:fs/promises";
import type { Clock } from "#server/clock.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import type { Health, Reason } from "#server/watch/health.ts";
import { lookAtStore } from "#server/watch/store-watch.ts";

const oldestLetter = 15 * 60_000;
/** Longest time without a person's decision on a held letter, in milliseconds. */
const longestHeld = 24 * 60 * 60_000;
const listHeld = "npm run enquiries -- list --letter held";
const listRefused = "npm run enquiries -- list --letter refused";
const leastDisk = 50 * 1024 * 1024;

interface HealthCheckParts {
  readonly store: EnquiryStore;
  readonly clock: Clock;
  readonly dataFolder: string;
  /** False where letters are only stored, so that waiting is as it should be. */
  readonly delivers: boolean;
  readonly stopping: AbortSignal;
  /** Further reasons for an alarm; each answers undefined while nothing is wrong. */
  readonly alarms: readonly (() => Reason | undefined)[];
}

type Figures = Record<string, number | null>;

/** Checks the store, the outbox and the disk. */
export async function checkHealth(parts: HealthCheckParts): Promise<Health> {
  const figures: Figures = {};
  const storeFaults: Reason[] = [];
  const alarms: Reason[] = [];
  const wrong = await lookAtStore(parts.store);
  if (wrong !== undefined) {
    // A store that takes enquiries after a loss needs a person, and can still have traffic.
    const isUsable = wrong.isLoss && parts.store.takesAfterLoss;
    (isUsable ? alarms : storeFaults).push(wrong);
  }
  try {
    alarms.push(...(await checkOutbox(parts, figures)));
  } catch {
    if (wrong === undefined) {
      storeFaults.push({ reason: "the store does not answer" });
    }
  }
  alarms.push(...parts.alarms.flatMap((alarm) => alarm() ?? []));
  const free = await freeSpace(parts.dataFolder);
  figures["diskFreeBytes"] = free;
  if (free !== null && free < leastDisk) {
    alarms.push({ reason: "the disk is nearly full" });
  }
  return {
    unready: [...(parts.stopping.aborted ? [{ reason: "stopping" }] : []), ...storeFaults],
    alarms: [...storeFaults, ...alarms],
    figures,
  };
}

/** Adds the outbox's figures, and lists what is wrong with it. */
async function checkOutbox(
  { store, clock, delivers }: HealthCheckParts,
  figures: Figures,
): Promise<readonly Reason[]> {
  const reasons: Reason[] = [];
  const { oldestWaiting, oldestError, oldestHeld, lastRefusal, ...counts } = await store.counts();
  const time = clock.now();
  const age = oldestWaiting === null ? null : Math.max(0, time - oldestWaiting);
  Object.assign(figures, counts, { oldestUnsentMs: age });
  if (delivers && age !== null && age > oldestLetter) {
    reasons.push({
      reason: "a letter has waited longer than 15 minutes",
      ...(oldestError !== null && { detail: oldestError }),
    });
  }
  if (delivers && counts.refused > 0) {
    reasons.push({
      reason: `the mail server refuses ${counts.refused} letters for good`,
      detail: [lastRefusal ?? "no words", listRefused].join("; "),
    });
  }
  if (delivers && oldestHeld !== null && time - oldestHeld >= longestHeld) {
    reasons.push({
      reason: `${counts.held} enquiries are held, the oldest for more than a day`,
      detail: listHeld,
    });
  }
  return reasons;
}

async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
