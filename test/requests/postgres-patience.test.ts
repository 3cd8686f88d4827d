import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database, Session } from "#server/enquiries/database.ts";
import { openPostgres } from "#server/enquiries/postgres-database.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
let database: Database;
beforeEach(async (context) => {
  database = openPostgres(await postgres(context).database(), () => {});
});
afterEach(() => database.close());

test("ends a slow statement in PostgreSQL and continues", async () => {
  await expect(
    database.transaction((session) => session.query("select pg_sleep(3600)")),
  ).rejects.toThrow("statement timeout");
  const rows = await database.transaction((session) => session.query("select 1 as one"));
  expect(rows).toEqual([{ one: 1 }]);
});

test("PostgreSQL syncs what must last with its commit, and mere counts later", async () => {
  const readSetting = (session: Session) => session.query("show synchronous_commit");
  expect(await database.transaction(readSetting)).toEqual([{ synchronous_commit: "on" }]);
  const counted = await database.transaction(readSetting, { durable: false });
  expect(counted).toEqual([{ synchronous_commit: "off" }]);
});

test.each([
  ["begun twice more where it met another one and lost", "40001", 3],
  ["begun twice more where two stood in each other's way", "40P01", 3],
  ["not begun again where it broke a rule", "23505", 1],
])("a transaction is %s (%s)", async (_what, code, limit) => {
  let begun = 0;
  const meeting = (times: number) =>
    database.transaction(async (session) => {
      begun += 1;
      if (begun <= times) {
        await session.script(`do $$ begin raise 'met' using errcode = '${code}'; end $$`);
      }
      return begun;
    });
  await expect(meeting(limit)).rejects.toThrow("met");
  expect(begun).toBe(limit);
  begun = 0;
  expect(await meeting(limit - 1)).toBe(limit);
});
