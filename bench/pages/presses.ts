import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launchChrome } from "#bench/browser/chrome.ts";
import { locate, tap, type } from "#bench/browser/hand.ts";
import { armName, type Errand, type Outcome } from "#bench/browser/probe.ts";
import type { Tab } from "#bench/browser/tab.ts";
import { median } from "#bench/figures.ts";
import type { Step, Walk } from "./walk.ts";

/** How many times slower than this machine the phone is: Lighthouse's. */
const slowdown = 4;
/** Milliseconds that a visitor looks at a page before the next press. */
const thought = 3000;
const glance = 700;
/** From the moment the target is seen to an early press. */
const reaction = 200;
const pictures = ".cache/bench";

/** How a step was answered: medians in milliseconds, absent where it never was. */
export interface Pressed {
  readonly painted: number | undefined;
  /** From the beginning of the navigation to the page in which the press was made. */
  readonly sinceNavigation: number | undefined;
  readonly by: Outcome["by"] | undefined;
  readonly failed: number;
}

let errands = 0;

/** Runs in the page. */
function arm([name, errand]: readonly [string, Errand]): boolean {
  return (Reflect.get(globalThis, name) as (errand: Errand) => boolean)(errand);
}

async function press(tab: Tab, step: Step, early: boolean): Promise<Outcome> {
  for (const target of step.before ?? []) {
    await tap(tab, target);
    await pause(glance);
  }
  await locate(tab, step.press).waitFor();
  const { letters = "", expect } = step;
  if (early) {
    await pause(reaction);
  } else if (letters !== "") {
    await tap(tab, step.press);
    await pause(glance);
  }
  errands += 1;
  const errand: Errand = { id: errands, expectation: expect, keys: letters.length };
  if (!(await tab.page.evaluate(arm, [armName, errand] as const))) {
    throw new Error("what is expected was there before the press");
  }
  await (letters === "" ? tap(tab, step.press, early) : type(tab, letters));
  return tab.outcome(errand.id);
}

async function takeWalk(
  tab: Tab,
  origin: string,
  { from, steps, early = false }: Walk,
  note: (step: string, outcome: Outcome | undefined) => void,
): Promise<void> {
  await tab.page.goto(origin + from, { waitUntil: early ? "commit" : "load" });
  for (const step of steps) {
    await pause(early ? 0 : thought);
    try {
      note(step.name, await press(tab, step, early));
    } catch (error) {
      note(step.name, undefined);
      const file = path.join(pictures, `${step.name.replaceAll(/\W+/g, "-")}.png`);
      mkdirSync(pictures, { recursive: true });
      await tab.page.screenshot({ path: file }).catch(() => undefined);
      console.error(`  ${step.name}: ${(error as Error).message}; see ${file}`);
      return;
    }
  }
}

/** Walks through a site on a slow line, once to warm it up and so many rounds that count. */
export async function measurePresses(
  origin: string,
  walks: readonly Walk[],
  rounds: number,
): Promise<ReadonlyMap<string, Pressed>> {
  const outcomes = new Map<string, (Outcome | undefined)[]>();
  const chrome = await launchChrome();
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const walk of walks) {
        const tab = await chrome.openTab({ slowdown, isSlowLine: true });
        await takeWalk(tab, origin, walk, (step, outcome) => {
          if (round > 0) {
            outcomes.set(step, [...(outcomes.get(step) ?? []), outcome]);
          }
        });
        await tab.close();
      }
    }
  } finally {
    await chrome.stop();
  }
  return new Map(
    [...outcomes].map(([step, all]) => {
      const done = all.filter((outcome) => outcome !== undefined);
      const pressed = {
        painted: median(done.map(({ painted }) => painted)),
        sinceNavigation: median(done.map(({ sinceNavigation }) => sinceNavigation)),
        by: done[0]?.by,
        failed: all.length - done.length,
      };
      return [step, pressed];
    }),
  );
}
