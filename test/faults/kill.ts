import { join } from "node:path";
import { countLetters, countLost, deliverAll } from "#test/faults/ledger.ts";
import { createSender, sendUntil } from "#test/faults/sender.ts";
import type { Acknowledged } from "#test/faults/sender.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";

const senders = 20;
/** Acknowledged enquiries of a round before the kill; 120 on average. */
const fewest = 60;
const spread = 120;

/** Kills the process again and again while many clients send. */
export const kill: Fault = {
  name: "kill -9",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const rounds = world.short ? 3 : 500;
      const home = await makeHome();
      const acknowledged: Acknowledged = new Map();
      let failedRestarts = 0;
      try {
        for (let round = 1; round <= rounds; round += 1) {
          const started = await startProcess(home.folder, ground.env).catch(() => undefined);
          if (started === undefined) {
            failedRestarts += 1;
          } else {
            await killUnderLoad(started, acknowledged, `round ${round}`);
          }
        }
        const opened = await ground.open();
        const mailbox = join(ground.folder, "mailbox");
        await deliverAll(opened, mailbox);
        const { rows, lost } = await countLost(opened, acknowledged);
        const { letters, missing } = await countLetters(opened, mailbox);
        await opened.database.close();
        return {
          counted: { rounds, senders, acknowledged: acknowledged.size, rows, letters },
          broken: { lost, "failed restarts": failedRestarts, "rows without a letter": missing },
        };
      } finally {
        await home.remove();
      }
    }),
};

async function killUnderLoad(
  service: RunningService,
  acknowledged: Acknowledged,
  label: string,
): Promise<void> {
  const sender = createSender(service.endpoint, senders);
  const countBefore = acknowledged.size;
  const enough = fewest + Math.floor(Math.random() * spread);
  let killed = false;
  const goOn = () => {
    if (!killed && acknowledged.size - countBefore >= enough) {
      killed = service.process.kill("SIGKILL");
    }
    return true;
  };
  await sendUntil(sender, senders, acknowledged, goOn, label);
  await service.ended;
  sender.close();
}
