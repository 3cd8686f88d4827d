import { copyFile, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { filesUnder } from "#publishing/content-folder.ts";
import { makeFolders, putWhole, syncPath } from "#publishing/durable-files.ts";
import { hashOfFile } from "#publishing/file-bytes.ts";
import { withLock } from "#publishing/lock.ts";
import { hasObject, keepObject, objectFile } from "#publishing/objects.ts";
import { placesIn, type Places } from "#publishing/places.ts";
import { findReleases, readContentOf } from "#publishing/releases.ts";

export interface RestoreOptions {
  /** The content folder. */
  readonly folder: string;
  readonly dataFolder: string;
  /** The release whose content is wanted. */
  readonly number: number;
  /** The products that are restored; without it, everything. */
  readonly slugs?: readonly string[];
  /** Whether files are replaced that were never published as they are now. */
  readonly yes: boolean;
}

/** What came of restoring; all names are paths in the content folder. */
export type Restoring =
  | {
      readonly kind: "restored";
      readonly written: readonly string[];
      /** Files that the release did not have. */
      readonly removed: readonly string[];
      /** Files edited since they were last published, left as they are: `yes` replaces them too. */
      readonly edited: readonly string[];
    }
  | { readonly kind: "unknown-release" }
  | { readonly kind: "unknown-products"; readonly slugs: readonly string[] };

/** The hash of what a file holds now; nothing where it is not there. */
async function hashOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && hashOfFile(file, found.size);
}

/**
 * Writes the content of a release back into the content folder, so that publishing it makes that
 * release again. What is replaced stays in data/objects; what was never published is left alone
 * unless `yes` is said.
 */
export async function restore(options: RestoreOptions): Promise<Restoring> {
  const { dataFolder, number, slugs } = options;
  const places = placesIn(dataFolder);
  const release = (await findReleases(places)).find((one) => one.number === number);
  if (release === undefined) {
    return { kind: "unknown-release" };
  }
  return withLock(
    places.publishLock,
    () => undefined,
    async () => {
      const wanted = await readContentOf(release);
      const unknown = (slugs ?? []).filter((slug) => !(`products/${slug}/product.yaml` in wanted));
      if (unknown.length > 0) {
        return { kind: "unknown-products", slugs: unknown };
      }
      return writeBack(options, places, wanted);
    },
  );
}

async function writeBack(
  { folder, slugs, yes }: RestoreOptions,
  places: Places,
  wanted: Readonly<Record<string, string>>,
): Promise<Restoring> {
  const isAsked = (name: string) =>
    slugs === undefined || slugs.some((slug) => name.startsWith(`products/${slug}/`));
  const names = new Set([...Object.keys(wanted), ...(await filesUnder(folder))]);
  const written: string[] = [];
  const removed: string[] = [];
  const edited: string[] = [];
  for (const name of [...names].filter(isAsked).toSorted()) {
    const file = path.join(folder, name);
    const target = wanted[name];
    const found = await hashOf(file);
    if (found === target) {
      continue;
    }
    if (found !== undefined && !yes && !(await hasObject(places.objects, found))) {
      edited.push(name);
      continue;
    }
    if (found !== undefined && !(await keepObject(places.objects, file, found))) {
      edited.push(name);
      continue;
    }
    if (target === undefined) {
      await rm(file);
      await rmdir(path.dirname(file)).catch(() => undefined);
      removed.push(name);
    } else {
      await makeFolders(path.dirname(file));
      await putWhole(file, async (part) => {
        await copyFile(objectFile(places.objects, target), part);
        await syncPath(part);
      });
      written.push(name);
    }
  }
  return { kind: "restored", written, removed, edited };
}
