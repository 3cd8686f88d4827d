import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** File with the addresses of the site and the browser, once both run. */
    readonly openedSite: string;
  }
}

/** The running site of all journeys, and its browser. */
export interface OpenedSite {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Program of the browser. */
  readonly browserPath: string;
  /** Folder of the site's letters. */
  readonly mailbox: string;
}

interface Unopened {
  readonly failed: string;
}

/** Publishes the address of the site to all journeys, or the reason for its absence. */
export function tellOpened(file: string, opened: OpenedSite | Unopened): void {
  writeFileSync(`${file}.part`, JSON.stringify(opened));
  renameSync(`${file}.part`, file);
}

/** Returns the running site; throws where it could not be opened. */
export function openedSite(): OpenedSite {
  const opened = JSON.parse(readFileSync(inject("openedSite"), "utf8")) as OpenedSite | Unopened;
  if ("failed" in opened) {
    throw new Error(opened.failed);
  }
  return opened;
}

/** Waits for the site; throws where it cannot be opened. */
export async function siteIsOpen(): Promise<void> {
  while (!existsSync(inject("openedSite"))) {
    await setTimeout(100);
  }
  openedSite();
}
