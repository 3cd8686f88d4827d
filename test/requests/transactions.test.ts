import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database, Session } from "#server/enquiries/database.ts";
import { openDatabase } from "#server/enquiries/open-store.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

describe.each([
  ["sqlite", "readonly database"],
  ["postgres", "read-only transaction"],
])("a transaction of %s", (kind, refusal) => {
  let folder: string;
  let database: Database;
  beforeEach(async (context) => {
    const server = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    folder = await mkdtemp(join(tmpdir(), "transactions-"));
    database = await openDatabase({ dataFolder: folder, ...server }, "db/migrations", () => {});
    const follows = "follows text references scratch (word) deferrable initially deferred";
    await database.transaction((session) =>
      session.script(`create table scratch (word text primary key, ${follows})`),
    );
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const write = (word: string, follows: string | null = null) => {
    const row = [word, follows];
    return (session: Session) => session.query("insert into scratch values ($1, $2)", row);
  };
  const read = async (session: Session) => {
    const rows = await session.query("select word from scratch order by word");
    return rows.map(({ word }) => word);
  };

  test("that fails leaves nothing of what it wrote, and harms none beside it", async () => {
    const outcomes = await Promise.allSettled([
      database.transaction(write("one")),
      database.transaction(async (session) => {
        await write("half")(session);
        throw new Error("changed its mind");
      }),
      database.transaction(write("two")),
    ]);
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await database.read(read)).toEqual(["one", "two"]);
  });

  test("whose commit fails leaves nothing, and the next one is as ever", async () => {
    await expect(database.transaction(write("one", "nothing"))).rejects.toThrow(/foreign key/i);
    await database.transaction(write("two"));
    expect(await database.read(read)).toEqual(["two"]);
  });

  test("is not seen by those who began to read before it, and waits for none of them", async () => {
    const seen = await database.read(async (session) => {
      const countBefore = await read(session);
      await database.transaction(write("meanwhile"));
      return [countBefore, await read(session)];
    });
    expect(seen).toEqual([[], []]);
    expect(await database.read(read)).toEqual(["meanwhile"]);
  });

  test("writes; a read-only session cannot", async () => {
    await expect(database.read(write("by the way"))).rejects.toThrow(refusal);
    expect(await database.read(read)).toEqual([]);
  });
});
