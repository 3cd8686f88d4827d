import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { directionOf, ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { escapeHtml } from "#server/escape-html.ts";
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
  /** Of the page that it came from. */
  readonly language: Language;
  /** What it asks a quotation for, where it does. */
  readonly request?: QuotationRequest;
}

// Marks that turn the direction of text round; in a subject they could disguise what it says.
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** So much of a company's name stands in a subject, in characters. */
export const longestInSubject = 60;

/** The Message-ID of an enquiry's letter: the same at every attempt, so that a repeat is known. */
export function messageIdOf(reference: string, from: string): string {
  return `<enquiry.${reference}@${domainOf(from)}>`;
}

/** The domain of a mail address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** Writes the letter that brings an enquiry to the supplier, in the words of whoever reads it. */
export function writeLetter(
  kept: KeptEnquiry,
  correspondents: Correspondents,
  words: ServiceWords,
): Letter {
  const { enquiry, reference } = kept;
  return {
    ...letterHead(kept, correspondents),
    subject: words.letter.subject(reference, brief(enquiry.company, longestInSubject)),
    text: plainLetter(kept, words),
    html: markedUpLetter(kept, words),
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
export function letterHead(kept: KeptEnquiry, { companyName, from, to }: Correspondents) {
  const { enquiry, receivedAt } = kept;
  return {
    messageId: kept.messageId,
    date: new Date(receivedAt),
    from: { name: companyName, address: from },
    to,
    replyTo: { name: withoutMarks(enquiry.name), address: enquiry.email },
  };
}

const texts = enquiryFields.filter((field) => fieldRules[field].kind === "text");
const lines = enquiryFields.filter((field) => fieldRules[field].kind !== "text");

/** Who asks, and when it came. */
export function senderFacts(
  kept: KeptEnquiry,
  { letter, fields, languages }: ServiceWords,
): Labelled[] {
  return [
    [letter.reference, kept.reference],
    [letter.received, letter.time(kept.receivedAt)],
    ...lines.map((field): Labelled => [fields[field], kept.enquiry[field]]),
    [letter.language, tellLanguage(kept.language, languages[kept.language])],
  ];
}

/** For readers of either language. */
function tellLanguage(language: Language, name: string): string {
  const own = ownNames[language];
  return own === name ? name : `${name} (${own})`;
}

function plainLetter(kept: KeptEnquiry, words: ServiceWords): string {
  const head = senderFacts(kept, words).map(([label, value]) => words.letter.fact(label, value));
  const bodies = texts.map((field) => `${words.fields[field]}:\n\n${kept.enquiry[field]}\n`);
  return [`${head.join("\n")}\n`, ...bodies].join("\n");
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
  { language }: ServiceWords,
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

function markedUpLetter(kept: KeptEnquiry, words: ServiceWords): string {
  const bodies = texts.map((field) => writtenText(kept.enquiry[field]));
  const parts = [factTable(senderFacts(kept, words), words), ...bodies];
  return letterDocument(words.letter.title(kept.reference), parts, words);
}
