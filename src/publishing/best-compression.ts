import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { isText } from "#domain/release.ts";
import { compressBest } from "#publishing/compression.ts";
import {
  linkOrCopy,
  makeFolders,
  namesIn,
  putWhole,
  writeWhole,
} from "#publishing/durable-files.ts";
import { fileNameOfHash } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { Places } from "#publishing/places.ts";
import type { Progress } from "#publishing/progress.ts";
import { readPages, type Release } from "#publishing/releases.ts";

async function isSame(first: string, second: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(first), stat(second)]);
  return (one.ino === other.ino && one.dev === other.dev) || one.size === other.size;
}

/**
 * Gives a release the smallest forms of its pages and files, one after another while it is served;
 * each is kept by the hash of what it holds and never made twice. Answers how many were made.
 */
export async function compressRelease(
  release: Release,
  { compressed }: Places,
  progress: Progress,
): Promise<number> {
  await makeFolders(compressed);
  const { pages, files } = await readPages(release);
  const texts = [...pages, ...files].flatMap((entry) =>
    "file" in entry && isText(entry.file) ? [entry] : [],
  );
  const held = new Set(await namesIn(compressed));
  let made = 0;
  let done = 0;
  await inParallel(texts, async ({ file, hash }) => {
    const target = path.join(release.folder, "site", file);
    const best = path.join(compressed, fileNameOfHash(hash));
    if (!held.has(`${fileNameOfHash(hash)}.br`) || !held.has(`${fileNameOfHash(hash)}.gz`)) {
      const { br, gz } = await compressBest(await readFile(target));
      await writeWhole(`${best}.gz`, gz);
      await writeWhole(`${best}.br`, br);
      made += 1;
    }
    for (const form of ["br", "gz"]) {
      if (!(await isSame(`${best}.${form}`, `${target}.${form}`))) {
        await putWhole(`${target}.${form}`, (part) => linkOrCopy(`${best}.${form}`, part));
      }
    }
    done += 1;
    progress({ what: "compressed pages", done, total: texts.length });
  });
  return made;
}
