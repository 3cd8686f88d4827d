import type { ReceiptFacts } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import { numberIn, numberOrNull, textIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";
import { languageInRow } from "#server/enquiries/enquiry-columns.ts";
import { openReceiptKeys } from "#server/receipts/receipt-keys.ts";
import { createSigner } from "#server/receipts/sign.ts";
import type { Signer } from "#server/receipts/sign.ts";

/** What has become of an enquiry, as its sender may know it. */
export interface KeptReceipt extends ReceiptFacts {
  /** Of the page that it came from. */
  readonly language: Language;
  /** When the mail server accepted the letter, in milliseconds since 1970. */
  readonly acceptedAt: number | null;
}

/** The receipts of a store. */
export interface Receipts extends Signer {
  /** Reads what there is of an enquiry; undefined where there is none. */
  find(reference: string): Promise<KeptReceipt | undefined>;
}

const findOne = `select e.content_hash, e.received_at, e.language, o.sent_at
from enquiry e join outbox o on o.reference = e.reference where e.reference = $1`;

/** Reads the keys of a store, or makes the first. */
export async function openReceipts(
  database: Database,
  { issuer, now }: { readonly issuer: string; readonly now: number },
): Promise<Receipts> {
  const [first, ...more] = await openReceiptKeys(database, now);
  if (first === undefined) {
    throw new Error("the store has no key to sign receipts with");
  }
  return {
    ...createSigner([first, ...more], issuer),
    async find(reference) {
      const [row] = await database.read((session) => session.query(findOne, [reference]));
      return (
        row && {
          reference,
          contentHash: textIn(row, "content_hash"),
          receivedAt: numberIn(row, "received_at"),
          language: languageInRow(row),
          acceptedAt: numberOrNull(row, "sent_at"),
        }
      );
    },
  };
}
