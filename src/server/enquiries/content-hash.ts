import { createHash } from "node:crypto";
import { canonicalJson } from "#domain/canonical-json.ts";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";

/** Hashes the fields of an enquiry. A field that was added later and is empty leaves the hash as it was. */
export function contentHashOf(enquiry: Enquiry): string {
  const values = enquiryFields.map((field) => enquiry[field]);
  const lastIndex = values.findLastIndex((value) => value !== "");
  return hashOf(values.slice(0, lastIndex + 1));
}

/**
 * Hashes the fields of an enquiry and, where there is one, everything in its request. Files count by their
 * content, so that a repeat may have uploaded them again.
 */
export function submissionHash(
  enquiry: Enquiry,
  request: QuotationRequest | undefined,
  files: readonly { readonly name: string; readonly hash: string }[] = [],
): string {
  if (request === undefined) {
    return contentHashOf(enquiry);
  }
  const values = enquiryFields.map((field) => enquiry[field]);
  const fileValues = files.map(({ name, hash }) => [name, hash]);
  return hashOf([...values, request, ...(files.length > 0 ? [fileValues] : [])]);
}

function hashOf(values: readonly unknown[]): string {
  return createHash("sha256").update(canonicalJson(values)).digest("hex");
}
