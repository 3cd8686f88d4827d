import { compressRelease } from "#publishing/best-compression.ts";
import { makeFolders } from "#publishing/durable-files.ts";
import { tryLock } from "#publishing/lock.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn } from "#publishing/places.ts";
import { drawWanted } from "#publishing/previews/previews.ts";
import type { Progress } from "#publishing/progress.ts";
import { currentRelease, readNotes } from "#publishing/releases.ts";
import { codeOf, reasonOf } from "#publishing/system-error.ts";

/** What was made for the release that is served. */
export interface Finished {
  readonly pictures: number;
  readonly previews: number;
  readonly compressed: number;
}

/**
 * Makes what a release can be served without: encoded pictures, drawn previews, the smallest forms
 * of its pages. Takes up where it was cut short; follows when another release is served meanwhile.
 * Answers nothing where another process is at it already.
 */
export async function finishRelease(
  dataFolder: string,
  progress: Progress,
): Promise<Finished | undefined> {
  const places = placesIn(dataFolder);
  await makeFolders(places.releases);
  const locking = await tryLock(places.finishLock);
  if (!locking.ok) {
    return undefined;
  }
  const finished = { pictures: 0, previews: 0, compressed: 0 };
  try {
    let last: number | undefined;
    for (;;) {
      const release = await currentRelease(places);
      if (release === undefined || release.number === last) {
        return finished;
      }
      last = release.number;
      const notes = await readNotes(release).catch((error: unknown) => {
        const skipped = `release ${release.number}: ${reasonOf(error)}`;
        progress({ what: "releases to finish", done: 0, total: 1, skipped });
      });
      if (notes === undefined) {
        return finished;
      }
      const { pictures } = notes;
      finished.pictures += await encodePictures(pictures, places, progress);
      finished.previews += await drawWanted(places, progress);
      finished.compressed += await compressRelease(release, places, progress).catch(removed);
    }
  } finally {
    await locking.release();
  }
}

/** A release may be removed while it is at hand: by then it is not served any more. */
function removed(error: unknown): number {
  if (codeOf(error) === "ENOENT") {
    return 0;
  }
  throw error;
}
