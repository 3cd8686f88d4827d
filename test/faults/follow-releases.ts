import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startReaders } from "#test/faults/reader.ts";
import { onGround, type Fault } from "#test/faults/world.ts";
import { makeHome, type RunningService } from "#test/support/process.ts";
import { startPublisher, startReplica } from "#test/support/replicas.ts";
import { ask, eventually } from "#test/support/requests.ts";

/** Replicas under load while releases are published and rolled back. */
export const followReleases: Fault = {
  name: "replicas follow releases",
  stores: ["postgres"],
  make: (world) =>
    onGround(world, async (ground) => {
      const [replicas, publishes] = world.short ? [2, 3] : [3, 20];
      const databaseUrl = ground.env["DATABASE_URL"] ?? "";
      const home = await makeHome();
      const publisher = await startPublisher(join(ground.folder, "office"), databaseUrl);
      const services: RunningService[] = [];
      const times: number[] = [];
      let switches = 0;
      const reach = async (number: number, work: () => Promise<void>) => {
        await work();
        const start = performance.now();
        for (const { url } of services) {
          await eventually(async () =>
            (await ask(url, "/")).body.toString().includes(`release ${number} `),
          );
        }
        times.push(performance.now() - start);
        switches += 1;
      };
      try {
        await publisher.publish(1);
        for (let index = 0; index < replicas; index += 1) {
          const env = { DATABASE_URL: databaseUrl };
          services.push(await startReplica(home.folder, `replica-${index}`, env));
        }
        const readers = startReaders(
          services.map(({ url }) => url),
          replicas * 2,
        );
        for (let number = 2; number <= publishes + 1; number += 1) {
          await reach(number, () => publisher.publish(number));
          if (number % 3 === 0) {
            await reach(number - 1, () => publisher.rollBack(number - 1));
            await reach(number, () => publisher.rollBack(number));
          }
          await sleep(50);
        }
        const { requests, failed, examples } = await readers.stop();
        return {
          counted: {
            replicas,
            publishes,
            switches,
            requests,
            "slowest switch, ms": Math.round(Math.max(...times)),
            ...(examples.length > 0 && { examples: examples.join("; ") }),
          },
          broken: { "failed requests": failed },
        };
      } finally {
        for (const service of services) {
          service.process.kill("SIGKILL");
          await service.ended;
        }
        await publisher.stop();
        await home.remove();
      }
    }),
};
