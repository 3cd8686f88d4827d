import { afterAll, beforeAll } from "vitest";
import { testFaults } from "#test/faults/short-form.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = postgresPrograms() === undefined ? undefined : await startPostgres();
});
afterAll(() => postgres?.end());

// The short form of `npm run faults`; each figure is printed.
testFaults("postgres", () => postgres);
