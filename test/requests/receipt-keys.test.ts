import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { openReceiptKeys } from "#server/receipts/receipt-keys.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (dataFolder: string, databaseUrl?: string) =>
  openStore({ dataFolder, ...(databaseUrl && { databaseUrl }) }, "db/migrations", () => {});

describe.each(["embedded", "postgres"] as const)("in the %s store", (kind) => {
  test("however many start at once, one key is made, and it stays", async (context) => {
    const url = kind === "postgres" ? await postgres(context).database() : undefined;
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(folder, url)));
    const keys = await Promise.all(
      stores.map(({ database }, at) => openReceiptKeys(database, 1000 + at)),
    );
    expect(new Set(keys.map((ones) => JSON.stringify(ones))).size).toBe(1);
    expect(keys[0]).toHaveLength(1);
    await Promise.all(stores.map(({ database }) => database.close()));
    const again = await open(folder, url);
    expect(await openReceiptKeys(again.database, 5000)).toEqual(keys[0]);
    await again.database.close();
  });
});

test("a restored store checks the receipts of before, and signs with a key of its own", async () => {
  const issuer = "https://supplier.example";
  const old = await open(folder);
  const before = await openReceipts(old.database, { issuer, now: 1000 });
  const file = join(folder, "backup.db");
  await runStoreCommand({ dataFolder: folder }, ["backup", file], "db/migrations");
  const elsewhere = join(folder, "elsewhere");
  const fresh = await open(elsewhere);
  await openReceipts(fresh.database, { issuer, now: 9000 });
  await runStoreCommand({ dataFolder: elsewhere }, ["restore", file], "db/migrations");
  const after = await openReceipts(fresh.database, { issuer, now: 9500 });
  await Promise.all([old.database.close(), fresh.database.close()]);
  const [theirs, own, ...more] = after.publicKeys;
  expect([theirs, more]).toEqual([before.publicKeys[0], []]);
  const at = (receivedAt: number) => ({
    ...{ reference: "A0000-00001", contentHash: "0".repeat(64), receivedAt },
  });
  // A receipt stays the same through a restore, and so does its link.
  expect(after.sign(at(2000))).toBe(before.sign(at(2000)));
  expect(after.secretOf(at(2000))).toBe(before.secretOf(at(2000)));
  // Clocks differ: what seems older than every key is signed with the oldest.
  expect(after.sign(at(500))).toBe(before.sign(at(500)));
  const kid = (receipt: string) =>
    JSON.parse(Buffer.from(receipt.split(".")[0] ?? "", "base64url").toString()).kid;
  expect(kid(after.sign(at(9000)))).toBe(own?.kid);
  for (const time of [2000, 9000]) {
    expect(after.knows("A0000-00001", after.secretOf(at(time)))).toBe(true);
    expect(after.knows("A0000-00002", after.secretOf(at(time)))).toBe(false);
  }
  expect(before.knows("A0000-00001", after.secretOf(at(9000)))).toBe(false);
});

test("what an export tells has no key in it", async () => {
  const { database, desk } = await open(folder);
  const [key] = await openReceiptKeys(database, 1000);
  const listed = JSON.stringify(await desk.list({ limit: 10 }));
  const told = await runStoreCommand({ dataFolder: folder }, ["digest"], "db/migrations");
  await database.close();
  expect(listed + told).not.toContain(key?.privateKey);
});
