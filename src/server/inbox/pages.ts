import { addresses } from "#addresses";
import { inboxStyle } from "#server/inbox/style.ts";
import { escapeHtml } from "#server/mail/letter.ts";

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

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${inboxStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const text = (value: string) => `<bdi dir="auto">${escapeHtml(value)}</bdi>`;

/** `2026-11-20 14:13 UTC`; what is no time stays as it is. */
function shortTime(date: string): string {
  return date.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):.*Z$/, "$1 $2 UTC");
}

/** The list of letters. */
export function listPage(letters: readonly ShownLetter[]): string {
  const rows = letters.map(
    (letter) =>
      `<tr><td><time>${escapeHtml(shortTime(letter.date))}</time></td>` +
      `<td>${text(letter.replyTo)}</td>` +
      `<td><a href="/inbox/${encodeURIComponent(letter.name)}">${text(letter.subject)}</a></td></tr>`,
  );
  const table =
    letters.length === 0
      ? `<p class="empty">No letter has arrived yet. Send an enquiry from the <a href="${addresses.contact}">contact page</a>.</p>`
      : `<table><thead><tr><th scope="col">Date</th><th scope="col">From</th>` +
        `<th scope="col">Subject</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
  return frame(
    "Development inbox",
    `<h1>Development inbox</h1>
<p>Letters that a live site would have sent by SMTP, newest first.</p>
<nav aria-label="Inbox"><a href="/inbox">Look again</a> <a href="${addresses.contact}">Contact page</a> <a href="${addresses.home}">The site</a></nav>
${table}`,
  );
}

/** One letter, with its text and its HTML part. */
export function letterPage(letter: ShownLetter): string {
  const heads: readonly [string, string][] = [
    ["From", letter.from],
    ["To", letter.to],
    ["Reply-To", letter.replyTo],
    ["Date", shortTime(letter.date)],
  ];
  const list = heads.map(([label, value]) => `<dt>${label}</dt><dd>${text(value)}</dd>`).join("\n");
  return frame(
    letter.subject,
    `<nav aria-label="Inbox"><a href="/inbox">Back to the inbox</a></nav>
<h1>${text(letter.subject)}</h1>
<dl>
${list}
</dl>
<h2>Text</h2>
<pre>${text(letter.text)}</pre>
<h2>HTML</h2>
<iframe title="The HTML part" sandbox src="/inbox/${encodeURIComponent(letter.name)}/html"></iframe>`,
  );
}
