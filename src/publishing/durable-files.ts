import { existsSync, readdirSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { processStartOf, isAlive } from "#publishing/processes.ts";
import { codeOf } from "#publishing/system-error.ts";

/** Prefix of unfinished files: nothing reads them, and the next publish removes them. */
const temporaryPrefix = ".part-";
/** Start of this process: in a container the next process may have the same number. */
const processStart = processStartOf(process.pid) ?? "0";
let temporaryCount = 0;

/** Returns a temporary name beside a file or folder. */
export function temporaryPath(target: string): string {
  temporaryCount += 1;
  return path.join(
    path.dirname(target),
    `${temporaryPrefix}${process.pid}-${processStart}-${threadId}-${temporaryCount}`,
  );
}

/** Creates a file of one or more parts and flushes it to the disk. */
export async function writeSynced(
  file: string,
  ...parts: readonly (string | Uint8Array)[]
): Promise<void> {
  const handle = await open(file, "wx", 0o644);
  try {
    for (const part of parts) {
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically: readers see the old or the new one, also after a power cut. */
export async function writeAtomically(file: string, body: string | Uint8Array): Promise<void> {
  await replaceAtomically(file, (part) => writeSynced(part, body));
}

/** Lets `make` write a temporary file, then renames it to its final name. */
export async function replaceAtomically(
  file: string,
  make: (part: string) => Promise<unknown>,
): Promise<void> {
  const part = temporaryPath(file);
  try {
    await make(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Creates a hard link, or a copy where the file system has no hard links. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "EEXIST") {
      throw error;
    }
    await copySynced(source, target);
  }
}

/** Copies a file and flushes the copy to the disk. */
export async function copySynced(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  await syncPath(target);
}

/** Flushes a file, or the names in a folder, to the disk. */
export async function syncPath(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some systems cannot sync folders; their names are safe without it.
    if (!["EISDIR", "EPERM", "EINVAL", "ENOTSUP"].includes(codeOf(error) ?? "")) {
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/** Flushes a folder and every folder in it to the disk. */
export async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all([folder, ...names].map(syncPath));
}

/** Removes temporary files of processes that have ended; lists at once, since folders are many. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.startsWith(temporaryPrefix)) {
      continue;
    }
    const [pid = "", start] = name.slice(temporaryPrefix.length).split("-");
    const isStillRunning = isAlive(Number(pid)) && (processStartOf(Number(pid)) ?? "0") === start;
    if (/^\d+$/.test(pid) && !isStillRunning) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Lists the names in a folder; empty where the folder does not exist. */
export async function listNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return [];
    }
    throw error;
  }
}

/** Creates the data folder, which is private because the store of enquiries lies in it. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Creates folders that may already exist. */
export async function makeFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
  }
}
