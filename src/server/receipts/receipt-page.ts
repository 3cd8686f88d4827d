import { addressesIn } from "#addresses";
import type { ServiceWords } from "#domain/service-words.ts";
import { barePage } from "#server/http/bare-page.ts";
import { bareStyle } from "#server/http/bare-style.ts";
import { escapeHtml } from "#server/mail/letter.ts";
import type { KeptReceipt } from "#server/receipts/receipts.ts";

function timeOf(words: ServiceWords, time: number): string {
  const iso = new Date(time).toISOString();
  return `<time datetime="${iso}">${escapeHtml(words.receipt.time(time))}</time>`;
}

function page(words: ServiceWords, title: string, body: string): string {
  const home = `<p><a href="${addressesIn(words.language).home}">${escapeHtml(words.receipt.site)}</a></p>`;
  return barePage({
    ...{ language: words.language, title, style: bareStyle },
    body: `<h1>${escapeHtml(title)}</h1>\n${body}\n${home}`,
  });
}

/** What has become of an enquiry, without anything of what was written. `signed` is the signed receipt. */
export function receiptPage(kept: KeptReceipt, signed: string, words: ServiceWords): string {
  const { receipt } = words;
  const accepted =
    kept.acceptedAt === null ? escapeHtml(receipt.notYet) : timeOf(words, kept.acceptedAt);
  return page(
    words,
    receipt.title(kept.reference),
    `<dl>
<dt>${escapeHtml(receipt.kept)}</dt><dd>${timeOf(words, kept.receivedAt)}</dd>
<dt>${escapeHtml(receipt.accepted)}</dt><dd>${accepted}</dd>
</dl>
<p>${escapeHtml(receipt.clock)}</p>
<h2>${escapeHtml(receipt.signed)}</h2>
<pre dir="ltr">${escapeHtml(signed)}</pre>`,
  );
}

/** The answer to a link that is not whole, and to one whose enquiry is gone: always the same. */
export function noReceiptPage(words: ServiceWords): string {
  const { absent, absentDetail } = words.receipt;
  return page(words, absent, `<p>${escapeHtml(absentDetail)}</p>`);
}
