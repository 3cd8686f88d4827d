import { basename, join } from "node:path";
import { dataParts, type ReleaseFacts } from "#domain/release.ts";
import type { SecuredSite } from "#server/http/headers.ts";
import { createCurrentSite } from "#server/http/current-site.ts";
import type { CurrentSite } from "#server/http/current-site.ts";
import { createFileCache } from "#server/http/ready-answer.ts";
import { openSharedFiles } from "#server/http/shared-files.ts";
import type { SharedFiles } from "#server/http/shared-files.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { currentFolder, firstThatReads, releaseFolders } from "#server/releases/find-releases.ts";
import { loadRelease } from "#server/releases/load-release.ts";
import { watchReleases } from "#server/releases/watch.ts";
import type { ReleaseWatch } from "#server/releases/watch.ts";
import type { Renderer } from "#server/rendering/renderer.ts";

/** Bytes of pages and files of all releases that are held in memory. */
const cacheBytes = 128 * 1024 * 1024;

interface ReleasesParts {
  readonly dataFolder: string;
  readonly secured: SecuredSite;
  /** Serves pages that a live site does not have. */
  readonly demonstration: boolean;
  readonly retiresWorker: boolean;
  /** Lists reasons against serving a release. */
  readonly objections: (facts: ReleaseFacts) => readonly string[];
  readonly log: Log;
  /** Opens the renderer of the release in a folder. */
  openRenderer(folder: string): Promise<Renderer>;
}

/** The release that is served, and the files that all releases share. */
export interface OpenedReleases {
  readonly site: CurrentSite;
  readonly sharedFiles: SharedFiles;
  /** Checks for another release every `interval` milliseconds. */
  watch(interval: number): ReleaseWatch;
  /** Frees the renderer after its last page. */
  close(): Promise<void>;
}

/** Opens the current release or the newest one that loads; undefined without releases, rejects if none loads. */
export async function openReleases(parts: ReleasesParts): Promise<OpenedReleases | undefined> {
  const { dataFolder, log } = parts;
  const keptFolder = join(dataFolder, dataParts.kept);
  const cache = createFileCache(cacheBytes);
  const load = (folder: string) => loadRelease(folder, { ...parts, keptFolder, cache });
  const current = await currentFolder(dataFolder);
  const folders = await releaseFolders(dataFolder, current);
  const opened = await firstThatReads(folders, async (folder) => {
    try {
      return await load(folder);
    } catch (error) {
      log.error("release not loaded", { folder, reason: tellError(error) });
      throw error;
    }
  });
  if (opened === undefined) {
    return undefined;
  }
  const { folder, value: release } = opened;
  if (folder !== current) {
    log.error("older release served", {
      number: release.number,
      wanted: current === undefined ? "" : basename(current),
    });
  }
  const site = createCurrentSite(release);
  const { security } = release;
  return {
    site,
    sharedFiles: openSharedFiles({ folder: keptFolder, security, cache }),
    watch: (interval) =>
      watchReleases({
        site,
        log,
        interval,
        load,
        served: folder,
        failed: folder === current ? undefined : current,
        currentFolder: () => currentFolder(dataFolder),
      }),
    close: () => site.now().rendered.close(),
  };
}
