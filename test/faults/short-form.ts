import { expect, test } from "vitest";
import type { TestContext } from "vitest";
import { faults } from "#test/faults/faults.ts";
import { tellOutcome } from "#test/faults/report.ts";
import type { StoreKind } from "#test/faults/world.ts";
import type { TestPostgres } from "#test/support/postgres.ts";

/** Defines a test for the short form of every fault. */
export function testFaults(
  store: StoreKind,
  postgres: (context: TestContext) => TestPostgres | undefined,
): void {
  const possible = faults.filter(({ stores }) => stores.includes(store));
  test.for(possible)("$name", { timeout: 600_000 }, async (fault, context) => {
    const running = postgres(context);
    const world = { store, short: true, ...(running !== undefined && { postgres: running }) };
    const { lines, ok } = tellOutcome(fault.name, store, await fault.make(world));
    process.stdout.write(`${lines.join("\n")}\n`);
    expect(ok, lines.filter((line) => line.endsWith("BROKEN")).join("\n")).toBe(true);
  });
}
