import { readFileSync, readdirSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { startPostgres } from "#test/support/postgres.ts";
import { startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";

/** The service and its store on a machine that loses power: every process is killed and the disk is cut. */
export interface Machine {
  /** The folder on the disk that the store uses. */
  readonly disk: string;
  /** Starts everything after the power returned; throws if it does not start. */
  powerOn(): Promise<RunningService>;
  powerOff(service: RunningService): Promise<void>;
  /** Called when the disk holds what the cut left. */
  found(): Promise<void>;
  /** Reads the store while the service is down. */
  look(work: (opened: OpenedStore) => Promise<void>): Promise<void>;
  /** References of the letters on the same disk, if there are any. */
  letters(): ReadonlySet<string> | undefined;
  end(): Promise<void>;
}

/** The recorder, its folder, and a home for the service. */
export interface Recording {
  readonly shim: string;
  readonly record: string;
  readonly home: string;
}

function recorder({ shim, record }: Recording, folder: string): Readonly<Record<string, string>> {
  return { LD_PRELOAD: shim, WATCH_FOLDER: folder, WATCH_LOG: record };
}

async function endNow(service: RunningService): Promise<void> {
  service.process.kill("SIGKILL");
  await service.ended;
}

/** The service with the embedded store, and the letters of the demonstration on the same disk. */
export async function embeddedMachine(folder: string, recording: Recording): Promise<Machine> {
  const disk = join(folder, "data");
  await mkdir(disk);
  return {
    disk,
    powerOn: () => startProcess(recording.home, { DATA_DIR: disk, ...recorder(recording, disk) }),
    powerOff: endNow,
    found: async () => {},
    async look(work) {
      const opened = await openStore({ dataFolder: disk }, "db/migrations", () => {});
      await work(opened);
      await opened.database.close();
    },
    letters: () => new Set(lettersIn(join(disk, "mailbox"))),
    end: async () => {},
  };
}

function lettersIn(mailbox: string): readonly string[] {
  try {
    const names = readdirSync(mailbox).filter((name) => name.endsWith(".eml"));
    const whole = names.filter((name) => isWhole(readFileSync(join(mailbox, name), "latin1")));
    return whole.map((name) => name.slice(-15, -4));
  } catch {
    return [];
  }
}

/** Checks that a letter ends with the boundary of its parts and has no gap of zeros. */
function isWhole(letter: string): boolean {
  return letter.trimEnd().endsWith("--") && !letter.includes("\0");
}

/** PostgreSQL on the disk that is cut, and the service beside it. */
export async function postgresMachine(folder: string, recording: Recording): Promise<Machine> {
  // Only the folder of the tables is recorded; its name is known once the server created it.
  const environment = recorder(recording, folder);
  const postgres = await startPostgres({ within: folder, environment, syncs: true });
  const databaseUrl = await postgres.database();
  await postgres.stop();
  const place = { dataFolder: folder, databaseUrl };
  let starts = 0;
  return {
    disk: postgres.dataFolder,
    async powerOn() {
      await postgres.start();
      starts += 1;
      // On a disk that is not cut: its record would be newer than the cut.
      const env = { DATA_DIR: join(folder, `letters-${starts}`), DATABASE_URL: databaseUrl };
      return startProcess(recording.home, { ...env, ...recorder(recording, "/nothing") });
    },
    async powerOff(service) {
      await Promise.all([endNow(service), postgres.kill()]);
    },
    async found() {
      // It names a process from before the cut.
      await rm(join(postgres.dataFolder, "postmaster.pid"), { force: true });
      postgres.handOver();
    },
    async look(work) {
      await postgres.start();
      const opened = await openStore(place, "db/migrations", () => {});
      await work(opened);
      await opened.database.close();
      await postgres.kill();
    },
    letters: () => undefined,
    end: () => postgres.end(),
  };
}
