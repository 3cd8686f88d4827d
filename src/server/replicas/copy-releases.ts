import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { currentFile, dataParts } from "#domain/release.ts";
import type { Database } from "#server/enquiries/database.ts";
import {
  hasBytes,
  linkFile,
  listFiles,
  removeUnfinished,
  replaceFile,
  temporaryPath,
} from "#server/replicas/copied-files.ts";
import { readObjects, readReleaseFiles, readSharedFiles } from "#server/replicas/published-rows.ts";
import type { FileHashes, SharedRelease } from "#server/replicas/published-rows.ts";

/** Objects that one query fetches. */
const fetchedAtOnce = 16;
/** List of the files of a copied release, beside them. */
const listFile = ".files.json";

type NamedRelease = Pick<SharedRelease, "number" | "origin">;

/** Folder of a copied release; the origin tells releases of the same number apart. */
export function copyName({ number, origin }: NamedRelease): string {
  return `${number}-${origin}`;
}

/** A release was removed from the database while it was copied. */
export class ReleaseGone extends Error {
  override readonly name = "ReleaseGone";
}

/** Copies of releases on this disk, made from the rows of the database. */
export interface ReleaseCopies {
  /** Removes files that a crash or a power cut left damaged. */
  verify(): Promise<void>;
  copyShared(): Promise<void>;
  /** Copies a release into a folder of this name; a folder that exists gets what is new. */
  copyRelease(release: NamedRelease, name: string): Promise<void>;
  serve(name: string): Promise<void>;
  /** Removes releases other than these. */
  removeOthers(names: readonly string[]): Promise<void>;
}

/** Opens the copies below a folder that has the layout of published data. */
export function openReleaseCopies(database: Database, folder: string): ReleaseCopies {
  const releases = join(folder, dataParts.releases);
  const keptFolder = join(folder, dataParts.kept);

  async function namesOfCopies(): Promise<readonly string[]> {
    const names = await readdir(releases).catch(() => []);
    return names.filter((name) => /^[1-9]/.test(name));
  }

  async function readList(name: string): Promise<FileHashes> {
    const text = await readFile(join(releases, name, listFile), "utf8").catch(() => "{}");
    return JSON.parse(text) as FileHashes;
  }

  /** Finds the files of all copies by their hashes. */
  async function localFiles(): Promise<ReadonlyMap<string, string>> {
    const files = new Map<string, string>();
    for (const name of await namesOfCopies()) {
      for (const [path, hash] of Object.entries(await readList(name))) {
        files.set(hash, join(releases, name, path));
      }
    }
    return files;
  }

  /** Fetches each hash once and writes it to every path that needs it. */
  async function fetchInto(target: string, files: FileHashes): Promise<void> {
    const pathsOf = new Map<string, string[]>();
    for (const [path, hash] of Object.entries(files)) {
      pathsOf.set(hash, [...(pathsOf.get(hash) ?? []), path]);
    }
    const hashes = [...pathsOf.keys()];
    for (let start = 0; start < hashes.length; start += fetchedAtOnce) {
      const batch = hashes.slice(start, start + fetchedAtOnce);
      const objects = await database.read((session) => readObjects(session, batch));
      for (const hash of batch) {
        const bytes = objects.get(hash);
        if (bytes === undefined) {
          throw new ReleaseGone(`object ${hash} is gone`);
        }
        for (const path of pathsOf.get(hash) ?? []) {
          await replaceFile(join(target, path), bytes);
        }
      }
    }
  }

  return {
    async verify() {
      await removeUnfinished(folder);
      for (const name of await namesOfCopies()) {
        const entries = Object.entries(await readList(name));
        const isWhole = await everyInTurn(entries, ([path, hash]) =>
          hasBytes(join(releases, name, path), hash),
        );
        if (!isWhole || entries.length === 0) {
          await rm(join(releases, name), { recursive: true, force: true });
        }
      }
      const shared = await database.read(readSharedFiles);
      for (const path of await listFiles(keptFolder)) {
        if (!(await hasBytes(join(keptFolder, path), shared[path] ?? ""))) {
          await rm(join(keptFolder, path), { force: true });
        }
      }
    },

    async copyShared() {
      const shared = await database.read(readSharedFiles);
      const present = new Set(await listFiles(keptFolder));
      const missing = Object.entries(shared).filter(([path]) => !present.has(path));
      await fetchInto(keptFolder, Object.fromEntries(missing));
      for (const path of present) {
        if (!(path in shared)) {
          await rm(join(keptFolder, path), { force: true });
        }
      }
    },

    async copyRelease({ number }, name) {
      const files = await database.read((session) => readReleaseFiles(session, number));
      if (files === undefined) {
        throw new ReleaseGone(`release ${number} is gone`);
      }
      const target = join(releases, name);
      const isPresent = await stat(target).then(
        () => true,
        () => false,
      );
      const folderOfFiles = isPresent ? target : temporaryPath(target);
      const previous = isPresent ? await readList(name) : {};
      const local = await localFiles();
      const missing: Record<string, string> = {};
      await mkdir(folderOfFiles, { recursive: true });
      const madeFolders = new Set<string>();
      for (const [path, hash] of Object.entries(files)) {
        const file = join(folderOfFiles, path);
        const source = local.get(hash);
        if (previous[path] === hash) {
          continue;
        }
        if (!isPresent && source !== undefined) {
          if (!madeFolders.has(dirname(file))) {
            await mkdir(dirname(file), { recursive: true });
            madeFolders.add(dirname(file));
          }
          if (await linkFile(source, file)) {
            continue;
          }
        }
        missing[path] = hash;
      }
      await fetchInto(folderOfFiles, missing);
      await writeFile(join(folderOfFiles, listFile), JSON.stringify(files));
      if (!isPresent) {
        await rename(folderOfFiles, target);
      }
    },

    serve: (name) => replaceFile(join(releases, currentFile), `${name}\n`),

    async removeOthers(names) {
      for (const name of await namesOfCopies()) {
        if (!names.includes(name)) {
          await rm(join(releases, name), { recursive: true, force: true });
        }
      }
    },
  };
}

async function everyInTurn<Value>(
  values: readonly Value[],
  check: (value: Value) => Promise<boolean>,
): Promise<boolean> {
  for (const value of values) {
    if (!(await check(value))) {
      return false;
    }
  }
  return true;
}
