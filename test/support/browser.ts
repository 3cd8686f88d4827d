import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { pressTimeout, sendTimeout } from "#site/islands/time-limits.ts";
import { openedSite } from "#test/support/opened-site.ts";

/** Of a window, in CSS pixels. */
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
  // A page of a test lives for seconds: to compile its scripts further would cost more than it saves.
  "--js-flags=--single-threaded --always-sparkplug --no-maglev --no-turbofan",
];

let shared: Promise<Browser> | undefined;

/** Which faults a journey calls for itself: the text that the console shows must match one of these. */
type Allowed = readonly RegExp[];

export interface PageOptions {
  readonly viewport?: Size;
  readonly script?: boolean;
  readonly allow?: Allowed;
  /** Whether a press may take as long as it takes; otherwise it goes plainly once the page has waited enough. */
  readonly patient?: boolean;
  readonly context?: BrowserContextOptions;
}

/** What the site says of itself while a journey runs. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything of type error that the console has shown so far. */
  readonly complaints: readonly string[];
}

interface Tab extends Visit {
  readonly complaints: string[];
}

/** The site's origin, without a slash at the end. */
export function siteUrl(): string {
  return openedSite().siteUrl;
}

/** The browser that all journeys of a process share; it ends with the process. */
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

/** The policy's violations, also those that the console does not show as errors. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** A busy machine needs longer for a press than the page would wait for it. */
export function waitLonger(usual: number): void {
  const plain = window.setTimeout.bind(window);
  const patient = (task: TimerHandler, delay?: number, ...rest: unknown[]) =>
    plain(task, delay === usual ? 100 * usual : delay, ...rest);
  Object.assign(window, { setTimeout: patient });
}

/** A context with one tab, in which all that its console shows is heard. */
async function openTab(options: PageOptions): Promise<Tab> {
  const { viewport = desktop, script = true, patient = true } = options;
  const browser = await sharedBrowser();
  const isPhone = viewport.width <= phone.width;
  const context = await browser.newContext({
    viewport: { ...viewport },
    // A phone lays a page out as wide as its head says, and as what does not fit makes it.
    ...(isPhone && { isMobile: true, hasTouch: true }),
    javaScriptEnabled: script,
    baseURL: siteUrl(),
    locale: "en-GB",
    reducedMotion: "reduce",
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

/**
 * Walks through the site in a browser context of its own. Any error in the console, uncaught
 * exception or violation of the content security policy fails the journey, but for those that it
 * allows; each allowed one must also occur.
 */
export async function visit(
  options: PageOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const tab = await openTab(options);
  try {
    await journey(tab);
    await settle(tab.page);
    judge(tab.complaints, options.allow);
  } finally {
    await tab.context.close();
  }
}

const sharedTabs = new Map<string, Tab>();

/**
 * Looks at pages as `visit` does, one journey after another in the same tab, for opening one takes longer
 * than most pages do: for journeys that change nothing of the tab itself, such as its fonts, its routes or
 * the scripts that it begins with. A tab in which a page has kept something, or in which something went
 * wrong, is not looked at again.
 */
export async function look(
  { allow, ...options }: PageOptions,
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
    judge(tab.complaints, allow);
    clean = await tab.page.evaluate(() => localStorage.length + sessionStorage.length === 0);
  } finally {
    if (clean) {
      sharedTabs.set(kind, tab);
    } else {
      await tab.context.close();
    }
  }
}

/** Waits until a script that the page fetches later, such as "in-place", has come and has run. */
export async function waitForScript(page: Page, script: string): Promise<void> {
  const fetched = await page.waitForFunction((wanted) => {
    const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
    return addresses.find((address) => address.includes(`/assets/${wanted}-`));
  }, script);
  // As text, for the tests' own module loader would take an import for its own.
  await page.evaluate(`import(${JSON.stringify(await fetched.jsonValue())})`);
}

/** Keeps back what is asked for at an address, until the function that it answers is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Gives the page another size, and waits until it is laid out in it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize({ ...size });
  // A phone lays out as wide as what does not fit, and calls that the window's width.
  const laidOut = () => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await expect.poll(laidOut).toEqual(size);
}

/** Lets what is under way in the page come to its end, so that a late complaint is heard. */
async function settle(page: Page): Promise<void> {
  if (page.isClosed()) {
    return;
  }
  await page.waitForLoadState("load");
}

function judge(complaints: readonly string[], allow: Allowed = []): void {
  const stray = complaints.filter((text) => !allow.some((allowed) => allowed.test(text)));
  if (stray.length > 0) {
    throw new Error(`The page complained:\n${stray.join("\n")}`);
  }
  const silent = allow.filter((allowed) => !complaints.some((text) => allowed.test(text)));
  if (silent.length > 0) {
    throw new Error(`The page did not report: ${silent.join(", ")}`);
  }
}

/** Waits until what was asked of the page is laid out and painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
