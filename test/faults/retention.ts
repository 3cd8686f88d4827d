import { setTimeout as sleep } from "node:timers/promises";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { writeEnquiries } from "#test/support/many-enquiries.ts";
import { startService } from "#test/support/service.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const days = 365;
const kept = 500;

/** Years of enquiries become due at once, while pages are asked for. */
export const retention: Fault = {
  name: "retention after years",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const count = world.short ? 4000 : 100_000;
      const databaseUrl = ground.env["DATABASE_URL"];
      const service = await startService(databaseUrl === undefined ? {} : { databaseUrl });
      try {
        const now = Date.now();
        const oldest = now - days * day - count * minute;
        await writeEnquiries(service.database, { count: count + kept, oldest, every: minute });
        const usual = await askDuring(service.url, () => sleep(world.short ? 200 : 5000));
        const order = { retention: { days, now }, confirmed: true };
        const purging = await askDuring(service.url, () => service.desk.purge(order));
        const removed = purging.value.removed.length;
        const { enquiries } = await service.store.counts();
        return {
          counted: {
            removed,
            seconds: purging.seconds.toFixed(1),
            "pages meanwhile": purging.pages,
            "slowest page meanwhile, ms": purging.slowest.toFixed(0),
            "slowest page before, ms": usual.slowest.toFixed(0),
          },
          broken: {
            "due and not removed": count - removed,
            "removed before their time": kept - enquiries,
            "pages refused": purging.refused,
          },
        };
      } finally {
        await service.close();
      }
    }),
};

/** Asks for a page again and again while the work lasts. */
async function askDuring<T>(url: string, work: () => Promise<T>) {
  let over = false;
  let refused = 0;
  const pages: number[] = [];
  const asking = (async () => {
    while (!over) {
      const begun = performance.now();
      const answer = await fetch(`${url}/`);
      await answer.arrayBuffer();
      refused += answer.status === 200 ? 0 : 1;
      pages.push(performance.now() - begun);
      await sleep(5);
    }
  })();
  const begun = performance.now();
  const value = await work().finally(() => {
    over = true;
  });
  const seconds = (performance.now() - begun) / 1000;
  await asking;
  return { value, seconds, refused, pages: pages.length, slowest: Math.max(...pages) };
}
