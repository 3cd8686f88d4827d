import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { symlink } from "node:fs/promises";
import { expect, test } from "vitest";
import type { PageList } from "#domain/release.ts";
import { startProcess } from "#test/support/process.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";

const residentKilobytes = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

test("ten thousand pages are served in little memory", async (context) => {
  if (process.platform !== "linux") {
    context.skip("memory is read from /proc");
  }
  const home = await mkdtemp(join(tmpdir(), "many-"));
  await symlink(resolve("db"), join(home, "db"));
  const data = join(home, "data");
  const folder = await writeRelease(data, 1, {
    pages: [{ address: "/", html: "<p>home</p>".padEnd(21_000, " words of a page") }],
  });
  const list: PageList = JSON.parse(await readFile(join(folder, "pages.json"), "utf8"));
  const [home0] = list.pages;
  const names = Array.from({ length: 10_000 }, (_, n) => `/products/a-product-with-a-name-${n}`);
  const pages = [home0, ...names.map((address) => ({ ...home0, address }))];
  await writeFile(join(folder, "pages.json"), JSON.stringify({ ...list, pages }));
  await serveRelease(data, 1);
  const service = await startProcess(home);
  try {
    const answer = await fetch(`${service.url}/products/a-product-with-a-name-9999`);
    expect(answer.status).toBe(200);
    expect(residentKilobytes(service.process.pid)).toBeLessThan(250 * 1024);
  } finally {
    service.process.kill("SIGTERM");
    await service.ended;
    await rm(home, { recursive: true, force: true });
  }
});
