import { openPostOffice } from "#test/faults/post-office.ts";
import { createSender } from "#test/faults/sender.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";

const atOnce = 100;

/** Sends the same key a hundred times at once; on PostgreSQL to two replicas. */
export const sameKey: Fault = {
  name: "same key at once",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const keys = world.short ? 3 : 50;
      const home = await makeHome();
      const office = await openPostOffice();
      const env = { ...ground.env, SMTP_URL: office.url };
      const replicas = world.store === "postgres" ? 2 : 1;
      const services = await Promise.all(
        Array.from({ length: replicas }, () => startProcess(home.folder, env)),
      );
      const senders = services.map(({ endpoint }) => createSender(endpoint, atOnce));
      const opened = await ground.open();
      let refused = 0;
      const answers = new Set<string>();
      try {
        for (let key = 1; key <= keys; key += 1) {
          const headers = { "idempotency-key": `key-${key}` };
          const posted = await Promise.all(
            Array.from({ length: atOnce }, (_, n) =>
              senders[n % replicas]?.post(`content of key ${key}`, headers),
            ),
          );
          for (const response of posted) {
            refused += response?.status === 201 ? 0 : 1;
            answers.add(response?.reference ?? "none");
          }
        }
        await eventually(async () => (await opened.store.counts()).waiting === 0);
        const { enquiries } = await opened.store.counts();
        return {
          counted: { replicas, keys, posts: keys * atOnce, rows: enquiries },
          broken: {
            refused,
            "rows too many": enquiries - keys,
            "references too many": answers.size - keys,
            "letters too many": office.letters.size - keys,
            "letters repeated": office.repeats().repeated,
          },
        };
      } finally {
        for (const sender of senders) {
          sender.close();
        }
        for (const service of services) {
          service.process.kill("SIGKILL");
        }
        await opened.database.close();
        await office.close();
        await home.remove();
      }
    }),
};
