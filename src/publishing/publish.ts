import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { copyAssets } from "#publishing/code-build.ts";
import { makeDataFolder, makeFolders, temporaryPath, syncPath } from "#publishing/durable-files.ts";
import { withLock } from "#publishing/lock.ts";
import { storeObjects } from "#publishing/objects.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn, type Places } from "#publishing/places.ts";
import {
  prepare,
  type Prepared,
  type PublishOptions,
  type ReadContent,
} from "#publishing/prepare.ts";
import { drawPendingPreviews } from "#publishing/previews/previews.ts";
import { prune, removeUnfinished } from "#publishing/prune.ts";
import {
  currentRelease,
  findReleases,
  hasWholeFiles,
  readNotes,
  readRelease,
  replaceOldLink,
  switchTo,
  type ReadRelease,
  type Release,
} from "#publishing/releases.ts";
import { writeRelease } from "#publishing/write-release.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

/** Result of publishing. */
export type Publishing =
  | {
      readonly kind: "published";
      readonly number: number;
      readonly pages: number;
      /** Number of pages that differ from the previous release. */
      readonly written: number;
    }
  | { readonly kind: "unchanged"; readonly number: number }
  | { readonly kind: "problems"; readonly problems: readonly FileProblem[] };

/**
 * Publishes the content as a new release. Changes nothing on a problem; an interruption leaves the
 * old or the new site.
 */
export async function publish(options: PublishOptions): Promise<Publishing> {
  const places = placesIn(options.dataFolder);
  await makeDataFolder(options.dataFolder);
  await makeFolders(places.releases, places.objects, ...places.shared);
  return withLock(
    places.publishLock,
    (holder) => options.onWait(holder),
    async () => {
      await replaceOldLink(places);
      const [preparation] = await Promise.all([prepare(options, places), removeUnfinished(places)]);
      return preparation.ok
        ? createRelease(options, places, preparation.prepared)
        : { kind: "problems", problems: preparation.problems };
    },
  );
}

async function createRelease(
  options: PublishOptions,
  places: Places,
  prepared: Prepared,
): Promise<Publishing> {
  const { code, site, read, key } = prepared;
  const current = await currentRelease(places);
  // A damaged release is ignored: the content is published again.
  const previous = current && (await readRelease(current));
  const newest = (await findReleases(places)).at(-1);
  const publishedKey = options.keepRollback ? await keyOf(newest) : previous?.notes.key;
  if (previous !== undefined && publishedKey === key && hasWholeFiles(previous)) {
    if (options.pictures === "before") {
      await encodePictures(site.pictures, places, options.progress);
      await drawPendingPreviews(places, options.progress);
    }
    return { kind: "unchanged", number: previous.number };
  }
  if (options.onlyAsPublished && previous !== undefined && isEdited(read, previous)) {
    const message = "was edited since it was published: publish it, so that what has ended leaves";
    return { kind: "problems", problems: [atStart("content", message)] };
  }
  const problems = await storeContent(options.folder, read, previous, places);
  if (problems.length > 0) {
    return { kind: "problems", problems };
  }
  await copyAssets(code, places.assets);
  const number = (newest?.number ?? 0) + 1;
  const release = { number, folder: path.join(places.releases, String(number)) };
  const part = temporaryPath(release.folder);
  try {
    const counts = await writeRelease(part, { options, places, prepared, previous, number });
    await rename(part, release.folder);
    await syncPath(places.releases);
    await switchTo(places, release);
    await prune(places, options.now());
    return { kind: "published", number, ...counts };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Reads the key of a release; undefined where there is none or its notes are damaged. */
async function keyOf(release: Release | undefined): Promise<string | undefined> {
  const notes = release && (await readNotes(release).catch(() => undefined));
  return notes?.key;
}

function isEdited({ files }: ReadContent, { content }: ReadRelease): boolean {
  const publishedHashes = new Map(Object.entries(content));
  return (
    publishedHashes.size !== files.size ||
    [...files].some(([name, { hash }]) => publishedHashes.get(name) !== hash)
  );
}

async function storeContent(
  folder: string,
  { files }: ReadContent,
  previous: ReadRelease | undefined,
  { objects }: Places,
): Promise<readonly FileProblem[]> {
  const publishedHashes = previous?.content ?? {};
  const fresh = [...files].flatMap(([name, { hash }]) =>
    publishedHashes[name] === hash ? [] : [[name, hash] as const],
  );
  const changed = await storeObjects(objects, folder, fresh);
  return changed.map((file) =>
    atStart(file, "changed while it was being read: publish again when it is saved"),
  );
}
