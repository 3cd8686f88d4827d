import { afterAll, beforeAll, expect, test } from "vitest";
import { faults } from "#test/faults/faults.ts";
import { tellOutcome } from "#test/faults/report.ts";
import { bothStores } from "#test/faults/world.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = postgresPrograms() === undefined ? undefined : await startPostgres();
}, 300_000);
afterAll(() => postgres?.end());

const made = bothStores.flatMap((store) =>
  faults
    .filter((fault) => fault.stores.includes(store))
    .map((fault) => [fault.name, store] as const),
);

/** The short form of `npm run faults`. */
test.each(made)("%s, %s store", { timeout: 120_000 }, async (name, store) => {
  const fault = faults.find((one) => one.name === name);
  const outcome = await fault?.make({ store, short: true, ...(postgres && { postgres }) });
  expect(outcome).toBeDefined();
  if (outcome !== undefined) {
    const { lines, ok } = tellOutcome(name, store, outcome);
    process.stdout.write(`${lines.join("\n")}\n`);
    expect(ok, lines.filter((line) => line.endsWith("BROKEN")).join("\n")).toBe(true);
  }
});
