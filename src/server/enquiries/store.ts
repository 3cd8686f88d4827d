import type { AttachedFile } from "#domain/enquiry/attachment.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { Language } from "#domain/language.ts";
import type { Loss } from "#server/enquiries/high-water-mark.ts";

/** An enquiry that has passed every rule and is to be kept. */
export interface NewEnquiry {
  readonly reference: string;
  readonly enquiry: Enquiry;
  /** Of the page that it came from. */
  readonly language: Language;
  readonly receivedAt: number;
  readonly contentHash: string;
  /** Two posts with the same key are the same enquiry. */
  readonly key: string;
  /** A key that counts as the same as well, unless its enquiry is older than `since`. */
  readonly earlier?: { readonly key: string; readonly since: number };
  readonly messageId: string;
  /** Request for quotation, where it is one. */
  readonly request?: QuotationRequest;
  /** Tokens of uploaded files, which it claims. */
  readonly files?: readonly string[];
  /** True where the buyer gets a copy of the request. */
  readonly buyersCopy?: boolean;
  /** Reason to hold the letter until a person decides; without it the letter goes out. */
  readonly suspicion?: string;
  /** Person of the staff who entered it; absent for an enquiry from the site. */
  readonly enteredBy?: string;
}

/** `conflict`: the key was used before for other content. `files gone`: a file was removed or claimed. */
export type AddOutcome =
  | {
      readonly outcome: "stored" | "known";
      readonly reference: string;
      /** Time of the first post, in milliseconds since 1970. */
      readonly receivedAt: number;
    }
  | { readonly outcome: "conflict" }
  | { readonly outcome: "files gone" };

/** A letter that is due, leased to whoever asked. */
export interface DueLetter {
  readonly reference: string;
  readonly messageId: string;
  readonly receivedAt: number;
  readonly enquiry: Enquiry;
  readonly language: Language;
  readonly request?: QuotationRequest;
  readonly files?: readonly AttachedFile[];
  /** With this one. */
  readonly attempts: number;
}

/** Figures of the store that an operator watches. */
export interface StoreCounts {
  readonly enquiries: number;
  readonly waiting: number;
  readonly sent: number;
  /** Refused by the mail server for good, and not yet dealt with. */
  readonly refused: number;
  /** Why the latest of those was refused. */
  readonly lastRefusal: string | null;
  /** Held until a person releases or discards them. */
  readonly held: number;
  /** When the oldest of those was received. */
  readonly oldestHeld: number | null;
  /** When the oldest letter that waits was received. */
  readonly oldestWaiting: number | null;
  /** Why that one did not go out, where it was tried. */
  readonly oldestError: string | null;
}

/** A buyer's copy that is due, leased to whoever asked. */
export interface DueCopy extends Omit<DueLetter, "messageId" | "request"> {
  readonly request: QuotationRequest;
}

/** The buyers' copies of their requests; each goes out once, after the supplier's letter. */
export interface BuyersCopies {
  lease(asked: { now: number; until: number; limit: number }): Promise<readonly DueCopy[]>;
  markSent(reference: string): Promise<void>;
  /** Tries again at `nextAt`, or gives up where that was done often enough. */
  markFailed(reference: string, nextAt: number): Promise<void>;
}

/** Keeps enquiries. What `add` has answered survives a power cut; every method throws when it cannot. */
export interface EnquiryStore {
  add(enquiry: NewEnquiry): Promise<AddOutcome>;
  /** Draws the salt of a window once, the same for every replica. */
  limitSalt(windowStart: number): Promise<string>;
  /** Counts a request in the bucket's window and answers the count. */
  hit(bucket: string, windowStart: number): Promise<number>;
  /** Takes letters that are due at `now` and keeps others from them until `until`. */
  lease(asked: { now: number; until: number; limit: number }): Promise<readonly DueLetter[]>;
  markSent(reference: string, sent: { at: number; over: string }): Promise<void>;
  markFailed(
    reference: string,
    failure: { reason: string; reply?: string; nextAt: number },
  ): Promise<void>;
  /** Gives up a letter that the mail server refuses for good, until a person sends it again. */
  markRefused(reference: string, failure: { reason: string; reply?: string }): Promise<void>;
  nextDue(): Promise<number | null>;
  counts(): Promise<StoreCounts>;
  /** Counts acknowledged enquiries missing from the store; undefined where there are none. */
  loss(): Promise<Loss | undefined>;
  /** False where no enquiry is taken while acknowledged ones are missing. */
  readonly takesAfterLoss: boolean;
  readonly buyersCopies: BuyersCopies;
}
