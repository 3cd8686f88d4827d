import path from "node:path";
import { currentLink, dataParts } from "#domain/release.ts";

/** Paths of published data below the data folder. */
export interface Places {
  readonly releases: string;
  /** Link to the served release. */
  readonly current: string;
  /** Lock for writing releases, switching them and restoring content. */
  readonly publishLock: string;
  /** Lock for finishing the served release. */
  readonly finishLock: string;
  readonly kept: string;
  /** Cache of the parsed content files. */
  readonly parsed: string;
  readonly assets: string;
  readonly pictures: string;
  readonly masters: string;
  readonly previews: string;
  /** Best compressed forms, by the hash of their content. */
  readonly compressed: string;
  /** Every version of every content file, by its hash. */
  readonly objects: string;
}

export function placesIn(dataFolder: string): Places {
  const releases = path.join(dataFolder, dataParts.releases);
  const shared = path.join(dataFolder, dataParts.kept);
  return {
    releases,
    current: path.join(releases, currentLink),
    publishLock: path.join(releases, "publish.lock"),
    finishLock: path.join(releases, "finish.lock"),
    kept: shared,
    parsed: path.join(shared, "parsed.json"),
    assets: path.join(shared, "assets"),
    pictures: path.join(shared, "pictures"),
    masters: path.join(shared, "masters"),
    previews: path.join(shared, "previews"),
    compressed: path.join(shared, "compressed"),
    objects: path.join(dataFolder, "objects"),
  };
}
