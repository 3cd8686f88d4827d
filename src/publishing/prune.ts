import { rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { namesIn, partBeside, removeParts } from "#publishing/durable-files.ts";
import { fileNameOfHash } from "#publishing/hashes.ts";
import { encodedFiles } from "#publishing/pictures/encode.ts";
import type { Places } from "#publishing/places.ts";
import {
  currentRelease,
  findReleases,
  readNotes,
  readPages,
  type Release,
} from "#publishing/releases.ts";
import { codeOf } from "#publishing/system-error.ts";

/** Releases that stay, and how long open tabs find what no release names any more. */
const keptReleases = 10;
const graceMilliseconds = 7 * 24 * 60 * 60_000;

/** The files in data/kept that a release names; none where it is damaged, for it is not served. */
async function namedBy(release: Release): Promise<readonly string[]> {
  const read = await Promise.all([readPages(release), readNotes(release)]).catch(() => undefined);
  if (read === undefined) {
    return [];
  }
  const [{ pages, files }, { pictures, assets }] = read;
  return [
    ...assets.map((name) => `assets/${name}`),
    ...pictures.flatMap((picture) => [
      `masters/${picture.master}.webp`,
      `previews/plain-${picture.master}.jpg`,
      ...encodedFiles(picture).map((name) => `pictures/${name}`),
    ]),
    ...files.flatMap((file) => ("kept" in file ? [file.kept, `${file.kept}.wanted.json`] : [])),
    ...[...pages, ...files].flatMap(({ hash }) =>
      ["br", "gz"].map((form) => `compressed/${fileNameOfHash(hash)}.${form}`),
    ),
  ];
}

async function touch(file: string, time: Date): Promise<void> {
  try {
    await utimes(file, time, time);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") {
      throw error;
    }
  }
}

async function removeOld(folder: string, named: ReadonlySet<string>, before: number) {
  const group = path.basename(folder);
  for (const name of await namesIn(folder)) {
    if (named.has(`${group}/${name}`) || name.startsWith(".")) {
      continue;
    }
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < before) {
      await rm(file, { force: true });
    }
  }
}

/** Removes what processes that are no more left unfinished. */
export async function removeUnfinished(places: Places): Promise<void> {
  const { kept, assets, pictures, masters, previews, compressed, objects, releases } = places;
  const ofObjects = (await namesIn(objects)).map((name) => path.join(objects, name));
  const groups = [assets, pictures, masters, previews, compressed];
  for (const folder of [releases, kept, ...groups, ...ofObjects]) {
    await removeParts(folder);
  }
}

/**
 * Removes releases beyond the last ten, never the one that is served; then what no release names
 * any more and was last named, or made, more than seven days ago.
 */
export async function prune(places: Places, now: Date): Promise<void> {
  const current = await currentRelease(places);
  const releases = await findReleases(places);
  const old = releases
    .slice(0, Math.max(0, releases.length - keptReleases))
    .filter(({ number }) => number !== current?.number);
  if (old.length === 0) {
    return;
  }
  const gone = new Set(old.map(({ number }) => number));
  const staying = releases.filter(({ number }) => !gone.has(number));
  const named = new Set((await Promise.all(staying.map(namedBy))).flat());
  for (const release of old) {
    for (const name of await namedBy(release)) {
      if (!named.has(name)) {
        await touch(path.join(places.kept, name), now);
      }
    }
    const leaving = partBeside(release.folder);
    await rename(release.folder, leaving);
    await rm(leaving, { recursive: true, force: true });
  }
  const { assets, pictures, masters, previews, compressed } = places;
  for (const folder of [assets, pictures, masters, previews, compressed]) {
    await removeOld(folder, named, now.getTime() - graceMilliseconds);
  }
}
