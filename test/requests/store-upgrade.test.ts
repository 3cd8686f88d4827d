import { createHash } from "node:crypto";
import {
  appendFile,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { embeddedStoreFile, openDatabase, openStore } from "#server/enquiries/open-store.ts";
import { openSqlite } from "#server/enquiries/sqlite-database.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Brings a store up to date by migrations of its own, which a test may change before it opens it again. */
async function migrateOnce() {
  const migrations = join(folder, "migrations");
  await cp("db/migrations", migrations, { recursive: true });
  const open = () => openStore({ dataFolder: folder }, migrations, () => {});
  await (await open()).database.close();
  return { migrations, open };
}

test("a store whose tables lack a field is refused at the start", async () => {
  const migrations = join(folder, "migrations");
  await mkdir(migrations);
  await copyFile("db/migrations/0001-enquiries.sql", join(migrations, "0001-enquiries.sql"));
  const opening = openStore({ dataFolder: folder }, migrations, () => {});
  await expect(opening).rejects.toThrow("lacks a column");
});

test("what was kept before there was a language is English", async () => {
  const old = openSqlite(embeddedStoreFile(folder));
  const before = await readFile("db/migrations/0001-enquiries.sql", "utf8");
  const hash = createHash("sha256").update(before).digest("hex");
  await old.transaction(async (session) => {
    await session.script(before);
    await session.script(`
create table schema_migration (name text not null primary key, hash text not null);
insert into schema_migration values ('0001-enquiries.sql', '${hash}');
insert into enquiry values ('00000-00001', 'k', 'h', 1, 'a', 'a@b.co', 'c', 'm', 'open', null);
insert into outbox values ('00000-00001', '<x@y>', 'waiting', 0, 1, null, null);`);
  });
  await old.close();
  const opened = await openStore({ dataFolder: folder }, "db/migrations", () => {});
  const found = await opened.desk.find("00000-00001");
  expect(found).toMatchObject({ language: "en", enquiry: { name: "a", message: "m" } });
  await opened.database.close();
});

test("a migration that was changed since it was applied is refused", async () => {
  const { migrations, open } = await migrateOnce();
  await appendFile(join(migrations, "0001-enquiries.sql"), "-- changed\n");
  await expect(open()).rejects.toThrow("migration 0001-enquiries.sql has changed");
});

test("a migration is the same whichever ends its lines have", async () => {
  const { migrations, open } = await migrateOnce();
  const first = join(migrations, "0001-enquiries.sql");
  await writeFile(first, (await readFile(first, "utf8")).replaceAll("\n", "\r\n"));
  await (await open()).database.close();
});

test("where nothing is to be migrated, nobody who writes is waited for", async () => {
  const open = () => openDatabase({ dataFolder: folder }, "db/migrations", () => {});
  await (await open()).close();
  const other = openSqlite(embeddedStoreFile(folder));
  await other.transaction(async (session) => {
    await session.query("delete from outbox");
    await (await open()).close();
  });
  await other.close();
});

test("migrations of which one fails leave the tables as they were", async () => {
  const { migrations, open } = await migrateOnce();
  await writeFile(join(migrations, "README.md"), "is no migration");
  await writeFile(join(migrations, "9998-more.sql"), "create table more (a text);");
  await writeFile(join(migrations, "9999-broken.sql"), "create nonsense;");
  await expect(open()).rejects.toThrow("nonsense");
  await rm(join(migrations, "9999-broken.sql"));
  const { database } = await open();
  await database.transaction((session) => session.query("select a from more"));
  await database.close();
});

test("replicas that start together on an empty PostgreSQL migrate it once", async (context) => {
  const databaseUrl = await postgres(context).database();
  const place = { dataFolder: folder, databaseUrl };
  const replicas = await Promise.allSettled(
    Array.from({ length: 6 }, () => openStore(place, "db/migrations", () => {})),
  );
  for (const replica of replicas) {
    if (replica.status === "fulfilled") {
      await replica.value.database.close();
    }
  }
  expect(replicas.filter(({ status }) => status === "rejected")).toEqual([]);
});
