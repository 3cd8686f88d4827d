import type { Browser, Locator, Page } from "playwright-core";
import { addresses } from "#addresses";
import { median, printTable } from "./table.ts";

const slowdown = 4;
const idle = 5000;

interface Gesture {
  readonly name: string;
  readonly page: string;
  /** What is tapped. */
  readonly target: string;
  /** What stands in the page once the gesture has had its effect. */
  readonly effect: string;
  /** Takes the effect back, so that the next tap is like the first but on a page that is awake. */
  readonly undo: (page: Page) => Promise<void>;
}

const tabs = "[data-island=listing] .listing-tabs-row";

const gestures: readonly Gesture[] = [
  {
    name: "tab in the shop",
    page: addresses.shop,
    target: `${tabs} a:nth-child(2)`,
    effect: `${tabs} a:nth-child(2)[aria-current]`,
    undo: (page) => page.locator(`${tabs} a:nth-child(1)`).tap(),
  },
  {
    name: "all products after a tab",
    page: addresses.shopCategory("Hand Protection"),
    target: `${tabs} a:nth-child(1)`,
    effect: `${tabs} a:nth-child(1)[aria-current]`,
    undo: (page) => page.locator(`${tabs} a:nth-child(3)`).tap(),
  },
  ...[addresses.home, addresses.shop].map((page) => ({
    name: `View Details on ${page}`,
    page,
    target: "[data-island=listing] .card-actions [data-live]",
    effect: "dialog[open]",
    undo: async (shown: Page) => {
      await shown.goBack();
      await shown.locator("dialog[open]").waitFor({ state: "detached" });
    },
  })),
];

/** Milliseconds from the click until the frame with its effect is painted. */
async function clickToPainted(page: Page, target: Locator, effect: string): Promise<number> {
  await page.evaluate((selector) => {
    const told = Promise.withResolvers<number>();
    Reflect.set(globalThis, "painted", told.promise);
    const follow = (event: Event) => {
      const look = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(look);
        else setTimeout(() => told.resolve(performance.now() - event.timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", follow, { capture: true, once: true });
  }, effect);
  await target.tap();
  return page.evaluate(() => Reflect.get(globalThis, "painted") as Promise<number>);
}

async function measureOnce(
  browser: Browser,
  origin: string,
  gesture: Gesture,
): Promise<readonly [first: number, later: number]> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(origin + gesture.page);
  const target = page.locator(gesture.target).first();
  await target.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.waitForTimeout(idle);
  const first = await clickToPainted(page, target, gesture.effect);
  await gesture.undo(page);
  await page.waitForTimeout(idle / 2);
  const later = await clickToPainted(page, target, gesture.effect);
  await context.close();
  return [first, later];
}

/** Measures taps on a slowed phone once the page is idle: the first, which wakes the island, and a later one. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<void> {
  const rows = [];
  for (const gesture of gestures) {
    const figures = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(await measureOnce(browser, origin, gesture));
    }
    const firsts = figures.map(([first]) => first);
    const laters = figures.map(([, later]) => later);
    rows.push([
      gesture.name,
      ...[median(firsts), Math.max(...firsts), median(laters), Math.max(...laters)].map(Math.round),
    ]);
  }
  const heads = ["tap", "first, median", "first, worst", "later, median", "later, worst"];
  printTable(`Click to painted in ms, ${slowdown}x slower processor, ${runs} runs`, heads, rows);
}
