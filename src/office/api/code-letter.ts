import { randomUUID } from "node:crypto";
import type { Person } from "#domain/office/person.ts";
import { escapeHtml } from "#server/html.ts";
import { domainOf, letterDocument } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/mailer.ts";
import { officeWordsIn } from "#words/office/words.ts";
import type { OfficeParts } from "#office/api/parts.ts";

/** Writes the letter with a code to sign in, in the language of the person. */
export function writeCodeLetter({
  person,
  code,
  settings,
  now,
}: {
  person: Person;
  code: string;
  settings: OfficeParts["settings"];
  now: number;
}): Letter {
  const words = officeWordsIn(person.language).codeLetter;
  const { company, mailFrom, officeUrl } = settings;
  const text = [words.enter(code), words.expires, words.ignore, officeUrl];
  const subject = words.subject(code);
  const paragraphs = text.map((line) => `<p>${escapeHtml(line)}</p>`);
  return {
    messageId: `<code.${randomUUID()}@${domainOf(mailFrom)}>`,
    date: new Date(now),
    from: { name: company.name, address: mailFrom },
    to: person.email,
    replyTo: { name: company.name, address: mailFrom },
    subject,
    text: `${text.join("\n\n")}\n`,
    html: letterDocument(escapeHtml(subject), paragraphs, person),
  };
}
