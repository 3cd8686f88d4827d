import { createHash } from "node:crypto";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";

/** What was written, as a hash. A field that came later and is empty changes nothing of it. */
export function contentHashOf(enquiry: Enquiry): string {
  const values = enquiryFields.map((field) => enquiry[field]);
  const last = values.findLastIndex((value) => value !== "");
  return createHash("sha256")
    .update(JSON.stringify(values.slice(0, last + 1)))
    .digest("hex");
}
