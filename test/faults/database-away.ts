import { setTimeout as sleep } from "node:timers/promises";
import { countLost } from "#test/faults/ledger.ts";
import { openPostOffice } from "#test/faults/post-office.ts";
import { createSender, sendUntil } from "#test/faults/sender.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import { onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";

const senders = 20;

/** Stops PostgreSQL under load and starts it again, without a restart of the service. */
export const databaseAway: Fault = {
  name: "PostgreSQL stopped",
  stores: ["postgres"],
  make: (world) =>
    onGround(world, async (ground) => {
      const seconds = world.short ? 4 : 60;
      const around = world.short ? 1000 : 2000;
      const home = await makeHome();
      const office = await openPostOffice();
      const service = await startProcess(home.folder, { ...ground.env, SMTP_URL: office.url });
      const sender = createSender(service.endpoint, senders);
      const acknowledged: Acknowledged = new Map();
      let going = true;
      try {
        const sending = sendUntil(sender, senders, acknowledged, () => going, "load");
        await sleep(around);
        const countBefore = acknowledged.size;
        await ground.postgres?.stop();
        await sleep(seconds * 1000);
        const meanwhile = (await sender.post("while it is away")).status ?? 0;
        await ground.postgres?.start();
        const back = acknowledged.size;
        await sleep(around);
        await eventually(async () => acknowledged.size > back).catch(() => {});
        going = false;
        await sending;
        const opened = await ground.open();
        const countLetters = async () => {
          await eventually(async () => (await opened.store.counts()).waiting === 0, 900_000);
          const { enquiries } = await opened.store.counts();
          return {
            "letters that never came": enquiries - office.letters.size,
            "letters repeated": office.repeats().repeated,
          };
        };
        // Letters that were leased before the stop are due again after two minutes.
        const letters = world.short ? {} : await countLetters();
        const { rows, lost } = await countLost(opened, acknowledged);
        await opened.database.close();
        const afterwards = acknowledged.size - back;
        return {
          counted: {
            "seconds away": seconds,
            "acknowledged before": countBefore,
            "status meanwhile": meanwhile,
            "acknowledged afterwards": afterwards,
            rows,
          },
          broken: {
            lost,
            "not refused with 503 meanwhile": meanwhile === 503 ? 0 : 1,
            "not taken afterwards": afterwards > 0 ? 0 : 1,
            ...letters,
          },
        };
      } finally {
        going = false;
        sender.close();
        service.process.kill("SIGKILL");
        await service.ended;
        await office.close();
        await home.remove();
      }
    }),
};
