import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { isText } from "#domain/release.ts";
import { compressBest } from "#publishing/compression.ts";
import {
  linkOrCopy,
  makeFolders,
  listNames,
  replaceAtomically,
  writeAtomically,
} from "#publishing/durable-files.ts";
import { fileNameOfHash } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { Places } from "#publishing/places.ts";
import type { Progress } from "#publishing/progress.ts";
import { readPages, type Release } from "#publishing/releases.ts";

async function haveSameSize(fileA: string, fileB: string): Promise<boolean> {
  const [statsA, statsB] = await Promise.all([stat(fileA), stat(fileB)]);
  return statsA.size === statsB.size;
}

/**
 * Compresses the pages and files of a served release as small as possible. Returns the number of
 * newly compressed files.
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
  const existingNames = new Set(await listNames(compressed));
  let compressedCount = 0;
  let done = 0;
  await inParallel(texts, async ({ file, hash }) => {
    const target = path.join(release.folder, "site", file);
    const name = fileNameOfHash(hash);
    const best = path.join(compressed, name);
    if (!existingNames.has(`${name}.br`) || !existingNames.has(`${name}.gz`)) {
      const { br, gz } = await compressBest(await readFile(target));
      await writeAtomically(`${best}.gz`, gz);
      await writeAtomically(`${best}.br`, br);
      compressedCount += 1;
    }
    for (const form of ["br", "gz"]) {
      if (!(await haveSameSize(`${best}.${form}`, `${target}.${form}`))) {
        await replaceAtomically(`${target}.${form}`, (part) => linkOrCopy(`${best}.${form}`, part));
      }
    }
    done += 1;
    progress({ what: "compressed pages", done, total: texts.length });
  });
  return compressedCount;
}
