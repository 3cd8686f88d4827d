import path from "node:path";
import { currentFile, dataParts } from "#domain/release.ts";

/** Paths of published data below the data folder. */
export interface Places {
  readonly releases: string;
  /** File with the number of the served release. */
  readonly current: string;
  /** Lock for writing releases, switching them and restoring content. */
  readonly publishLock: string;
  /** Lock for finishing the served release. */
  readonly finishLock: string;
  readonly kept: string;
  /** Shared files that no release named when they were last looked at. */
  readonly swept: string;
  /** Cache of the parsed content files. */
  readonly parsed: string;
  readonly assets: string;
  readonly pictures: string;
  readonly masters: string;
  readonly previews: string;
  /** Best compressed forms, by the hash of their content. */
  readonly compressed: string;
  /** The folders of files that releases share. */
  readonly shared: readonly string[];
  /** Every version of every content file, by its hash. */
  readonly objects: string;
}

export function placesIn(dataFolder: string): Places {
  const releases = path.join(dataFolder, dataParts.releases);
  const root = path.join(dataFolder, dataParts.kept);
  const shared = {
    assets: path.join(root, "assets"),
    pictures: path.join(root, "pictures"),
    masters: path.join(root, "masters"),
    previews: path.join(root, "previews"),
    compressed: path.join(root, "compressed"),
  };
  return {
    releases,
    current: path.join(releases, currentFile),
    publishLock: path.join(releases, "publish.lock"),
    finishLock: path.join(releases, "finish.lock"),
    kept: root,
    swept: path.join(root, "swept.json"),
    parsed: path.join(root, "parsed.json"),
    ...shared,
    shared: Object.values(shared),
    objects: path.join(dataFolder, "objects"),
  };
}
