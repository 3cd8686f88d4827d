import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright-core";
import { armName, outcomeBinding, probe, type Outcome } from "./probe.ts";

const patience = 60_000;

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 " +
    "(KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};

export interface TabOptions {
  /** How many times slower than this machine the processor is. */
  readonly slowdown: number;
  /** True for Lighthouse's slow 4G. */
  readonly isSlowLine?: boolean;
}

/** A tab of a phone's browser. */
export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  /** Waits for the outcome of an errand; rejects after half a minute. */
  outcome(id: number): Promise<Outcome>;
  close(): Promise<void>;
}

/** Opens a tab in a context of its own; the probe runs in every document. */
export async function openTab(
  browser: Browser,
  { slowdown, isSlowLine = false }: TabOptions,
): Promise<Tab> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(patience);
  const outcomes = new Map<number, Outcome>();
  await context.exposeFunction(outcomeBinding, (text: string) => {
    const outcome = JSON.parse(text) as Outcome;
    outcomes.set(outcome.id, outcome);
  });
  const names = JSON.stringify([outcomeBinding, armName]);
  await context.addInitScript({ content: `(${probe.toString()})(...${names})` });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  if (isSlowLine) {
    await session.send("Network.emulateNetworkConditions", slow4g);
  }
  return {
    page,
    session,
    async outcome(id) {
      const end = performance.now() + patience / 2;
      for (let outcome = outcomes.get(id); ; outcome = outcomes.get(id)) {
        if (outcome !== undefined) {
          return outcome;
        }
        if (performance.now() > end) {
          throw new Error(`The expected was not painted within ${patience / 2000} s`);
        }
        await pause(20);
      }
    },
    close: () => context.close(),
  };
}
