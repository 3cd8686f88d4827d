import type { CurrentSite, Site } from "#server/http/site-files.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

export interface WatchParts {
  readonly site: CurrentSite;
  /** The folder of the release that is served when the watch begins. */
  readonly served: string;
  /** The folder of a release that could not be loaded when the watch begins. */
  readonly failed: string | undefined;
  readonly log: Log;
  /** How often is looked whether another release is to be served, in milliseconds. */
  readonly every: number;
  /** The folder of the release that is to be served, or undefined where none is. */
  currentFolder(): Promise<string | undefined>;
  load(folder: string): Promise<Site>;
}

/** Looks by itself until it is stopped. */
export interface ReleaseWatch {
  /** Looks at once; a release that could not be loaded is tried again. */
  look(): Promise<void>;
  stop(): void;
}

/** Serves another release as soon as it is to be served. One that cannot be loaded leaves the old. */
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
      const next = await parts.load(folder);
      const last = parts.site.now();
      parts.site.switchTo(next);
      [served, failed] = [folder, undefined];
      const milliseconds = Math.round(performance.now() - started);
      parts.log.info("release", { number: next.number, pages: next.pages.size, milliseconds });
      // What is under way there is finished first; nobody has to wait for that.
      void last.rendered.close();
    } catch (error) {
      failed = folder;
      parts.log.error("release not loaded", { folder, reason: tellError(error) });
    }
  }

  const once = () => (looking ??= follow().finally(() => (looking = undefined)));
  const timer = setInterval(() => void once(), parts.every);
  timer.unref();
  return {
    async look() {
      await looking;
      failed = undefined;
      await once();
    },
    stop: () => clearInterval(timer),
  };
}
