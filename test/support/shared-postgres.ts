import { afterAll, beforeAll } from "vitest";
import type { TestContext } from "vitest";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

/**
 * A PostgreSQL of the tests of one file: begins before the first and ends after the last. Whoever asks
 * for it where none is installed is skipped.
 */
export function sharePostgres(): (context: TestContext) => TestPostgres {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    server = postgresPrograms() === undefined ? undefined : await startPostgres();
  });
  afterAll(() => server?.end());
  return (context) => server ?? context.skip("PostgreSQL is not installed");
}
