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

/** The list, one line for each enquiry. */
export function listTable(enquiries: readonly DeskEnquiry[]): string {
  const rows = enquiries.map((kept) => [
    kept.reference,
    time(kept.receivedAt),
    kept.standing,
    kept.letter.lastError === null ? kept.letter.state : `${kept.letter.state} !`,
    kept.language,
    kept.request === undefined ? "" : String(kept.request.lines.length),
    kept.enquiry.company,
    kept.enquiry.name,
  ]);
  const lines = [heads, ...rows].map((row) =>
    row
      .map((text, column) => line(text, widths[column] ?? 20))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n${enquiries.length} shown\n`;
}

/** All of one enquiry. */
export function showEnquiry(kept: DeskEnquiry): string {
  const { enquiry, letter } = kept;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ["Reference", kept.reference],
    ["Received", `${time(kept.receivedAt)} UTC`],
    ["Standing", kept.suspicion === null ? kept.standing : `${kept.standing} (${kept.suspicion})`],
    ["Letter", `${letter.state} after ${letter.attempts} attempts`],
    ["Sent", time(letter.sentAt)],
    ["Sent over", letter.sentOver ?? "-"],
    ["Next attempt", letter.state === "waiting" ? `${time(letter.nextAt)} UTC` : "-"],
    ["Last error", letter.lastError ?? "-"],
    ...(letter.lastReply === null ? [] : [["Its words", letter.lastReply] as const]),
    ["Language", kept.language],
    ...enquiryFields
      .filter((field) => fieldRules[field].kind !== "text")
      .map((field) => [titled(field), enquiry[field]] as const),
  ];
  const lines = facts.map(([label, value]) => `${label.padEnd(14)}${printable(value)}`);
  const texts = enquiryFields
    .filter((field) => fieldRules[field].kind === "text")
    .map((field) => `${printable(enquiry[field])}\n`);
  return [`${lines.join("\n")}\n`, ...texts].join("\n");
}

function titled(field: string): string {
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
