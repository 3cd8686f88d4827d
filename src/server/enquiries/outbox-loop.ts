import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import { tellError } from "#server/log.ts";
import type { Facts, Log } from "#server/log.ts";
import type { Letter, Mailer, SendFailure } from "#server/mail/mailer.ts";

const second = 1000;
const firstDelay = 30 * second;
const longestDelay = 30 * 60 * second;
/** Longer than the mailer's timeout, so that a letter in progress is not leased twice. */
export const leaseTime = 120 * second;
/** Letters that one pass leases. */
export const lettersAtOnce = 4;
/** Retries marking a sent letter within its lease. */
const markingPause = second;
const mostMarkings = 90;
/** Poll interval in milliseconds; another replica may have left letters. */
const idlePause = 15 * second;

interface LoopParts {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  /** Between 0 and 1; spreads the attempts. */
  readonly random: () => number;
  /** Leases due letters, sends them by `send`, and returns how many were leased. */
  pass(send: SendLeased, time: number): Promise<number>;
  /** Returns the time of the next due letter. */
  nextDue(): Promise<number | null>;
}

/** An outbox at work: retries each due letter until it is sent. */
export interface Delivery {
  start(): void;
  /** Checks for due letters now. */
  wake(): void;
  /** Sends due letters and returns how many were leased. */
  pass(): Promise<number>;
  /** Leases no further letter and resolves when the current ones are finished. */
  stop(): Promise<void>;
}

/** Backoff: 30 s, doubled up to 30 min, with a jitter of a fifth. */
export function delayAfter(attempts: number, random: number): number {
  const doubled = firstDelay * 2 ** Math.min(attempts - 1, 20);
  return Math.round(Math.min(doubled, longestDelay) * (0.8 + 0.4 * random));
}

/** Waits for all before the first failure is thrown, so that a stop waits for them too. */
export async function settleAll(sendings: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(sendings);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") {
      throw outcome.reason;
    }
  }
}

/** A leased letter with the functions that mark it. */
interface LeasedLetter {
  readonly letter: Letter;
  /** Facts for the log. */
  readonly facts: Facts;
  readonly attempts: number;
  markSent(over: string): Promise<void>;
  markFailed(failure: SendFailure, nextAt: number): Promise<void>;
  /** Marks a letter that is not to be sent again; without it every failure is tried again. */
  markRefused?(failure: SendFailure): Promise<void>;
}

/** Sends a leased letter and marks it. */
export type SendLeased = (leased: LeasedLetter) => Promise<void>;

/** Creates the loop of an outbox; nothing runs before `start`. */
export function createOutboxLoop(parts: LoopParts): Delivery {
  const { mailer, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let started = false;

  const pass = () => parts.pass(send, clock.now());

  async function send({ letter, facts, ...leased }: LeasedLetter): Promise<void> {
    const sent = await mailer.send(letter);
    if (sent.ok) {
      await markSent(() => leased.markSent(sent.over));
      log.info("letter sent", { ...facts, over: sent.over });
      return;
    }
    if (sent.isFinal === true && leased.markRefused !== undefined) {
      await leased.markRefused(sent);
      log.error("letter refused", { ...facts, reason: sent.reason });
      return;
    }
    await leased.markFailed(sent, clock.now() + delayAfter(leased.attempts, parts.random()));
    log.error("letter not sent", { ...facts, reason: sent.reason });
  }

  /** Remembers a sent letter while the store is down, or it would be sent twice. */
  async function markSent(mark: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await mark();
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
        isWoken = false;
        while (started && (await pass()) > 0) {}
      } while (isWoken && started);
    } catch (error) {
      // The letters are due again when their lease ends.
      log.error("outbox failed", { reason: tellError(error) });
    }
  }

  async function pause(): Promise<number> {
    try {
      const nextDue = await parts.nextDue();
      return nextDue === null ? idlePause : Math.min(Math.max(nextDue - clock.now(), 0), idlePause);
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
        // Runs at once if it was woken meanwhile.
        timer = setTimeout(run, isWoken ? 0 : wait);
      }
    });
  }

  return {
    start() {
      started = true;
      run();
    },
    wake() {
      isWoken = true;
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
