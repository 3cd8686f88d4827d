import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const report = ".cache/test-report.json";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** Parameters of `npm test` for the runner, such as a folder of tests. */
const parameters = process.argv.slice(2);

/** Renders with the production build of React, as the site does; the other takes twice as long. */
const env = { ...process.env, NODE_ENV: "production" };

function run(program: string, words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: "inherit", env }).status === 0;
}

/** Counts a check of the sources as one test. */
function check(name: string, program: string, ...words: string[]): Count {
  const ok = run(program, words);
  console.log(`${ok ? "passed" : "FAILED"}: ${name}`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a test file that cannot be loaded as one failed test. */
function readReport(ok: boolean): Count {
  if (!existsSync(report)) {
    return { passed: 0, failed: 1 };
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  ) as Report;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

function runTests(): Count {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return readReport(run("vitest", ["run", ...reporters, ...parameters]));
}

// The sources come last, because the sizes are those of the tests' build.
const counts = [
  runTests(),
  ...(parameters.length === 0 ? [check("the sources", process.execPath, "tools/check.ts")] : []),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
