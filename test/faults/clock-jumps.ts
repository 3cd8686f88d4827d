import { setTimeout as sleep } from "node:timers/promises";
import type { Mailer } from "#server/mail/mailer.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { createSender } from "#test/faults/sender.ts";
import { startService } from "#test/support/service.ts";
import { eventually } from "#test/support/requests.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const jumps = [0, 61 * minute, -2 * hour, 3 * day, -3 * day, 40 * day, 400 * day, -400 * day, 0];
/** While the clock is this far ahead no letter can be sent, so that each is postponed. */
const withoutMail = 40 * day;

/** Jumps the clock back and forth while enquiries arrive, letters go out and old enquiries are removed. */
export const clockJumps: Fault = {
  name: "clock jumps",
  stores: bothStores,
  make: (world) =>
    onGround(world, async (ground) => {
      const perJump = world.short ? 5 : 200;
      const databaseUrl = ground.env["DATABASE_URL"];
      let ahead = 0;
      const sent = new Map<string, number>();
      const mailer: Mailer = {
        kind: "smtp",
        async send({ messageId }) {
          if (ahead === withoutMail) {
            return { ok: false, reason: "no mail server" };
          }
          sent.set(messageId, (sent.get(messageId) ?? 0) + 1);
          return { ok: true, over: "nothing" };
        },
      };
      const service = await startService({
        mailer,
        ...(databaseUrl !== undefined && { databaseUrl }),
        clock: { now: () => Date.now() + ahead },
        delivers: true,
      });
      const sender = createSender(service.endpoint, 10);
      let refused = 0;
      try {
        for (const [at, jump] of jumps.entries()) {
          ahead = jump;
          const posted = await Promise.all(
            Array.from({ length: perJump }, (_, n) => sender.post(`jump ${at}, enquiry ${n}`)),
          );
          refused += posted.filter(({ status }) => status !== 201).length;
          await sleep(50);
          if (jump > 0) {
            await service.housekeeping.pass();
          }
        }
        // The outbox looks every 15 seconds without being woken.
        await eventually(async () => (await service.store.counts()).waiting === 0).catch(() => {});
        const { enquiries, waiting } = await service.store.counts();
        const repeated = Array.from(sent.values()).filter((times) => times > 1).length;
        return {
          counted: { jumps: jumps.length, rows: enquiries },
          broken: {
            refused,
            lost: perJump * jumps.length - enquiries,
            "letters that still wait": waiting,
            "letters that never came": enquiries - sent.size,
            "letters repeated": repeated,
          },
        };
      } finally {
        sender.close();
        await service.close();
      }
    }),
};
