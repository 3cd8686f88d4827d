import { addressesIn } from "#addresses";
import type { ServiceWords } from "#domain/service-words.ts";
import { markup, type Markup } from "#server/html.ts";
import { renderServicePage } from "#server/http/service-page.ts";
import type { KeptReceipt } from "#server/receipts/receipts.ts";

function timeOf(words: ServiceWords, time: number): Markup {
  const iso = new Date(time).toISOString();
  return markup`<time datetime="${iso}">${words.receipt.time(time)}</time>`;
}

function page(words: ServiceWords, title: string, body: Markup): string {
  return renderServicePage({
    language: words.language,
    title,
    isStyled: true,
    body: markup`<h1>${title}</h1>
${body}
<p><a href="${addressesIn(words.language).home}">${words.receipt.site}</a></p>`,
  });
}

/** What has become of an enquiry, without anything of what was written. `signed` is the signed receipt. */
export function receiptPage(kept: KeptReceipt, signed: string, words: ServiceWords): string {
  const { receipt } = words;
  const accepted = kept.acceptedAt === null ? receipt.notYet : timeOf(words, kept.acceptedAt);
  return page(
    words,
    receipt.title(kept.reference),
    markup`<dl>
<dt>${receipt.kept}</dt><dd>${timeOf(words, kept.receivedAt)}</dd>
<dt>${receipt.accepted}</dt><dd>${accepted}</dd>
</dl>
<p>${receipt.clock}</p>
<h2>${receipt.signed}</h2>
<pre dir="ltr">${signed}</pre>`,
  );
}

/** The answer to a link that is not whole, and to one whose enquiry is gone: always the same. */
export function noReceiptPage(words: ServiceWords): string {
  const { absent, absentDetail } = words.receipt;
  return page(words, absent, markup`<p>${absentDetail}</p>`);
}
