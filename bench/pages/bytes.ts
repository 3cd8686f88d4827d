import { setTimeout as pause } from "node:timers/promises";
import { watchTraffic, type Answer, type Matter } from "#bench/browser/answers.ts";
import { launchChrome } from "#bench/browser/chrome.ts";

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

/** Waits until nothing more arrives for a while. */
async function waitForQuiet(answers: readonly Answer[]): Promise<void> {
  const end = performance.now() + longest;
  let count = answers.length;
  for (let since = performance.now(); performance.now() < Math.min(end, since + quiet);) {
    await pause(100);
    since = answers.length === count ? since : performance.now();
    count = answers.length;
  }
}

function tally(answers: readonly Answer[], loaded: number): PageBytes {
  const page = answers.find(({ matter, ahead }) => matter === "HTML" && !ahead);
  const isAhead = (answer: Answer) =>
    answer.matter !== "script" && (answer.ahead || (answer.matter === "HTML" && answer !== page));
  const sum = (isMeant: (answer: Answer) => boolean) =>
    answers.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const sumOf = (matter: Matter) => sum((answer) => answer.matter === matter && !isAhead(answer));
  const isFirst = (answer: Answer) => !isAhead(answer) && answer.sentAt < loaded;
  return {
    of: {
      HTML: sumOf("HTML"),
      CSS: sumOf("CSS"),
      script: sumOf("script"),
      font: sumOf("font"),
      pictures: sumOf("pictures"),
      other: sumOf("other"),
      "fetched ahead": sum(isAhead),
    },
    all: sum(() => true),
    firstScript: sum((answer) => answer.matter === "script" && isFirst(answer)),
    first: sum(isFirst),
  };
}

/** Loads each page once, in a browser that knows nothing yet, and counts what came. */
export async function measureBytes(
  origin: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, PageBytes>> {
  const measured = new Map<string, PageBytes>();
  for (const address of pages) {
    const chrome = await launchChrome();
    try {
      const tab = await chrome.openTab({ slowdown: 1 });
      const { answers, loadedAt } = await watchTraffic(tab.session);
      await tab.page.goto(origin + address);
      await waitForQuiet(answers);
      measured.set(address, tally(answers, loadedAt()));
    } finally {
      await chrome.stop();
    }
  }
  return measured;
}
