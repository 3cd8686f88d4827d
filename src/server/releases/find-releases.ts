import { readFile, readdir, readlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { currentFile, dataParts } from "#domain/release.ts";
import type { ReleaseFacts } from "#domain/release.ts";
import { tellError } from "#server/log.ts";
import { readReleaseFacts } from "#server/releases/release-files.ts";

/** Folder of a release: its number; copies from the database add a mark of its origin. */
const folderName = /^([1-9]\d*)(?:-[0-9a-f]{8})?$/;

/** Returns the folder that the file `current` names, or undefined if there is none. */
export async function currentFolder(dataFolder: string): Promise<string | undefined> {
  const releases = join(dataFolder, dataParts.releases);
  const file = join(releases, currentFile);
  // Earlier versions made a link to the folder.
  const name = await readFile(file, "utf8")
    .catch(() => readlink(file))
    .catch(() => "");
  return folderName.test(name.trim()) ? resolve(releases, name.trim()) : undefined;
}

/** Lists the folders of all releases: the current one, then the newest first. */
export async function releaseFolders(
  dataFolder: string,
  current: string | undefined,
): Promise<readonly string[]> {
  const releases = join(dataFolder, dataParts.releases);
  const names = await readdir(releases).catch(() => []);
  const older = names
    .filter((name) => folderName.test(name))
    .toSorted((a, b) => parseInt(b, 10) - parseInt(a, 10))
    .map((name) => resolve(releases, name))
    .filter((folder) => folder !== current);
  return current === undefined ? older : [current, ...older];
}

/** Reads the first readable release; returns undefined if there is none, rejects if none is readable. */
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

/** Reads the facts of the first readable release; undefined if nothing is published. */
export async function publishedFacts(dataFolder: string): Promise<ReleaseFacts | undefined> {
  const folders = await releaseFolders(dataFolder, await currentFolder(dataFolder));
  return (await firstThatReads(folders, readReleaseFacts))?.value;
}
