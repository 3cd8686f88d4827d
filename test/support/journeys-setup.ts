import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { tellOpened } from "#test/support/opened-site.ts";
import { startProcess } from "#test/support/process.ts";
import { buildSite, shareBuiltSite } from "#tools/built-site.ts";
import { findOrInstallBrowser } from "#tools/find-browser.ts";

const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface Opened {
  close(): Promise<void>;
}

/**
 * Starts the site as it is served, and one browser, and says where they are. It is served as at the end
 * of every publish: what is made behind, as wide pictures and drawn previews, takes minutes.
 */
async function open(data: string, executablePath: string, told: string): Promise<Opened> {
  await buildSite("weighed");
  shareBuiltSite(data);
  const service = await startProcess(resolve("."), { DATA_DIR: data, TRUST_PROXY: "1" });
  let done = false;
  void service.ended.then((code) => {
    if (!done) {
      console.error(`The site ended by itself with ${code}:\n${service.output()}`);
    }
  });
  const browser = await chromium.launchServer({ executablePath, args: browserArguments });
  const mailbox = join(data, "mailbox");
  tellOpened(told, { siteUrl: service.url, browserAddress: browser.wsEndpoint(), mailbox });
  return {
    close: async () => {
      done = true;
      await browser.close();
      service.process.kill("SIGTERM");
      await service.ended;
    },
  };
}

/** Opens the site for all journeys together, while tests that need none run: journeys wait for it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findOrInstallBrowser(process.env);
  const folder = await mkdtemp(join(tmpdir(), "journeys-"));
  const told = join(folder, "opened.json");
  project.provide("openedSite", told);
  const opening = open(join(folder, "data"), executablePath, told).catch((reason: unknown) => {
    tellOpened(told, { failed: String(reason) });
    return undefined;
  });
  return async () => {
    await (await opening)?.close();
    await rm(folder, { recursive: true, force: true });
  };
}
