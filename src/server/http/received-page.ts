import type { ServerResponse } from "node:http";
import { addressesIn } from "#addresses";
import type { ServiceWords } from "#domain/service-words.ts";
import { barePage } from "#server/http/bare-page.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { escapeHtml } from "#server/mail/letter.ts";

/** Tells a buyer the reference, where the contact page that says so cannot be made. */
export function answerReceived(
  response: ServerResponse,
  reference: string,
  { language, received, refusals, letter }: ServiceWords,
  security: HeaderSet,
): void {
  const html = `<h1>${escapeHtml(received.heading)}</h1>
<p role="status">${escapeHtml(received.promise)}</p>
<p>${escapeHtml(letter.reference)}: <strong><bdi dir="ltr">${escapeHtml(reference)}</bdi></strong></p>
<p><a href="${addressesIn(language).contact}">${escapeHtml(refusals.form.page)}</a></p>`;
  const body = Buffer.from(barePage({ language, title: received.heading, body: html }));
  response.writeHead(200, {
    ...security,
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "content-length": String(body.length),
    "cache-control": "no-store",
  });
  response.end(body);
}
