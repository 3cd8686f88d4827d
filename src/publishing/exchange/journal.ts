import { readFile, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { makeFolders, listNames, syncPath, writeSynced } from "#publishing/durable-files.ts";
import { withLock, type Holder } from "#publishing/lock.ts";
import { codeOf } from "#publishing/system-error.ts";

const prefix = ".import-";
/** Names in a journal begin with a dot, so that readers of the content folder ignore them. */
const commitFile = ".commit";
const lockFile = ".import.lock";

/** A file that an import writes, by its path in the content folder; without bytes it is removed. */
export interface NewFile {
  readonly to: string;
  readonly bytes: (() => Promise<Buffer | string>) | undefined;
}

/** A move without `from` removes a file. */
const movesSchema = z.array(z.strictObject({ from: z.string().optional(), to: z.string() }));

type Moves = z.infer<typeof movesSchema>;

async function journalsIn(folder: string): Promise<readonly string[]> {
  const names = await listNames(folder);
  return names.filter((name) => name.startsWith(prefix)).map((name) => path.join(folder, name));
}

/** Reads the moves of a committed journal; undefined where it was not committed. */
async function readMoves(journal: string): Promise<Moves | undefined> {
  try {
    const text = await readFile(path.join(journal, commitFile), "utf8");
    return movesSchema.parse(JSON.parse(text));
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}

/** Moves every file of a committed journal to its place, unless an earlier run has moved it. */
async function applyMoves(folder: string, journal: string, moves: Moves): Promise<void> {
  const folders = [...new Set(moves.map(({ to }) => path.dirname(path.join(folder, to))))];
  await makeFolders(...folders);
  for (const { from, to } of moves) {
    const target = path.join(folder, to);
    const moved = from === undefined ? rm(target) : rename(path.join(journal, from), target);
    await moved.catch((error: unknown) => {
      if (codeOf(error) !== "ENOENT") {
        throw error;
      }
    });
  }
  for (const touched of [...folders, ...new Set(folders.map((inner) => path.dirname(inner)))]) {
    await syncPath(touched);
  }
  await rm(journal, { recursive: true, force: true });
  // The folder of a product that was not created leaves with its file.
  for (const { from, to } of moves) {
    if (from === undefined) {
      await rmdir(path.dirname(path.join(folder, to))).catch(() => undefined);
    }
  }
}

type Interrupted = "none" | "finished" | "discarded";

async function recover(folder: string): Promise<Interrupted> {
  let result: Interrupted = "none";
  for (const journal of await journalsIn(folder)) {
    const moves = await readMoves(journal);
    if (moves) {
      await applyMoves(folder, journal, moves);
      result = "finished";
    } else {
      await rm(journal, { recursive: true, force: true });
      result = result === "finished" ? result : "discarded";
    }
  }
  return result;
}

type OnWait = (holder: Holder | undefined) => void;

/**
 * Finishes a committed import that was interrupted, and discards one that was not committed. Waits
 * for a running one. Must run before the content folder is read.
 */
export async function finishInterruptedImport(
  folder: string,
  onWait: OnWait = () => undefined,
): Promise<Interrupted> {
  const journals = await journalsIn(folder);
  return journals.length === 0
    ? "none"
    : withLock(path.join(folder, lockFile), onWait, () => recover(folder));
}

/** Writes files into a content folder: all, or none if the process ends. */
export type WriteAll = (
  files: readonly NewFile[],
  onProgress: (done: number) => void,
) => Promise<void>;

/** Runs work while no other import writes; the next command recovers what it left unfinished. */
export async function withImportLock<Result>(
  folder: string,
  onWait: OnWait,
  work: (write: WriteAll) => Promise<Result>,
): Promise<Result> {
  return withLock(path.join(folder, lockFile), onWait, async () => {
    await recover(folder);
    return work(async (files, onProgress) => {
      const journal = path.join(folder, `${prefix}${process.pid}`);
      await makeFolders(journal);
      try {
        await writeJournal(journal, files, onProgress);
      } catch (error) {
        await rm(journal, { recursive: true, force: true });
        throw error;
      }
      await recover(folder);
    });
  });
}

async function writeJournal(
  journal: string,
  files: readonly NewFile[],
  onProgress: (done: number) => void,
): Promise<void> {
  const moves: Moves = [];
  for (const { to, bytes } of files) {
    if (bytes === undefined) {
      moves.push({ to });
    } else {
      const name = `.${moves.length}`;
      await writeSynced(path.join(journal, name), await bytes());
      moves.push({ from: name, to });
    }
    onProgress(moves.length);
  }
  const draft = path.join(journal, `${commitFile}-draft`);
  await writeSynced(draft, JSON.stringify(moves));
  await syncPath(journal);
  await rename(draft, path.join(journal, commitFile));
  await syncPath(journal);
}
