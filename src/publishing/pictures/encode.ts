import path from "node:path";
import sharp from "sharp";
import { pictureFile, pictureWidths, webpWidth, type PictureKind } from "#domain/picture-files.ts";
import { listNames, replaceAtomically, syncPath } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { masterFile } from "#publishing/pictures/masters.ts";
import type { Places } from "#publishing/places.ts";
import type { Progress } from "#publishing/progress.ts";
import { reasonOf } from "#publishing/system-error.ts";

/** A picture whose encoded files are named by pages. */
export interface EncodedPicture {
  readonly stem: string;
  readonly kind: PictureKind;
  readonly master: string;
}

interface Job {
  readonly master: string;
  readonly file: string;
  readonly width: number;
  readonly format: "avif" | "webp";
}

function jobsOf({ stem, kind, master }: EncodedPicture): readonly Job[] {
  const job = (width: number, format: Job["format"]): Job => ({
    master,
    width,
    format,
    file: pictureFile(stem, width, format),
  });
  const avif = pictureWidths[kind].map((width) => job(width, "avif"));
  // Browsers that can turn a product also show AVIF.
  return kind === "turn" ? avif : [...avif, job(webpWidth, "webp")];
}

export function encodedFiles(picture: EncodedPicture): readonly string[] {
  return jobsOf(picture).map(({ file }) => file);
}

async function encode({ master, file, width, format }: Job, places: Places): Promise<void> {
  const picture = sharp(masterFile(places.masters, master)).resize({
    width,
    withoutEnlargement: true,
  });
  const encoded =
    format === "avif"
      ? // Half the colour resolution, as in the masters, and effort 2: half the time at the same
        // size.
        picture.avif({ quality: 53, effort: 2, chromaSubsampling: "4:2:0" })
      : picture.webp({ quality: 78, effort: 4 });
  await replaceAtomically(path.join(places.pictures, file), async (part) => {
    await encoded.toFile(part);
    await syncPath(part);
  });
}

/**
 * Encodes missing pictures, narrowest first, and skips those that fail. Returns the number of
 * encoded files.
 */
export async function encodePictures(
  pictures: readonly EncodedPicture[],
  places: Places,
  progress: Progress,
  widest = Infinity,
): Promise<number> {
  const existingNames = new Set(await listNames(places.pictures));
  const missing = pictures
    .flatMap(jobsOf)
    .filter(({ file, width }) => !existingNames.has(file) && width <= widest)
    .toSorted((a, b) => a.width - b.width);
  let done = 0;
  sharp.concurrency(1);
  let failed = 0;
  await inParallel(missing, async (job) => {
    const step = { what: "pictures", total: missing.length };
    try {
      await encode(job, places);
    } catch (error) {
      failed += 1;
      progress({ ...step, done, skipped: `${job.file}: ${reasonOf(error)}` });
    }
    done += 1;
    progress({ ...step, done });
  });
  return missing.length - failed;
}
