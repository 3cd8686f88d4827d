import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { writeEnquiries } from "#test/support/many-enquiries.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
/** The age of the oldest enquiry; below the retention of 365 days. */
const span = 300 * day;
const retention = 365 * day;
/** Clock errors: the first makes a twelfth of the enquiries due, the others make all of them due. */
const jumps = [90 * day, 400 * day, 800 * day, 3650 * day];

/** Starts the service with a clock that is years ahead, then corrects the clock. */
export const clockAhead: Fault = {
  name: "clock ahead at the start",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const count = world.short ? 1000 : 20_000;
      const passes = world.short ? 3 : 48;
      const databaseUrl = ground.env["DATABASE_URL"];
      const right = Date.now();
      let currentTime = right;
      const service = await startService({
        ...(databaseUrl !== undefined && { databaseUrl }),
        clock: { now: () => currentTime },
      });
      const isRed = async () => (await fetch(`${service.url}/alertz`)).status === 503;
      try {
        const oldest = right - span;
        await writeEnquiries(service.database, { count, oldest, every: span / count });
        const keptOf = async () =>
          (await service.desk.list({ limit: 10 * count })).filter(
            ({ receivedAt }) => receivedAt <= right,
          ).length;
        let removed = 0;
        let silent = 0;
        let refused = 0;
        for (const jump of jumps) {
          const countBefore = await keptOf();
          currentTime = right + jump;
          await service.housekeeping.pass();
          for (let pass = 0; pass < passes; pass += 1) {
            const enquiry = { ...goodEnquiry, message: `${jump}, hour ${pass}` };
            refused += (await postJson(service.endpoint, enquiry)).status === 201 ? 0 : 1;
            await service.delivery.pass();
            currentTime += hour;
            await service.housekeeping.pass();
          }
          silent += jump > retention && !(await isRed()) ? 1 : 0;
          removed = Math.max(removed, countBefore - (await keptOf()));
        }
        currentTime = right;
        await service.housekeeping.pass();
        const remaining = await keptOf();
        return {
          counted: {
            "enquiries within their time": count,
            "most removed by one clock": removed,
            "left when the clock is right again": remaining,
          },
          broken: {
            "removed beyond a tenth": Math.max(0, removed - count / 10),
            "clocks years ahead that nobody was told of": silent,
            "still red when the clock is right again": (await isRed()) ? 1 : 0,
            refused,
          },
        };
      } finally {
        await service.close();
      }
    }),
};
