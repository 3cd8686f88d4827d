import { stat } from "node:fs/promises";
import path from "node:path";
import {
  linkOrCopy,
  makeFolders,
  listNames,
  replaceAtomically,
} from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { placesIn } from "#publishing/places.ts";

/** The folder of the image that holds the encoded pictures of the demonstration. */
export const preparedFolder = "prepared";

/**
 * Takes over the pictures that were encoded with the image, where nothing is published yet, so that
 * the first start need not encode them again. They lie under the hash of what they were made from:
 * whatever content is published, none is taken for another. Without an image there are none.
 */
export async function takePrepared(dataFolder: string, prepared = preparedFolder): Promise<void> {
  const [from, to] = [placesIn(prepared), placesIn(dataFolder)];
  const isPublished = await stat(to.current).catch(() => undefined);
  if (isPublished !== undefined) {
    return;
  }
  for (const group of ["masters", "pictures", "previews"] as const) {
    const existing = new Set(await listNames(to[group]));
    const missing = (await listNames(from[group])).filter((name) => !existing.has(name));
    if (missing.length > 0) {
      await makeFolders(to[group]);
    }
    await inParallel(missing, (name) =>
      replaceAtomically(path.join(to[group], name), (part) =>
        linkOrCopy(path.join(from[group], name), part),
      ),
    );
  }
}
