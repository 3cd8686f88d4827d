import path from "node:path";
import sharp from "sharp";
import { pictureFile, pictureWidths, webpWidth, type PictureKind } from "#domain/picture-files.ts";
import { namesIn, putWhole, syncPath } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { masterFile } from "#publishing/pictures/masters.ts";
import type { Places } from "#publishing/places.ts";
import type { Progress } from "#publishing/progress.ts";
import { reasonOf } from "#publishing/system-error.ts";

/** A picture of which pages name the encoded files. */
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
    ...{ master, width, format },
    file: pictureFile(stem, width, format),
  });
  const avif = pictureWidths[kind].map((width) => job(width, "avif"));
  // A sheet is looked at step by step, in a browser that shows the other pictures' first form.
  return kind === "turn" ? avif : [...avif, job(webpWidth, "webp")];
}

/** Names of the encoded files of a picture. */
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
      ? // Colour at half the size, as in the masters, and one effort less: half the time at the same bytes.
        picture.avif({ quality: 53, effort: 2, chromaSubsampling: "4:2:0" })
      : picture.webp({ quality: 78, effort: 4 });
  await putWhole(path.join(places.pictures, file), async (part) => {
    await encoded.toFile(part);
    await syncPath(part);
  });
}

/**
 * Encodes what is not kept yet, or of that what is no wider than so many pixels, and answers how many
 * files that were. The narrowest come first, which lists show; it may be cut short at any time. One that fails is named and passed over.
 */
export async function encodePictures(
  pictures: readonly EncodedPicture[],
  places: Places,
  progress: Progress,
  widest = Infinity,
): Promise<number> {
  const held = new Set(await namesIn(places.pictures));
  const missing = pictures
    .flatMap(jobsOf)
    .filter(({ file, width }) => !held.has(file) && width <= widest)
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
