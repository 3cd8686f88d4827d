import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import type { Letter } from "#server/mail/mailer.ts";

/** Who sends the letters and who receives them. */
export interface Correspondents {
  readonly companyName: string;
  readonly from: string;
  readonly to: string;
}

/** An enquiry as it stands in the store. */
export interface KeptEnquiry {
  readonly reference: string;
  readonly messageId: string;
  readonly receivedAt: number;
  readonly enquiry: Enquiry;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// Marks that turn the direction of text round; in a subject they could disguise what it says.
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const longestInSubject = 60;

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** The Message-ID of an enquiry's letter: the same at every attempt, so that a repeat is known. */
export function messageIdOf(reference: string, from: string): string {
  const domain = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  return `<enquiry.${reference}@${domain}>`;
}

/** Writes the letter that brings an enquiry to the supplier. */
export function writeLetter(kept: KeptEnquiry, correspondents: Correspondents): Letter {
  const { enquiry, reference } = kept;
  const date = new Date(kept.receivedAt);
  return {
    messageId: kept.messageId,
    date,
    from: { name: correspondents.companyName, address: correspondents.from },
    to: correspondents.to,
    replyTo: { name: enquiry.name.replaceAll(directionMarks, ""), address: enquiry.email },
    subject: `Enquiry ${reference} from ${brief(enquiry.company)}`,
    text: plainLetter(enquiry, reference, date),
    html: markedUpLetter(enquiry, reference, date),
  };
}

function brief(text: string): string {
  const characters = Array.from(text.replaceAll(directionMarks, ""));
  return characters.length > longestInSubject
    ? `${characters.slice(0, longestInSubject).join("")}…`
    : characters.join("");
}

function facts(enquiry: Enquiry, reference: string, date: Date): readonly [string, string][] {
  return [
    ["Reference", reference],
    ["Received", `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`],
    ["Name", enquiry.name],
    ["E-mail", enquiry.email],
    ["Company", enquiry.company],
  ];
}

function plainLetter(enquiry: Enquiry, reference: string, date: Date): string {
  const lines = facts(enquiry, reference, date).map(([label, value]) => `${label}: ${value}`);
  return `${lines.join("\n")}\n\nMessage:\n\n${enquiry.message}\n`;
}

function markedUpLetter(enquiry: Enquiry, reference: string, date: Date): string {
  const rows = facts(enquiry, reference, date).map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${label}</th>` +
      `<td style="padding:4px 0"><bdi dir="auto">${escapeHtml(value)}</bdi></td></tr>`,
  );
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>Enquiry ${reference}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#1a1a1a">',
    `<table role="presentation" style="border-collapse:collapse">${rows.join("")}</table>`,
    // In one piece: a line break between the two would be shown.
    '<div style="margin-top:16px;padding-top:16px;border-top:1px solid #bbb;white-space:pre-wrap">' +
      `<bdi dir="auto">${escapeHtml(enquiry.message)}</bdi></div>`,
    "</body></html>",
  ].join("\n");
}
