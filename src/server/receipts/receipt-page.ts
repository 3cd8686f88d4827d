import { addressesIn, chatAddress, mailAddress, phoneAddress } from "#addresses";
import type { Company } from "#domain/company.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { lineCells, lineHeads } from "#domain/quotation/line-table.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { markup, type Markup } from "#server/html.ts";
import { renderServicePage } from "#server/http/service-page.ts";
import type { Receipt } from "#server/receipts/receipts.ts";

/** The supplier, and how buyers reach it. */
export type Contacts = Pick<Company, "name" | "phone" | "phoneDisplay" | "chat" | "email">;

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

/** Renders a receipt: the times of an enquiry, the lines of a request, and whom to call. */
export function receiptPage(
  { reference, receivedAt, acceptedAt, request }: Receipt,
  company: Contacts,
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
<p>${receipt.clock}</p>${request === undefined ? "" : lineTable(request, words)}
<h2>${receipt.questions}</h2>
${contactList(company, title(reference), words)}`,
  );
}

function contactList(
  { name, phone, phoneDisplay, chat, email }: Contacts,
  subject: string,
  { receipt, fields }: ServiceWords,
): Markup {
  return markup`<p><strong>${name}</strong></p>
<dl>
<dt>${receipt.phone}</dt><dd><a href="${phoneAddress(phone)}"><bdi dir="ltr">${phoneDisplay}</bdi></a></dd>
<dt>${receipt.chat}</dt><dd><a href="${chatAddress(chat, subject)}"><bdi dir="ltr">+${chat}</bdi></a></dd>
<dt>${fields.email}</dt><dd><a href="${mailAddress(email)}"><bdi dir="ltr">${email}</bdi></a></dd>
</dl>`;
}

/** Renders the lines as a table without its empty columns. */
function lineTable({ lines }: QuotationRequest, { quotation }: ServiceWords): Markup {
  const cells = lines.map((line, index) => lineCells(line, index, quotation, quotation.noQuantity));
  const columns = lineHeads(quotation)
    .map((head, column) => ({ head, column }))
    .filter(({ column }) => cells.some((row) => row[column] !== ""));
  const heads = columns.map(({ head }) => markup`<th scope="col">${head}</th>`);
  const rows = cells.map((row) => {
    const rowCells = columns.map(
      ({ head, column }) =>
        markup`<td data-of="${head}"><bdi dir="auto">${isolateInRtlText(row[column] ?? "")}</bdi></td>`,
    );
    return markup`<tr>${rowCells}</tr>`;
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
