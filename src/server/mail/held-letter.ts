import { heldCommands, lookAtHeld, suspicionIn } from "#domain/enquiry/quarantine.ts";
import type { HeldLetterDay } from "#domain/enquiry/quarantine.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import type { DueHeldLetter, HeldEnquiry } from "#server/enquiries/store.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { brief, domainOf, factTable, letterDocument } from "#server/mail/letter.ts";
import type { Correspondents, Labelled } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/mailer.ts";

/** In characters. */
const longestTold = 200;
const toldFields = ["name", "company", "message"] as const;

/** Writes the letter of a day that tells what is held; all its attempts have the same Message-ID. */
export function writeHeldLetter(
  { listed, count }: DueHeldLetter,
  { day, morning }: HeldLetterDay,
  { companyName, from, to }: Correspondents,
  words: ServiceWords,
): Letter {
  const { subject, intro, more } = words.heldLetter;
  const title = subject(count, day);
  const sender = { name: companyName, address: from };
  const held = listed.map((one) => facts(one, words));
  const rest = count > listed.length ? [more(count - listed.length, lookAtHeld)] : [];
  const inText = held.map((one) => one.map((fact) => words.letter.fact(...fact)).join("\n"));
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const table = (one: readonly Labelled[]) =>
    '<div style="margin-top:16px;padding-top:16px;border-top:1px solid #bbb">' +
    `${factTable(one, words)}</div>`;
  const parts = [paragraph(intro), ...held.map(table), ...rest.map(paragraph)];
  return {
    messageId: `<held.${day}@${domainOf(from)}>`,
    date: new Date(morning),
    from: sender,
    to,
    replyTo: sender,
    subject: title,
    text: `${[intro, ...inText, ...rest].join("\n\n")}\n`,
    html: letterDocument(title, parts, words),
  };
}

function facts({ reference, receivedAt, suspicion, enquiry }: HeldEnquiry, words: ServiceWords) {
  const { why, suspicions, release, drop } = words.heldLetter;
  const known = suspicionIn(suspicion);
  const commands = heldCommands(reference);
  const labelled: readonly Labelled[] = [
    [words.letter.reference, reference],
    [words.letter.received, words.letter.time(receivedAt)],
    [why, known === undefined ? (suspicion ?? "") : suspicions[known]],
    ...toldFields.map((field): Labelled => [words.fields[field], inOneLine(enquiry[field])]),
    [release, commands.release],
    [drop, commands.drop],
  ];
  return labelled;
}

/** A stranger's text begins no line of its own, where it could pass for a command of ours. */
function inOneLine(text: string): string {
  return brief(text.replaceAll(/\s+/g, " "), longestTold);
}
