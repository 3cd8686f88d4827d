import type { CopyOfSources } from "#test/sabotage/copy-of-sources.ts";
import { runTests, type TestRun } from "#test/sabotage/run-tests.ts";
import type { Sabotage } from "#test/sabotage/sabotage.ts";

const minute = 60_000;
/** However slow the machine is, the sound sources take no longer than this. */
const longestSound = 20 * minute;
/** What the sabotaged sources may take beyond three times as long as the sound ones, in milliseconds. */
const grace = 2 * minute;

/** What the tests of a file come to while nothing is sabotaged. */
export type SoundRuns = (file: string) => Promise<TestRun>;

/** `killed` by the test that is told. What is neither killed nor survives says nothing of the tests. */
export interface Verdict {
  readonly outcome: "killed" | "killed by time" | "SURVIVED" | "STALE" | "NOT JUDGED";
  readonly told: string;
}

/** Runs the tests of a file on the sound sources when it is first asked; once more where one fails. */
export function createSoundRuns(copy: CopyOfSources, sabotages: readonly Sabotage[]): SoundRuns {
  const runs = new Map<string, TestRun>();
  return async (file) => {
    const known = runs.get(file);
    if (known !== undefined) {
      return known;
    }
    const users = sabotages.filter(({ tests }) => tests.includes(file));
    const named = users.flatMap((one) => one.named ?? []);
    const order = {
      ...{ folder: copy.folder, files: [file], bail: false, longest: longestSound },
      ...(named.length === users.length && { named: [...new Set(named)] }),
    };
    const first = await runTests(order);
    const run = first.failed.length === 0 ? first : await runTests(order);
    runs.set(file, run);
    return run;
  };
}

/** Does one sabotage and sees whether a test notices. */
export async function judge(
  copy: CopyOfSources,
  sabotage: Sabotage,
  soundOf: SoundRuns,
): Promise<Verdict> {
  const { tests, named, file } = sabotage;
  const concerns = (name: string) => named === undefined || name.includes(named);
  const sound: TestRun[] = [];
  for (const one of tests) {
    sound.push(await soundOf(one));
  }
  const failing = sound.flatMap(({ failed }) => failed).find(({ name }) => concerns(name));
  if (failing !== undefined) {
    return { outcome: "NOT JUDGED", told: `fails by itself: ${failing.name}` };
  }
  if (!sound.some(({ passed }) => passed.some(concerns))) {
    return { outcome: "NOT JUDGED", told: `no test ran in ${tests.join(", ")}` };
  }
  const usual = sound.reduce((sum, { took }) => sum + took, 0);
  const run = await copy.during(sabotage, () =>
    runTests({
      ...{ folder: copy.folder, files: tests, bail: true, longest: 3 * usual + grace },
      ...(named !== undefined && { named: [named] }),
    }),
  );
  if (run === undefined) {
    return { outcome: "STALE", told: `what it replaces does not stand once in ${file}` };
  }
  const noticed = run.failed.find(({ byTime }) => !byTime) ?? run.failed[0];
  if (noticed === undefined) {
    return { outcome: "SURVIVED", told: sabotage.promise };
  }
  return { outcome: noticed.byTime ? "killed by time" : "killed", told: noticed.name };
}
