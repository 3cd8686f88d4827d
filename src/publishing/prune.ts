import { rmSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
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
  readFacts,
  readNotes,
  readPages,
  type Release,
} from "#publishing/releases.ts";

const dayMilliseconds = 24 * 60 * 60_000;

/** Newest releases that stay, and days of which the last release stays. */
const retainedReleases = 10;
const retainedDays = 14;

/** How long unreferenced files stay for open tabs. */
const graceMilliseconds = 7 * dayMilliseconds;

/** Milliseconds between two sweeps, for which the lists of all releases are read. */
const sweepInterval = dayMilliseconds;

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

/** Removes temporary files of processes that have ended. */
export async function removeUnfinished(places: Places): Promise<void> {
  const { kept, shared, objects, releases } = places;
  const ofObjects = (await listNames(objects)).map((name) => path.join(objects, name));
  for (const folder of [releases, kept, ...shared, ...ofObjects]) {
    await removeTemporaryFiles(folder);
  }
}

/** Result of looking for files that no release names, in a file of its own. */
const sweepSchema = z.object({
  at: z.iso.datetime(),
  /** When each file was first found to be named by no release. */
  unnamed: z.record(z.string(), z.iso.datetime()),
});

type Sweep = z.infer<typeof sweepSchema>;

/** Reads the last sweep; undefined where there is none or it is damaged. */
async function readSweep({ swept }: Places): Promise<Sweep | undefined> {
  const text = await readFile(swept, "utf8").catch(() => "null");
  try {
    return sweepSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Lists the files that releases share and none of them names. */
async function listUnnamed(places: Places): Promise<readonly string[]> {
  const referenced = new Set<string>();
  // One release after the other, since the lists of a large site take much memory.
  for (const release of await findReleases(places)) {
    for (const name of await referencedFiles(release)) {
      referenced.add(name);
    }
  }
  const unnamed: string[] = [];
  for (const folder of places.shared) {
    const names = await listNames(folder);
    unnamed.push(
      ...names
        .filter((name) => !name.startsWith("."))
        .map((name) => `${path.basename(folder)}/${name}`)
        .filter((name) => !referenced.has(name)),
    );
  }
  return unnamed;
}

/** Removes shared files that no release has named for seven days; looks once a day. */
async function sweep(places: Places, currentTime: Date): Promise<void> {
  const previous = await readSweep(places);
  if (previous !== undefined && currentTime.getTime() - Date.parse(previous.at) < sweepInterval) {
    return;
  }
  const today = currentTime.toISOString();
  const unnamed: Record<string, string> = {};
  for (const name of await listUnnamed(places)) {
    const since = previous?.unnamed[name] ?? today;
    if (currentTime.getTime() - Date.parse(since) > graceMilliseconds) {
      await rm(path.join(places.kept, name), { force: true });
    } else {
      unnamed[name] = since;
    }
  }
  await writeAtomically(places.swept, JSON.stringify({ at: today, unnamed } satisfies Sweep));
}

/** Lists the last release of each of the last days, of releases in their order. */
async function lastOfDays(
  releases: readonly Release[],
  currentTime: Date,
): Promise<ReadonlySet<Release>> {
  const lastByDay = new Map<string, Release>();
  for (const release of releases) {
    const madeAt = await readFacts(release).then(
      (facts) => Date.parse(facts.madeAt),
      () => Number.NEGATIVE_INFINITY,
    );
    if (currentTime.getTime() - madeAt < retainedDays * dayMilliseconds) {
      lastByDay.set(new Date(madeAt).toISOString().slice(0, 10), release);
    }
  }
  return new Set(lastByDay.values());
}

/**
 * Removes all releases except the last ten, the last one of each of the last 14 days, and the served
 * one; then, once a day, files that none of them has named for seven days.
 */
export async function prune(places: Places, currentTime: Date): Promise<void> {
  const current = await currentRelease(places);
  const releases = await findReleases(places);
  const older = releases.slice(0, -retainedReleases);
  if (older.length === 0) {
    return;
  }
  const ofDays = await lastOfDays(releases, currentTime);
  const old = older.filter((release) => release.number !== current?.number && !ofDays.has(release));
  if (old.length === 0) {
    return;
  }
  for (const { folder } of old) {
    const leaving = temporaryPath(folder);
    await rename(folder, leaving);
    // A call at once takes a third of the time, for tens of thousands of files.
    rmSync(leaving, { recursive: true, force: true });
  }
  await sweep(places, currentTime);
}
