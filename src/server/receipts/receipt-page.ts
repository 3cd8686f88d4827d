import { addressesIn } from "#addresses";
import { lineCells, lineHeads } from "#domain/quotation/line-table.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { barePage } from "#server/http/bare-page.ts";
import { bareStyle } from "#server/http/bare-style.ts";
import { escapeHtml } from "#server/escape-html.ts";
import type { Receipt } from "#server/receipts/receipts.ts";

function timeElement({ receipt }: ServiceWords, time: number): string {
  const iso = new Date(time).toISOString();
  return `<time datetime="${iso}">${escapeHtml(receipt.time(time))}</time>`;
}

function page(words: ServiceWords, title: string, body: string): string {
  const { language, receipt } = words;
  const home = `<p><a href="${addressesIn(language).home}">${escapeHtml(receipt.site)}</a></p>`;
  return barePage({
    language,
    title,
    style: bareStyle,
    body: `<h1>${escapeHtml(title)}</h1>\n${body}\n${home}`,
  });
}

/** Renders a receipt: the times of an enquiry, and the lines of a request for quotation. */
export function receiptPage(
  { reference, receivedAt, acceptedAt, request }: Receipt,
  words: ServiceWords,
): string {
  const { receipt } = words;
  const accepted =
    acceptedAt === null ? escapeHtml(receipt.notYet) : timeElement(words, acceptedAt);
  const title = request === undefined ? receipt.title : receipt.requestTitle;
  return page(
    words,
    title(reference),
    `<dl>
<dt>${escapeHtml(receipt.kept)}</dt><dd>${timeElement(words, receivedAt)}</dd>
<dt>${escapeHtml(receipt.accepted)}</dt><dd>${accepted}</dd>
</dl>
<p>${escapeHtml(receipt.clock)}</p>${request === undefined ? "" : lineTable(request, words)}`,
  );
}

function lineTable({ lines }: QuotationRequest, { quotation }: ServiceWords): string {
  const heads = lineHeads(quotation).map((head) => `<th scope="col">${escapeHtml(head)}</th>`);
  const rows = lines.map((line, index) => {
    const cells = lineCells(line, index, quotation).map(
      (cell) => `<td><bdi dir="auto">${escapeHtml(cell)}</bdi></td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `
<h2>${escapeHtml(quotation.lines(lines.length))}</h2>
<table><thead><tr>${heads.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>`;
}

/** Renders the answer to an incomplete link, and to one whose enquiry is gone. */
export function noReceiptPage(words: ServiceWords): string {
  const { absent, absentDetail } = words.receipt;
  return page(words, absent, `<p>${escapeHtml(absentDetail)}</p>`);
}
