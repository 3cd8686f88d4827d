import path from "node:path";
import { currentLink, dataParts } from "#domain/release.ts";

/** Where what is published lies, below the data folder. */
export interface Places {
  readonly releases: string;
  /** The link to the release that is served. */
  readonly current: string;
  /** Held by whoever writes releases, switches them, or puts content back. */
  readonly publishLock: string;
  /** Held by whoever finishes the release that is served. */
  readonly finishLock: string;
  readonly kept: string;
  /** What the content files said when they were last read. */
  readonly parsed: string;
  readonly assets: string;
  readonly pictures: string;
  readonly masters: string;
  readonly previews: string;
  /** Best compressed forms, by the hash of what they hold. */
  readonly compressed: string;
  /** Every version of every content file, by its hash. */
  readonly objects: string;
}

/** The places below a data folder. */
export function placesIn(dataFolder: string): Places {
  const releases = path.join(dataFolder, dataParts.releases);
  const kept = path.join(dataFolder, dataParts.kept);
  return {
    releases,
    current: path.join(releases, currentLink),
    publishLock: path.join(releases, "publish.lock"),
    finishLock: path.join(releases, "finish.lock"),
    kept,
    parsed: path.join(kept, "parsed.json"),
    assets: path.join(kept, "assets"),
    pictures: path.join(kept, "pictures"),
    masters: path.join(kept, "masters"),
    previews: path.join(kept, "previews"),
    compressed: path.join(kept, "compressed"),
    objects: path.join(dataFolder, "objects"),
  };
}
