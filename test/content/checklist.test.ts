import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  readChecklist,
  rowCount,
  rowsNamed,
  testsByRow,
  writeChecklist,
} from "#tools/checklist.ts";

const text = readFileSync("docs/checklist.md", "utf8");
const rows = readChecklist(text);

describe("the checklist", () => {
  test("lists every row from S001 to S296 once, in order", () => {
    const numbers = Array.from(
      { length: rowCount },
      (_, index) => `S${String(index + 1).padStart(3, "0")}`,
    );
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    for (const { statement } of rows) {
      expect(statement).toMatch(/\w{3}/);
    }
  });

  test("names a test for every row", () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ number }) => number)).toEqual([]);
  });

  test("names only existing test files whose tests name the row", () => {
    for (const { number, tests } of rows) {
      for (const file of tests) {
        expect([file, existsSync(file)]).toEqual([file, true]);
        expect(rowsNamed(readFileSync(file, "utf8"))).toContain(number);
      }
    }
  });

  test("equals the output of tools/checklist.ts", () => {
    expect(text).toBe(writeChecklist(rows, testsByRow()));
  });
});

test("reads rows only from the names of tests", () => {
  const source = [
    'test("one thing [S901 S902]", () => {});',
    "// a comment about [S903]",
    'test.each([["[S904]", "a"]])("%s of %s", () => {});',
    "const other = list[S905];",
  ].join("\n");
  expect(rowsNamed(source)).toEqual(["S901", "S902", "S904"]);
});

test("writes the list back unchanged", () => {
  const row = { number: "S901", statement: "Something is true.", tests: ["test/a.test.ts"] };
  const written = writeChecklist([row], new Map([["S901", ["test/a.test.ts"]]]));
  expect(readChecklist(written)).toEqual([row]);
});
