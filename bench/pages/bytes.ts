import { setTimeout as pause } from "node:timers/promises";
import { launchChrome } from "#bench/browser/chrome.ts";
import type { Answer, Matter } from "#bench/line/answer.ts";
import type { Edge } from "#bench/line/edge-process.ts";

/** Longer than the site waits before it fetches for idle moments. */
const quiet = 3500;
const longest = 20_000;

/** Bytes on the wire until the page is idle and no hand came near, in kB of 1,024 bytes. */
export interface PageBytes {
  /** By what they are; pages fetched ahead, with what they bring along but for script, are apart. */
  readonly of: Readonly<Record<Matter | "fetched ahead", number>>;
  readonly all: number;
  /** Of the script: what was asked for before the load event. */
  readonly firstScript: number;
  /** Of all: the same. */
  readonly first: number;
}

/** Runs in the page: when its load event was, in milliseconds of `Date.now()`. */
function loadTime(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.loadEventStart ?? 0);
}

/** Until nothing more comes for a while. */
async function idleAnswers(edge: Edge): Promise<readonly Answer[]> {
  const end = performance.now() + longest;
  let answers = await edge.answers();
  for (let since = performance.now(); performance.now() < Math.min(end, since + quiet);) {
    await pause(100);
    const now = await edge.answers();
    since = now.length === answers.length ? since : performance.now();
    answers = now;
  }
  return answers;
}

function tally(answers: readonly Answer[], loaded: number): PageBytes {
  const page = answers.find(({ matter, ahead }) => matter === "HTML" && !ahead);
  const isAhead = (answer: Answer) =>
    answer.matter !== "script" && (answer.ahead || (answer.matter === "HTML" && answer !== page));
  const sum = (isMeant: (answer: Answer) => boolean) =>
    answers.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const of = (matter: Matter) => sum((one) => one.matter === matter && !isAhead(one));
  const isFirst = (answer: Answer) => !isAhead(answer) && answer.asked < loaded;
  return {
    of: {
      HTML: of("HTML"),
      CSS: of("CSS"),
      script: of("script"),
      font: of("font"),
      pictures: of("pictures"),
      other: of("other"),
      "fetched ahead": sum(isAhead),
    },
    all: sum(() => true),
    firstScript: sum((one) => one.matter === "script" && isFirst(one)),
    first: sum(isFirst),
  };
}

/** Loads each page once, in a browser that knows nothing yet, and counts what came. */
export async function measureBytes(
  edge: Edge,
  pages: readonly string[],
): Promise<ReadonlyMap<string, PageBytes>> {
  const measured = new Map<string, PageBytes>();
  for (const page of pages) {
    const chrome = await launchChrome();
    try {
      const tab = await chrome.openTab(1);
      await edge.forget();
      await tab.goTo(edge.origin + page);
      const loaded = await tab.call(loadTime);
      measured.set(page, tally(await idleAnswers(edge), loaded));
    } finally {
      await chrome.stop();
    }
  }
  return measured;
}
