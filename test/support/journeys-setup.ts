import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { startProcess } from "#test/support/process.ts";
import { buildSite, shareBuiltSite } from "#tools/built-site.ts";
import { findOrInstallBrowser } from "#tools/find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the running site, without a slash at the end. */
    readonly siteUrl: string;
    /** Where the one browser of all journeys listens. */
    readonly browserAddress: string;
    /** The folder into which the site writes its letters. */
    readonly mailbox: string;
  }
}

const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the built site as it is served, and one browser, for all journeys together. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findOrInstallBrowser(process.env);
  buildSite();
  const data = await mkdtemp(join(tmpdir(), "journeys-"));
  shareBuiltSite(data);
  const service = await startProcess(resolve("."), { DATA_DIR: data, TRUST_PROXY: "1" });
  let done = false;
  void service.ended.then((code) => {
    if (!done) {
      console.error(`The site ended by itself with ${code}:\n${service.output()}`);
    }
  });
  const browser = await chromium.launchServer({
    executablePath,
    args: browserArguments,
  });
  project.provide("siteUrl", service.url);
  project.provide("browserAddress", browser.wsEndpoint());
  project.provide("mailbox", join(data, "mailbox"));
  return async () => {
    done = true;
    await browser.close();
    service.process.kill("SIGTERM");
    await service.ended;
    await rm(data, { recursive: true, force: true });
  };
}
