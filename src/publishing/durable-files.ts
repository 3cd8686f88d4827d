import { copyFile, link, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { beginningOf, isAlive } from "#publishing/processes.ts";
import { codeOf } from "#publishing/system-error.ts";

/** How everything unfinished is named: nothing reads it, and the next publish removes it. */
const partMark = ".part-";
/** When this process began: in a container the next one may have the same number. */
const born = beginningOf(process.pid) ?? "0";
let count = 0;

/** A name beside a file or folder for what is to take its place when it is finished. */
export function partBeside(target: string): string {
  count += 1;
  return path.join(path.dirname(target), `${partMark}${process.pid}-${born}-${threadId}-${count}`);
}

/** Writes a file of which nobody knows yet, and sees it on the disk. */
export async function writeSynced(file: string, body: string | Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o644);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts a file in its place whole: who reads it sees the old or the new one, also after a power cut. */
export async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await putWhole(file, (part) => writeSynced(part, body));
}

/** Lets `make` write a file, then puts it in its place in one step. */
export async function putWhole(
  file: string,
  make: (part: string) => Promise<unknown>,
): Promise<void> {
  const part = partBeside(file);
  try {
    await make(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Gives a file a second name, or copies it where the file system has no second names. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "EEXIST") {
      throw error;
    }
    await copyFile(from, to);
    await syncPath(to);
  }
}

/** Sees a file, or the names in a folder, on the disk. */
export async function syncPath(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some systems have no sync for folders; their names are safe without.
    if (!["EISDIR", "EPERM", "EINVAL", "ENOTSUP"].includes(codeOf(error) ?? "")) {
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/** Sees a folder, and every folder in it, on the disk. */
export async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const entry of folders) {
    await syncPath(path.join(entry.parentPath, entry.name));
  }
  await syncPath(folder);
}

/** Removes what a process that is no more left unfinished in a folder. */
export async function removeParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const [pid = "", began] = name.startsWith(partMark)
      ? name.slice(partMark.length).split("-")
      : [];
    const isAtIt = isAlive(Number(pid)) && (beginningOf(Number(pid)) ?? "0") === began;
    if (/^\d+$/.test(pid) && !isAtIt) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

/** The names in a folder; none where it is not there. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return [];
    }
    throw error;
  }
}

/** Makes folders that may be there already. */
export async function makeFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
  }
}
