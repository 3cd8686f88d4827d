import { addressesIn, service } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { barePage } from "#server/http/bare-page.ts";
import { bareStyle } from "#server/http/bare-style.ts";
import { escapeHtml } from "#server/escape-html.ts";

/** The site has its usual language, whatever the staff reads. */
const addresses = addressesIn(usualLanguage);

/** A letter as the inbox shows it. */
export interface ShownLetter {
  readonly name: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

function frame({ language }: ServiceWords, title: string, body: string): string {
  return barePage({ language, title, body, style: bareStyle });
}

const text = (value: string) => `<bdi dir="auto">${escapeHtml(value)}</bdi>`;

/** `2026-11-20 14:13 UTC`; what is no time stays as it is. */
function shortTime(date: string): string {
  return date.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):.*Z$/, "$1 $2 UTC");
}

/** The list of letters. */
export function listPage(letters: readonly ShownLetter[], words: ServiceWords): string {
  const { inbox } = words;
  const rows = letters.map(
    (letter) =>
      `<tr><td><time>${escapeHtml(shortTime(letter.date))}</time></td>` +
      `<td>${text(letter.replyTo)}</td>` +
      `<td><a href="${service.inbox}/${encodeURIComponent(letter.name)}">${text(letter.subject)}</a></td></tr>`,
  );
  const heads = [inbox.date, inbox.from, inbox.subject].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  const table =
    letters.length === 0
      ? `<p class="empty">${inbox.empty} <a href="${addresses.contact}">${inbox.sendOne}</a></p>`
      : `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
  return frame(
    words,
    inbox.title,
    `<h1>${inbox.title}</h1>
<p>${inbox.intro}</p>
<nav aria-label="${inbox.label}"><a href="${service.inbox}">${inbox.again}</a> <a href="${addresses.contact}">${inbox.contact}</a> <a href="${addresses.home}">${inbox.site}</a></nav>
${table}`,
  );
}

/** One letter, with its text and its HTML part. */
export function letterPage(letter: ShownLetter, words: ServiceWords): string {
  const { inbox } = words;
  const heads: readonly [string, string][] = [
    [inbox.from, letter.from],
    [inbox.to, letter.to],
    [inbox.replyTo, letter.replyTo],
    [inbox.date, shortTime(letter.date)],
  ];
  const list = heads.map(([label, value]) => `<dt>${label}</dt><dd>${text(value)}</dd>`).join("\n");
  return frame(
    words,
    letter.subject,
    `<nav aria-label="${inbox.label}"><a href="${service.inbox}">${inbox.back}</a></nav>
<h1>${text(letter.subject)}</h1>
<dl>
${list}
</dl>
<h2>${inbox.text}</h2>
<pre>${text(letter.text)}</pre>
<h2>${inbox.html}</h2>
<iframe title="${inbox.html}" sandbox src="${service.inbox}/${encodeURIComponent(letter.name)}/html"></iframe>`,
  );
}
