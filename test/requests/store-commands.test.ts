import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

let folder: string;
let opened: OpenedStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "copy-"));
  opened = await openStore({ dataFolder: folder }, "db/migrations", () => {});
  const add = async (n: number) => {
    const reference = `${n % 2 === 0 ? "A0000" : "A000A"}-${String(n).padStart(5, "0")}`;
    await opened.store.add({
      reference,
      enquiry: { ...goodEnquiry, message: `No. ${n} ${"ش😀'\\".repeat(n % 5)}` },
      language: n % 3 === 0 ? "ar" : "en",
      receivedAt: 1_000_000 + n,
      contentHash: `hash ${n}`,
      key: `key ${n}`,
      messageId: `<${reference}@x.example>`,
      ...(n % 100 === 0 && { suspicion: "filled the hidden field" }),
    });
  };
  await Promise.all(Array.from({ length: 1200 }, (_, n) => add(n)));
  await opened.store.markSent("A000A-00001", { at: 1_000_009, over: "nothing" });
});
afterEach(async () => {
  await opened.database.close();
  await rm(folder, { recursive: true, force: true });
});

function run(words: string, databaseUrl?: string): Promise<string> {
  const settings = { dataFolder: folder, ...(databaseUrl !== undefined && { databaseUrl }) };
  return runStoreCommand(settings, words.split(" "), "db/migrations");
}

const hashes = (output: string) =>
  Array.from(output.matchAll(/-?\d+ enquiries, sha256 \w{64}/g), ([text]) => text);

test("the embedded store is copied into PostgreSQL, and again without harm", async (context) => {
  const url = await postgres(context).database();
  const first = await run("copy", url);
  expect(first).toContain("1200 enquiries read, 1200 copied, 0 were there already");
  const [source, target] = hashes(first);
  expect(target).toBe(source);
  await opened.store.markSent("A0000-00002", { at: 1_000_010, over: "nothing" });
  const second = await run("copy", url);
  expect(second).toContain("0 copied, 1200 were there already, 1 of those marked as sent");
  expect(new Set(hashes(second)).size).toBe(1);
  // The mark beside the embedded store is compared at a start.
  const moved = await openStore(
    { dataFolder: folder, databaseUrl: url },
    "db/migrations",
    () => {},
  );
  await moved.database.close();
});

test("a backup holds everything and is restored, hash for hash, into either store", async (context) => {
  const file = join(folder, "backup.db");
  const [before, inBackup] = hashes(await run(`backup ${file}`));
  expect(before).toMatch(/^1200 enquiries/);
  expect(inBackup).toBe(before);
  await expect(run(`backup ${file}`)).rejects.toThrow("never overwrites");
  await opened.desk.erase({ email: goodEnquiry.email });
  expect((await opened.store.counts()).enquiries).toBe(0);
  expect(hashes(await run(`restore ${file}`))).toEqual([before, before]);
  expect(await run("digest")).toContain(before);
  expect((await opened.store.counts()).enquiries).toBe(1200);
  expect(await opened.desk.find("A0000-00006")).toMatchObject({ language: "ar" });
  const url = await postgres(context).database();
  expect(hashes(await run(`restore ${file}`, url))).toEqual([before, before]);
});

test("the digest tells apart what differs by a word, or by its letter", async () => {
  const digests = [await run("digest")];
  for (const sql of [
    "update enquiry set message = 'another' where reference = 'A0000-00004'",
    "update outbox set state = 'sent', sent_at = 1 where reference = 'A0000-00004'",
  ]) {
    await opened.database.transaction((session) => session.query(sql));
    digests.push(await run("digest"));
  }
  expect(new Set(digests).size).toBe(3);
});

test("what is missing is named", async () => {
  await expect(run("copy")).rejects.toThrow("DATABASE_URL is missing");
  await expect(run("restore /nowhere/x.db")).rejects.toThrow("there is no /nowhere/x.db");
  expect(await run("help")).toContain("npm run store");
});
