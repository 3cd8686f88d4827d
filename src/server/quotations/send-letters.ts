import { service } from "#addresses";
import type { Language } from "#domain/language.ts";
import type { WordsOf } from "#domain/service-words.ts";
import type { Clock } from "#server/clock.ts";
import {
  createOutboxLoop,
  leaseTime,
  lettersAtOnce,
  settleAll,
} from "#server/enquiries/outbox-loop.ts";
import type { Delivery, SendLeased } from "#server/enquiries/outbox-loop.ts";
import type { Log } from "#server/log.ts";
import { listRecipients } from "#server/mail/mailer.ts";
import type { Letter, Mailer, Recipients } from "#server/mail/mailer.ts";
import type { DueNotice } from "#server/quotations/letters.ts";
import {
  writeConfirmation,
  writeDecision,
  writeOfferLetter,
} from "#server/quotations/offer-letters.ts";
import type { LetterFacts } from "#server/quotations/offer-letters.ts";
import { printRevision } from "#server/quotations/print-revision.ts";
import type { PrintParts } from "#server/quotations/print-revision.ts";
import type { Quotations } from "#server/quotations/quotations.ts";

interface NoticeParts extends PrintParts {
  readonly quotations: Quotations;
  readonly mailer: Mailer;
  /** Sender of all letters. */
  readonly from: string;
  /** Reader of decisions on a quotation whose clerk is unknown. */
  readonly to: Recipients;
  /** Language of letters to the staff. */
  readonly staffLanguage: Language;
  readonly wordsOf: WordsOf;
  /** Returns the address of the buyer's page of an enquiry. */
  pageOf(reference: string): Promise<string | undefined>;
  /** Writers of letters that are about no quotation, by kind. */
  readonly writers?: Readonly<Record<string, (notice: DueNotice) => Promise<Letter>>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly random: () => number;
}

/** A letter that was written, or the reason why it cannot be. */
type Writing =
  | { readonly ok: true; readonly letter: Letter }
  | { readonly ok: false; readonly reason: string };

/** Kinds of letters about a quotation. */
export const quotationKinds: readonly string[] = ["quotation", "act-to-clerk", "act-to-buyer"];

/** Creates the outbox of letters about quotations; it may run in several processes at once. */
export function createNotices(parts: NoticeParts): Delivery {
  const { letters, drafts, revisions, acts } = parts.quotations;
  const { writers = {} } = parts;
  const kinds = [...quotationKinds, ...Object.keys(writers)];

  async function pass(send: SendLeased, time: number): Promise<number> {
    const due = await letters.lease({
      now: time,
      until: time + leaseTime,
      limit: lettersAtOnce,
      kinds,
    });
    await settleAll(due.map((notice) => deliver(notice, send)));
    return due.length;
  }

  async function deliver(notice: DueNotice, send: SendLeased): Promise<void> {
    const { id, kind, attempts } = notice;
    const writing = await write(notice);
    if (!writing.ok) {
      await letters.markRefused(id, writing);
      parts.log.error("letter not written", { kind, reason: writing.reason });
      return;
    }
    await send({
      letter: writing.letter,
      facts: { kind, attempts },
      attempts,
      markSent: (over) => letters.markSent(id, { at: parts.clock.now(), over }),
      markFailed: (failure, nextAt) => letters.markFailed(id, { ...failure, nextAt }),
      markRefused: (failure) => letters.markRefused(id, failure),
    });
  }

  async function write(notice: DueNotice): Promise<Writing> {
    const { kind, payload } = notice;
    const writer = writers[kind];
    if (writer !== undefined) {
      return { ok: true, letter: await writer(notice) };
    }
    const act = kind === "quotation" ? undefined : await acts.find(String(payload["act"]));
    const quotation = act?.quotation ?? String(payload["quotation"]);
    const facts = await factsOf(notice, quotation, act?.revision ?? Number(payload["revision"]));
    if (facts === undefined) {
      return { ok: false, reason: "the quotation is gone" };
    }
    const words = parts.wordsOf(facts.revision.content.language);
    if (kind === "quotation") {
      const printed = await printRevision(parts, { ...facts.revision, reference: facts.reference });
      return printed.ok
        ? { ok: true, letter: writeOfferLetter(facts, printed.pdf, words) }
        : { ok: false, reason: printed.reason };
    }
    if (act === undefined) {
      return { ok: false, reason: "the decision is gone" };
    }
    const letter =
      kind === "act-to-buyer"
        ? writeConfirmation(facts, act, words)
        : writeDecision(facts, act, parts.wordsOf(parts.staffLanguage));
    return { ok: true, letter };
  }

  async function factsOf(
    { messageId, createdAt }: DueNotice,
    id: string,
    number: number,
  ): Promise<LetterFacts | undefined> {
    const quotation = await drafts.find(id);
    const revision = await revisions.find(id, number);
    if (quotation === undefined || revision === undefined) {
      return undefined;
    }
    const { reference, clerk } = quotation;
    return {
      revision,
      reference,
      clerk: clerk ?? {
        name: parts.company.name,
        email: listRecipients(parts.to)[0] ?? parts.from,
      },
      companyName: parts.company.name,
      from: parts.from,
      messageId,
      at: createdAt,
      page: reference === null ? undefined : await parts.pageOf(reference),
    };
  }

  return createOutboxLoop({ ...parts, pass, nextDue: () => letters.nextDue() });
}

interface StoredEnquiry {
  readonly reference: string;
  readonly receivedAt: number;
}

interface ReceiptLinks {
  find(reference: string): Promise<StoredEnquiry | undefined>;
  secretOf(enquiry: StoredEnquiry): string;
}

/** Returns a function that finds the address of a buyer's page, with its secret. */
export function buyersPages(receipts: ReceiptLinks, siteUrl: string): NoticeParts["pageOf"] {
  return async (reference) => {
    const receipt = await receipts.find(reference);
    return receipt && `${siteUrl}${service.receipt(reference, receipts.secretOf(receipt))}`;
  };
}
