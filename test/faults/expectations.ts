import PostalMime from "postal-mime";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";

/** Repeats the rules independently, so that a mistake in them is noticed. */
const line = (text: string) =>
  joined(
    Array.from(text.toWellFormed().replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "))
      .filter((character) => !/\p{Cc}/u.test(character) && !isUnseen(character))
      .join("")
      .normalize("NFC"),
  )
    .normalize("NFC")
    .trim();

/** Matches the letter before, the joiners, and marks of direction. */
const staying: readonly (readonly [from: number, to: number])[] = [
  [0x180b, 0x180d],
  [0x180f, 0x180f],
  [0x200c, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfe00, 0xfe0f],
  [0xe0100, 0xe01ef],
];

function isUnseen(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const stays = staying.some(([from, to]) => from <= code && code <= to);
  return code === 0x61c || (/\p{Default_Ignorable_Code_Point}/u.test(character) && !stays);
}

/** Removes joiners after letters of scripts that do not join. */
function joined(text: string): string {
  let joins = false;
  let result = "";
  for (const character of text) {
    const isJoiner = /[\u200C\u200D]/.test(character);
    result += isJoiner && !joins ? "" : character;
    if (!/\p{M}/u.test(character)) {
      joins = /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L}/u.test(character);
    }
  }
  return result;
}

const lines = (text: string) =>
  text
    .toWellFormed()
    .split(/\r\n|[\r\u0085\u2028\u2029]/)
    .join("\n")
    .replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .normalize("NFC")
    .trim();

/** Returns what the documentation promises to store of an input. */
function keptOf(input: Enquiry): Enquiry {
  return {
    name: line(input.name),
    email: input.email.trim(),
    company: line(input.company),
    message: lines(input.message),
  };
}

/** A letter as it was sent, and its recipients. */
export interface Delivered {
  readonly raw: string | Buffer;
  readonly recipients: readonly string[];
}

/** Lists every difference between a letter and what was submitted. */
export async function faultsOf(
  { raw, recipients }: Delivered,
  input: Enquiry,
  desk: string,
): Promise<readonly string[]> {
  const expected = keptOf(input);
  const mail = await PostalMime.parse(raw);
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => holds || faults.push(fault);
  const body = mail.text ?? "";
  const [head = "", ...message] = body.split("\n\nMessage:\n\n");
  const facts = head.split("\n");
  must(
    message.join("\n\nMessage:\n\n").replace(/\n+$/, "") === expected.message,
    "message changed",
  );
  must(facts.includes(`Name: ${expected.name}`), "name changed");
  must(facts.includes(`E-mail: ${expected.email}`), "e-mail changed");
  must(facts.includes(`Company: ${expected.company}`), "company changed");
  must(facts.includes("Language: English"), "language changed");
  must(facts.length === 6, "line added");
  must(recipients.length === 1 && recipients[0] === desk, "recipient added");
  must(mail.to?.length === 1 && mail.to[0]?.address === desk, "To changed");
  must(mail.cc === undefined && mail.bcc === undefined, "copy added");
  must(mail.replyTo?.length === 1, "Reply-To is not one address");
  must(unquoted(mail.replyTo?.[0]?.address) === expected.email, "Reply-To changed");
  must(mail.replyTo?.[0]?.name === unturned(expected.name), "Reply-To name changed");
  const reference = facts[0]?.replace(/^Reference: /, "");
  const subject = `Enquiry ${reference} from ${inSubject(expected.company)}`;
  must(mail.subject === subject.trim(), "Subject changed");
  must(headersOf(mail.headers) === expectedHeaders, `headers ${headersOf(mail.headers)}`);
  must(mail.attachments.length === 0, "attachment added");
  const html = mail.html ?? "";
  must(Array.from(html.matchAll(/<[^>]*>/g)).join("") === everyTag(), "element added");
  for (const [field, text] of Object.entries(expected)) {
    must(html.includes(`<bdi dir="auto">${escaped(text)}</bdi>`), `${field} changed in the HTML`);
  }
  return faults;
}

/** Removes direction marks, which no header of a letter has. */
function unturned(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "").trim();
}

function inSubject(company: string): string {
  const characters = Array.from(unturned(company));
  return characters.length > 60 ? `${characters.slice(0, 60).join("")}…` : characters.join("");
}

/** Quotes the local part: `a.@b.co` has to be written `"a."@b.co`. */
function unquoted(address: string | undefined): string | undefined {
  return address?.replace(/^"([^"]*)"@/, "$1@");
}

function headersOf(headers: readonly { readonly key: string }[]): string {
  return headers
    .map(({ key }) => key)
    .toSorted()
    .join(" ");
}

const expectedHeaders =
  "auto-submitted content-type date from message-id mime-version reply-to subject to";

const row =
  '<tr><th align="left" style="padding:4px 16px 4px 0"></th>' +
  '<td style="padding:4px 0"><bdi dir="auto"></bdi></td></tr>';

/** Every tag of a letter, in order. */
function everyTag(): string {
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title></title></head>',
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#1a1a1a">',
    `<table role="presentation" style="border-collapse:collapse">${row.repeat(6)}</table>`,
    '<div style="margin-top:16px;padding-top:16px;border-top:1px solid #bbb;white-space:pre-wrap">',
    '<bdi dir="auto"></bdi></div></body></html>',
  ].join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
