import { setTimeout as sleep } from "node:timers/promises";
import type { ServiceWords, WordsOf } from "#domain/service-words.ts";
import type { Clock } from "#server/clock.ts";
import type { DueLetter, EnquiryStore } from "#server/enquiries/store.ts";
import { tellError } from "#server/log.ts";
import type { Facts, Log } from "#server/log.ts";
import { writeBuyersCopy } from "#server/mail/buyers-copy.ts";
import { writeLetter } from "#server/mail/letter.ts";
import { writeRequestLetter } from "#server/mail/request-letter.ts";
import type { Correspondents } from "#server/mail/letter.ts";
import type { Letter, Mailer, SendFailure } from "#server/mail/mailer.ts";
import type { OfferIn } from "#server/releases/offers.ts";

const second = 1000;
const firstDelay = 30 * second;
const longestDelay = 30 * 60 * second;
/** Longer than the mailer's timeout, so that a letter in progress is not leased twice. */
const leaseTime = 120 * second;
const lettersAtOnce = 4;
/** Retries marking a sent letter within its lease. */
const markingPause = second;
const mostMarkings = 90;
/** Poll interval in milliseconds; another replica may have left letters. */
const idlePause = 15 * second;

interface DeliveryParts {
  readonly store: EnquiryStore;
  readonly mailer: Mailer;
  readonly correspondents: Correspondents;
  /** In the language of the staff. */
  readonly words: ServiceWords;
  readonly offerIn: OfferIn;
  readonly wordsOf: WordsOf;
  /** True where buyers get a copy of their requests. */
  readonly buyersCopy: boolean;
  readonly clock: Clock;
  readonly log: Log;
  /** Between 0 and 1; spreads the attempts. */
  readonly random: () => number;
}

/** The outbox: retries each due letter until it is sent. */
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

/** A leased letter with the functions that mark it. */
interface Errand {
  readonly letter: Letter;
  /** Facts for the log. */
  readonly facts: Facts;
  readonly attempts: number;
  markSent(over: string): Promise<void>;
  markFailed(failure: SendFailure, nextAt: number): Promise<void>;
  /** Marks a letter that is not to be sent again; without it every failure is tried again. */
  markRefused?(failure: SendFailure): Promise<void>;
}

/** Creates the outbox; nothing runs before `start`. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, mailer, clock, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let started = false;

  async function pass(): Promise<number> {
    const time = clock.now();
    const due = await store.lease({
      now: time,
      until: time + leaseTime,
      limit: lettersAtOnce,
    });
    // Waits for all before the first failure is thrown, so that a stop waits for them too.
    const outcomes = await Promise.allSettled(due.map((letter) => deliver(letter)));
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        throw outcome.reason;
      }
    }
    // Buyers' copies go out when no letter is due.
    return due.length || sendCopies(time);
  }

  async function letterOf(due: DueLetter): Promise<Letter> {
    const { correspondents, words } = parts;
    if (due.request === undefined) {
      return writeLetter(due, correspondents, words);
    }
    const offer = await parts.offerIn(words.language);
    return writeRequestLetter(due, due.request, correspondents, offer, words);
  }

  async function deliver(due: DueLetter): Promise<void> {
    const { reference, attempts } = due;
    await send({
      letter: await letterOf(due),
      facts: { reference, attempts },
      attempts,
      markSent: (over) => store.markSent(reference, { at: clock.now(), over }),
      markFailed: (failure, nextAt) => store.markFailed(reference, { ...failure, nextAt }),
      markRefused: (failure) => store.markRefused(reference, failure),
    });
  }

  async function sendCopies(time: number): Promise<number> {
    if (!parts.buyersCopy) {
      return 0;
    }
    const { buyersCopies } = store;
    const due = await buyersCopies.lease({
      now: time,
      until: time + leaseTime,
      limit: lettersAtOnce,
    });
    for (const copy of due) {
      const { reference, attempts, language } = copy;
      const offer = await parts.offerIn(language);
      await send({
        letter: writeBuyersCopy(copy, parts.correspondents, offer, parts.wordsOf(language)),
        facts: { reference, attempts, copy: true },
        attempts,
        markSent: () => buyersCopies.markSent(reference),
        markFailed: (_failure, nextAt) => buyersCopies.markFailed(reference, nextAt),
      });
    }
    return due.length;
  }

  async function send({ letter, facts, ...errand }: Errand): Promise<void> {
    const sent = await mailer.send(letter);
    if (sent.ok) {
      await markSent(() => errand.markSent(sent.over));
      log.info("letter sent", { ...facts, over: sent.over });
      return;
    }
    if (sent.isFinal === true && errand.markRefused !== undefined) {
      await errand.markRefused(sent);
      log.error("letter refused", { ...facts, reason: sent.reason });
      return;
    }
    await errand.markFailed(sent, clock.now() + delayAfter(errand.attempts, parts.random()));
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
      const nextDue = await store.nextDue();
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
