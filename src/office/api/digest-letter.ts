import type { Language } from "#domain/language.ts";
import type { Today } from "#domain/office/figure-messages.ts";
import { escapeHtml } from "#server/html.ts";
import { letterDocument } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/mailer.ts";
import type { OfficeParts } from "#office/api/parts.ts";
import { officeWordsIn } from "#words/office/words.ts";
import { dayIn } from "#words/times.ts";

interface DigestFacts {
  readonly today: Today;
  readonly language: Language;
  readonly messageId: string;
  readonly now: number;
  readonly settings: OfficeParts["settings"];
}

/** Writes the letter about what waits for the staff; it names companies, as the enquiries' own letters do. */
export function writeDigestLetter({
  today,
  language,
  messageId,
  now,
  settings,
}: DigestFacts): Letter {
  const words = officeWordsIn(language).today;
  const { company, mailFrom, mailTo, officeUrl } = settings;
  const { counts, ending, letters, newEnquiries, followUps } = today;
  const figures = [
    words.digestCount(words.newEnquiries, counts.new),
    words.digestCount(words.followUps, counts["follow-up"]),
    words.digestCount(words.ending, ending.length),
    words.digestCount(words.held, counts.held),
    words.digestCount(words.letters, letters.length),
  ];
  const linked = [...newEnquiries, ...followUps].map((row) => ({
    label: row.company === "" ? row.name : row.company,
    address: `${officeUrl}/enquiries/${row.reference}`,
  }));
  const subject = words.digestSubject(company.name, dayIn(language, today.day));
  const items = linked.map(
    ({ label, address }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></li>`,
  );
  return {
    messageId,
    date: new Date(now),
    from: { name: company.name, address: mailFrom },
    to: mailTo,
    replyTo: { name: company.name, address: mailFrom },
    subject,
    text: `${[
      figures.join("\n"),
      ...linked.map(({ label, address }) => `${label}\n${address}`),
      `${words.digestOpen}: ${officeUrl}/`,
    ].join("\n\n")}\n`,
    html: letterDocument(
      escapeHtml(subject),
      [
        `<p>${figures.map(escapeHtml).join("<br>")}</p>`,
        `<ul>${items.join("")}</ul>`,
        `<p><a href="${escapeHtml(officeUrl)}/">${escapeHtml(words.digestOpen)}</a></p>`,
      ],
      { language },
    ),
  };
}
