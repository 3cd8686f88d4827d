import { rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import {
  listNames,
  temporaryPath,
  removeTemporaryFiles,
  writeAtomically,
} from "#publishing/durable-files.ts";
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

/** Number of releases that stay, and how long unreferenced files stay for open tabs. */
const retainedReleases = 10;
const graceMilliseconds = 7 * 24 * 60 * 60_000;

/** Milliseconds between two removals of unreferenced files, for which all releases are read. */
const sweepInterval = 24 * 60 * 60_000;

/**
 * Lists the shared files that a release references; none where it is damaged, since it cannot be
 * served.
 */
async function referencedFiles(release: Release): Promise<readonly string[]> {
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

async function removeOld(folder: string, referenced: ReadonlySet<string>, cutOff: number) {
  const group = path.basename(folder);
  for (const name of await listNames(folder)) {
    if (referenced.has(`${group}/${name}`) || name.startsWith(".")) {
      continue;
    }
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats !== undefined && stats.mtimeMs < cutOff) {
      await rm(file, { force: true });
    }
  }
}

/** Removes temporary files of processes that have ended. */
export async function removeUnfinished(places: Places): Promise<void> {
  const { kept, shared, objects, releases } = places;
  const ofObjects = (await listNames(objects)).map((name) => path.join(objects, name));
  for (const folder of [releases, kept, ...shared, ...ofObjects]) {
    await removeTemporaryFiles(folder);
  }
}

/** Removes a release and starts the grace of the files that its successor does not name. */
async function removeRelease(
  places: Places,
  release: Release,
  successor: Release | undefined,
  currentTime: Date,
): Promise<void> {
  const successorFiles = new Set(successor && (await referencedFiles(successor)));
  for (const name of await referencedFiles(release)) {
    if (!successorFiles.has(name)) {
      await touch(path.join(places.kept, name), currentTime);
    }
  }
  const leaving = temporaryPath(release.folder);
  await rename(release.folder, leaving);
  await rm(leaving, { recursive: true, force: true });
}

/** Tells if files that no release names were removed within the last day. */
async function isSwept({ swept }: Places, currentTime: Date): Promise<boolean> {
  const stats = await stat(swept).catch(() => undefined);
  return stats !== undefined && currentTime.getTime() - stats.mtimeMs < sweepInterval;
}

/**
 * Removes all releases except the last ten and the served one; then, once a day, files unreferenced
 * for more than seven days.
 */
export async function prune(places: Places, currentTime: Date): Promise<void> {
  const current = await currentRelease(places);
  const releases = await findReleases(places);
  const old = releases
    .slice(0, Math.max(0, releases.length - retainedReleases))
    .filter(({ number }) => number !== current?.number);
  for (const release of old) {
    const successor = releases.find(({ number }) => number > release.number);
    await removeRelease(places, release, successor, currentTime);
  }
  if (old.length === 0 || (await isSwept(places, currentTime))) {
    return;
  }
  const referenced = new Set<string>();
  for (const release of await findReleases(places)) {
    for (const name of await referencedFiles(release)) {
      referenced.add(name);
    }
  }
  for (const folder of places.shared) {
    await removeOld(folder, referenced, currentTime.getTime() - graceMilliseconds);
  }
  await writeAtomically(places.swept, "");
  await touch(places.swept, currentTime);
}
