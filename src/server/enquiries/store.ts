import type { Enquiry } from "#domain/enquiry/enquiry.ts";

/** An enquiry that has passed every rule and is to be kept. */
export interface NewEnquiry {
  readonly reference: string;
  readonly enquiry: Enquiry;
  readonly receivedAt: number;
  readonly contentHash: string;
  /** Two posts with the same key are the same enquiry. */
  readonly key: string;
  /** A key that counts as the same as well, unless its enquiry is older than `since`. */
  readonly earlier?: { readonly key: string; readonly since: number };
  readonly messageId: string;
  /** Why it is set aside for a person to look at; without it the letter goes out. */
  readonly suspicion?: string;
}

/** `conflict`: the key was used before for other content. */
export type AddOutcome =
  | { readonly outcome: "stored" | "known"; readonly reference: string }
  | { readonly outcome: "conflict" };

/** A letter that is due, leased to whoever asked. */
export interface DueLetter {
  readonly reference: string;
  readonly messageId: string;
  readonly receivedAt: number;
  readonly enquiry: Enquiry;
  /** With this one. */
  readonly attempts: number;
}

/** What of the outbox an operator watches. */
export interface StoreCounts {
  readonly enquiries: number;
  readonly waiting: number;
  readonly held: number;
  readonly sent: number;
  /** When the oldest letter that waits was received. */
  readonly oldestWaiting: number | null;
}

/** Keeps enquiries. What `add` has answered survives a power cut; every method throws when it cannot. */
export interface EnquiryStore {
  add(enquiry: NewEnquiry): Promise<AddOutcome>;
  /** Counts a request in each bucket's present window and answers the counts. */
  hit(buckets: readonly string[], windowStart: number): Promise<readonly number[]>;
  /** Takes letters that are due at `now` and keeps others from them until `until`. */
  lease(asked: { now: number; until: number; limit: number }): Promise<readonly DueLetter[]>;
  markSent(reference: string, at: number): Promise<void>;
  markFailed(reference: string, failure: { error: string; nextAt: number }): Promise<void>;
  nextDue(): Promise<number | null>;
  counts(): Promise<StoreCounts>;
}
