import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReleaseFacts } from "#domain/release.ts";
import { liveCompany } from "#test/support/live-company.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";
import { eventually } from "#test/support/requests.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
const folders: string[] = [];
beforeAll(async () => {
  home = await makeHome();
});
afterAll(async () => {
  await home.remove();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const live = {
  NODE_ENV: "production",
  SITE_URL: "https://supplier.sa",
  LANGUAGES: "en, ar",
  STORE_ONLY: "1",
  ...liveCompany,
};

const pages = [
  { address: "/", html: "<p>home</p>" },
  { address: "/404", status: 404, html: "<p>nothing</p>" },
];

async function publish(folder: string, number: number, facts: Partial<ReleaseFacts>) {
  await writeRelease(folder, number, { pages, facts });
  await serveRelease(folder, number);
}

async function published(facts: Partial<ReleaseFacts>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "live-"));
  folders.push(folder);
  await publish(folder, 1, facts);
  return folder;
}

const lacks = ["pages/terms.yaml: approvedBy is missing", "pages/privacy.yaml: a placeholder"];

test("names the legal requirements that a live site lacks; a demonstration starts", async () => {
  const DATA_DIR = await published({ lacks });
  await expect(startProcess(home.folder, { ...live, DATA_DIR })).rejects.toThrow(
    /ended with 1: pages\/terms\.yaml: approvedBy is missing\npages\/privacy\.yaml: a placeholder\n$/,
  );
  const demonstration = await startProcess(home.folder, { DATA_DIR });
  demonstration.process.kill("SIGINT");
  expect(await demonstration.ended).toBe(0);
});

test("refuses a live start whose pages promise another retention", async () => {
  const DATA_DIR = await published({ retentionDays: 365 });
  const env = { ...live, DATA_DIR, RETENTION_DAYS: "90" };
  await expect(startProcess(home.folder, env)).rejects.toThrow(
    "RETENTION_DAYS is 90, but the published pages say 365: publish with the same setting",
  );
});

test("keeps a running live site on its release when the next one lacks something", async () => {
  const DATA_DIR = await published({ retentionDays: 365 });
  const service = await startProcess(home.folder, { ...live, DATA_DIR });
  await publish(DATA_DIR, 2, { retentionDays: 365, lacks });
  await eventually(async () =>
    service.output().includes("pages/terms.yaml: approvedBy is missing"),
  );
  await publish(DATA_DIR, 3, { retentionDays: 365 });
  await eventually(async () => /"release":3|"number":3/.test(service.output()));
  expect(service.output()).not.toMatch(/"release":2\b.*changed/);
  service.process.kill("SIGINT");
  expect(await service.ended).toBe(0);
});
