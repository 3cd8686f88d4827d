import { randomBytes } from "node:crypto";
import { attachmentLimits, attachmentsField } from "#domain/enquiry/attachment.ts";
import type { FileProblem } from "#domain/enquiry/attachment.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { makeReference, referenceBytes } from "#domain/enquiry/reference.ts";
import type { Language } from "#domain/language.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { Attachments, StoredFile } from "#server/enquiries/attachments/attachments.ts";
import type { Clock } from "#server/clock.ts";
import { submissionHash } from "#server/enquiries/content-hash.ts";
import type { AddOutcome, EnquiryStore, NewEnquiry } from "#server/enquiries/store.ts";
import { Refusal, refusalOfField } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { messageIdOf } from "#server/mail/letter.ts";

const minute = 60_000;
/** Without a key of its own, the same content within this time is the same enquiry. */
const sameWithin = 10 * minute;

/** Reasons to hold an enquiry, as the store keeps them. */
const suspicions = {
  trapped: "filled the hidden field",
  crowded: "came when there were too many",
} as const;

/** An enquiry that has passed the rules, and how it came. */
export interface Arrival {
  readonly enquiry: Enquiry;
  /** Of the page that it came from. */
  readonly language: Language;
  /** Request for quotation, where it is one. */
  readonly request?: QuotationRequest;
  /** Tokens of uploaded files. */
  readonly files?: readonly string[];
  readonly key?: string;
  /** The key of an attempt by script that a plain form repeats; no key where other content has used it. */
  readonly formKey?: string;
  /** Value of the hidden field. */
  readonly honeypot?: string | undefined;
  /** True beyond the limit of everybody together. */
  readonly crowded: boolean;
}

export interface ReceiveParts {
  readonly store: EnquiryStore;
  readonly attachments: Pick<Attachments, "find">;
  readonly mailFrom: string;
  /** True where buyers get a copy of their requests. */
  readonly buyersCopy: boolean;
  readonly clock: Clock;
  readonly log: Log;
  wakeDelivery(): void;
}

/** Answer to the sender of a stored enquiry. */
export interface Acknowledgement {
  readonly reference: string;
  /** Time of the first post, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** True for a repeat of an enquiry that was acknowledged before. */
  readonly replayed: boolean;
}

/** Keeps an enquiry and acknowledges it; a refusal where it cannot be kept. */
export async function receive(arrival: Arrival, parts: ReceiveParts): Promise<Acknowledgement> {
  const receivedAt = parts.clock.now();
  const reference = makeReference(randomBytes(referenceBytes));
  const suspicion = suspicionOf(arrival);
  const files = await findFiles(arrival, parts);
  const added = await keep(
    {
      reference,
      enquiry: arrival.enquiry,
      language: arrival.language,
      receivedAt,
      messageId: messageIdOf(reference, parts.mailFrom),
      ...keysOf(arrival, files, receivedAt),
      ...(files.length > 0 && { files: arrival.files ?? [] }),
      ...(arrival.request && { request: arrival.request, buyersCopy: parts.buyersCopy }),
      ...(suspicion === undefined ? {} : { suspicion }),
    },
    parts,
  );
  if (added.outcome === "conflict" && arrival.formKey !== undefined) {
    const { formKey: _, ...keyless } = arrival;
    return receive(keyless, parts);
  }
  if (added.outcome === "files gone") {
    throw refusalOfToken(0, "gone");
  }
  if (added.outcome === "conflict") {
    throw refusalOfField(422, "Idempotency-Key", "used", (words) => words.usedKey);
  }
  if (added.outcome === "stored") {
    parts.log.info("enquiry kept", { reference, held: suspicion !== undefined });
    parts.wakeDelivery();
  }
  return {
    reference: added.reference,
    receivedAt: added.receivedAt,
    replayed: added.outcome === "known",
  };
}

async function keep(enquiry: NewEnquiry, { store, log }: ReceiveParts): Promise<AddOutcome> {
  try {
    return await store.add(enquiry);
  } catch (error) {
    log.error("enquiry not kept", { reference: enquiry.reference, reason: tellError(error) });
    throw storeFailure();
  }
}

/** The honest answer where the store does not work. */
export function storeFailure(): Refusal {
  return new Refusal(503, (words) => words.notKept, {
    headers: { "retry-after": "30" },
  });
}

/** Finds the files that a request names; throws the refusal of files that are gone or too large together. */
async function findFiles(
  { files = [] }: Arrival,
  { attachments, log }: ReceiveParts,
): Promise<readonly StoredFile[]> {
  const storedFiles = await attachments.find(files).catch((error: unknown) => {
    log.error("files not read", { reason: tellError(error) });
    throw storeFailure();
  });
  const present = storedFiles.filter((file) => file !== undefined);
  if (present.length < storedFiles.length) {
    throw refusalOfToken(storedFiles.indexOf(undefined), "gone");
  }
  if (present.reduce((sum, { bytes }) => sum + bytes, 0) > attachmentLimits.bytes) {
    throw refusalOfToken(storedFiles.length - 1, "too-large");
  }
  return present;
}

function refusalOfToken(index: number, problem: FileProblem): Refusal {
  const field = `${attachmentsField}.${index}`;
  return refusalOfField(422, field, problem, (words) => words.files[problem](""));
}

function keysOf(
  { enquiry, request, formKey, key = formKey }: Arrival,
  files: readonly StoredFile[],
  time: number,
): Pick<NewEnquiry, "key" | "contentHash" | "earlier"> {
  const contentHash = submissionHash(enquiry, request, files);
  if (key !== undefined) {
    return { contentHash, key: `given:${key}` };
  }
  const window = Math.floor(time / sameWithin);
  return {
    contentHash,
    key: `content:${contentHash}:${window}`,
    // A double click may fall on both sides of a window's edge.
    earlier: { key: `content:${contentHash}:${window - 1}`, since: time - sameWithin },
  };
}

function suspicionOf({ honeypot = "", crowded }: Arrival): string | undefined {
  if (honeypot !== "") {
    return suspicions.trapped;
  }
  return crowded ? suspicions.crowded : undefined;
}
