import { readFile, readlink, rename, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { releaseFiles, type PageList, type ReleaseFacts } from "#domain/release.ts";
import { pictureWidths, type PictureKind } from "#domain/picture-files.ts";
import { namesIn, partBeside, syncPath } from "#publishing/durable-files.ts";
import type { EncodedPicture } from "#publishing/pictures/encode.ts";
import type { Places } from "#publishing/places.ts";
import { codeOf } from "#publishing/system-error.ts";

/** What publishing itself wants to know of a release, in `publishing.json`. */
export interface PublishingNotes {
  /** The hash of all that the release was made from: the same key makes the same release. */
  readonly key: string;
  /** The day on which each page's document last changed, by its address. */
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

/** A finished release. */
export interface Release {
  readonly number: number;
  readonly folder: string;
}

async function readJson(release: Release, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(release.folder, file), "utf8"));
}

/** The release's own list of pages; we wrote it, so only its form is taken on trust. */
export async function readPages(release: Release): Promise<PageList> {
  return (await readJson(release, releaseFiles.pages)) as PageList;
}

/** What is told of a release; only its form is taken on trust. */
export async function readFacts(release: Release): Promise<ReleaseFacts> {
  return (await readJson(release, releaseFiles.facts)) as ReleaseFacts;
}

/** The content files that a release was made from, and the hash of each. */
export async function readContentOf(release: Release): Promise<Readonly<Record<string, string>>> {
  return contentSchema.parse(await readJson(release, releaseFiles.content));
}

/** What publishing noted of a release; throws where it is not as it must be. */
export async function readNotes(release: Release): Promise<PublishingNotes> {
  return notesSchema.parse(await readJson(release, releaseFiles.notes));
}

/** Whether a release can be read and none of its own files is gone or short. */
export async function isWhole(release: Release): Promise<boolean> {
  try {
    const [{ pages, files }] = await Promise.all([
      readPages(release),
      readNotes(release),
      readContentOf(release),
      readFacts(release),
      ...[releaseFiles.render, releaseFiles.data].map((name) =>
        stat(path.join(release.folder, name)),
      ),
    ]);
    const own = [...pages, ...files].filter((entry) => "file" in entry);
    const found = await Promise.all(
      own.map(({ file }) => stat(path.join(release.folder, "site", file))),
    );
    return own.every(({ sizes }, at) => found[at]?.size === sizes.identity);
  } catch {
    return false;
  }
}

/** Every finished release, the oldest first. */
export async function findReleases({ releases }: Places): Promise<readonly Release[]> {
  return (await namesIn(releases))
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map((name) => ({ number: Number(name), folder: path.join(releases, name) }))
    .toSorted((a, b) => a.number - b.number);
}

/** The release that is served, or undefined where there is none. */
export async function currentRelease(places: Places): Promise<Release | undefined> {
  try {
    const number = Number(path.basename(await readlink(places.current)));
    const releases = await findReleases(places);
    return releases.find((release) => release.number === number);
  } catch (error) {
    // A folder or a file in the place of the link names no release.
    if (codeOf(error) === "ENOENT" || codeOf(error) === "EINVAL") {
      return undefined;
    }
    throw error;
  }
}

/** Lets the service serve another release: one rename, so that there is always one. */
export async function switchTo(places: Places, { number }: Release): Promise<void> {
  const link = partBeside(places.current);
  await symlink(String(number), link);
  await rename(link, places.current);
  await syncPath(places.releases);
}
