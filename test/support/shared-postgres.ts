import { afterAll, beforeAll } from "vitest";
import type { TestContext } from "vitest";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

/** Shares a PostgreSQL among the tests of a file; tests are skipped where none is installed. */
export function sharePostgres(): (context: TestContext) => TestPostgres {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    server = postgresPrograms() === undefined ? undefined : await startPostgres();
  });
  afterAll(() => server?.end());
  return (context) => server ?? context.skip("PostgreSQL is not installed");
}
