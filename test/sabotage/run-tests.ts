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

/** A failed test; `byTime` if it only ran out of time. */
interface Failure {
  readonly name: string;
  readonly byTime: boolean;
}

/** The result of a test run. */
export interface TestRun {
  readonly passed: readonly string[];
  readonly failed: readonly Failure[];
  /** In milliseconds. */
  readonly duration: number;
}

interface TestOrder {
  readonly folder: string;
  readonly files: readonly string[];
  /** Limits the run to the tests whose names contain this. */
  readonly named: string | undefined;
  /** Ends the run with the first failure. */
  readonly bail: boolean;
  /** Ends the run after so many milliseconds, as a failure by time. */
  readonly limit: number;
}

const reportFile = ".cache/sabotage-report.json";
const timedOut = /timed out in \d+ ?ms/i;
/** The time that an ended run has to stop what it started, in milliseconds. */
const cleanupTime = 20_000;

/** Runs tests in a folder of sources without output. */
export async function runTests(order: TestOrder): Promise<TestRun> {
  const start = performance.now();
  await rm(join(order.folder, reportFile), { force: true });
  const inTime = await runVitest(order);
  const duration = performance.now() - start;
  const results = inTime ? await readReport(order.folder) : undefined;
  if (results === undefined) {
    const name = inTime ? "the tests did not start" : "the run did not end";
    return { passed: [], failed: [{ name, byTime: !inTime }], duration };
  }
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => failure(fullName, failureMessages ?? []));
  // A file that cannot be loaded fails without a failed test.
  const broken = results
    .filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((test) => test.status !== "failed"),
    )
    .map(({ message }) => failure("before the tests", [message]));
  return {
    passed: tests.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
    failed: failed.concat(broken),
    duration,
  };
}

function failure(name: string, messages: readonly string[]): Failure {
  return { name, byTime: messages.length > 0 && messages.every((text) => timedOut.test(text)) };
}

/** Answers whether the run ended within its limit. */
async function runVitest({ folder, files, named, bail, limit }: TestOrder): Promise<boolean> {
  const options = ["run", "--reporter=json", `--outputFile=${reportFile}`].concat(files);
  if (named !== undefined) {
    options.push("--testNamePattern", escapePattern(named));
  }
  if (bail) {
    options.push("--bail=1");
  }
  const program = join(folder, "node_modules/.bin/vitest");
  // A process group of its own, because a failing test may leave processes behind.
  const child = spawn(program, options, { cwd: folder, stdio: "ignore", detached: true });
  const kill = () => endGroup(child.pid, "SIGKILL");
  process.on("exit", kill);
  let inTime = true;
  const interruptTimer = setTimeout(() => {
    inTime = false;
    endGroup(child.pid, "SIGINT");
  }, limit);
  const killTimer = setTimeout(kill, limit + cleanupTime);
  await once(child, "exit");
  clearTimeout(interruptTimer);
  clearTimeout(killTimer);
  kill();
  process.off("exit", kill);
  return inTime;
}

async function readReport(folder: string) {
  const text = await readFile(join(folder, reportFile), "utf8").catch(() => undefined);
  return text === undefined ? undefined : report.parse(JSON.parse(text)).testResults;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
