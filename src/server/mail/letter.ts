import { formatFileSize } from "#domain/enquiry/attachment.ts";
import type { AttachedFile } from "#domain/enquiry/attachment.ts";
import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { directionOf, ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { escapeHtml } from "#server/html.ts";
import type { Letter, Recipients } from "#server/mail/mailer.ts";

/** Sender and recipient of the letters. */
export interface Correspondents {
  readonly companyName: string;
  readonly from: string;
  readonly to: Recipients;
  /** Where the staff's application is; letters link into it. */
  readonly officeUrl?: string;
}

/** An enquiry as it stands in the store. */
export interface StoredEnquiry {
  readonly reference: string;
  readonly messageId: string;
  readonly receivedAt: number;
  readonly enquiry: Enquiry;
  /** Of the page that it came from. */
  readonly language: Language;
  /** Request for quotation, where it is one. */
  readonly request?: QuotationRequest;
  readonly files?: readonly AttachedFile[];
}

// Marks that turn the direction of text round; in a subject they could disguise what it says.
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** So much of a company's name stands in a subject, in characters. */
export const longestInSubject = 60;

/** The Message-ID of an enquiry's letter: the same at every attempt, so that a repeat is known. */
export function messageIdOf(reference: string, sender: string): string {
  return `<enquiry.${reference}@${domainOf(sender)}>`;
}

/** The domain of a mail address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** Writes the letter that brings an enquiry to the supplier, in the words of whoever reads it. */
export function writeLetter(
  stored: StoredEnquiry,
  correspondents: Correspondents,
  words: ServiceWords,
): Letter {
  const { enquiry, reference } = stored;
  return {
    ...letterHead(stored, correspondents),
    subject: words.letter.subject(reference, brief(enquiry.company, longestInSubject)),
    text: plainLetter(stored, words),
    html: markedUpLetter(stored, words),
  };
}

/** Takes out direction marks, and the spaces that then stand at an end: mail programs drop those. */
function withoutMarks(text: string): string {
  return text.replaceAll(directionMarks, "").trim();
}

/** The beginning of a text, in characters, without what turns it round. */
export function brief(text: string, longest: number): string {
  const characters = Array.from(withoutMarks(text));
  return characters.length > longest
    ? `${characters.slice(0, longest).join("")}…`
    : characters.join("");
}

export type Labelled = readonly [label: string, value: string];

/** The beginning of every letter about an enquiry: whose it is, and to whom an answer goes. */
export function letterHead(stored: StoredEnquiry, { companyName, from, to }: Correspondents) {
  const { enquiry, receivedAt } = stored;
  return {
    messageId: stored.messageId,
    date: new Date(receivedAt),
    from: { name: companyName, address: from },
    to,
    replyTo: { name: withoutMarks(enquiry.name), address: enquiry.email },
  };
}

const texts = enquiryFields.filter((field) => fieldRules[field].kind === "text");
const lines = enquiryFields.filter((field) => fieldRules[field].kind !== "text");

/** Lists the sender's details and the time of receipt. */
export function senderFacts(
  stored: StoredEnquiry,
  { letter, fields, languages }: ServiceWords,
): Labelled[] {
  return [
    [letter.reference, stored.reference],
    [letter.received, letter.time(stored.receivedAt)],
    ...lines.map((field): Labelled => [fields[field], stored.enquiry[field]]),
    [letter.language, tellLanguage(stored.language, languages[stored.language])],
  ];
}

/** For readers of either language. */
function tellLanguage(language: Language, name: string): string {
  const ownName = ownNames[language];
  return ownName === name ? name : `${name} (${ownName})`;
}

function plainLetter(stored: StoredEnquiry, words: ServiceWords): string {
  const head = senderFacts(stored, words).map(([label, value]) => words.letter.fact(label, value));
  const bodies = texts.map((field) => `${words.fields[field]}:\n\n${stored.enquiry[field]}\n`);
  return [`${head.join("\n")}\n`, ...bodies].join("\n");
}

/** Lists the files of an enquiry, with the place where the staff opens them; empty where there are none. */
export function fileFacts(
  { files = [], reference }: StoredEnquiry,
  { officeUrl }: Correspondents,
  { letter }: ServiceWords,
): Labelled[] {
  const facts = files.map(({ name, bytes }): Labelled => [
    letter.file,
    `${name} (${formatFileSize(bytes)})`,
  ]);
  const link: Labelled[] =
    officeUrl === undefined ? [] : [[letter.openFiles, `${officeUrl}/enquiries/${reference}`]];
  return files.length === 0 ? [] : [...facts, ...link];
}

/** Labels with their values, marked up. */
export function factTable(labelled: readonly Labelled[], { language }: ServiceWords): string {
  const head =
    directionOf(language) === "ltr"
      ? '<th align="left" style="padding:4px 16px 4px 0">'
      : '<th align="right" style="padding:4px 0 4px 16px">';
  const rows = labelled.map(
    ([label, value]) =>
      `<tr>${head}${label}</th>` +
      `<td style="padding:4px 0"><bdi dir="auto">${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse">${rows.join("")}</table>`;
}

/** A whole letter, of a title and parts that are marked up. */
export function letterDocument(
  title: string,
  parts: readonly string[],
  { language }: Pick<ServiceWords, "language">,
): string {
  return [
    "<!doctype html>",
    `<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
      `<title>${title}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#1a1a1a">',
    ...parts,
    "</body></html>",
  ].join("\n");
}

/** Running text as it was written, marked up. */
export function writtenText(text: string): string {
  return (
    // In one piece: a line break between the two would be shown.
    '<div style="margin-top:16px;padding-top:16px;border-top:1px solid #bbb;white-space:pre-wrap">' +
    `<bdi dir="auto">${escapeHtml(text)}</bdi></div>`
  );
}

function markedUpLetter(stored: StoredEnquiry, words: ServiceWords): string {
  const bodies = texts.map((field) => writtenText(stored.enquiry[field]));
  const parts = [factTable(senderFacts(stored, words), words), ...bodies];
  return letterDocument(words.letter.title(stored.reference), parts, words);
}
