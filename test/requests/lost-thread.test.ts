import { once } from "node:events";
import { access, rename } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { embeddedStoreFile } from "#server/enquiries/open-store.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { watchThreads } from "#test/support/store-threads.ts";
import type { SeenThreads } from "#test/support/store-threads.ts";

let service: Service;
let threads: SeenThreads;
/** That writes, and the one that reads. */
let writer: Worker;
let reader: Worker;
beforeEach(async () => {
  threads = watchThreads();
  service = await startService();
  expect(await post("before")).toBe(201);
  const [first, second, ...others] = threads.all;
  if (first === undefined || second === undefined || others.length > 0) {
    throw new Error("the embedded store has two threads");
  }
  writer = first;
  reader = second;
});
afterEach(async () => {
  threads.stop();
  await service.close();
});

const post = async (message: string) =>
  (await postJson(service.endpoint, { ...goodEnquiry, message })).status;
const readiness = async () => (await fetch(`${service.url}/readyz`)).text();
const messages = async () => {
  const kept = await service.desk.list({ limit: 9 });
  return kept.map(({ enquiry }) => enquiry.message).toSorted();
};

const untilReady = () =>
  vi.waitFor(async () => expect(await readiness()).toContain('"ready"'), 30_000);

const ends: readonly [string, (thread: Worker) => unknown][] = [
  ["is ended", (thread) => thread.terminate()],
  // No order at all: an error that nobody catches.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  ["fails", (thread) => thread.postMessage(null)],
];

test.each(ends)("a thread that writes and %s is replaced", async (_how, end) => {
  threads.endEach = true;
  end(writer);
  await threads.until(3);
  expect(await readiness()).toContain("the store does not answer");
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${service.url}/`)).status).toBe(200);
  threads.endEach = false;
  await untilReady();
  expect(await post("afterwards")).toBe(201);
  expect(await messages()).toEqual(["afterwards", "before"]);
  expect(service.logged.join("\n")).toContain("database connection lost");
});

test.each(ends)("a thread that reads and %s is replaced", async (_how, end) => {
  threads.endEach = true;
  end(reader);
  await threads.until(3);
  expect(await readiness()).toContain("the store does not answer");
  expect(await post("meanwhile")).toBe(201);
  threads.endEach = false;
  await untilReady();
  expect(await messages()).toEqual(["before", "meanwhile"]);
});

test("an enquiry that has not begun waits for the next thread", async () => {
  const other = new DatabaseSync(embeddedStoreFile(service.folder));
  other.exec("begin immediate");
  const answer = post("meanwhile");
  await writer.terminate();
  other.close();
  expect(await answer).toBe(201);
  expect(await messages()).toEqual(["before", "meanwhile"]);
});

test("what is under way is not acknowledged, and holds nobody up", async () => {
  const work = service.database.transaction(async (session) => {
    await session.query("update enquiry set message = 'half done'");
    await writer.terminate();
    await session.query("update enquiry set message = 'by itself'");
  });
  await expect(work).rejects.toThrow("the store's thread has ended");
  expect(await post("afterwards")).toBe(201);
  expect(await messages()).toEqual(["afterwards", "before"]);
});

test("an enquiry that waits too long for a thread is refused", async () => {
  threads.endEach = true;
  await writer.terminate();
  expect(await post("meanwhile")).toBe(503);
  // One after a quarter of a second, the next after a half, and so on, while the enquiry waited for 5 s.
  expect(threads.all.length).toBeLessThan(9);
  threads.endEach = false;
  await untilReady();
  expect(await messages()).toEqual(["before"]);
});

test("other files are not taken up by a new thread", async () => {
  const file = embeddedStoreFile(service.folder);
  await rename(file, `${file}.away`);
  await writer.terminate();
  expect(await post("meanwhile")).toBe(503);
  expect(await readiness()).toContain("the files of the store were taken away or replaced");
  await expect(access(file)).rejects.toThrow("ENOENT");
  await rename(`${file}.away`, file);
  await untilReady();
  expect(await messages()).toEqual(["before"]);
});

test("a log of changes that begins anew while threads are replaced is no loss", async () => {
  threads.endEach = true;
  await Promise.all([writer.terminate(), reader.terminate()]);
  await threads.until(4);
  const file = embeddedStoreFile(service.folder);
  // Whoever leaves last takes the log along, such as a backup tool.
  const last = new DatabaseSync(file);
  last.exec("select count(*) from enquiry");
  last.close();
  await expect(access(`${file}-wal`)).rejects.toThrow("ENOENT");
  threads.endEach = false;
  await untilReady();
  expect(await post("afterwards")).toBe(201);
  expect(await messages()).toEqual(["afterwards", "before"]);
});

test("with the store its threads end, and that is no loss", async () => {
  const own = await startService();
  expect((await postJson(own.endpoint, goodEnquiry)).status).toBe(201);
  const its = threads.all.slice(2);
  expect(its).toHaveLength(2);
  const ended = Promise.all(its.map((thread) => once(thread, "exit")));
  await own.close();
  await ended;
  expect(own.logged.join("\n")).not.toContain("database connection lost");
});
