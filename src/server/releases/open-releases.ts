import { join } from "node:path";
import { dataParts, type ReleaseFacts } from "#domain/release.ts";
import type { SecuredSite } from "#server/http/headers.ts";
import { createKeptFiles } from "#server/http/kept-files.ts";
import type { KeptFiles } from "#server/http/kept-files.ts";
import { createCurrentSite } from "#server/http/site-files.ts";
import type { CurrentSite } from "#server/http/site-files.ts";
import type { Log } from "#server/log.ts";
import { createShelves, currentFolder, loadRelease } from "#server/releases/load-release.ts";
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

/** Opens the release that is to be served; undefined where there is none. Rejects where it is not whole. */
export async function openReleases(parts: ReleasesParts): Promise<OpenedReleases | undefined> {
  const { dataFolder, log } = parts;
  const served = await currentFolder(dataFolder);
  if (served === undefined) {
    return undefined;
  }
  const keptFolder = join(dataFolder, dataParts.kept);
  const shelves = createShelves();
  const load = (folder: string) => loadRelease(folder, { ...parts, keptFolder, shelves });
  const first = await load(served);
  const site = createCurrentSite(first);
  const { security } = first;
  const kept = createKeptFiles({ folder: keptFolder, security, ...shelves });
  return {
    site,
    kept,
    watch: (every) =>
      watchReleases({
        ...{ site, served, log, every, load },
        currentFolder: () => currentFolder(dataFolder),
      }),
    close: () => site.now().rendered.close(),
  };
}
