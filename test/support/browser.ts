import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";

export const desktop = { width: 1440, height: 900 };
export const tablet = { width: 768, height: 1024 };
export const phone = { width: 360, height: 740 };

let shared: Promise<Browser> | undefined;

/** Which faults a journey calls for itself: the text that the console shows must match one of these. */
type Allowed = readonly RegExp[];

export interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly script?: boolean;
  readonly allow?: Allowed;
  readonly context?: BrowserContextOptions;
}

/** What the site says of itself while a journey runs. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The whole address of a path of the site. */
  readonly at: (path: string) => string;
  /** Everything of type error that the console has shown so far. */
  readonly complaints: readonly string[];
}

/** The site's origin, without a slash at the end. */
export function siteUrl(): string {
  return inject("siteUrl");
}

/** The one browser that all journeys share. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.connect(inject("browserAddress"));
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

/**
 * Walks through the site in a browser context of its own. Any error in the console, uncaught
 * exception or violation of the content security policy fails the journey, but for those that it
 * allows; each allowed one must also occur.
 */
export async function visit(
  options: PageOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { viewport = desktop, script = true, allow = [] } = options;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { ...viewport },
    javaScriptEnabled: script,
    baseURL: siteUrl(),
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options.context,
  });
  context.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  context.on("page", (page) => watch(page, complaints));
  if (script) {
    await context.addInitScript(reportViolations);
  }
  try {
    const page = await context.newPage();
    const at = (path: string) => siteUrl() + path;
    await journey({ page, context, at, complaints });
    await settle(page);
    judge(complaints, allow);
  } finally {
    await context.close();
  }
}

/** Lets what is under way in the page come to its end, so that a late complaint is heard. */
async function settle(page: Page): Promise<void> {
  if (page.isClosed()) {
    return;
  }
  await page.waitForLoadState("load");
}

function judge(complaints: readonly string[], allow: Allowed): void {
  const stray = complaints.filter((text) => !allow.some((allowed) => allowed.test(text)));
  if (stray.length > 0) {
    throw new Error(`The page complained:\n${stray.join("\n")}`);
  }
  const silent = allow.filter((allowed) => !complaints.some((text) => allowed.test(text)));
  if (silent.length > 0) {
    throw new Error(`The page did not report: ${silent.join(", ")}`);
  }
}
