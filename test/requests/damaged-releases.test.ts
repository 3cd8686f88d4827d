import { mkdtemp, rm, symlink, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startProcess } from "#test/support/process.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";

const folders: string[] = [];
let folder = "";

const inRelease = (number: number, name: string) =>
  join(folder, "data", "releases", String(number), name);

/** A service with three releases, of which the last should be served. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "damaged-"));
  folders.push(folder);
  await symlink(resolve("db"), join(folder, "db"));
  const data = join(folder, "data");
  for (const number of [1, 2, 3]) {
    await writeRelease(data, number, {
      pages: [{ address: "/", html: `<p>release ${number}</p>` }],
    });
  }
  await serveRelease(data, 3);
});
afterAll(async () => {
  for (const entry of folders) {
    await rm(entry, { recursive: true, force: true });
  }
});

/** Returns the page and the log of a start. */
async function started() {
  const service = await startProcess(folder);
  const page = await (await fetch(`${service.url}/`)).text();
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  return { page, log: service.output() };
}

test.each([
  ["a list that is cut off", () => truncate(inRelease(3, "pages.json"), 40)],
  ["no list", () => unlink(inRelease(3, "pages.json"))],
  ["facts that are cut off", () => truncate(inRelease(3, "release.json"), 9)],
  ["a page that is gone", () => unlink(inRelease(3, "site/pages/0.html"))],
  ["a page that is cut off", () => truncate(inRelease(3, "site/pages/0.html"), 5)],
  ["a renderer that is cut off", () => truncate(inRelease(3, "render.js"), 20)],
])("with %s, serves the previous release and logs why", async (_, damage) => {
  await damage();
  const { page, log } = await started();
  expect(page).toContain("release 2");
  expect(log).toMatch(/"event":"release not loaded","folder":"[^"]*\/3","reason":"[^"]+"/);
  expect(log).toMatch(/"event":"older release served","number":2,"wanted":"3"/);
});

test("serves the newest loadable release where the current one is gone", async () => {
  await serveRelease(join(folder, "data"), 9);
  await truncate(inRelease(3, "pages.json"), 40);
  const { page, log } = await started();
  expect(page).toContain("release 2");
  expect(log).toMatch(/"event":"older release served","number":2,"wanted":"9"/);
});

test("follows the link that an earlier version made", async () => {
  const current = join(folder, "data", "releases", "current");
  await unlink(current);
  await symlink("2", current);
  expect((await started()).page).toContain("release 2");
});

test("serves the newest release where none is named", async () => {
  await unlink(join(folder, "data", "releases", "current"));
  expect((await started()).page).toContain("release 3");
});

test("fails and names every release where none can be loaded", async () => {
  for (const number of [1, 2, 3]) {
    await truncate(inRelease(number, "pages.json"), 40);
  }
  await expect(startProcess(folder)).rejects.toThrow(
    /ended with 1: [^]*The service cannot start\. Error: No release can be served: release 3: .*pages\.json is not whole JSON; release 2: .+; release 1: /,
  );
});

test("tries a damaged release again when another is named", async () => {
  await writeFile(inRelease(3, "pages.json"), "");
  const service = await startProcess(folder);
  const text = async () => (await fetch(`${service.url}/`)).text();
  expect(await text()).toContain("release 2");
  await serveRelease(join(folder, "data"), 1);
  await expect.poll(text, { timeout: 20_000 }).toContain("release 1");
  service.process.kill("SIGTERM");
  await service.ended;
});
