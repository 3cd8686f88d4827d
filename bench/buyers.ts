import { setTimeout as pause } from "node:timers/promises";
import { addressesIn } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import { launchChrome } from "./browser/chrome.ts";
import { locate } from "./browser/hand.ts";
import { rounded, type Figure } from "./figures.ts";
import { runScript } from "./processes.ts";

/** How many times slower than this machine the processor is that shows pasted rows. */
const slowdown = 4;
const rows = 500;

/** Lines that the journeys of the three buyers print, with the figures in them. */
const printed: readonly {
  readonly line: RegExp;
  readonly figures: readonly (readonly [name: string, unit: string, most?: number])[];
}[] = [
  {
    line: /seven products by thumb \(en\): (\d+) taps, (\d+) characters, ([\d.]+) screens/,
    figures: [
      ["seven products on a phone", "taps", 18],
      ["seven products on a phone, typed", "characters", 90],
      ["seven products on a phone, scrolled", "screens", 5],
    ],
  },
  {
    line: /seven products by thumb \(ar\): (\d+) taps, (\d+) characters/,
    figures: [
      ["seven products on a phone, in Arabic", "taps", 18],
      ["seven products on a phone, in Arabic, typed", "characters", 90],
    ],
  },
  {
    line: /seven products by keyboard: (\d+) keys to add them, (\d+) until they are sent/,
    figures: [
      ["seven products by keyboard, beside their words", "keys", 42],
      ["seven products by keyboard, until they are sent", "keys"],
    ],
  },
  {
    line: /60 rows: (\d+) waited for a choice, (\d+) keys in all/,
    figures: [
      ["60 pasted rows that wait for a choice", "rows"],
      ["60 pasted rows until they are on the list", "keys", 40],
    ],
  },
];

/** Reads the counts out of what the journeys print; one that is not printed is a figure without a value. */
export function readCounts(output: string): readonly Figure[] {
  return printed.flatMap(({ line, figures }) => {
    const [, ...numbers] = line.exec(output) ?? [];
    return figures.map(([name, unit, most], index) => ({
      name,
      unit,
      value: numbers[index] === undefined ? undefined : Number(Number(numbers[index]).toFixed(1)),
      ...(most !== undefined && { goal: { most } }),
    }));
  });
}

/** Lets the three buyers walk through the built site, and counts what their hands do. */
export async function measureBuyers(): Promise<readonly Figure[]> {
  const journeys = ["users", "officer"].map((name) => `test/journeys/${name}.test.ts`);
  const words = ["node_modules/vitest/vitest.mjs", "run", "--project", "journeys", ...journeys];
  return readCounts((await runScript(words, {})).output);
}

/** Pastes rows and answers the milliseconds until the first of them can be looked through. */
function pasteRows(text: string): Promise<number> {
  const field = document.querySelector<HTMLTextAreaElement>("textarea[name=rows]");
  const button = document.querySelector<HTMLButtonElement>(".request-paste button");
  if (!field || !button) {
    throw new Error("The page takes no rows");
  }
  field.value = text;
  const started = performance.now();
  button.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(".request-review [data-row]")) {
        resolve(performance.now() - started);
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });
}

/** Milliseconds from the press to the review of 500 rows, on a slower processor. */
export async function measureRows(origin: string): Promise<Figure> {
  const chrome = await launchChrome();
  try {
    const tab = await chrome.openTab({ slowdown });
    await tab.page.goto(origin + addressesIn(usualLanguage).request);
    await locate(tab, { selector: ".request-file" }).waitFor();
    await pause(3000);
    const samples = ["Safety gloves size 10", "HP001", "Ear plugs", "خوذة سلامة", "S3 boots 42x10"];
    const text = Array.from(
      { length: rows },
      (_row, index) => `${samples[index % samples.length] ?? ""}\t${index + 1}`,
    ).join("\n");
    return {
      name: `${rows} pasted rows until they can be looked through, ${slowdown} times slower`,
      unit: "ms",
      value: rounded(await tab.page.evaluate(pasteRows, text), "ms"),
      goal: { most: 300 },
    };
  } finally {
    await chrome.stop();
  }
}
