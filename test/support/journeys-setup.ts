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
 * Starts the built site and reports its address. Pictures and previews that are made in the
 * background are ready.
 */
async function open(data: string, browserPath: string, reportFile: string): Promise<Opened> {
  await buildSite("weighed");
  shareBuiltSite(data);
  const service = await startProcess(resolve("."), { DATA_DIR: data, TRUST_PROXY: "1" });
  let done = false;
  void service.ended.then((code) => {
    if (!done) {
      console.error(`The site ended by itself with ${code}:\n${service.output()}`);
    }
  });
  tellOpened(reportFile, { siteUrl: service.url, browserPath, mailbox: join(data, "mailbox") });
  return {
    close: async () => {
      done = true;
      service.process.kill("SIGTERM");
      await service.ended;
    },
  };
}

/** Opens one site for all journeys, which wait for it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = await findOrInstallBrowser(process.env);
  const folder = await mkdtemp(join(tmpdir(), "journeys-"));
  const reportFile = join(folder, "opened.json");
  project.provide("openedSite", reportFile);
  const opening = open(join(folder, "data"), browserPath, reportFile).catch((reason: unknown) => {
    tellOpened(reportFile, { failed: String(reason) });
    return undefined;
  });
  return async () => {
    await (await opening)?.close();
    await rm(folder, { recursive: true, force: true });
  };
}
