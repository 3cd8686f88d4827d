import os from "node:os";
import { parseArgs } from "node:util";
import { waitForCalm, type Calm } from "./calm.ts";
import { measureContent } from "./content.ts";
import type { Figure } from "./figures.ts";
import { measureFinding } from "./finding.ts";
import { measurePages } from "./pages/measure-pages.ts";
import { ownCount } from "./published.ts";
import { measurePublish } from "./publish.ts";
import { printFigures, printWorse } from "./report.ts";
import { keepRun, readResults, type Run } from "./results.ts";
import { sourcesNow } from "./sources.ts";
import { measureAnswers } from "./throughput.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    runs: { type: "string" },
    products: { type: "string" },
    busy: { type: "boolean", default: false },
  },
});

/** Number of repetitions of timed measurements. */
const rounds = Number(flags.runs ?? (flags.quick ? 1 : 3));
const patience = flags.quick ? 30 : 180;

/** The results before this run, which drops those of other commits. */
const previous = readResults();

/** A part whose figures are measured and stored by themselves. */
interface Part {
  readonly name: string;
  /** Measures, prints and returns the figures; calls `calm` before timed measurements. */
  readonly measure: (calm: () => Promise<void>) => Promise<readonly Figure[]>;
}

function pagesPart(products: number): Part {
  const name = `pages, ${products.toLocaleString("en")} products`;
  return {
    name,
    async measure(calm) {
      const figures = await measurePages(products, rounds, calm);
      printFigures(`${name}, median of ${rounds}`, figures);
      return figures;
    },
  };
}

const answersPart: Part = {
  name: "answers",
  async measure(calm) {
    await calm();
    const figures = await measureAnswers();
    printFigures("answers of finished pages, floor is nginx", figures);
    return figures;
  },
};

const findingPart: Part = {
  name: "finding",
  async measure(calm) {
    await calm();
    const figures = await measureFinding();
    printFigures("finding: keys, searches and script", figures);
    return figures;
  },
};

function contentPart(sizes: readonly number[]): Part {
  const name = `content, ${sizes.map((size) => size.toLocaleString("en")).join(" and ")} products`;
  return {
    name,
    async measure(calm) {
      await calm();
      const figures = await measureContent(sizes);
      printFigures("reading content and its rules", figures);
      return figures;
    },
  };
}

function publishPart(products: number): Part {
  const name = `publish, ${products.toLocaleString("en")} products`;
  return {
    name,
    async measure(calm) {
      await calm();
      const figures = await measurePublish(products, ownCount, rounds);
      printFigures(`${name}, from the start of a publish to the changed page`, figures);
      return figures;
    },
  };
}

const sizes = [...positionals, flags.products ?? ""].map(Number).filter((size) => size > 0);

/** Parts by name; all of them are measured by default. */
const parts: Readonly<Record<string, () => readonly Part[]>> = {
  pages: () => (sizes.length > 0 ? sizes : [ownCount]).map(pagesPart),
  answers: () => [answersPart],
  finding: () => [findingPart],
  publish: () => (sizes.length > 0 ? sizes : [ownCount, 5000]).map(publishPart),
  content: () => [contentPart(sizes.length > 0 ? sizes : [ownCount, 1000])],
};

async function measure({ name, measure: measurePart }: Part): Promise<void> {
  const sources = sourcesNow();
  let machine: Calm = { busy: 0, yardstick: Infinity };
  const calm = async () => {
    const state = await waitForCalm(patience, flags.busy);
    machine = {
      busy: Math.max(state.busy, machine.busy),
      yardstick: Math.min(state.yardstick, machine.yardstick),
    };
  };
  await calm();
  const figures = await measurePart(calm);
  const run: Run = {
    commit: sources.commit,
    dirty: sources.dirty,
    date: new Date().toISOString(),
    machine: {
      processor: os.cpus()[0]?.model ?? "unknown",
      processors: os.availableParallelism(),
      node: process.version,
      ...machine,
    },
    rounds,
    figures: [...figures],
  };
  printWorse(previous.runs[name], run);
  if (sourcesNow().mark === sources.mark) {
    keepRun(name, run);
  } else {
    console.error("The sources changed while they were measured: these figures are not kept.");
    process.exitCode = 1;
  }
}

const words = positionals.filter((word) => Number.isNaN(Number(word)));
for (const word of words.length > 0 ? words : Object.keys(parts)) {
  const makeParts = parts[word];
  if (makeParts === undefined) {
    throw new Error(`The bench has no part "${word}": ${Object.keys(parts).join(", ")}`);
  }
  for (const part of makeParts()) {
    await measure(part);
  }
}
