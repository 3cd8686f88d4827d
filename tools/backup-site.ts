import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, realpath, rename, rm } from "node:fs/promises";
import path from "node:path";
import { withImportLock } from "#publishing/exchange/journal.ts";
import { withLock } from "#publishing/lock.ts";
import { placesIn } from "#publishing/places.ts";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import type { StoreSettings } from "#settings";

/** What is backed up, and where it is restored. */
export interface BackupPlaces {
  readonly store: StoreSettings;
  readonly contentFolder: string;
  readonly migrations: string;
}

const storeFile = "store.db";
const contentName = "content";
/** Folders below the data folder that releases need. */
const dataFolders = ["releases", "kept", "objects"] as const;

/** Exit code of GNU tar for a file that was replaced while it was read, as a better compressed page is. */
const replacedFile = 1;

async function runTar(words: readonly string[], output: "ignore" | "inherit"): Promise<void> {
  const tar = spawn("tar", words, { stdio: ["ignore", output, "inherit"] });
  const [code] = await once(tar, "close");
  if (code !== 0 && !(code === replacedFile && words[0] === "-cf")) {
    throw new Error(`tar ended with ${code}`);
  }
}

/**
 * Writes store, content and releases into one archive, while the site runs; `-` is standard output. Returns the
 * report of the store. Publishing waits meanwhile.
 */
export async function backUpSite(places: BackupPlaces, file: string): Promise<string> {
  const { store, contentFolder, migrations } = places;
  const isOutput = file === "-";
  if (!isOutput && existsSync(file)) {
    throw new Error(`${file} exists already; a backup never overwrites another`);
  }
  const { dataFolder } = store;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const part = await mkdtemp(path.join(dataFolder, ".backup-"));
  const unfinished = isOutput ? "-" : `${file}.part`;
  const onWait = () => process.stderr.write("Waiting for a publish that is under way ...\n");
  try {
    const report = await runStoreCommand(store, ["backup", path.join(part, storeFile)], migrations);
    await withImportLock(contentFolder, onWait, () =>
      withLock(placesIn(dataFolder).publishLock, onWait, async () => {
        await cp(await realpath(contentFolder), path.join(part, contentName), { recursive: true });
        const present = dataFolders.filter((name) => existsSync(path.join(dataFolder, name)));
        const sources = ["-C", path.resolve(part), storeFile, contentName];
        const published = ["-C", path.resolve(dataFolder), ...present];
        const words = ["-cf", unfinished, "--exclude=.part-*", "--exclude=*.lock"];
        await runTar([...words, ...sources, ...published], isOutput ? "inherit" : "ignore");
      }),
    );
    if (!isOutput) {
      await rename(unfinished, file);
    }
    return report;
  } finally {
    await rm(part, { recursive: true, force: true });
    if (!isOutput) {
      await rm(unfinished, { force: true });
    }
  }
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

/** Puts a backup back, into an empty content folder and a data folder without releases. */
export async function restoreSite(places: BackupPlaces, file: string): Promise<string> {
  const { store, contentFolder, migrations } = places;
  const { dataFolder } = store;
  if (!existsSync(file)) {
    throw new Error(`there is no ${file}`);
  }
  if (!(await isEmptyFolder(contentFolder))) {
    throw new Error(`CONTENT_DIR (${contentFolder}) is not empty; move what it holds away`);
  }
  for (const name of dataFolders) {
    if (!(await isEmptyFolder(path.join(dataFolder, name)))) {
      throw new Error(`DATA_DIR (${dataFolder}) holds ${name} already; move it away`);
    }
  }
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const part = await mkdtemp(path.join(dataFolder, ".restore-"));
  try {
    await runTar(["-xf", path.resolve(file), "-C", path.resolve(part)], "ignore");
    const report = await runStoreCommand(
      store,
      ["restore", path.join(part, storeFile)],
      migrations,
    );
    await mkdir(contentFolder, { recursive: true });
    await cp(path.join(part, contentName), contentFolder, { recursive: true });
    // The releases come last: the site does not start before everything is there.
    for (const name of dataFolders.toReversed()) {
      if (existsSync(path.join(part, name))) {
        await rm(path.join(dataFolder, name), { recursive: true, force: true });
        await rename(path.join(part, name), path.join(dataFolder, name));
      }
    }
    return report;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
