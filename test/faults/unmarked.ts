import { openPostOffice } from "#test/faults/post-office.ts";
import { createSender } from "#test/faults/sender.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";

/** Kills the process after the mail server answered 250 and before the letter is marked. */
export const unmarked: Fault = {
  name: "kill between 250 and mark",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const rounds = world.short ? 2 : 100;
      const home = await makeHome();
      let service: RunningService | undefined;
      const office = await openPostOffice((_messageId, times) => {
        if (times === 1) {
          service?.process.kill("SIGKILL");
        }
      });
      const env = { ...ground.env, SMTP_URL: office.url };
      const opened = await ground.open();
      const allSent = async () => (await opened.store.counts()).waiting === 0;
      /** Ends the leases of the killed process at once, not after two minutes. */
      const endLeases = () =>
        opened.database.transaction((session) =>
          session.query("update outbox set next_at = 0 where state = 'waiting'"),
        );
      try {
        for (let round = 1; round <= rounds; round += 1) {
          await endLeases();
          service = await startProcess(home.folder, env);
          await eventually(allSent);
          const sender = createSender(service.endpoint, 1);
          await sender.post(`letter of round ${round}`);
          await service.ended;
          sender.close();
        }
        await endLeases();
        service = await startProcess(home.folder, env);
        await eventually(allSent);
        service.process.kill("SIGTERM");
        await service.ended;
        const { enquiries } = await opened.store.counts();
        const { repeated, most } = office.repeats();
        return {
          counted: { rounds, letters: office.letters.size, "repeated once": repeated },
          broken: {
            "letters that never came": enquiries - office.letters.size,
            "letters repeated more than once": most > 2 ? most : 0,
          },
        };
      } finally {
        service?.process.kill("SIGKILL");
        await opened.database.close();
        await office.close();
        await home.remove();
      }
    }),
};
