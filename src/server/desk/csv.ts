import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { totalOf } from "#domain/quotation/line.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import { csvOf } from "#domain/csv.ts";
import type { DeskEnquiry, SentQuotation } from "#server/enquiries/desk.ts";

const columns = [
  "reference",
  "received",
  "standing",
  "letter",
  "attempts",
  "language",
  ...enquiryFields,
  "files",
  "state",
  "reason",
  "owner",
  "follow-up",
  "origin",
  "notes",
];

/** Enquiries as CSV, a row each. */
export function toCsv(enquiries: readonly DeskEnquiry[]): string {
  const rows = enquiries.map((row) => [
    row.reference,
    new Date(row.receivedAt).toISOString(),
    row.standing,
    row.letter.state,
    String(row.letter.attempts),
    row.language,
    ...enquiryFields.map((field) => row.enquiry[field]),
    row.files.map(({ name }) => name).join("; "),
    row.state,
    row.reason ?? "",
    row.owner ?? "",
    row.followUpOn ?? "",
    row.origin,
    row.notes.join("\n\n"),
  ]);
  return csvOf([columns, ...rows]);
}

const lineColumns = [
  "reference",
  "received",
  "company",
  "city",
  "wanted",
  "own reference",
  "phone",
  "equivalents",
  "line",
  "product",
  "code",
  "text",
  "sizes",
  "quantity",
  "unit",
  "colour",
  "note",
];

/** The lines of requests for quotation as CSV, a row each. */
export function linesToCsv(enquiries: readonly DeskEnquiry[]): string {
  const rows = enquiries.flatMap(({ reference, receivedAt, enquiry, request }) =>
    (request?.lines ?? []).map((line, index) => [
      reference,
      new Date(receivedAt).toISOString(),
      enquiry.company,
      request?.city ?? "",
      request?.wanted ?? "",
      request?.ownReference ?? "",
      request?.phone ?? "",
      request?.equivalents === true ? "accepted" : "not accepted",
      String(index + 1),
      line.product ?? "",
      line.code ?? "",
      line.text,
      formatSizes(line),
      String(totalOf(line) ?? ""),
      line.unit ?? "",
      line.colour ?? "",
      line.note ?? "",
    ]),
  );
  return csvOf([lineColumns, ...rows]);
}

const quotationColumns = [
  "number",
  "revision",
  "enquiry",
  "state",
  "company",
  "email",
  "sent",
  "valid until",
  "subtotal SAR",
  "VAT SAR",
  "total SAR",
  "order number",
];

/** Formats halalas as a plain number of riyals, which spreadsheets add up. */
const riyals = (halalas: number) => (halalas / 100).toFixed(2);

/** Sent quotations as CSV, a row for each revision, amounts in riyals. */
export function quotationsToCsv(quotations: readonly SentQuotation[]): string {
  const rows = quotations.map((row) => [
    row.number,
    String(row.revision),
    row.reference,
    row.state,
    row.company,
    row.email,
    new Date(row.sentAt).toISOString(),
    row.validUntil,
    riyals(row.subtotal),
    riyals(row.vat),
    riyals(row.total),
    row.orderNumber,
  ]);
  return csvOf([quotationColumns, ...rows]);
}
