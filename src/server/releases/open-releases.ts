import { basename, join } from "node:path";
import { dataParts, type ReleaseFacts } from "#domain/release.ts";
import type { SecuredSite } from "#server/http/headers.ts";
import { createKeptFiles } from "#server/http/kept-files.ts";
import type { KeptFiles } from "#server/http/kept-files.ts";
import { createCurrentSite } from "#server/http/site-files.ts";
import type { CurrentSite } from "#server/http/site-files.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { currentFolder, firstThatReads, releaseFolders } from "#server/releases/find-releases.ts";
import { createShelves, loadRelease } from "#server/releases/load-release.ts";
import { watchReleases } from "#server/releases/watch.ts";
import type { ReleaseWatch } from "#server/releases/watch.ts";
import type { Renderer } from "#server/rendering/renderer.ts";

export interface ReleasesParts {
  readonly dataFolder: string;
  readonly secured: SecuredSite;
  /** Whether pages are shown that a live site does not have. */
  readonly demonstration: boolean;
  /** Why a release is not to be served. */
  readonly objections: (facts: ReleaseFacts) => readonly string[];
  readonly log: Log;
  /** Opens what makes the pages of the release in a folder at request time. */
  openRenderer(folder: string): Promise<Renderer>;
}

/** The release that is served, and what all releases share. */
export interface OpenedReleases {
  readonly site: CurrentSite;
  readonly kept: KeptFiles;
  /** Begins to look every so many milliseconds whether another release is to be served. */
  watch(every: number): ReleaseWatch;
  /** Frees what makes pages at request time, after those that are being made. */
  close(): Promise<void>;
}

/**
 * Opens the release that is to be served, or the newest one that loads where it is damaged.
 * Undefined where there is none; rejects where none loads.
 */
export async function openReleases(parts: ReleasesParts): Promise<OpenedReleases | undefined> {
  const { dataFolder, log } = parts;
  const keptFolder = join(dataFolder, dataParts.kept);
  const shelves = createShelves();
  const load = (folder: string) => loadRelease(folder, { ...parts, keptFolder, shelves });
  const wanted = await currentFolder(dataFolder);
  const opened = await firstThatReads(await releaseFolders(dataFolder), async (folder) => {
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
  const { folder, value: first } = opened;
  if (folder !== wanted) {
    log.error("older release served", {
      number: first.number,
      wanted: wanted === undefined ? "" : basename(wanted),
    });
  }
  const site = createCurrentSite(first);
  const { security } = first;
  const kept = createKeptFiles({ folder: keptFolder, security, ...shelves });
  return {
    site,
    kept,
    watch: (every) =>
      watchReleases({
        ...{ site, served: folder, log, every, load },
        failed: folder === wanted ? undefined : wanted,
        currentFolder: () => currentFolder(dataFolder),
      }),
    close: () => site.now().rendered.close(),
  };
}
