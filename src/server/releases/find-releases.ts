import { readdir, readlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { currentLink, dataParts } from "#domain/release.ts";
import type { ReleaseFacts } from "#domain/release.ts";
import { tellError } from "#server/log.ts";
import { readReleaseFacts } from "#server/releases/release-files.ts";

/** The folder of the release that is to be served, or undefined where there is none. */
export async function currentFolder(dataFolder: string): Promise<string | undefined> {
  const link = join(dataFolder, dataParts.releases, currentLink);
  try {
    return resolve(dirname(link), await readlink(link));
  } catch {
    return undefined;
  }
}

/** The folders of all releases: the one that is to be served, then the others, the newest first. */
export async function releaseFolders(dataFolder: string): Promise<readonly string[]> {
  const releases = join(dataFolder, dataParts.releases);
  const names = await readdir(releases).catch(() => []);
  const current = await currentFolder(dataFolder);
  const others = names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => resolve(releases, name))
    .filter((folder) => folder !== current);
  return current === undefined ? others : [current, ...others];
}

/** What `read` makes of the first release that it can read; undefined where there is none. */
export async function firstThatReads<Read>(
  folders: readonly string[],
  read: (folder: string) => Promise<Read>,
): Promise<{ readonly folder: string; readonly value: Read } | undefined> {
  const reasons: string[] = [];
  for (const folder of folders) {
    try {
      return { folder, value: await read(folder) };
    } catch (error) {
      reasons.push(`release ${basename(folder)}: ${tellError(error)}`);
    }
  }
  if (reasons.length === 0) {
    return undefined;
  }
  throw new Error(`No release can be served: ${reasons.join("; ")}`);
}

/** What is told of the newest release that can be read; undefined where nothing is published. */
export async function publishedFacts(dataFolder: string): Promise<ReleaseFacts | undefined> {
  return (await firstThatReads(await releaseFolders(dataFolder), readReleaseFacts))?.value;
}
