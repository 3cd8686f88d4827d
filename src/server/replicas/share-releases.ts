import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dataParts, releaseFiles } from "#domain/release.ts";
import type { Database } from "#server/enquiries/database.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { listFiles, replaceFile } from "#server/replicas/copied-files.ts";
import { sha256 } from "#server/sha256.ts";
import { currentFolder, releaseFolders } from "#server/releases/find-releases.ts";
import {
  claimPublishing,
  insertObject,
  listShared,
  missingObjects,
  readReleaseFiles,
  readSharedFiles,
  readState,
  removeUnusedObjects,
  writeState,
} from "#server/replicas/published-rows.ts";
import type { FileHashes, SharedRelease } from "#server/replicas/published-rows.ts";

/** Folders below `kept` that replicas need. */
export const sharedGroups = ["assets", "pictures", "masters", "previews"] as const;

/** Milliseconds between two looks at the disk, and between two renewals of the lease. */
const lookInterval = 250;
const leaseInterval = 15_000;
/** Milliseconds until the next try after an error. */
const retryDelay = 2000;
/** Milliseconds between two scans while pictures are still made. */
const scanInterval = 2000;
/** Bytes of objects in one transaction. */
const batchBytes = 8 * 1024 * 1024;

interface SharingParts {
  readonly database: Database;
  readonly dataFolder: string;
  readonly log: Log;
}

/** Keeps the rows of the published releases as they are on the disk. */
export interface ReleaseSharing {
  /** Copies the disk's state once; rejects where that fails. */
  share(): Promise<void>;
  /** Follows the disk until it is stopped. */
  start(): void;
  stop(): Promise<void>;
}

/** Name of this computer as the publishing one: a random number in its data folder. */
export async function publisherName(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "publisher.id");
  const text = await readFile(file, "utf8").catch(() => "");
  if (text.trim() !== "") {
    return text.trim();
  }
  const name = randomUUID();
  await replaceFile(file, `${name}\n`);
  return name;
}

/** Copies releases from the disk of the publishing computer into the database. */
export function createReleaseSharing({ database, dataFolder, log }: SharingParts): ReleaseSharing {
  const releasesFolder = join(dataFolder, dataParts.releases);
  const keptFolder = join(dataFolder, dataParts.kept);
  const hashes = createHashCache();
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isRefused = false;

  async function readShared(): Promise<FileHashes> {
    const listed = await Promise.all(
      sharedGroups.map(async (group) =>
        (await listFiles(join(keptFolder, group))).map((name) => `${group}/${name}`),
      ),
    );
    return hashes.read(keptFolder, listed.flat());
  }

  async function readRelease(folder: string): Promise<SharedRelease> {
    const files = await hashes.read(folder, await listFiles(folder));
    const origin = (files[releaseFiles.facts] ?? "").slice(0, 8);
    return { number: Number(basename(folder)), origin, files };
  }

  async function upload(folder: string, files: FileHashes): Promise<void> {
    const paths = new Map(Object.entries(files).map(([path, hash]) => [hash, path]));
    const missing = await database.read((session) => missingObjects(session, [...paths.keys()]));
    const queue = [...missing];
    while (queue.length > 0) {
      await database.transaction(async (session) => {
        for (let bytes = 0; bytes < batchBytes;) {
          const hash = queue.pop();
          if (hash === undefined) {
            return;
          }
          const content = await readFile(join(folder, paths.get(hash) ?? ""));
          if (sha256(content) !== hash) {
            throw new Error(`${paths.get(hash)} changed while it was read`);
          }
          await insertObject(session, hash, content);
          bytes += content.length;
        }
      });
    }
  }

  async function share(): Promise<void> {
    const current = await currentFolder(dataFolder);
    if (current === undefined) {
      return;
    }
    const rows = await database.read(listShared);
    const folders = await releaseFolders(dataFolder, undefined);
    const origins = new Map(rows.map(({ number, origin }) => [number, origin]));
    const changed: SharedRelease[] = [];
    for (const folder of folders) {
      const number = Number(basename(folder));
      // Only the current release is still being finished.
      if (folder === current || origins.get(number) !== (await originOf(folder))) {
        const release = await readRelease(folder);
        const stored = await database.read((session) => readReleaseFiles(session, number));
        if (!haveSameFiles(stored, release.files)) {
          await upload(folder, release.files);
          changed.push(release);
        }
      }
    }
    const shared = await readShared();
    const isSharedNew = !haveSameFiles(await database.read(readSharedFiles), shared);
    if (isSharedNew) {
      await upload(keptFolder, shared);
    }
    const state = {
      current: Number(basename(current)),
      numbers: folders.map((folder) => Number(basename(folder))),
      changed,
      shared: isSharedNew ? shared : undefined,
    };
    const removed = rows.filter(({ number }) => !state.numbers.includes(number));
    const { release } = await database.read(readState);
    const isSame = release?.number === state.current && changed.length === 0 && !isSharedNew;
    if (isSame && removed.length === 0) {
      return;
    }
    await database.transaction((session) => writeState(session, state));
    if (removed.length > 0) {
      await database.transaction(removeUnusedObjects);
    }
  }

  /** Describes what the disk holds, so that a change is noticed without reading it all. */
  async function signature(): Promise<{ readonly current: string; readonly all: string }> {
    const current = (await currentFolder(dataFolder)) ?? "";
    const folders = [releasesFolder, ...sharedGroups.map((group) => join(keptFolder, group))];
    const times = await Promise.all(
      folders.map((folder) =>
        stat(folder).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    return { current, all: [current, ...times].join(" ") };
  }

  /** Claims the right to publish; says once if another computer has it. */
  async function claim(): Promise<boolean> {
    const claimed = await claimPublishing(database, await publisherName(dataFolder));
    if (claimed === "taken" && !isRefused) {
      log.error("another computer publishes", { help: "set REPLICA=1 on this one" });
    }
    isRefused = claimed === "taken";
    return !isRefused;
  }

  async function follow(): Promise<void> {
    let previous = { current: "", all: "" };
    let sharedAt = 0;
    let claimedAt = 0;
    while (!stopping.signal.aborted) {
      let delay = lookInterval;
      try {
        if (Date.now() - claimedAt > leaseInterval) {
          delay = (await claim()) ? lookInterval : leaseInterval;
          claimedAt = Date.now();
        }
        const currentSignature = await signature();
        const isDue =
          currentSignature.current !== previous.current || Date.now() - sharedAt > scanInterval;
        if (!isRefused && currentSignature.all !== previous.all && isDue) {
          const start = performance.now();
          await share();
          const isSwitch = currentSignature.current !== previous.current;
          previous = currentSignature;
          sharedAt = Date.now();
          if (isSwitch) {
            const milliseconds = Math.round(performance.now() - start);
            log.info("release shared", {
              number: basename(currentSignature.current),
              milliseconds,
            });
          }
        }
      } catch (error) {
        log.error("release not shared", { reason: tellError(error) });
        claimedAt = 0;
        delay = retryDelay;
      }
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    share,
    start() {
      running = follow();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Computes the hashes of files; those with the same inode, size and time are read once. */
function createHashCache() {
  let cachedHashes = new Map<string, string>();
  return {
    async read(folder: string, paths: readonly string[]): Promise<FileHashes> {
      const entries: [string, string][] = [];
      for (let start = 0; start < paths.length; start += 32) {
        const slice = paths.slice(start, start + 32);
        entries.push(
          ...(await Promise.all(
            slice.map(async (path): Promise<[string, string]> => {
              const file = join(folder, path);
              const { dev, ino, size, mtimeMs } = await stat(file);
              const key = `${dev} ${ino} ${size} ${mtimeMs}`;
              const hash = cachedHashes.get(key) ?? sha256(await readFile(file));
              cachedHashes.set(key, hash);
              return [path, hash];
            }),
          )),
        );
      }
      if (cachedHashes.size > 1_000_000) {
        cachedHashes = new Map();
      }
      return Object.fromEntries(entries);
    },
  };
}

async function originOf(folder: string): Promise<string> {
  const bytes = await readFile(join(folder, releaseFiles.facts)).catch(() => Buffer.alloc(0));
  return sha256(bytes).slice(0, 8);
}

/** Tells if two lists of files are equal. */
function haveSameFiles(stored: FileHashes | undefined, files: FileHashes): boolean {
  const entries = Object.entries(files);
  return (
    stored !== undefined &&
    Object.keys(stored).length === entries.length &&
    entries.every(([path, hash]) => stored[path] === hash)
  );
}
