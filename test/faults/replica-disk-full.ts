import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fill, onSmallDisk } from "#test/faults/disk-full.ts";
import { onGround, type Fault } from "#test/faults/world.ts";
import { makeHome } from "#test/support/process.ts";
import { startPublisher, startReplica } from "#test/support/replicas.ts";
import { ask, eventually } from "#test/support/requests.ts";

/** Fills the disk of a replica's cache while releases are published. */
export const replicaDiskFull: Fault = {
  name: "the disk of a replica is full",
  stores: ["postgres"],
  make: (world) =>
    onSmallDisk("8m", (disk) =>
      onGround(world, async (ground) => {
        const rounds = world.short ? 1 : 5;
        const databaseUrl = ground.env["DATABASE_URL"] ?? "";
        const home = await makeHome();
        const publisher = await startPublisher(join(ground.folder, "office"), databaseUrl);
        await publisher.publish(1);
        const env = { DATABASE_URL: databaseUrl, DATA_DIR: disk };
        const service = await startReplica(home.folder, "unused", env);
        const page = async () => {
          const { status, body } = await ask(service.url, "/");
          return `${status} ${body.toString()}`;
        };
        let notServed = 0;
        let notFollowed = 0;
        try {
          for (let number = 2; number <= rounds + 1; number += 1) {
            const filler = await fill(disk, 0);
            await publisher.publish(number);
            await sleep(3000);
            notServed += (await page()).includes(`release ${number - 1} `) ? 0 : 1;
            await rm(filler);
            await eventually(
              async () => (await page()).includes(`release ${number} `),
              30_000,
            ).catch(() => (notFollowed += 1));
          }
          return {
            counted: { "times full": rounds },
            broken: { "old release not served": notServed, "not followed with room": notFollowed },
          };
        } finally {
          service.process.kill("SIGKILL");
          await service.ended;
          await publisher.stop();
          await home.remove();
        }
      }),
    ),
};
