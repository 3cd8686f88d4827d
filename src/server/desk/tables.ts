import { formatFileSize } from "#domain/enquiry/attachment.ts";
import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { DeskEnquiry } from "#server/enquiries/desk.ts";

const unprintable =
  // oxlint-disable-next-line no-control-regex -- a terminal would obey these
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Text as a terminal may show it: nothing in it moves the cursor or turns the direction. */
function printable(text: string): string {
  return text.replaceAll(unprintable, "\uFFFD");
}

function line(text: string, width: number): string {
  const characters = Array.from(printable(text).replaceAll(/\s+/g, " "));
  return characters.length > width
    ? `${characters.slice(0, width - 1).join("")}…`
    : characters.join("").padEnd(width);
}

function time(milliseconds: number | null): string {
  return milliseconds === null
    ? "-"
    : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}

const heads = [
  "REFERENCE",
  "RECEIVED (UTC)",
  "STANDING",
  "LETTER",
  "LN",
  "LINES",
  "COMPANY",
  "NAME",
];
const widths = [11, 16, 11, 11, 2, 5, 28, 24];

/** Prints the list, one line for each enquiry. */
export function listTable(enquiries: readonly DeskEnquiry[]): string {
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    time(enquiry.receivedAt),
    enquiry.standing,
    enquiry.letter.lastError === null ? enquiry.letter.state : `${enquiry.letter.state} !`,
    enquiry.language,
    enquiry.request === undefined ? "" : String(enquiry.request.lines.length),
    enquiry.enquiry.company,
    enquiry.enquiry.name,
  ]);
  const lines = [heads, ...rows].map((row) =>
    row
      .map((text, column) => line(text, widths[column] ?? 20))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n${enquiries.length} shown\n`;
}

/** Prints all of one enquiry. */
export function showEnquiry(record: DeskEnquiry): string {
  const { enquiry, letter } = record;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ["Reference", record.reference],
    ["Received", `${time(record.receivedAt)} UTC`],
    [
      "Standing",
      record.suspicion === null ? record.standing : `${record.standing} (${record.suspicion})`,
    ],
    ["State", record.reason === null ? record.state : `${record.state} (${record.reason})`],
    ["Owner", record.owner ?? "-"],
    ["Follow-up", record.followUpOn ?? "-"],
    ["Letter", `${letter.state} after ${letter.attempts} attempts`],
    ["Sent", time(letter.sentAt)],
    ["Sent over", letter.sentOver ?? "-"],
    ["Next attempt", letter.state === "waiting" ? `${time(letter.nextAt)} UTC` : "-"],
    ["Last error", letter.lastError ?? "-"],
    ...(letter.lastReply === null ? [] : [["Its words", letter.lastReply] as const]),
    ["Language", record.language],
    ...enquiryFields
      .filter((field) => fieldRules[field].kind !== "text")
      .map((field) => [titled(field), enquiry[field]] as const),
  ];
  const files = record.files.map(
    ({ name, bytes }) => ["File", `${name} (${formatFileSize(bytes)})`] as const,
  );
  const lines = [...facts, ...files].map(
    ([label, value]) => `${label.padEnd(14)}${printable(value)}`,
  );
  const texts = enquiryFields
    .filter((field) => fieldRules[field].kind === "text")
    .map((field) => `${printable(enquiry[field])}\n`);
  const notes = record.notes.map((note) => `Note: ${printable(note)}\n`);
  return [`${lines.join("\n")}\n`, ...texts, ...notes].join("\n");
}

function titled(field: string): string {
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
