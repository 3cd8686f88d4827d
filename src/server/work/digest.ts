import { isWorkingDay } from "#domain/office/working-days.ts";
import { dayInRiyadh, startOfDay } from "#domain/riyadh-day.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/enquiries/database.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { domainOf } from "#server/mail/letter.ts";
import { queueLetter } from "#server/quotations/letters.ts";

const hour = 60 * 60_000;
/** Time of day in Riyadh from which the letter goes out. */
const digestTime = 7 * hour;
const checkInterval = 5 * 60_000;

/** Kind of the letter in the outbox; its payload names the day. */
export const digestKind = "digest";

interface DigestParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailFrom: string;
}

/** Queues a letter about the enquiries on every working day, once for all replicas. */
export interface Digest {
  start(): void;
  pass(): Promise<void>;
  stop(): Promise<void>;
}

export function createDigest({ database, clock, log, mailFrom }: DigestParts): Digest {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let queuedDay = "";

  async function queue(): Promise<void> {
    const time = clock.now();
    const day = dayInRiyadh(time);
    if (day === queuedDay || !isWorkingDay(day) || time < startOfDay(day) + digestTime) {
      return;
    }
    const messageId = `<digest.${day}@${domainOf(mailFrom)}>`;
    const letter = { kind: digestKind, messageId, payload: { day }, at: time };
    await database.transaction((session) => queueLetter(session, letter));
    queuedDay = day;
  }

  function pass(): Promise<void> {
    running = queue().catch((error: unknown) => {
      log.error("digest not queued", { reason: tellError(error) });
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void pass(), checkInterval).unref();
      void pass();
    },
    pass,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
