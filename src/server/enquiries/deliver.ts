import type { ServiceWords, WordsOf } from "#domain/service-words.ts";
import type { Clock } from "#server/clock.ts";
import {
  createOutboxLoop,
  leaseTime,
  lettersAtOnce,
  settleAll,
} from "#server/enquiries/outbox-loop.ts";
import type { Delivery, SendLeased } from "#server/enquiries/outbox-loop.ts";
import type { DueLetter, EnquiryStore } from "#server/enquiries/store.ts";
import type { Log } from "#server/log.ts";
import { writeBuyersCopy } from "#server/mail/buyers-copy.ts";
import { writeLetter } from "#server/mail/letter.ts";
import { writeRequestLetter } from "#server/mail/request-letter.ts";
import type { Correspondents } from "#server/mail/letter.ts";
import type { Letter, Mailer } from "#server/mail/mailer.ts";
import type { OfferIn } from "#server/releases/offers.ts";

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

/** Creates the outbox of enquiries; nothing runs before `start`. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, clock } = parts;

  async function pass(send: SendLeased, time: number): Promise<number> {
    const due = await store.lease({
      now: time,
      until: time + leaseTime,
      limit: lettersAtOnce,
    });
    await settleAll(due.map((letter) => deliver(letter, send)));
    // Buyers' copies go out when no letter is due.
    return due.length || sendCopies(send, time);
  }

  async function letterOf(due: DueLetter): Promise<Letter> {
    const { correspondents, words } = parts;
    if (due.request === undefined) {
      return writeLetter(due, correspondents, words);
    }
    const offer = await parts.offerIn(words.language);
    return writeRequestLetter(due, due.request, correspondents, offer, words);
  }

  async function deliver(due: DueLetter, send: SendLeased): Promise<void> {
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

  async function sendCopies(send: SendLeased, time: number): Promise<number> {
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

  return createOutboxLoop({ ...parts, pass, nextDue: () => store.nextDue() });
}
