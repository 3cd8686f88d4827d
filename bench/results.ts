import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** Where the last figures are kept. */
export const resultsFile = "bench/results.json";

const goal = z.union([
  z.strictObject({ most: z.number() }),
  z.strictObject({ least: z.number() }),
  z.strictObject({ timesFloor: z.number() }),
]);

const figure = z.strictObject({
  name: z.string().min(1),
  unit: z.string(),
  value: z.number().optional(),
  floor: z.number().optional(),
  goal: goal.optional(),
});

const run = z.strictObject({
  /** The commit that was checked out, and whether files differed from it. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  dirty: z.boolean(),
  date: z.iso.datetime(),
  machine: z.strictObject({
    processor: z.string(),
    processors: z.number().int().positive(),
    node: z.string(),
    /** The share of the processors that others used just before, at most. */
    busy: z.number().min(0).max(1),
    /** Milliseconds that a fixed piece of work took just before. */
    yardstick: z.number().positive(),
  }),
  /** How often each press and each audit was measured; the figures are medians. */
  rounds: z.number().int().positive(),
  figures: z.array(figure),
});

const results = z.strictObject({
  /** By what was measured, such as "pages, 235 products". */
  runs: z.record(z.string(), run),
});

/** One measured part: what came of it, when, where and of which commit. */
export type Run = z.infer<typeof run>;
export type Results = z.infer<typeof results>;

/** The results in a text. Throws with what is wrong where it is none. */
export function parseResults(text: string): Results {
  return results.parse(JSON.parse(text));
}

/** The last figures; none where none are kept yet. Throws where the file is malformed. */
export function readResults(file = resultsFile): Results {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { runs: {} };
  }
  return parseResults(text);
}

/** Stores a run beside those of the same commit; runs of other commits go. */
export function keepRun(part: string, latest: Run, file = resultsFile): void {
  const runs = Object.entries(readResults(file).runs).filter(
    ([, { commit }]) => commit === latest.commit,
  );
  const current = results.parse({ runs: { ...Object.fromEntries(runs), [part]: latest } });
  writeFileSync(file, `${JSON.stringify(current, undefined, 2)}\n`);
}
