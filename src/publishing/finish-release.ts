import { compressRelease } from "#publishing/best-compression.ts";
import { makeFolders } from "#publishing/durable-files.ts";
import { tryLock } from "#publishing/lock.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn } from "#publishing/places.ts";
import { drawPendingPreviews } from "#publishing/previews/previews.ts";
import type { Progress } from "#publishing/progress.ts";
import { currentRelease, readNotes } from "#publishing/releases.ts";
import { codeOf, reasonOf } from "#publishing/system-error.ts";

/** Numbers of files made for the served release. */
interface Finished {
  readonly pictures: number;
  readonly previews: number;
  readonly compressed: number;
}

/**
 * Makes the encoded pictures, previews and best compressed forms, and resumes after an
 * interruption. Undefined where another process does so already.
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
    let finishedNumber: number | undefined;
    for (;;) {
      const release = await currentRelease(places);
      if (release === undefined || release.number === finishedNumber) {
        return finished;
      }
      finishedNumber = release.number;
      const notes = await readNotes(release).catch((error: unknown) => {
        const skipped = `release ${release.number}: ${reasonOf(error)}`;
        progress({ what: "releases to finish", done: 0, total: 1, skipped });
      });
      if (notes === undefined) {
        return finished;
      }
      const { pictures } = notes;
      finished.pictures += await encodePictures(pictures, places, progress);
      finished.previews += await drawPendingPreviews(places, progress);
      finished.compressed += await compressRelease(release, places, progress).catch(ignoreRemoved);
    }
  } finally {
    await locking.release();
  }
}

/** Ignores a release that is removed meanwhile: it is not served any more. */
function ignoreRemoved(error: unknown): number {
  if (codeOf(error) === "ENOENT") {
    return 0;
  }
  throw error;
}
