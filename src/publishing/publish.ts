import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { keepAssets } from "#publishing/code-build.ts";
import { makeFolders, partBeside, syncPath } from "#publishing/durable-files.ts";
import { withLock } from "#publishing/lock.ts";
import { keepObjects } from "#publishing/objects.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn, type Places } from "#publishing/places.ts";
import {
  prepare,
  type Prepared,
  type PublishOptions,
  type ReadContent,
} from "#publishing/prepare.ts";
import { drawWanted } from "#publishing/previews/previews.ts";
import { prune, removeUnfinished } from "#publishing/prune.ts";
import {
  currentRelease,
  findReleases,
  isWhole,
  readContentOf,
  readNotes,
  switchTo,
  type Release,
} from "#publishing/releases.ts";
import { writeRelease } from "#publishing/write-release.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

/** What came of publishing. */
export type Publishing =
  | {
      readonly kind: "published";
      readonly number: number;
      readonly pages: number;
      /** Pages that are not as they were in the release before. */
      readonly written: number;
    }
  | { readonly kind: "unchanged"; readonly number: number }
  | { readonly kind: "problems"; readonly problems: readonly FileProblem[] };

/**
 * Makes a release of the content and lets the service serve it. With a problem nothing is switched.
 * Cut short at any moment it leaves the old site or the new one.
 */
export async function publish(options: PublishOptions): Promise<Publishing> {
  const places = placesIn(options.dataFolder);
  const { releases, assets, pictures, masters, previews, compressed, objects } = places;
  // Enquiries lie beside it, for one user alone.
  await mkdir(options.dataFolder, { recursive: true, mode: 0o700 });
  await makeFolders(releases, assets, pictures, masters, previews, compressed, objects);
  return withLock(
    places.publishLock,
    (holder) => options.onWait(holder),
    async () => {
      await removeUnfinished(places);
      const preparation = await prepare(options, places);
      return preparation.ok
        ? bringOut(options, places, preparation.prepared)
        : { kind: "problems", problems: preparation.problems };
    },
  );
}

async function bringOut(
  options: PublishOptions,
  places: Places,
  prepared: Prepared,
): Promise<Publishing> {
  const { code, site, read, key } = prepared;
  const current = await currentRelease(places);
  // A release that is damaged counts for nothing: the content is published anew.
  const last = current !== undefined && (await isWhole(current)) ? current : undefined;
  const newest = (await findReleases(places)).at(-1);
  const compared = options.keepRollback ? newest : last;
  if (last !== undefined && compared !== undefined && (await keyOf(compared)) === key) {
    if (options.pictures === "before") {
      await encodePictures(site.pictures, places, options.progress);
      await drawWanted(places, options.progress);
    }
    return { kind: "unchanged", number: last.number };
  }
  const edited = last !== undefined && options.onlyAsPublished && (await isEdited(read, last));
  if (edited) {
    const message = "was edited since it was published: publish it, so that what has ended leaves";
    return { kind: "problems", problems: [atStart("content", message)] };
  }
  const problems = await keepContent(options.folder, read, last, places);
  if (problems.length > 0) {
    return { kind: "problems", problems };
  }
  await keepAssets(code, places.assets);
  const number = (newest?.number ?? 0) + 1;
  const release = { number, folder: path.join(places.releases, String(number)) };
  const part = partBeside(release.folder);
  try {
    const counts = await writeRelease(part, { options, places, prepared, last, number });
    await rename(part, release.folder);
    await syncPath(places.releases);
    await switchTo(places, release);
    await prune(places, options.now());
    return { kind: "published", number, ...counts };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** What a release was made from; nothing where its notes cannot be read. */
function keyOf(release: Release): Promise<string | undefined> {
  return readNotes(release).then(
    ({ key }) => key,
    () => undefined,
  );
}

async function isEdited({ files }: ReadContent, last: Release): Promise<boolean> {
  const known = new Map(Object.entries(await readContentOf(last)));
  return (
    known.size !== files.size || [...files].some(([name, { hash }]) => known.get(name) !== hash)
  );
}

async function keepContent(
  folder: string,
  { files }: ReadContent,
  last: Release | undefined,
  { objects }: Places,
): Promise<readonly FileProblem[]> {
  const known = last ? await readContentOf(last) : {};
  const fresh = [...files].flatMap(([name, { hash }]) =>
    known[name] === hash ? [] : [[name, hash] as const],
  );
  const changed = await keepObjects(objects, folder, fresh);
  return changed.map((file) =>
    atStart(file, "changed while it was being read: publish again when it is saved"),
  );
}
