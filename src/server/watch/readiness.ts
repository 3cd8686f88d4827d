import { statfs } from "node:fs/promises";
import type { Clock } from "#server/clock.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import type { Readiness } from "#server/watch/health.ts";

const oldestLetter = 15 * 60_000;
const leastDisk = 50 * 1024 * 1024;

export interface ReadinessParts {
  readonly store: EnquiryStore;
  readonly clock: Clock;
  readonly dataFolder: string;
  /** False where letters are only stored, so that waiting is as it should be. */
  readonly delivers: boolean;
  stopping(): boolean;
}

/** Looks at the store, the outbox and the disk. */
export async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const reasons = parts.stopping() ? ["stopping"] : [];
  const figures: Record<string, number | null> = {};
  try {
    const { oldestWaiting, ...counts } = await parts.store.counts();
    const age = oldestWaiting === null ? null : Math.max(0, parts.clock.now() - oldestWaiting);
    Object.assign(figures, counts, { oldestUnsentMs: age });
    if (parts.delivers && age !== null && age > oldestLetter) {
      reasons.push("a letter has waited longer than 15 minutes");
    }
  } catch {
    reasons.push("the store does not answer");
  }
  const free = await freeSpace(parts.dataFolder);
  figures["diskFreeBytes"] = free;
  if (free !== null && free < leastDisk) {
    reasons.push("the disk is nearly full");
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
