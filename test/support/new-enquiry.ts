import type { NewEnquiry } from "#server/enquiries/store.ts";
import { goodEnquiry } from "#test/support/requests.ts";

let count = 0;
/** Creates a unique enquiry for a store. */
export function newEnquiry(change: Partial<NewEnquiry> = {}): NewEnquiry {
  count += 1;
  const reference = `00000-${String(count).padStart(5, "0")}`;
  return {
    reference,
    enquiry: goodEnquiry,
    language: "en",
    receivedAt: 1_000_000,
    contentHash: "hash",
    key: `key-${count}`,
    messageId: `<${reference}@x.example>`,
    ...change,
  };
}
