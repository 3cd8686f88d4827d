import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "#test/faults/faults.ts";
import { testFaults } from "#test/faults/short-form.ts";

// The short form of `npm run faults`; prints each figure.
testFaults("embedded", () => undefined);

test("the tests that hold a promise in a fault's place are there", () => {
  const quickTests = faults.flatMap(({ heldBy = [] }) => heldBy);
  expect(quickTests.length).toBeGreaterThan(0);
  expect(quickTests.filter((file) => !existsSync(file))).toEqual([]);
});
