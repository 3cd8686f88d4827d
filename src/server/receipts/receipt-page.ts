import { addressesIn } from "#addresses";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { lineCells, lineHeads } from "#domain/quotation/line-table.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { markup, type Markup } from "#server/html.ts";
import { renderServicePage } from "#server/http/service-page.ts";
import type { Receipt } from "#server/receipts/receipts.ts";

function timeElement({ receipt }: ServiceWords, time: number): Markup {
  const iso = new Date(time).toISOString();
  return markup`<time datetime="${iso}">${receipt.time(time)}</time>`;
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

/** Renders a receipt: the times of an enquiry, and the lines of a request for quotation. */
export function receiptPage(
  { reference, receivedAt, acceptedAt, request }: Receipt,
  words: ServiceWords,
): string {
  const { receipt } = words;
  const accepted = acceptedAt === null ? receipt.notYet : timeElement(words, acceptedAt);
  const title = request === undefined ? receipt.title : receipt.requestTitle;
  return page(
    words,
    title(reference),
    markup`<dl>
<dt>${receipt.kept}</dt><dd>${timeElement(words, receivedAt)}</dd>
<dt>${receipt.accepted}</dt><dd>${accepted}</dd>
</dl>
<p>${receipt.clock}</p>${request === undefined ? "" : lineTable(request, words)}`,
  );
}

function lineTable({ lines }: QuotationRequest, { quotation }: ServiceWords): Markup {
  const heads = lineHeads(quotation).map((head) => markup`<th scope="col">${head}</th>`);
  const rows = lines.map((line, index) => {
    const cells = lineCells(line, index, quotation).map(
      (cell) => markup`<td><bdi dir="auto">${isolateInRtlText(cell)}</bdi></td>`,
    );
    return markup`<tr>${cells}</tr>`;
  });
  return markup`
<h2>${quotation.lines(lines.length)}</h2>
<table><thead><tr>${heads}</tr></thead>
<tbody>
${rows}
</tbody></table>`;
}

/** Renders the answer to an incomplete link, and to one whose enquiry is gone. */
export function noReceiptPage(words: ServiceWords): string {
  const { absent, absentDetail } = words.receipt;
  return page(words, absent, markup`<p>${absentDetail}</p>`);
}
