import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "secrets-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (dataFolder: string, databaseUrl?: string) =>
  openStore({ dataFolder, ...(databaseUrl && { databaseUrl }) }, "db/migrations", () => {});

const enquiryAt = (receivedAt: number) => ({ reference: "A0000-00001", receivedAt });

describe.each(["embedded", "postgres"] as const)("in the %s store", (kind) => {
  test("however many start at once, one secret is drawn, and it stays", async (context) => {
    const url = kind === "postgres" ? await postgres(context).database() : undefined;
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(folder, url)));
    const receipts = await Promise.all(
      stores.map(({ database }, index) => openReceipts(database, 1000 + index)),
    );
    const links = new Set(receipts.map((opened) => opened.secretOf(enquiryAt(2000))));
    expect(links.size).toBe(1);
    const rows = await stores[0]?.database.read((session) =>
      session.query("select count(*) as secrets from receipt_secret"),
    );
    expect(rows).toEqual([{ secrets: 1 }]);
    await Promise.all(stores.map(({ database }) => database.close()));
    const again = await open(folder, url);
    const reopened = await openReceipts(again.database, 5000);
    expect(links).toContain(reopened.secretOf(enquiryAt(2000)));
    await again.database.close();
  });
});

test("a restored store knows the links of before, and makes new ones with a secret of its own", async () => {
  const old = await open(folder);
  const before = await openReceipts(old.database, 1000);
  const file = join(folder, "backup.db");
  await runStoreCommand({ dataFolder: folder }, ["backup", file], "db/migrations");
  const elsewhere = join(folder, "elsewhere");
  const fresh = await open(elsewhere);
  const own = await openReceipts(fresh.database, 9000);
  await runStoreCommand({ dataFolder: elsewhere }, ["restore", file], "db/migrations");
  const after = await openReceipts(fresh.database, 9500);
  await Promise.all([old.database.close(), fresh.database.close()]);
  expect(after.secretOf(enquiryAt(2000))).toBe(before.secretOf(enquiryAt(2000)));
  expect(after.secretOf(enquiryAt(9000))).toBe(own.secretOf(enquiryAt(9000)));
  // Clocks differ: an enquiry that seems older than every secret has the oldest.
  expect(after.secretOf(enquiryAt(500))).toBe(before.secretOf(enquiryAt(500)));
  for (const time of [2000, 9000]) {
    expect(after.verify("A0000-00001", after.secretOf(enquiryAt(time)))).toBe(true);
    expect(after.verify("A0000-00002", after.secretOf(enquiryAt(time)))).toBe(false);
  }
  expect(before.verify("A0000-00001", after.secretOf(enquiryAt(9000)))).toBe(false);
});

test("lists and digests hold no secret", async () => {
  const { database, desk } = await open(folder);
  await openReceipts(database, 1000);
  const [row] = await database.read((session) =>
    session.query("select secret from receipt_secret"),
  );
  const listed = JSON.stringify(await desk.list({ limit: 10 }));
  const digest = await runStoreCommand({ dataFolder: folder }, ["digest"], "db/migrations");
  await database.close();
  expect(row?.["secret"]).toMatch(/^[\w-]{43}$/);
  expect(listed + digest).not.toContain(row?.["secret"]);
});
