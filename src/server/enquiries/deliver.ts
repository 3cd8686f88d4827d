import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import type { DueLetter, EnquiryStore } from "#server/enquiries/store.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { writeLetter } from "#server/mail/letter.ts";
import type { Correspondents } from "#server/mail/letter.ts";
import type { Mailer } from "#server/mail/mailer.ts";

const second = 1000;
const firstDelay = 30 * second;
const longestDelay = 30 * 60 * second;
/** Longer than the mailer's patience: a letter that is being sent is not taken twice. */
const leaseTime = 120 * second;
const lettersAtOnce = 4;
/** A letter that went out is marked as sent, however often that takes within its lease. */
const markingPause = second;
const mostMarkings = 90;
/** How often to look without being woken: another replica may have left something behind. */
const idlePause = 15 * second;

export interface DeliveryParts {
  readonly store: EnquiryStore;
  readonly mailer: Mailer;
  readonly correspondents: Correspondents;
  readonly clock: Clock;
  readonly log: Log;
  /** Between 0 and 1; spreads the attempts. */
  readonly random: () => number;
}

/** The outbox: sends what is due, again and again until it is sent. */
export interface Delivery {
  start(): void;
  /** An enquiry has come in: look now. */
  wake(): void;
  /** Sends what is due and answers how many letters were taken. */
  pass(): Promise<number>;
  /** Takes no further letter and resolves when those being sent are through. */
  stop(): Promise<void>;
}

/** When to try again: 30 s, doubled each time up to 30 min, a fifth more or less. */
export function delayAfter(attempts: number, random: number): number {
  const doubled = firstDelay * 2 ** Math.min(attempts - 1, 20);
  return Math.round(Math.min(doubled, longestDelay) * (0.8 + 0.4 * random));
}

/** Makes the outbox; nothing runs before `start`. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, mailer, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let started = false;

  async function pass(): Promise<number> {
    const now = clock.now();
    const due = await store.lease({ now, until: now + leaseTime, limit: lettersAtOnce });
    // All of them are through before the first failure is told, or a stop would not wait for them.
    const outcomes = await Promise.allSettled(due.map((letter) => deliver(letter)));
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        throw outcome.reason;
      }
    }
    return due.length;
  }

  async function deliver(due: DueLetter): Promise<void> {
    const sent = await mailer.send(writeLetter(due, parts.correspondents));
    if (sent.ok) {
      await markSent(due.reference);
      log.info("letter sent", { reference: due.reference, attempts: due.attempts });
      return;
    }
    const nextAt = clock.now() + delayAfter(due.attempts, parts.random());
    await store.markFailed(due.reference, { error: sent.reason, nextAt });
    log.error("letter not sent", {
      reference: due.reference,
      attempts: due.attempts,
      reason: sent.reason,
    });
  }

  /** While the store is away the letter is not forgotten, or it would go out twice. */
  async function markSent(reference: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await store.markSent(reference, clock.now());
        return;
      } catch (error) {
        if (!started || tries >= mostMarkings) {
          throw error;
        }
        await sleep(markingPause);
      }
    }
  }

  async function work(): Promise<void> {
    try {
      do {
        again = false;
        while (started && (await pass()) > 0);
      } while (again && started);
    } catch (error) {
      // The letters stay leased and come round again.
      log.error("outbox failed", { reason: tellError(error) });
    }
  }

  async function pause(): Promise<number> {
    try {
      const next = await store.nextDue();
      return next === null ? idlePause : Math.min(Math.max(next - clock.now(), 0), idlePause);
    } catch {
      return idlePause;
    }
  }

  function run(): void {
    clearTimeout(timer);
    running ??= work().then(async () => {
      const wait = await pause();
      running = undefined;
      if (started) {
        // Whoever woke us meanwhile is not kept waiting.
        timer = setTimeout(run, again ? 0 : wait);
      }
    });
  }

  return {
    start() {
      started = true;
      run();
    },
    wake() {
      again = true;
      if (started) {
        run();
      }
    },
    pass,
    async stop() {
      started = false;
      clearTimeout(timer);
      await running;
    },
  };
}
