import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { makeFolders, listNames, syncPath, writeSynced } from "#publishing/durable-files.ts";
import { withLock, type Holder } from "#publishing/lock.ts";
import { codeOf } from "#publishing/system-error.ts";

const prefix = ".import-";
/** Every name in a journal begins with a dot: whoever reads the content folder passes them over. */
const commitFile = ".commit";
const lockFile = ".import.lock";

/** A file that an import writes: its place in the content folder, and its bytes. */
export interface NewFile {
  readonly to: string;
  readonly bytes: () => Promise<Buffer | string>;
}

const movesSchema = z.array(z.strictObject({ from: z.string(), to: z.string() }));

type Moves = z.infer<typeof movesSchema>;

async function journalsIn(folder: string): Promise<readonly string[]> {
  const names = await listNames(folder);
  return names.filter((name) => name.startsWith(prefix)).map((name) => path.join(folder, name));
}

/** What a journal has decided; nothing where it had not come to a decision. */
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

/** Puts every file of a decided journal in its place; those that stand there already are left. */
async function carryOut(folder: string, journal: string, moves: Moves): Promise<void> {
  const folders = [...new Set(moves.map(({ to }) => path.dirname(path.join(folder, to))))];
  await makeFolders(...folders);
  for (const { from, to } of moves) {
    await rename(path.join(journal, from), path.join(folder, to)).catch((error: unknown) => {
      if (codeOf(error) !== "ENOENT") {
        throw error;
      }
    });
  }
  for (const one of [...folders, ...new Set(folders.map((inner) => path.dirname(inner)))]) {
    await syncPath(one);
  }
  await rm(journal, { recursive: true, force: true });
}

export type Interrupted = "none" | "finished" | "discarded";

async function settle(folder: string): Promise<Interrupted> {
  let result: Interrupted = "none";
  for (const journal of await journalsIn(folder)) {
    const moves = await readMoves(journal);
    if (moves) {
      await carryOut(folder, journal, moves);
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
 * Sees to an import that was broken off: it is finished if it had been decided, else nothing of it
 * stays. Waits for one that is still at work. Call it before reading the content folder.
 */
export async function finishInterruptedImport(
  folder: string,
  onWait: OnWait = () => undefined,
): Promise<Interrupted> {
  const journals = await journalsIn(folder);
  return journals.length === 0
    ? "none"
    : withLock(path.join(folder, lockFile), onWait, () => settle(folder));
}

/** Writes files into a content folder. */
export type WriteAll = (files: readonly NewFile[], told: (done: number) => void) => Promise<void>;

/**
 * Does the work while no other import writes. What it is handed writes all its files or, whenever
 * the process ends, none of them: the next command finishes or discards the rest.
 */
export async function inTurn<Result>(
  folder: string,
  onWait: OnWait,
  work: (write: WriteAll) => Promise<Result>,
): Promise<Result> {
  return withLock(path.join(folder, lockFile), onWait, async () => {
    await settle(folder);
    return work(async (files, told) => {
      const journal = path.join(folder, `${prefix}${process.pid}`);
      await makeFolders(journal);
      try {
        await writeJournal(journal, files, told);
      } catch (error) {
        await rm(journal, { recursive: true, force: true });
        throw error;
      }
      await settle(folder);
    });
  });
}

async function writeJournal(
  journal: string,
  files: readonly NewFile[],
  told: (done: number) => void,
): Promise<void> {
  const moves: Moves = [];
  for (const [at, { to, bytes }] of files.entries()) {
    const from = `.${at}`;
    await writeSynced(path.join(journal, from), await bytes());
    moves.push({ from, to });
    told(at + 1);
  }
  const decided = path.join(journal, `${commitFile}-draft`);
  await writeSynced(decided, JSON.stringify(moves));
  await syncPath(journal);
  await rename(decided, path.join(journal, commitFile));
  await syncPath(journal);
}
