import type { CurrentSite, Site } from "#server/http/current-site.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

interface WatchParts {
  readonly site: CurrentSite;
  /** The folder of the release that is served when the watch begins. */
  readonly served: string;
  /** The folder of a release that could not be loaded when the watch begins. */
  readonly failed: string | undefined;
  readonly log: Log;
  /** Milliseconds between two checks for another release. */
  readonly interval: number;
  /** Returns the folder that `current` names, or undefined if there is none. */
  currentFolder(): Promise<string | undefined>;
  load(folder: string): Promise<Site>;
}

/** Checks for another release until it is stopped. */
export interface ReleaseWatch {
  /** Checks at once, and tries a release again that could not be loaded. */
  look(): Promise<void>;
  /** Checks at once. */
  check(): Promise<void>;
  stop(): void;
}

/** Switches to the release that `current` names; keeps the old one if that cannot be loaded. */
export function watchReleases(parts: WatchParts): ReleaseWatch {
  let served = parts.served;
  let failed = parts.failed;
  let looking: Promise<void> | undefined;

  async function follow(): Promise<void> {
    const folder = await parts.currentFolder();
    if (folder === served) {
      failed = undefined;
    }
    if (folder === undefined || folder === served || folder === failed) {
      return;
    }
    const started = performance.now();
    try {
      const site = await parts.load(folder);
      const previous = parts.site.now();
      parts.site.switchTo(site);
      [served, failed] = [folder, undefined];
      const milliseconds = Math.round(performance.now() - started);
      parts.log.info("release", { number: site.number, pages: site.pages.size, milliseconds });
      // The old renderer ends after its last page; the switch does not wait for it.
      void previous.rendered.close();
    } catch (error) {
      failed = folder;
      parts.log.error("release not loaded", { folder, reason: tellError(error) });
    }
  }

  const check = () => (looking ??= follow().finally(() => (looking = undefined)));
  const timer = setInterval(() => void check(), parts.interval);
  timer.unref();
  return {
    check,
    async look() {
      await looking;
      failed = undefined;
      await check();
    },
    stop: () => clearInterval(timer),
  };
}
