import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "#server/enquiries/database.ts";
import { openPostgres } from "#server/enquiries/postgres-database.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = postgresPrograms() === undefined ? undefined : await startPostgres();
});
afterAll(() => postgres?.end());

test("PostgreSQL itself ends a statement that takes too long, and works on", async (context) => {
  if (postgres === undefined) {
    context.skip("PostgreSQL is not installed");
    return;
  }
  const database = openPostgres(await postgres.database(), () => {});
  try {
    await expect(
      database.transaction((session) => session.query("select pg_sleep(3600)")),
    ).rejects.toThrow("statement timeout");
    const rows = await database.transaction((session) => session.query("select 1 as one"));
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
  }
});

test("PostgreSQL syncs what must last with its commit, and mere counts later", async (context) => {
  if (postgres === undefined) {
    context.skip("PostgreSQL is not installed");
    return;
  }
  const database = openPostgres(await postgres.database(), () => {});
  const asked = (session: Session) => session.query("show synchronous_commit");
  try {
    expect(await database.transaction(asked)).toEqual([{ synchronous_commit: "on" }]);
    const counted = await database.transaction(asked, { durable: false });
    expect(counted).toEqual([{ synchronous_commit: "off" }]);
  } finally {
    await database.close();
  }
});
