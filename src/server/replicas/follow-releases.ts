import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/enquiries/database.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { copyName, openReleaseCopies } from "#server/replicas/copy-releases.ts";
import { currentFolder } from "#server/releases/find-releases.ts";
import { listenTo } from "#server/replicas/listen.ts";
import { publishedChannel, readState } from "#server/replicas/published-rows.ts";
import type { PublishedState } from "#server/replicas/published-rows.ts";
import type { Reason } from "#server/watch/health.ts";

/** Milliseconds between two polls, beside the notifications. */
const pollInterval = 1000;
/** Milliseconds without an answer after which the alarm is raised. */
const longestSilence = 60_000;
/** Milliseconds that a request may wait, and between two polls for requests. */
const requestPatience = 2000;
const requestInterval = 100;

interface FollowerParts {
  readonly database: Database;
  readonly databaseUrl: string;
  /** Folder of the copies, which has the layout of published data. */
  readonly folder: string;
  readonly log: Log;
}

/** Copies the served release of the database to this disk. */
export interface ReleaseFollower {
  /** Waits for the first release on the disk. */
  first(): Promise<void>;
  /** Follows until it is stopped; calls `copied` when another release may lie on the disk. */
  start(copied: () => void): void;
  /** Polls for a request that finds nothing; at once where the database is known to be away. */
  catchUp(): Promise<void>;
  trouble(): Reason | undefined;
  stop(): Promise<void>;
}

export function createReleaseFollower(parts: FollowerParts): ReleaseFollower {
  const { database, folder, log } = parts;
  const copies = openReleaseCopies(database, folder);
  const stopping = new AbortController();
  let listener: ReturnType<typeof listenTo> | undefined;
  let applied = -1;
  let answeredAt = Date.now();
  let polledAt = 0;
  let isAway = false;
  let polling: Promise<void> | undefined;
  let upcoming: Promise<void> | undefined;
  let whenCopied = () => {};
  let running: Promise<void> = Promise.resolve();

  async function apply({ version, release }: PublishedState): Promise<void> {
    if (release === undefined || version === applied) {
      return;
    }
    const name = copyName(release);
    const previous = await currentFolder(folder);
    await copies.copyShared();
    await copies.copyRelease(release, name);
    await copies.serve(name);
    const names = previous === undefined ? [name] : [name, basename(previous)];
    await copies.removeOthers(names);
    applied = version;
    whenCopied();
  }

  /** Polls once for all who wait. */
  function poll(): Promise<void> {
    polling ??= database
      .read(readState)
      .then(apply)
      .then(() => {
        answeredAt = Date.now();
        isAway = false;
      })
      .finally(() => {
        polledAt = Date.now();
        polling = undefined;
      });
    return polling;
  }

  async function pollSafely(): Promise<void> {
    await poll().catch((error: unknown) => {
      if (!isAway) {
        log.error("release not copied", { reason: tellError(error) });
      }
      isAway = true;
    });
  }

  /** Polls once for all requests that wait, with a state that is read after each of them came. */
  async function pollForRequests(): Promise<void> {
    await pause(Math.max(0, polledAt + requestInterval - Date.now()));
    await polling?.catch(() => undefined);
    upcoming = undefined;
    await pollSafely();
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) {
        await pollSafely();
      }
    }
  }

  return {
    async first() {
      await copies.verify();
      let isWaiting = false;
      await pollSafely();
      while (applied < 0) {
        if (!isWaiting) {
          log.info("waiting for the first release", {});
          isWaiting = true;
        }
        await pause(pollInterval);
        await pollSafely();
      }
    },
    start(copied) {
      whenCopied = copied;
      listener = listenTo(parts.databaseUrl, publishedChannel, () => void pollSafely());
      running = follow();
    },
    async catchUp() {
      if (!isAway) {
        upcoming ??= pollForRequests();
        await Promise.race([upcoming, pause(requestPatience, undefined, { ref: false })]);
      }
    },
    trouble() {
      return Date.now() - answeredAt > longestSilence
        ? { reason: "the database of releases has not answered for a minute" }
        : undefined;
    },
    async stop() {
      stopping.abort();
      await listener?.close();
      await running;
      await database.close();
    },
  };
}
