import { linkSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { compressBest } from "#publishing/compression.ts";
import { writeAtomically } from "#publishing/durable-files.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn } from "#publishing/places.ts";
import { reportProgress } from "#publishing/progress.ts";
import { currentRelease, readNotes, readPages, type Release } from "#publishing/releases.ts";
import { builtData } from "#tools/built-site.ts";

async function releaseIn(dataFolder: string): Promise<Release> {
  const release = await currentRelease(placesIn(dataFolder));
  if (release === undefined) {
    throw new Error(`Nothing is published in ${dataFolder}.`);
  }
  return release;
}

function stemOf(file: string): string {
  return file.replace(/-\d+\.\w+$/, "");
}

/** Encoded pictures that the built site has of the same masters need not be encoded again. */
async function linkPictures(dataFolder: string): Promise<void> {
  const source = placesIn(builtData).pictures;
  const target = placesIn(dataFolder).pictures;
  const built = await readPages(await releaseIn(builtData));
  const stems = new Map(Object.entries(built.pictures).map(([stem, master]) => [master, stem]));
  const files = Map.groupBy(readdirSync(source), stemOf);
  const existing = new Set(readdirSync(target));
  const { pictures } = await readPages(await releaseIn(dataFolder));
  for (const [stem, master] of Object.entries(pictures)) {
    const stemName = stems.get(master) ?? "";
    for (const file of files.get(stemName) ?? []) {
      const name = stem + file.slice(stemName.length);
      if (!existing.has(name)) {
        linkSync(path.join(source, file), path.join(target, name));
      }
    }
  }
}

/**
 * Makes what the pages at these addresses are served with once publishing has finished behind the site:
 * every picture, and the smallest forms of these pages. All pages of a large catalogue would take long.
 */
export async function finishPages(
  dataFolder: string,
  addresses: ReadonlySet<string>,
): Promise<void> {
  const release = await releaseIn(dataFolder);
  await linkPictures(dataFolder);
  const { pictures } = await readNotes(release);
  await encodePictures(pictures, placesIn(dataFolder), reportProgress(process.stdout));
  const { pages } = await readPages(release);
  for (const { address, file, status } of pages) {
    if (addresses.has(address) || status === 404) {
      const target = path.join(release.folder, "site", file);
      const { br, gz } = await compressBest(await readFile(target));
      await writeAtomically(`${target}.br`, br);
      await writeAtomically(`${target}.gz`, gz);
    }
  }
}
