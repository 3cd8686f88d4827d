import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { endGroup } from "#tools/end-group.ts";

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string().default(""),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A test that failed; `byTime` where all that it says is that it took too long. */
export interface Failure {
  readonly name: string;
  readonly byTime: boolean;
}

/** What came of a run of tests. */
export interface TestRun {
  readonly passed: readonly string[];
  readonly failed: readonly Failure[];
  /** In milliseconds. */
  readonly took: number;
}

export interface TestOrder {
  readonly folder: string;
  readonly files: readonly string[];
  /** Only tests whose name contains one of these; without it all of them. */
  readonly named?: readonly string[];
  /** Ends the run with the first failure. */
  readonly bail: boolean;
  /** After so many milliseconds the run is ended, and counts as a failure by time. */
  readonly longest: number;
}

const reportFile = ".cache/sabotage-report.json";
const outOfTime = /timed out in \d+ ?ms/i;
/** How long a run that was told to end may still take to clear away what it started, in milliseconds. */
const clearingTime = 20_000;

/** Runs tests in a folder of sources, with a report that is read and no output. */
export async function runTests(order: TestOrder): Promise<TestRun> {
  const begun = performance.now();
  await rm(join(order.folder, reportFile), { force: true });
  const inTime = await runToEnd(order);
  const took = performance.now() - begun;
  const results = inTime ? await readReport(order.folder) : undefined;
  if (results === undefined) {
    const name = inTime ? "the tests could not even begin" : "the run did not end";
    return { passed: [], failed: [{ name, byTime: !inTime }], took };
  }
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests.filter(({ status }) => status === "failed");
  const broken = results.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
    failed: [
      ...failures.map(({ fullName, failureMessages }) => failure(fullName, failureMessages ?? [])),
      ...broken.map(({ message }) => failure("before the tests", [message])),
    ],
    took,
  };
}

function failure(name: string, messages: readonly string[]): Failure {
  return { name, byTime: messages.length > 0 && messages.every((one) => outOfTime.test(one)) };
}

async function runToEnd({ folder, files, named, bail, longest }: TestOrder): Promise<boolean> {
  const words = ["run", "--reporter=json", `--outputFile=${reportFile}`, ...files];
  if (named !== undefined) {
    words.push("--testNamePattern", named.map(literally).join("|"));
  }
  if (bail) {
    words.push("--bail=1");
  }
  const program = join(folder, "node_modules/.bin/vitest");
  // In a group of its own: a test that fails may leave what it has started.
  const child = spawn(program, words, { cwd: folder, stdio: "ignore", detached: true });
  const end = (signal: NodeJS.Signals) => endGroup(child.pid, signal);
  const endNow = () => end("SIGKILL");
  process.on("exit", endNow);
  let inTime = true;
  const late = setTimeout(() => {
    inTime = false;
    end("SIGINT");
  }, longest);
  const tooLate = setTimeout(endNow, longest + clearingTime);
  await once(child, "exit");
  clearTimeout(late);
  clearTimeout(tooLate);
  endNow();
  process.off("exit", endNow);
  return inTime;
}

async function readReport(folder: string) {
  const text = await readFile(join(folder, reportFile), "utf8").catch(() => undefined);
  return text === undefined ? undefined : report.parse(JSON.parse(text)).testResults;
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
