import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { tellOpened } from "#test/support/opened-site.ts";
import { startProcess } from "#test/support/process.ts";
import { buildSite, shareBuiltSite } from "#tools/built-site.ts";
import { findOrInstallBrowser } from "#tools/find-browser.ts";

interface Opened {
  close(): Promise<void>;
}

/**
 * Starts the site as it is served, and says where it is. It is served as at the end of every publish:
 * what is made behind, as wide pictures and drawn previews, takes minutes.
 */
async function open(data: string, browserPath: string, told: string): Promise<Opened> {
  await buildSite("weighed");
  shareBuiltSite(data);
  const service = await startProcess(resolve("."), { DATA_DIR: data, TRUST_PROXY: "1" });
  let done = false;
  void service.ended.then((code) => {
    if (!done) {
      console.error(`The site ended by itself with ${code}:\n${service.output()}`);
    }
  });
  tellOpened(told, { siteUrl: service.url, browserPath, mailbox: join(data, "mailbox") });
  return {
    close: async () => {
      done = true;
      service.process.kill("SIGTERM");
      await service.ended;
    },
  };
}

/** Opens the site for all journeys together, while tests that need none run: journeys wait for it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = await findOrInstallBrowser(process.env);
  const folder = await mkdtemp(join(tmpdir(), "journeys-"));
  const told = join(folder, "opened.json");
  project.provide("openedSite", told);
  const opening = open(join(folder, "data"), browserPath, told).catch((reason: unknown) => {
    tellOpened(told, { failed: String(reason) });
    return undefined;
  });
  return async () => {
    await (await opening)?.close();
    await rm(folder, { recursive: true, force: true });
  };
}
