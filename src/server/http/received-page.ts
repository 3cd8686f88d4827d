import type { ServerResponse } from "node:http";
import { addressesIn, service } from "#addresses";
import type { ServiceWords } from "#domain/service-words.ts";
import { answerBarely } from "#server/http/bare-page.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import type { SentEnquiry } from "#server/http/place.ts";
import { escapeHtml } from "#server/escape-html.ts";

/** Tells a buyer the reference and where the receipt is, where the contact page that says so cannot be made. */
export function answerReceived(
  response: ServerResponse,
  { reference, receiptSecret }: SentEnquiry,
  { language, received, refusals, letter, receipt }: ServiceWords,
  security: HeaderSet,
): void {
  const links: readonly (readonly [to: string, text: string])[] = [
    [service.receipt(reference, receiptSecret), receipt.title(reference)],
    [addressesIn(language).contact, refusals.form.page],
  ];
  const html = `<h1>${escapeHtml(received.heading)}</h1>
<p role="status">${escapeHtml(received.promise)}</p>
<p>${escapeHtml(letter.reference)}: <strong><bdi dir="ltr">${escapeHtml(reference)}</bdi></strong></p>
${links.map(([to, text]) => `<p><a href="${escapeHtml(to)}">${escapeHtml(text)}</a></p>`).join("\n")}`;
  answerBarely(
    response,
    200,
    { language, title: received.heading, body: html },
    {
      ...security,
      "cache-control": "private, no-store",
    },
  );
}
