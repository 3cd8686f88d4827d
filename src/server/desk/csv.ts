import type { DeskEnquiry } from "#server/enquiries/desk.ts";

const columns = [
  "reference",
  "received",
  "standing",
  "letter",
  "attempts",
  "name",
  "email",
  "company",
  "message",
] as const;

/** What a spreadsheet would take for the beginning of a formula. */
// oxlint-disable-next-line no-control-regex -- some take a NUL for nothing at all
const formula = /^[\s\u0000]*[=+\-@\t\r|%]/;

/** Enquiries as CSV (RFC 4180) that no spreadsheet takes for formulas. */
export function toCsv(enquiries: readonly DeskEnquiry[]): string {
  const rows = enquiries.map((kept) => [
    kept.reference,
    new Date(kept.receivedAt).toISOString(),
    kept.standing,
    kept.letter.state,
    String(kept.letter.attempts),
    kept.enquiry.name,
    kept.enquiry.email,
    kept.enquiry.company,
    kept.enquiry.message,
  ]);
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell, always quoted; an apostrophe in front keeps a formula from being one. */
export function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
