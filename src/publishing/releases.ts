import { statSync } from "node:fs";
import { lstat, readFile, readlink, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { releaseFiles, type PageList, type ReleaseFacts } from "#domain/release.ts";
import { pictureWidths, type PictureKind } from "#domain/picture-files.ts";
import { listNames, syncPath, writeAtomically } from "#publishing/durable-files.ts";
import type { EncodedPicture } from "#publishing/pictures/encode.ts";
import type { Places } from "#publishing/places.ts";
import { codeOf } from "#publishing/system-error.ts";

/** Publishing's own notes of a release, in `publishing.json`. */
export interface PublishingNotes {
  /** Hash of all inputs: the same key makes the same release. */
  readonly key: string;
  /** Day of the last change of each page, by its address. */
  readonly changed: Readonly<Record<string, string>>;
  readonly pictures: readonly EncodedPicture[];
  /** Names in `data/kept/assets`. */
  readonly assets: readonly string[];
}

const kinds = Object.keys(pictureWidths) as PictureKind[];

const notesSchema: z.ZodType<PublishingNotes> = z.object({
  key: z.string(),
  changed: z.record(z.string(), z.string()),
  pictures: z.array(z.object({ stem: z.string(), kind: z.enum(kinds), master: z.string() })),
  assets: z.array(z.string()),
});

const contentSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

export interface Release {
  readonly number: number;
  readonly folder: string;
}

async function readJson(release: Release, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(release.folder, file), "utf8"));
}

/** Reads the list of pages; it is written by this code, so it is not validated. */
export async function readPages(release: Release): Promise<PageList> {
  return (await readJson(release, releaseFiles.pages)) as PageList;
}

/** Reads the facts of a release without validation. */
export async function readFacts(release: Release): Promise<ReleaseFacts> {
  return (await readJson(release, releaseFiles.facts)) as ReleaseFacts;
}

/** Reads the hashes of the content files of a release. */
export async function readContentOf(release: Release): Promise<Readonly<Record<string, string>>> {
  return contentSchema.parse(await readJson(release, releaseFiles.content));
}

/** Reads the notes of a release; throws where they are not valid. */
export async function readNotes(release: Release): Promise<PublishingNotes> {
  return notesSchema.parse(await readJson(release, releaseFiles.notes));
}

/** A release with the lists that it is made of. */
export interface ReadRelease extends Release {
  readonly list: PageList;
  readonly notes: PublishingNotes;
  /** Hashes of the content files. */
  readonly content: Readonly<Record<string, string>>;
}

/** Reads the lists of a release; undefined where one of its own files is missing or damaged. */
export async function readRelease(release: Release): Promise<ReadRelease | undefined> {
  try {
    const [list, notes, content] = await Promise.all([
      readPages(release),
      readNotes(release),
      readContentOf(release),
      readFacts(release),
      ...[releaseFiles.render, releaseFiles.data].map((name) =>
        stat(path.join(release.folder, name)),
      ),
    ]);
    return { ...release, list, notes, content };
  } catch {
    return undefined;
  }
}

/** Tells if the pages and files of a release are complete. */
export function hasWholeFiles({ folder, list }: ReadRelease): boolean {
  return [...list.pages, ...list.files]
    .filter((entry) => "file" in entry)
    .every(({ file, sizes }) => {
      const stats = statSync(path.join(folder, "site", file), { throwIfNoEntry: false });
      return stats?.size === sizes.identity;
    });
}

/** Lists every finished release, oldest first. */
export async function findReleases({ releases }: Places): Promise<readonly Release[]> {
  return (await listNames(releases))
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map((name) => ({ number: Number(name), folder: path.join(releases, name) }))
    .toSorted((a, b) => a.number - b.number);
}

/** Reads the name of the served release; undefined where there is none. */
async function readCurrent({ current }: Places): Promise<string | undefined> {
  try {
    return (await readFile(current, "utf8")).trim();
  } catch (error) {
    if (codeOf(error) === "EISDIR") {
      return readOldLink(current);
    }
    if (codeOf(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}

/** Reads the link that earlier versions made; undefined for a folder in its place. */
async function readOldLink(link: string): Promise<string | undefined> {
  return readlink(link).then(
    (target) => path.basename(target),
    () => undefined,
  );
}

/** Returns the served release, or undefined where there is none. */
export async function currentRelease(places: Places): Promise<Release | undefined> {
  const number = Number(await readCurrent(places));
  const releases = await findReleases(places);
  return releases.find((release) => release.number === number);
}

/** Tells if an earlier release than the newest one is served. */
export async function showsEarlierRelease(places: Places): Promise<boolean> {
  const [current, releases] = await Promise.all([currentRelease(places), findReleases(places)]);
  return current !== undefined && current.number !== releases.at(-1)?.number;
}

/** Switches the service to another release with one rename. */
export async function switchTo(places: Places, { number }: Release): Promise<void> {
  await writeAtomically(places.current, `${number}\n`);
  await syncPath(places.releases);
}

/** Replaces the link that earlier versions made by a file, which Windows makes without rights. */
export async function replaceOldLink(places: Places): Promise<void> {
  const isLink = await lstat(places.current).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  const release = isLink ? await currentRelease(places) : undefined;
  if (release !== undefined) {
    await switchTo(places, release);
  }
}
