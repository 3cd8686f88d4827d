import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tryLock, withLock } from "#publishing/lock.ts";
import { processStartOf } from "#publishing/processes.ts";
import { makePublishingHome } from "#test/support/published-site.ts";
import { eventually } from "#test/support/requests.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

const lockFile = () => path.join(folder, "some.lock");

test("Concurrent callers work one at a time, and each gets the lock", async () => {
  let working = 0;
  let maxConcurrent = 0;
  let done = 0;
  const waited: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      withLock(
        lockFile(),
        () => waited.push(index),
        async () => {
          working += 1;
          maxConcurrent = Math.max(maxConcurrent, working);
          await (done === 0 ? eventually(() => Promise.resolve(waited.length === 7)) : undefined);
          working -= 1;
          done += 1;
        },
      ),
    ),
  );
  expect([maxConcurrent, done]).toEqual([1, 8]);
  expect(waited).toHaveLength(7);
  expect(readdirSync(folder)).toEqual([]);
});

test("The lock of an ended process is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lockFile(), JSON.stringify({ pid, since: "2026-11-22T10:00:00Z" }));
  const locking = await tryLock(lockFile());
  expect(locking.ok).toBe(true);
});

test("The lock of an earlier process with the same number is taken over", async () => {
  const since = "2026-11-22T10:00:00Z";
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, began: "1", since }));
  expect((await tryLock(lockFile())).ok).toBe(processStartOf(process.ppid) !== undefined);
});

test("The lock of a running process stays, and its holder is returned", async () => {
  const holder = { pid: process.ppid, since: "2026-11-22T10:00:00Z" };
  writeFileSync(lockFile(), JSON.stringify(holder));
  expect(await tryLock(lockFile())).toEqual({ ok: false, holder });
});

test("A truncated lock file blocks nobody", async () => {
  writeFileSync(lockFile(), '{"pid":');
  expect((await tryLock(lockFile())).ok).toBe(true);
});

test("The second of two publishes waits, says so, and finds nothing to do", async () => {
  const home = await makePublishingHome();
  try {
    const waiting: number[] = [];
    const onWait = (holder: { pid: number } | undefined) => waiting.push(holder?.pid ?? 0);
    const outcomes = await Promise.all([home.publish({ onWait }), home.publish({ onWait })]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["published", "unchanged"]);
    expect(waiting).toEqual([process.pid]);
  } finally {
    await home.remove();
  }
});
