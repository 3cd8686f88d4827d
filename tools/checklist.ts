import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const file = "docs/checklist.md";

/** The rows of the specification, S001 to S296. */
export const rowCount = 296;

const introduction = [
  "# Checklist",
  "",
  "Every behaviour, route, field, constant, message and state that the site is specified to have,",
  "and the tests that hold it. A test names its rows in brackets, as in `[S116 S117]`. The last",
  "column is written by `tools/checklist.ts`, and a test keeps it true.",
  "",
  "| row | what is to be true | tests |",
  "| --- | --- | --- |",
  "",
].join("\n");

const nameWithRows = /["'`][^"'`\n]*\[(S\d{3}(?: S\d{3})*)\][^"'`\n]*["'`]/g;
const rowLine = /^\| (S\d{3}) \| (.*) \| ([^|]*) \|$/;

/** The rows that a test file names in the names of its tests. */
export function rowsNamed(source: string): readonly string[] {
  return [...source.matchAll(nameWithRows)].flatMap(([, rows = ""]) => rows.split(" "));
}

/** The test files that hold each row. */
export function testsByRow(): ReadonlyMap<string, readonly string[]> {
  const testFiles = new Map<string, readonly string[]>();
  const files = readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => path.posix.join("test", name.replaceAll("\\", "/")))
    .toSorted();
  for (const name of files) {
    for (const row of new Set(rowsNamed(readFileSync(name, "utf8")))) {
      testFiles.set(row, [...(testFiles.get(row) ?? []), name]);
    }
  }
  return testFiles;
}

/** A row of the list: its number, what is to be true, and the tests named for it. */
export interface Row {
  readonly number: string;
  readonly statement: string;
  readonly tests: readonly string[];
}

/** Reads the rows of the list. */
export function readChecklist(text: string): readonly Row[] {
  return text.split("\n").flatMap((line) => {
    const [, number, statement, tests] = rowLine.exec(line) ?? [];
    if (number === undefined || statement === undefined || tests === undefined) {
      return [];
    }
    return [{ number, statement, tests: tests.split(", ").filter((name) => name !== "") }];
  });
}

/** The list as it should be: the same statements, with the tests that hold them now. */
export function writeChecklist(
  rows: readonly Row[],
  testFiles: ReadonlyMap<string, readonly string[]>,
): string {
  const lines = rows.map(
    ({ number, statement }) =>
      `| ${number} | ${statement} | ${(testFiles.get(number) ?? []).join(", ")} |`,
  );
  return `${introduction}${lines.join("\n")}\n`;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename) {
  const testFiles = testsByRow();
  const rows = readChecklist(readFileSync(file, "utf8"));
  writeFileSync(file, writeChecklist(rows, testFiles));
  const missing = rows.filter(({ number }) => !testFiles.has(number)).map(({ number }) => number);
  console.log(`${rows.length} rows, ${missing.length} without a test. ${missing.join(" ")}`);
}
