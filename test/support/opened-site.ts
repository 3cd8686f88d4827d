import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The file that says where the site of all journeys and the browser are, once both are. */
    readonly openedSite: string;
  }
}

/** The running site of all journeys, and the browser that looks at it. */
export interface OpenedSite {
  /** Origin of the running site, without a slash at the end. */
  readonly siteUrl: string;
  /** The browser's program. */
  readonly browserPath: string;
  /** The folder into which the site writes its letters. */
  readonly mailbox: string;
}

interface Unopened {
  readonly failed: string;
}

/** Says to all journeys where the site is, or why there is none. */
export function tellOpened(file: string, opened: OpenedSite | Unopened): void {
  writeFileSync(`${file}.part`, JSON.stringify(opened));
  renameSync(`${file}.part`, file);
}

/** The site, which runs by now. Throws where it could not be opened. */
export function openedSite(): OpenedSite {
  const opened = JSON.parse(readFileSync(inject("openedSite"), "utf8")) as OpenedSite | Unopened;
  if ("failed" in opened) {
    throw new Error(opened.failed);
  }
  return opened;
}

/** Waits until the site is open, however long it is built. Throws where it cannot be opened. */
export async function siteIsOpen(): Promise<void> {
  while (!existsSync(inject("openedSite"))) {
    await setTimeout(100);
  }
  openedSite();
}
