import { link, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { temporaryPath, writeSynced } from "#publishing/durable-files.ts";
import { processStartOf, isAlive } from "#publishing/processes.ts";
import { codeOf } from "#publishing/system-error.ts";

const holderSchema = z.object({
  pid: z.int().positive(),
  /** Start of the process, which distinguishes it from a later one with the same number. */
  began: z.string().optional(),
  since: z.string(),
});

/** Process that holds a lock, and since when (ISO 8601, UTC). */
export type Holder = z.infer<typeof holderSchema>;

type Locking =
  | { readonly ok: true; release(): Promise<void> }
  | { readonly ok: false; readonly holder: Holder | undefined };

const pollMilliseconds = 100;

/** Acquires a lock file if it is free; takes over the lock of a process that has ended. */
export async function tryLock(file: string): Promise<Locking> {
  const holder: Holder = {
    pid: process.pid,
    began: processStartOf(process.pid),
    since: new Date().toISOString(),
  };
  const part = temporaryPath(file);
  await writeSynced(part, JSON.stringify(holder));
  try {
    for (;;) {
      try {
        await link(part, file);
        return { ok: true, release: () => rm(file, { force: true }) };
      } catch (error) {
        if (codeOf(error) !== "EEXIST") {
          throw error;
        }
      }
      const text = await readFile(file, "utf8").catch(() => undefined);
      if (text === undefined) {
        continue;
      }
      const currentHolder = readHolder(text);
      if (currentHolder && isActive(currentHolder)) {
        return { ok: false, holder: currentHolder };
      }
      await removeStaleLock(file, text);
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Runs the work under the lock; calls `onWait` once if another process holds it, then waits. */
export async function withLock<Result>(
  file: string,
  onWait: (holder: Holder | undefined) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  let hasReported = false;
  for (;;) {
    const locking = await tryLock(file);
    if (locking.ok) {
      try {
        return await work();
      } finally {
        await locking.release();
      }
    }
    if (!hasReported) {
      onWait(locking.holder);
      hasReported = true;
    }
    await pause(pollMilliseconds);
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isActive({ pid, began }: Holder): boolean {
  const currentStart = processStartOf(pid);
  return (
    isAlive(pid) && (began === undefined || currentStart === undefined || began === currentStart)
  );
}

/** Removes an abandoned lock; puts it back if another process has replaced it meanwhile. */
async function removeStaleLock(file: string, stale: string): Promise<void> {
  const removedFile = temporaryPath(file);
  try {
    await rename(file, removedFile);
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return;
    }
    throw error;
  }
  if ((await readFile(removedFile, "utf8")) !== stale) {
    await link(removedFile, file).catch(() => undefined);
  }
  await rm(removedFile, { force: true });
}
