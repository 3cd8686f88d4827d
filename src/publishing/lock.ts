import { link, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { partBeside, writeSynced } from "#publishing/durable-files.ts";
import { beginningOf, isAlive } from "#publishing/processes.ts";
import { codeOf } from "#publishing/system-error.ts";

const holderSchema = z.object({
  pid: z.int().positive(),
  /** When the process began, which tells it from a later one of the same number. */
  began: z.string().optional(),
  since: z.string(),
});

/** The process that holds a lock, and since when (ISO 8601, in UTC). */
export type Holder = z.infer<typeof holderSchema>;

export type Locking =
  | { readonly ok: true; release(): Promise<void> }
  | { readonly ok: false; readonly holder: Holder | undefined };

const pollMilliseconds = 100;

/** Takes a lock, a file, if nobody has it; one whose process is no more is taken over. */
export async function tryLock(file: string): Promise<Locking> {
  const holder: Holder = {
    pid: process.pid,
    began: beginningOf(process.pid),
    since: new Date().toISOString(),
  };
  const part = partBeside(file);
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
      const held = readHolder(text);
      if (held && isHeld(held)) {
        return { ok: false, holder: held };
      }
      await takeAway(file, text);
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Does the work while holding the lock; tells `onWait` once when another has it, and waits. */
export async function withLock<Result>(
  file: string,
  onWait: (holder: Holder | undefined) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  let told = false;
  for (;;) {
    const locking = await tryLock(file);
    if (locking.ok) {
      try {
        return await work();
      } finally {
        await locking.release();
      }
    }
    if (!told) {
      onWait(locking.holder);
      told = true;
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

function isHeld({ pid, began }: Holder): boolean {
  const now = beginningOf(pid);
  return isAlive(pid) && (began === undefined || now === undefined || began === now);
}

/** Removes a lock that nobody holds; puts it back where another was quicker and it is a new one. */
async function takeAway(file: string, stale: string): Promise<void> {
  const taken = partBeside(file);
  try {
    await rename(file, taken);
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return;
    }
    throw error;
  }
  if ((await readFile(taken, "utf8")) !== stale) {
    await link(taken, file).catch(() => undefined);
  }
  await rm(taken, { force: true });
}
