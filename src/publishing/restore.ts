import { rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "#publishing/content-folder.ts";
import { copySynced, makeFolders, replaceAtomically } from "#publishing/durable-files.ts";
import { hashOfFile } from "#publishing/file-bytes.ts";
import { withLock } from "#publishing/lock.ts";
import { hasObject, storeObject, objectFile } from "#publishing/objects.ts";
import { placesIn, type Places } from "#publishing/places.ts";
import { findReleases, readContentOf } from "#publishing/releases.ts";

interface RestoreOptions {
  readonly folder: string;
  readonly dataFolder: string;
  readonly number: number;
  /** Products to restore; everything where undefined. */
  readonly slugs?: readonly string[];
  /** Overwrites files whose current version was never published. */
  readonly yes: boolean;
}

/** Result of restoring; all names are paths in the content folder. */
export type Restoring =
  | {
      readonly kind: "restored";
      readonly written: readonly string[];
      /** Files that the release did not have. */
      readonly removed: readonly string[];
      /** Files edited since they were last published, left unchanged without `yes`. */
      readonly edited: readonly string[];
    }
  | { readonly kind: "unknown-release" }
  | { readonly kind: "unknown-products"; readonly slugs: readonly string[] };

/** Computes the hash of a file; undefined where it does not exist. */
async function hashOf(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats && hashOfFile(file, stats.size);
}

/**
 * Restores the content folder to a release. Overwritten files stay in data/objects; unpublished
 * ones change only with `yes`.
 */
export async function restore(options: RestoreOptions): Promise<Restoring> {
  const { dataFolder, number, slugs } = options;
  const places = placesIn(dataFolder);
  const release = (await findReleases(places)).find((entry) => entry.number === number);
  if (release === undefined) {
    return { kind: "unknown-release" };
  }
  return withLock(
    places.publishLock,
    () => undefined,
    async () => {
      const hashes = await readContentOf(release);
      const unknown = (slugs ?? []).filter((slug) => !(`products/${slug}/product.yaml` in hashes));
      if (unknown.length > 0) {
        return { kind: "unknown-products", slugs: unknown };
      }
      return writeBack(options, places, hashes);
    },
  );
}

async function writeBack(
  { folder, slugs, yes }: RestoreOptions,
  places: Places,
  hashes: Readonly<Record<string, string>>,
): Promise<Restoring> {
  const isSelected = (name: string) =>
    slugs === undefined || slugs.some((slug) => name.startsWith(`products/${slug}/`));
  const names = new Set([...Object.keys(hashes), ...(await listFiles(folder))]);
  const written: string[] = [];
  const removed: string[] = [];
  const edited: string[] = [];
  for (const name of [...names].filter(isSelected).toSorted()) {
    const file = path.join(folder, name);
    const target = hashes[name];
    const currentHash = await hashOf(file);
    if (currentHash === target) {
      continue;
    }
    if (currentHash !== undefined && !yes && !(await hasObject(places.objects, currentHash))) {
      edited.push(name);
      continue;
    }
    if (currentHash !== undefined && !(await storeObject(places.objects, file, currentHash))) {
      edited.push(name);
      continue;
    }
    if (target === undefined) {
      await rm(file);
      await rmdir(path.dirname(file)).catch(() => undefined);
      removed.push(name);
    } else {
      await makeFolders(path.dirname(file));
      await replaceAtomically(file, (part) => copySynced(objectFile(places.objects, target), part));
      written.push(name);
    }
  }
  return { kind: "restored", written, removed, edited };
}
