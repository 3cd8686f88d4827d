import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/enquiries/open-store.ts";
import { countLost } from "#test/faults/ledger.ts";
import { createSender } from "#test/faults/sender.ts";
import type { Acknowledged, Sender } from "#test/faults/sender.ts";
import { bothStores } from "#test/faults/world.ts";
import type { Fault, Outcome, Skipped, World } from "#test/faults/world.ts";
import { postgresPrograms, startPostgres } from "#test/support/postgres.ts";
import { makeHome, startProcess } from "#test/support/process.ts";

/** Text that does not compress. */
const long = () => randomBytes(2400).toString("hex");
/** Space that stays free, so that the disk fills up while enquiries arrive. */
const room = 512 * 1024;

/** Fills the disk of the store for a while. */
export const diskFull: Fault = {
  name: "disk full",
  stores: bothStores,
  async make(world) {
    if (world.store === "postgres" && postgresPrograms() === undefined) {
      return { skipped: "PostgreSQL is not installed" };
    }
    // Room for ten rounds, with the write-ahead log beside the store.
    const size = world.store === "postgres" ? "120m" : "16m";
    return onSmallDisk(size, (disk) => fillAndFree(world, disk));
  },
};

/** Mounts a disk of a size such as `16m` for the work. */
export async function onSmallDisk(
  size: string,
  work: (disk: string) => Promise<Outcome | Skipped>,
): Promise<Outcome | Skipped> {
  const disk = mkdtempSync(join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=777`, "tmpfs", disk], {
      stdio: "ignore",
    });
  } catch {
    rmSync(disk, { recursive: true });
    return { skipped: "no small disk can be mounted here" };
  }
  try {
    return await work(disk);
  } finally {
    execFileSync("umount", ["--lazy", disk]);
    rmSync(disk, { recursive: true });
  }
}

async function fillAndFree(world: World, disk: string): Promise<Outcome | Skipped> {
  // Its write-ahead log lies on another disk: without room for it PostgreSQL ends itself.
  const postgres =
    world.store === "postgres"
      ? await startPostgres({ within: disk, logWithin: tmpdir() })
      : undefined;
  const home = await makeHome();
  const databaseUrl = await postgres?.database();
  const place = { dataFolder: disk, ...(databaseUrl !== undefined && { databaseUrl }) };
  const env = { DATA_DIR: disk, STORE_ONLY: "1" };
  const service = await startProcess(
    home.folder,
    databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl },
  );
  const sender = createSender(service.endpoint, 20);
  const acknowledged: Acknowledged = new Map();
  try {
    const rounds = world.short ? 1 : 10;
    const statuses = new Map<number, number>();
    let notTaken = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const filler = await fill(disk, room);
      await sendMany(sender, acknowledged, statuses, `full ${round}`);
      await rm(filler);
      const { status } = await sender.post(`after ${round}`);
      notTaken += status === 201 ? 0 : 1;
    }
    const opened = await openStore(place, "db/migrations", () => {});
    const { rows, lost } = await countLost(opened, acknowledged);
    await opened.database.close();
    const refused = statuses.get(503) ?? 0;
    const unexpected = Array.from(statuses.keys()).filter(
      (status) => status !== 201 && status !== 503,
    );
    return {
      counted: {
        "times full": rounds,
        acknowledged: acknowledged.size,
        rows,
        "refused 503": refused,
      },
      broken: {
        lost,
        "never refused": refused === 0 ? 1 : 0,
        "other answers": unexpected.length,
        "not taken once there was room": notTaken,
      },
    };
  } finally {
    sender.close();
    service.process.kill("SIGKILL");
    await service.ended;
    await postgres?.end();
    await home.remove();
  }
}

async function sendMany(
  sender: Sender,
  acknowledged: Acknowledged,
  statuses: Map<number, number>,
  label: string,
): Promise<void> {
  const messages = Array.from({ length: 300 }, (_, n) => `${label}, enquiry ${n} ${long()}`);
  await Promise.all(
    messages.map(async (message) => {
      const { status = 0, reference } = await sender.post(message);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201 && reference !== undefined) {
        acknowledged.set(reference, message);
      }
    }),
  );
}

/** Fills the disk and returns the file to remove. */
export async function fill(disk: string, leave: number): Promise<string> {
  const name = join(disk, "filler");
  const file = await open(name, "w");
  for (let size = 1024 * 1024; size >= 1;) {
    const { bavail, bsize } = statfsSync(disk);
    size = Math.min(size, bavail * bsize - leave);
    try {
      await file.write(Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  await file.close();
  return name;
}
