import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCaddy } from "#test/faults/behind-caddy.ts";
import { startReaders } from "#test/faults/reader.ts";
import { onGround, type Fault } from "#test/faults/world.ts";
import { freePort } from "#test/support/free-port.ts";
import { makeHome, type RunningService } from "#test/support/process.ts";
import { startPublisher, startReplica } from "#test/support/replicas.ts";

/** Replicas that are stopped and killed, one after the other, behind the shipped proxy. */
export const replicasBehindCaddy: Fault = {
  name: "replicas stopped and killed behind our own Caddyfile",
  stores: ["postgres"],
  make: (world) =>
    onGround(world, async (ground) => {
      const rounds = world.short ? 1 : 6;
      const databaseUrl = ground.env["DATABASE_URL"] ?? "";
      const home = await makeHome();
      const publisher = await startPublisher(join(ground.folder, "office"), databaseUrl);
      await publisher.publish(1);
      const ports = [await freePort(), await freePort()];
      const port = await freePort();
      const start = (index: number) =>
        startReplica(home.folder, `replica-${index}`, {
          DATABASE_URL: databaseUrl,
          PORT: String(ports[index]),
          SITE_URL: `http://localhost:${port}`,
          TRUST_PROXY: "1",
          DRAIN_SECONDS: "3",
        });
      const services: RunningService[] = [await start(0), await start(1)];
      const caddy = await startCaddy(
        port,
        services.map(({ url }) => url),
      );
      try {
        if (caddy === undefined) {
          return { skipped: "Caddy is not installed" };
        }
        const readers = startReaders([caddy.url], 6);
        await sleep(1000);
        for (let round = 0; round < rounds; round += 1) {
          for (const signal of ["SIGTERM", "SIGKILL"] as const) {
            const index = round % 2;
            services[index]?.process.kill(signal);
            await services[index]?.ended;
            await sleep(1000);
            services[index] = await start(index);
            await sleep(2000);
          }
        }
        const { requests, failed, examples } = await readers.stop();
        return {
          counted: {
            stops: rounds,
            kills: rounds,
            requests,
            ...(examples.length > 0 && { examples: examples.join("; ") }),
          },
          broken: { "failed requests": failed },
        };
      } finally {
        await caddy?.close();
        for (const service of services) {
          service.process.kill("SIGKILL");
          await service.ended;
        }
        await publisher.stop();
        await home.remove();
      }
    }),
};
