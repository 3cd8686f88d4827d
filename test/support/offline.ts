import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { currentFile, dataParts, type PageList } from "#domain/release.ts";
import { visit, type PageOptions, type Visit } from "#test/support/browser.ts";
import { builtData } from "#tools/built-site.ts";

/** Network errors that a journey without a connection causes. */
export const withoutNetwork: readonly RegExp[] = [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/];

/** Visits the site in a browser that may register its service worker. */
export function visitWithWorker(
  options: PageOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = { ...options.context, serviceWorkers: "allow" as const };
  return visit({ ...options, context }, journey);
}

/** Waits until the device keeps an address in any cache. */
export async function isKept(page: Page, address: string): Promise<void> {
  const kept = () => page.evaluate((name) => caches.match(name).then(Boolean), address);
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
}

/** Waits until the worker answers for the page. */
export async function workerAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Copies the built site into a data folder, where further releases can follow. */
export function copyBuiltSite(data: string): void {
  const releases = join(data, dataParts.releases);
  mkdirSync(releases, { recursive: true });
  const number = readFileSync(join(builtData, dataParts.releases, currentFile), "utf8").trim();
  execFileSync("cp", ["-al", resolve(builtData, dataParts.releases, number), join(releases, "1")]);
  writeFileSync(join(releases, currentFile), "1");
  symlinkSync(resolve(builtData, dataParts.kept), join(data, dataParts.kept));
}

/** Serves a further release, in which the text of some files is replaced by one of the same length. */
export function releaseAgain(
  data: string,
  changes: Readonly<Record<string, (text: string) => string>>,
): void {
  const releases = join(data, dataParts.releases);
  const folder = join(releases, "2");
  execFileSync("cp", ["-al", join(releases, "1"), folder]);
  const listFile = join(folder, "pages.json");
  const list = JSON.parse(readFileSync(listFile, "utf8")) as PageList;
  const change = <Entry extends PageList["pages"][number] | PageList["files"][number]>(
    entry: Entry,
  ): Entry => {
    const replace = changes[entry.address];
    if (!replace || !("file" in entry)) {
      return entry;
    }
    const file = join(folder, "site", entry.file);
    const text = replace(readFileSync(file, "utf8"));
    // The file is shared with the release before.
    rmSync(file);
    writeFileSync(file, text);
    const hash = entry.hash.split("").toReversed().join("");
    return { ...entry, hash, sizes: { identity: Buffer.byteLength(text) } };
  };
  const changed = { ...list, pages: list.pages.map(change), files: list.files.map(change) };
  rmSync(listFile);
  writeFileSync(listFile, JSON.stringify(changed));
  writeFileSync(join(releases, "next"), "2");
  renameSync(join(releases, "next"), join(releases, currentFile));
}
