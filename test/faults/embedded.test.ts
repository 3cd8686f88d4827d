import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "#test/faults/faults.ts";
import { testFaults } from "#test/faults/short-form.ts";

// The short form of `npm run faults`; each figure is printed.
testFaults("embedded", () => undefined);

test("the tests that hold a promise in a fault's place are there", () => {
  const held = faults.flatMap(({ heldBy = [] }) => heldBy);
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter((file) => !existsSync(file))).toEqual([]);
});
