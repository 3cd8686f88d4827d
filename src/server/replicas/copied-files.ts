import { link, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { sha256 } from "#server/sha256.ts";

/** Prefix of unfinished files and folders. */
const temporaryPrefix = ".part-";
let temporaryCount = 0;

/** Returns a temporary name beside a file or folder. */
export function temporaryPath(target: string): string {
  temporaryCount += 1;
  return join(dirname(target), `${temporaryPrefix}${process.pid}-0-${temporaryCount}`);
}

/** Replaces a file with one rename, and creates its folder. */
export async function replaceFile(file: string, body: string | Uint8Array): Promise<void> {
  const part = temporaryPath(file);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(part, body);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Lists the files below a folder by their paths with slashes; names that begin with a dot are left out. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
    return entry.isFile() && !/(?:^|\/)\./.test(path) ? [path] : [];
  });
}

/** Tells if a file holds the bytes of a hash; false where it cannot be read. */
export async function hasBytes(file: string, hash: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && sha256(bytes) === hash;
}

/** Links a file under a second name; false where that is not possible. */
export async function linkFile(source: string, target: string): Promise<boolean> {
  return link(source, target).then(
    () => true,
    () => false,
  );
}

/** Removes what an ended process left unfinished in a folder and below it. */
export async function removeUnfinished(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const { parentPath, name } of entries) {
    if (basename(name).startsWith(temporaryPrefix)) {
      await rm(join(parentPath, name), { recursive: true, force: true });
    }
  }
}
