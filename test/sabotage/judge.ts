import type { CopyOfSources } from "#test/sabotage/copy-of-sources.ts";
import { editSource } from "#test/sabotage/edit.ts";
import { runTests } from "#test/sabotage/run-tests.ts";
import type { TestRun } from "#test/sabotage/run-tests.ts";
import type { Sabotage } from "#test/sabotage/sabotage.ts";

const minute = 60_000;
/** The longest run of the tests of one file without a sabotage, in milliseconds. */
const longestBaseline = 20 * minute;
/** The time that a sabotaged run may take beyond three times the baseline, in milliseconds. */
const grace = 2 * minute;

/** Runs the tests of a sabotage without it; each file once. */
type Baseline = (sabotage: Sabotage) => Promise<readonly TestRun[]>;

/** The outcome for one sabotage. `STALE` and `NOT JUDGED` say nothing about the tests. */
interface Verdict {
  readonly outcome: "killed" | "killed by time" | "SURVIVED" | "STALE" | "NOT JUDGED";
  /** The test that noticed, or why there is no verdict. */
  readonly detail: string;
}

/** Creates a cache of baseline runs; a failing one is repeated once. */
export function createBaseline(copy: CopyOfSources): Baseline {
  const runs = new Map<string, TestRun>();

  async function run(file: string, testName: string | undefined): Promise<TestRun> {
    const key = `${file} ${testName ?? ""}`;
    const cached = runs.get(key);
    if (cached !== undefined) {
      return cached;
    }
    const order = {
      folder: copy.folder,
      files: [file],
      named: testName,
      bail: false,
      limit: longestBaseline,
    };
    const attempt = await runTests(order);
    const result = attempt.failed.length === 0 ? attempt : await runTests(order);
    runs.set(key, result);
    return result;
  }

  return async ({ tests, named }) => {
    const results: TestRun[] = [];
    for (const file of tests) {
      results.push(await run(file, named));
    }
    return results;
  };
}

/** Applies one sabotage and finds the test that notices it. */
export async function judge(
  copy: CopyOfSources,
  sabotage: Sabotage,
  baseline: Baseline,
): Promise<Verdict> {
  const { tests, named } = sabotage;
  const edit = editSource(copy.folder, sabotage);
  if (!edit.ok) {
    return { outcome: "STALE", detail: edit.problem };
  }
  const runs = await baseline(sabotage);
  const failing = runs.flatMap(({ failed }) => failed).at(0);
  if (failing !== undefined) {
    return { outcome: "NOT JUDGED", detail: `fails without the sabotage: ${failing.name}` };
  }
  if (runs.every(({ passed }) => passed.length === 0)) {
    return { outcome: "NOT JUDGED", detail: `no test ran in ${tests.join(", ")}` };
  }
  const usual = runs.reduce((sum, { duration }) => sum + duration, 0);
  const order = { folder: copy.folder, files: tests, named, bail: true, limit: 3 * usual + grace };
  const { failed } = await copy.during(edit, () => runTests(order));
  const noticed = failed.find(({ byTime }) => !byTime) ?? failed.at(0);
  if (noticed === undefined) {
    return { outcome: "SURVIVED", detail: edit.file };
  }
  return { outcome: noticed.byTime ? "killed by time" : "killed", detail: noticed.name };
}
