import type { NewEnquiry } from "#server/enquiries/store.ts";
import { goodEnquiry } from "#test/support/requests.ts";

let made = 0;
/** An enquiry that is like no other made here, to be put into a store. */
export function newEnquiry(change: Partial<NewEnquiry> = {}): NewEnquiry {
  made += 1;
  const reference = `00000-${String(made).padStart(5, "0")}`;
  return {
    reference,
    enquiry: goodEnquiry,
    language: "en",
    receivedAt: 1_000_000,
    contentHash: "hash",
    key: `key-${made}`,
    messageId: `<${reference}@x.example>`,
    ...change,
  };
}
