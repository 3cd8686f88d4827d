import type { ReleaseFacts } from "#domain/release.ts";
import { withLock } from "#publishing/lock.ts";
import { placesIn } from "#publishing/places.ts";
import { currentRelease, findReleases, readFacts, switchTo } from "#publishing/releases.ts";

interface ListedRelease extends ReleaseFacts {
  /** True for the served release. */
  readonly current: boolean;
}

/** Lists every stored release, newest first. */
export async function listReleases(dataFolder: string): Promise<readonly ListedRelease[]> {
  const places = placesIn(dataFolder);
  const current = await currentRelease(places);
  const releases = await findReleases(places);
  const facts = await Promise.all(releases.map(readFacts));
  return facts
    .map((release) => ({ ...release, current: release.number === current?.number }))
    .toReversed();
}

/** Result of a rollback, or the reason why no other release is served. */
type RollingBack =
  | { readonly kind: "rolled-back"; readonly from: number | undefined; readonly to: number }
  | { readonly kind: "nothing"; readonly reason: "none-before" | "unknown" | "served-already" };

/**
 * Serves an earlier release: the requested one or the previous one. Leaves the content folder
 * unchanged; waits for a running publish.
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
    const available = await findReleases(places);
    const target =
      number === undefined
        ? available.findLast((release) => release.number < (current?.number ?? Infinity))
        : available.find((release) => release.number === number);
    if (target === undefined) {
      return { kind: "nothing", reason: number === undefined ? "none-before" : "unknown" };
    }
    if (target.number === current?.number) {
      return { kind: "nothing", reason: "served-already" };
    }
    await switchTo(places, target);
    return { kind: "rolled-back", from: current?.number, to: target.number };
  });
}
