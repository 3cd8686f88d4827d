import { randomUUID } from "node:crypto";
import { directionOf } from "#domain/language.ts";
import type { Person } from "#domain/office/person.ts";
import { escapeHtml } from "#server/html.ts";
import { domainOf } from "#server/mail/letter.ts";
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
  const paragraphs = text.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const direction = directionOf(person.language);
  return {
    messageId: `<code.${randomUUID()}@${domainOf(mailFrom)}>`,
    date: new Date(now),
    from: { name: company.name, address: mailFrom },
    to: person.email,
    replyTo: { name: company.name, address: mailFrom },
    subject: words.subject(code),
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="${person.language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(words.subject(code))}</title></head>
<body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#1a1a1a">
${paragraphs}
</body></html>`,
  };
}
