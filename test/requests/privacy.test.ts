import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveCompany } from "#test/support/live-company.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { readLetters } from "#test/support/service.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

test("what buyers write is for the service's user alone, also as files", async () => {
  const service = await startProcess(home.folder, { DATA_DIR: "files" });
  const data = join(home.folder, "files");
  await postJson(service.endpoint, goodEnquiry);
  await eventually(async () => (await readLetters(join(data, "mailbox"))).length === 1);
  const names = await readdir(data, { recursive: true });
  const files = names.filter((name) => /^enquiries\.db|^mailbox/.test(name));
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const name of files) {
    const { mode } = await stat(join(data, name));
    expect(mode & 0o077, name).toBe(0);
  }
  service.process.kill("SIGTERM");
  await service.ended;
});

const live = {
  NODE_ENV: "production",
  SITE_URL: "https://supplier.sa",
  LANGUAGES: "en, ar",
  ...liveCompany,
};

test("a live site that only keeps enquiries shows none of them, and sends nothing", async () => {
  const env = { ...live, DATA_DIR: "live", STORE_ONLY: "1" };
  const service = await startProcess(home.folder, env);
  expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
  expect((await fetch(`${service.url}/inbox`)).status).toBe(404);
  expect(await (await fetch(`${service.url}/alertz`)).json()).toMatchObject({
    status: "quiet",
    figures: { enquiries: 1, waiting: 1, sent: 0 },
  });
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  expect(await readdir(join(home.folder, "live"))).not.toContain("mailbox");
  expect(service.output()).not.toContain("demonstration");
});
