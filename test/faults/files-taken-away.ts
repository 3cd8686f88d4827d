import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { createDesk } from "#server/enquiries/desk.ts";
import { embeddedStoreFile, openDatabase } from "#server/enquiries/open-store.ts";
import { createSender } from "#test/faults/sender.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";

const senders = 20;
/** So many are acknowledged before the backup, and so many at least after it. */
const enough = 30;
const migrations = "db/migrations";

interface Way {
  readonly what: string;
  /** Whether the service runs meanwhile; otherwise it was killed. */
  readonly running: boolean;
  /** Whether the short form makes it; each takes three starts. */
  readonly inShort: boolean;
  /** Takes files away, knowing the store's and a backup of earlier. */
  lose(file: string, backup: string): Promise<void>;
}

const remove = async (file: string, ...parts: string[]) => {
  for (const part of parts) {
    await rm(`${file}${part}`, { force: true });
  }
};

const ways: readonly Way[] = [
  {
    what: "deleted",
    running: true,
    inShort: true,
    lose: (file) => remove(file, "", "-wal", "-shm"),
  },
  {
    what: "replaced by an old copy",
    running: true,
    inShort: false,
    async lose(file, backup) {
      await rename(backup, file);
      await remove(file, "-wal", "-shm");
    },
  },
  {
    what: "log removed after kill -9",
    running: false,
    inShort: true,
    lose: (file) => remove(file, "-wal", "-shm"),
  },
  {
    what: "old backup copied back",
    running: false,
    inShort: false,
    async lose(file, backup) {
      await remove(file, "", "-wal", "-shm");
      await copyFile(backup, file);
    },
  },
];

/** Deletes, replaces or rolls back the files of the embedded store. */
export const filesTakenAway: Fault = {
  name: "files taken away",
  stores: ["embedded"],
  heldBy: "test/requests/losing-files.test.ts",
  make: async (world) => {
    const rounds = world.short ? 1 : 5;
    const made = world.short ? ways.filter((way) => way.inShort) : ways;
    const counted: Record<string, number> = { rounds };
    const broken: Record<string, number> = {};
    const add = (figures: Record<string, number>, what: string, figure: number) => {
      figures[what] = (figures[what] ?? 0) + figure;
    };
    for (let round = 1; round <= rounds; round += 1) {
      for (const way of made) {
        await onGround(world, async ({ folder }) => {
          const home = await makeHome();
          try {
            const found = await loseOnce(way, folder, home.folder, world.short ? 500 : 6000);
            add(counted, `${way.what}: acknowledged`, found.acknowledged);
            add(counted, `${way.what}: lost`, found.lost);
            add(counted, `${way.what}: named at the start as missing`, found.named);
            add(broken, "sent after the loss and acknowledged", found.afterwards);
            add(broken, "ready after the loss", found.ready ? 1 : 0);
            // A log that was written over into the file before the kill takes nothing with it.
            const isRefused = found.named > 0 || found.lost === 0;
            add(broken, "starts that were not refused", isRefused ? 0 : 1);
            add(broken, "lost and not named", Math.max(0, found.lost - found.named));
            add(broken, "not taken after the mark was deleted", found.taken ? 0 : 1);
          } finally {
            await home.remove();
          }
          return { counted, broken };
        });
      }
    }
    return { counted, broken };
  },
};

async function loseOnce(way: Way, folder: string, home: string, meanwhile: number) {
  const file = embeddedStoreFile(folder);
  const [backup, settings] = [`${file}.backup`, { dataFolder: folder }];
  const env = { DATA_DIR: folder, STORE_ONLY: "1" };
  const service = await startProcess(home, env);
  const sender = createSender(service.endpoint, senders);
  const acknowledged: Acknowledged = new Map();
  let [afterwards, ready, isLost, going] = [0, false, false, true];
  const send = async (name: number) => {
    for (let n = 0; going; n += 1) {
      const isLate = isLost;
      const message = `sender ${name}, enquiry ${n}`;
      const { status, reference } = await sender.post(message);
      if (status === 201 && reference !== undefined) {
        acknowledged.set(reference, message);
        afterwards += isLate ? 1 : 0;
      } else {
        await sleep(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: senders }, (_, name) => send(name)));
  try {
    await until(() => acknowledged.size >= enough);
    await runStoreCommand(settings, ["backup", backup], migrations);
    const backedUp = acknowledged.size;
    await until(() => acknowledged.size >= backedUp + enough);
    if (way.running) {
      await way.lose(file, backup);
      isLost = true;
      await sleep(meanwhile);
      ready = (await fetch(`${service.url}/readyz`)).status === 200;
    }
  } finally {
    going = false;
    await end(service);
    await all;
    sender.close();
  }
  if (!way.running) {
    await way.lose(file, backup);
  }
  const named = await missingAtStart(home, env);
  const lost = await countMissing(folder, acknowledged);
  await rm(join(folder, "enquiries.head"), { force: true });
  const taken = await takes(home, env);
  return { acknowledged: acknowledged.size, afterwards, ready, named, lost, taken };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) {
    await sleep(2);
  }
}

async function end(service: RunningService): Promise<void> {
  service.process.kill("SIGKILL");
  await service.ended;
}

/** How many a start names that is refused; 0 where it is not. */
async function missingAtStart(home: string, env: Readonly<Record<string, string>>) {
  try {
    await end(await startProcess(home, env));
    return 0;
  } catch (error) {
    const told = error instanceof Error ? error.message : "";
    return Number(/ (\d+) of \d+ acknowledged enquiries are missing /.exec(told)?.[1] ?? 0);
  }
}

async function countMissing(folder: string, acknowledged: Acknowledged): Promise<number> {
  const database = await openDatabase({ dataFolder: folder }, migrations, () => {});
  const kept = await createDesk(database).list({ limit: 1_000_000 });
  await database.close();
  const known = new Set(kept.map(({ reference }) => reference));
  return Array.from(acknowledged.keys()).filter((reference) => !known.has(reference)).length;
}

async function takes(home: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const service = await startProcess(home, env);
  const sender = createSender(service.endpoint, 1);
  const { status } = await sender.post("taken again");
  sender.close();
  await end(service);
  return status === 201;
}
