import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { editSource } from "#test/sabotage/edit.ts";
import { sabotages } from "#test/sabotage/table.ts";

test("each sabotage breaks a promise of its own", () => {
  expect(sabotages.length).toBeGreaterThanOrEqual(90);
  expect(new Set(sabotages.map(({ promise }) => promise)).size).toBe(sabotages.length);
});

test("each sabotage finds and changes its code", () => {
  const problems = sabotages.flatMap((sabotage) => {
    const edit = editSource(".", sabotage);
    if (!edit.ok) {
      return [`${sabotage.promise}: ${edit.problem}`];
    }
    const isIdle = edit.text === readFileSync(edit.file, "utf8");
    return isIdle ? [`${sabotage.promise}: changes nothing in ${edit.file}`] : [];
  });
  expect(problems).toEqual([]);
});

test("the tests that notice a sabotage exist", () => {
  // A fault has its name in a file of its own.
  const faults = readdirSync("test/faults").filter((name) => name.endsWith(".ts"));
  const missing = sabotages.flatMap(({ promise, tests, named = "" }) => {
    const gone = tests.filter((file) => !existsSync(file));
    const files = [...tests, ...faults.map((name) => `test/faults/${name}`)].filter(existsSync);
    const isNamed = files.some((file) => readFileSync(file, "utf8").includes(named));
    return [
      ...gone.map((file) => `${promise}: ${file} is gone`),
      ...(isNamed ? [] : [`${promise}: no test is named "${named}"`]),
    ];
  });
  expect(missing).toEqual([]);
});
