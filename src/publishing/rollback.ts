import type { ReleaseFacts } from "#domain/release.ts";
import { withLock } from "#publishing/lock.ts";
import { placesIn } from "#publishing/places.ts";
import { currentRelease, findReleases, readFacts, switchTo } from "#publishing/releases.ts";

export interface ListedRelease extends ReleaseFacts {
  /** Whether it is the one that is served. */
  readonly current: boolean;
}

/** Every release that is kept, the newest first. */
export async function listReleases(dataFolder: string): Promise<readonly ListedRelease[]> {
  const places = placesIn(dataFolder);
  const current = await currentRelease(places);
  const releases = await findReleases(places);
  const facts = await Promise.all(releases.map(readFacts));
  return facts.map((one) => ({ ...one, current: one.number === current?.number })).toReversed();
}

/** What came of going back: the release that is served now, or why none other is. */
export type RollingBack =
  | { readonly kind: "rolled-back"; readonly from: number | undefined; readonly to: number }
  | { readonly kind: "nothing"; readonly reason: "none-before" | "unknown" | "served-already" };

/**
 * Serves an earlier release again, by one rename: the one asked for, or the one before. The content
 * folder stays as it is. Waits for a publish that is under way.
 */
export async function rollback(
  dataFolder: string,
  number?: number,
  onWait: () => void = () => undefined,
): Promise<RollingBack> {
  const places = placesIn(dataFolder);
  const releases = await findReleases(places);
  if (releases.length === 0) {
    return { kind: "nothing", reason: number === undefined ? "none-before" : "unknown" };
  }
  return withLock(places.publishLock, onWait, async () => {
    const current = await currentRelease(places);
    const kept = await findReleases(places);
    const to =
      number === undefined
        ? kept.findLast((release) => release.number < (current?.number ?? Infinity))
        : kept.find((release) => release.number === number);
    if (to === undefined) {
      return { kind: "nothing", reason: number === undefined ? "none-before" : "unknown" };
    }
    if (to.number === current?.number) {
      return { kind: "nothing", reason: "served-already" };
    }
    await switchTo(places, to);
    return { kind: "rolled-back", from: current?.number, to: to.number };
  });
}
