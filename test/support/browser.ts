import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { pressTimeout, sendTimeout } from "#site/islands/time-limits.ts";
import { openedSite } from "#test/support/opened-site.ts";

/** Size of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop = { width: 1440, height: 900 };
export const tablet = { width: 768, height: 1024 };
export const phone = { width: 360, height: 740 };

const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Test pages live for seconds, so further compilation would cost more than it saves.
  "--js-flags=--single-threaded --always-sparkplug --no-maglev --no-turbofan",
];

let shared: Promise<Browser> | undefined;

/** Patterns of console errors that a journey causes on purpose. */
type Allowed = readonly RegExp[];

export interface PageOptions {
  readonly viewport?: Size;
  readonly script?: boolean;
  readonly allow?: Allowed;
  /** Errors that may occur or not, as the browser chooses what it requests. */
  readonly tolerate?: Allowed;
  /** Lets a press take any time; otherwise it is sent once the page has waited long enough. */
  readonly patient?: boolean;
  readonly context?: BrowserContextOptions;
}

/** State of the site during a journey. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors so far. */
  readonly complaints: readonly string[];
}

interface Tab extends Visit {
  readonly complaints: string[];
}

/** Origin of the site, without a trailing slash. */
export function siteUrl(): string {
  return openedSite().siteUrl;
}

/** Shares one browser among all journeys of a process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.launch({ executablePath: openedSite().browserPath, args: browserArguments });
  return shared;
}

function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error") {
      complaints.push(`${message.text()} (${url})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
}

/** Reports violations of the content policy that the console does not show as errors. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** Prolongs the page's patience for presses on a busy machine. */
export function waitLonger(usual: number): void {
  const plain = window.setTimeout.bind(window);
  const patient = (task: TimerHandler, delay?: number, ...values: unknown[]) =>
    plain(task, delay === usual ? 100 * usual : delay, ...values);
  Object.assign(window, { setTimeout: patient });
}

/** Opens a context with one tab and records its console. */
async function openTab(options: PageOptions): Promise<Tab> {
  const { viewport = desktop, script = true, patient = true } = options;
  const browser = await sharedBrowser();
  const isPhone = viewport.width <= phone.width;
  const context = await browser.newContext({
    viewport: { ...viewport },
    // A phone lays a page out by its viewport and by overflowing content.
    ...(isPhone && { isMobile: true, hasTouch: true }),
    javaScriptEnabled: script,
    baseURL: siteUrl(),
    locale: "en-GB",
    reducedMotion: "reduce",
    // Requests of a service worker pass by the routes of a page; journeys offline allow it.
    serviceWorkers: "block",
    ...options.context,
  });
  context.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  context.on("page", (page) => watch(page, complaints));
  if (script) {
    await context.addInitScript(reportViolations);
  }
  if (script && patient) {
    await context.addInitScript(waitLonger, pressTimeout);
    await context.addInitScript(waitLonger, sendTimeout);
  }
  return { page: await context.newPage(), context, complaints };
}

/** Adds the page's address, title and console errors to a failure of a journey. */
async function explainFailure(failure: unknown, { page, complaints }: Visit): Promise<unknown> {
  if (failure instanceof Error) {
    const title = await page.title().catch(() => "closed");
    failure.message = [failure.message, `${page.url()} (${title})`, ...complaints].join("\n");
  }
  return failure;
}

/**
 * Visits the site in a new browser context. Errors and violations of the policy fail the journey,
 * unless allowed; each allowed one must occur.
 */
export async function visit(
  options: PageOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const tab = await openTab(options);
  try {
    await journey(tab);
    await settle(tab.page);
    judge(tab.complaints, options.allow, options.tolerate);
  } catch (error) {
    throw await explainFailure(error, tab);
  } finally {
    await tab.context.close();
  }
}

const sharedTabs = new Map<string, Tab>();

/**
 * Visits pages in a shared tab, for journeys that leave fonts, routes and scripts of the tab
 * unchanged. Replaces a tab with stored data or errors.
 */
export async function look(
  { allow, tolerate, ...options }: PageOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { viewport = desktop } = options;
  const kind = JSON.stringify({ ...options, viewport });
  const tab = sharedTabs.get(kind) ?? (await openTab(options));
  sharedTabs.delete(kind);
  let clean = false;
  try {
    tab.complaints.length = 0;
    await tab.page.setViewportSize({ ...viewport });
    await journey(tab);
    await settle(tab.page);
    judge(tab.complaints, allow, tolerate);
    clean = await tab.page.evaluate(() => localStorage.length + sessionStorage.length === 0);
  } catch (error) {
    throw await explainFailure(error, tab);
  } finally {
    if (clean) {
      sharedTabs.set(kind, tab);
    } else {
      await tab.context.close();
    }
  }
}

/** Waits until a script that the page loads later, such as "in-place", has run. */
export async function waitForScript(page: Page, script: string): Promise<void> {
  const fetched = await page.waitForFunction((scriptName) => {
    const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
    return addresses.find((address) => address.includes(`/assets/${scriptName}-`));
  }, script);
  // Passed as text, since the test's module loader would rewrite an import.
  await page.evaluate(`import(${JSON.stringify(await fetched.jsonValue())})`);
}

/** Delays requests for an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Resizes the page and waits for its layout. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize({ ...size });
  // A phone reports the width of overflowing content as the window's width.
  const laidOut = () => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await expect.poll(laidOut).toEqual(size);
}

/** Waits for pending work of the page, so that late errors are recorded. */
async function settle(page: Page): Promise<void> {
  if (page.isClosed()) {
    return;
  }
  await page.waitForLoadState("load");
}

function judge(complaints: readonly string[], allow: Allowed = [], tolerate: Allowed = []): void {
  const known = [...allow, ...tolerate];
  const stray = complaints.filter((text) => !known.some((error) => error.test(text)));
  if (stray.length > 0) {
    throw new Error(`The page complained:\n${stray.join("\n")}`);
  }
  const silent = allow.filter((allowed) => !complaints.some((text) => allowed.test(text)));
  if (silent.length > 0) {
    throw new Error(`The page did not report: ${silent.join(", ")}`);
  }
}

/** Waits for layout and painting. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
