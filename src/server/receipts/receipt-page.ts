import { addressesIn, chatAddress, mailAddress, phoneAddress } from "#addresses";
import type { Company } from "#domain/company.ts";
import { formatFileSize } from "#domain/enquiry/attachment.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import type { BuyerStage } from "#domain/office/enquiry-state.ts";
import { lineCells, lineHeads } from "#domain/quotation/line-table.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { markup, Markup } from "#server/html.ts";
import { renderServicePage, servicePagePolicy, sourceOf } from "#server/http/service-page.ts";
import { offerSection } from "#server/receipts/offer-section.ts";
import type { OfferAnswer } from "#server/receipts/offer-section.ts";
import { offerStyle } from "#server/receipts/offer-style.ts";
import type { Offer } from "#server/receipts/offers.ts";
import type { Receipt } from "#server/receipts/receipts.ts";

/** The supplier, and how buyers reach it. */
export type Contacts = Pick<Company, "name" | "phone" | "phoneDisplay" | "chat" | "email">;

/**
 * Notes a view after a sign of a person, since programs that scan mail open links too. A browser
 * tells of a pointer that rests over a new page as well: only one that moves is a sign.
 */
const viewScript = `const note = document.querySelector("[data-view]");
const send = ({ movementX, movementY }) => {
  if (movementX === 0 && movementY === 0) return;
  for (const sign of signs) removeEventListener(sign, send);
  fetch(note.dataset.view, { method: "POST", keepalive: true }).catch(() => {});
};
const signs = ["pointermove", "touchstart", "keydown", "scroll"];
if (note) for (const sign of signs) addEventListener(sign, send, { passive: true });`;

/** Content security policy of a request's page: its styles, its script, and forms to itself. */
export const requestPolicy = servicePagePolicy
  .replace(
    "style-src",
    `script-src ${sourceOf(viewScript)}; connect-src 'self'; style-src ${offerStyle.source}`,
  )
  .replace("form-action 'none'", "form-action 'self'");

function timeElement({ receipt }: ServiceWords, time: number): Markup {
  const iso = new Date(time).toISOString();
  return markup`<time datetime="${iso}">${receipt.time(time)}</time>`;
}

interface PageTitle {
  readonly title: string;
  readonly reference?: string;
  readonly supplier?: string;
}

/** Renders the supplier's mark and name, for a page that is printed and sent on. */
function brand(supplier: string): Markup {
  return markup`<p class="brand"><img src="/favicon.svg" alt="" width="28" height="28"> <strong>${supplier}</strong></p>
`;
}

function page(
  words: ServiceWords,
  { title, reference = "", supplier = "" }: PageTitle,
  body: Markup,
  more = new Markup(""),
): string {
  return renderServicePage({
    language: words.language,
    title,
    isStyled: true,
    more,
    body: markup`${supplier === "" ? markup`` : brand(supplier)}<h1>${unbrokenReference(title, reference)}</h1>
${body}
<p><a href="${addressesIn(words.language).home}">${words.receipt.site}</a></p>`,
  });
}

/** Keeps a reference on one line, which may break after its hyphen. */
function unbrokenReference(title: string, reference: string): Markup {
  const start = reference === "" ? -1 : title.indexOf(reference);
  return start < 0
    ? markup`${title}`
    : markup`${title.slice(0, start)}<span class="reference">${reference}</span>${title.slice(start + reference.length)}`;
}

/** The quotation on a receipt's page, with the addresses of its parts. */
export interface ShownOffer {
  readonly offer: Offer;
  readonly page: string;
  readonly pdf: string;
  readonly view: string;
  readonly answer?: OfferAnswer | undefined;
  /** Confirmation of an act. */
  readonly confirmation: string;
}

/** Renders a receipt: how the request stands, its quotation, its times and lines, and whom to call. */
export function receiptPage(
  receipt: Receipt,
  company: Contacts,
  words: ServiceWords,
  shownOffer?: ShownOffer,
): string {
  const { reference, request } = receipt;
  const title = request === undefined ? words.receipt.title : words.receipt.requestTitle;
  return page(
    words,
    { title: title(reference), reference, supplier: company.name },
    markup`${request === undefined ? markup`` : progressOf(receipt.stage, words)}
${shownOffer === undefined ? markup`` : offerOf(shownOffer, company.name, words)}
${timesOf(receipt, words)}${shownOffer === undefined ? requestOf(receipt, words) : closedRequest(receipt, words)}
<h2 class="questions">${words.receipt.questions}</h2>
${contactList(company, title(reference), words)}`,
    request === undefined ? new Markup("") : offerStyle.element,
  );
}

function offerOf(shownOffer: ShownOffer, supplier: string, words: ServiceWords): Markup {
  const { offer, confirmation, answer, view } = shownOffer;
  const script =
    offer.state === "sent" ? new Markup(`<script type="module">${viewScript}</script>`) : markup``;
  const status =
    confirmation === ""
      ? markup``
      : markup`<p class="confirmation" role="status">${confirmation}</p>`;
  const isAnswered = answer !== undefined && answer.alert !== "";
  const alert =
    isAnswered && words.buyersPage.states[offer.state] !== undefined
      ? markup`<p class="alert" role="alert">${answer.alert}</p>`
      : markup``;
  return markup`<div data-view="${view}">${status}${alert}
${offerSection({ ...shownOffer, supplier }, words)}</div>${script}`;
}

const visibleStages: readonly BuyerStage[] = ["received", "pricing", "quoted", "accepted"];

/** Renders the stages of a request; a closed one has no later stages. */
function progressOf(stage: BuyerStage, { buyersPage }: ServiceWords): Markup {
  const steps = stage === "closed" ? (["received", "closed"] as const) : visibleStages;
  const current = steps.findIndex((step) => step === stage);
  const items = steps.map((step, index) => {
    const isCurrent = index === current ? markup` aria-current="step"` : markup``;
    const isDone = index < current ? markup` data-done` : markup``;
    return markup`<li${isCurrent}${isDone}>${buyersPage.stages[step]}</li>`;
  });
  return markup`<ol class="progress" aria-label="${buyersPage.progress}">
${items}
</ol>
<p class="next">${buyersPage.next[stage]}</p>`;
}

function timesOf({ receivedAt, acceptedAt }: Receipt, words: ServiceWords): Markup {
  const { receipt } = words;
  const accepted = acceptedAt === null ? receipt.notYet : timeElement(words, acceptedAt);
  return markup`<dl>
<dt>${receipt.kept}</dt><dd>${timeElement(words, receivedAt)}</dd>
<dt>${receipt.accepted}</dt><dd>${accepted}</dd>
</dl>
<p>${receipt.clock}</p>`;
}

function requestOf({ request, files }: Receipt, words: ServiceWords): Markup {
  return markup`${request === undefined ? markup`` : lineTable(request, words)}${fileList(files, words)}`;
}

function closedRequest(receipt: Receipt, words: ServiceWords): Markup {
  const count = receipt.request?.lines.length ?? 0;
  return markup`<details><summary>${words.buyersPage.request(count)}</summary>
${requestOf(receipt, words)}
</details>`;
}

function fileList(files: Receipt["files"], { buyersPage }: ServiceWords): Markup {
  const items = files.map(
    ({ name, bytes }) => markup`<li><bdi>${name}</bdi> (${formatFileSize(bytes)})</li>`,
  );
  return files.length === 0
    ? markup``
    : markup`
<h2>${buyersPage.files}</h2>
<ul>${items}</ul>`;
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
  return page(words, { title: absent }, markup`<p>${absentDetail}</p>`);
}
