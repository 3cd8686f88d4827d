import { service } from "#addresses";
import { evidenceOn } from "#domain/catalogue/evidence.ts";
import { attachmentKinds, attachmentsField, filesField } from "#domain/enquiry/attachment.ts";
import type { UploadedFile } from "#domain/enquiry/attachment.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import type { ActField, ActProblem } from "#domain/office/buyers-page-words.ts";
import { formatRiyals, lineTotal } from "#domain/quotation/money.ts";
import { isOffered } from "#domain/quotation/quotation.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { mayTake } from "#domain/quotation/quotation-states.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import { markup, type Markup } from "#server/html.ts";
import {
  formatLeadTime,
  formatLineDiscount,
  formatQuantity,
} from "#server/quotations/line-texts.ts";
import { linePrefix } from "#server/receipts/offer-form.ts";
import { revisionKey } from "#server/receipts/offers.ts";
import type { Offer } from "#server/receipts/offers.ts";

/** Result of a posted form, for the page that answers it. */
export interface OfferAnswer {
  /** Sentence above the forms. */
  readonly alert: string;
  readonly action: string;
  /** Typed texts, by the name of the field. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Partial<Readonly<Record<ActField, ActProblem>>>;
  /** Files that came with the form. */
  readonly files: readonly UploadedFile[];
}

interface SectionParts {
  readonly offer: Offer;
  /** Address of the page, to which the forms are posted. */
  readonly page: string;
  readonly pdf: string;
  /** Name of the supplier. */
  readonly supplier: string;
  readonly answer?: OfferAnswer | undefined;
}

const acceptId = "accept";

function written(text: string): Markup {
  return markup`<bdi dir="auto">${isolateInRtlText(text)}</bdi>`;
}

function figure(text: string): Markup {
  return text === "" ? markup`` : markup`<bdi dir="ltr">${text}</bdi>`;
}

function money(halalas: number): Markup {
  return figure(formatRiyals(halalas));
}

/** Renders the quotation with its total first, its lines, and the forms that its state allows. */
export function offerSection(parts: SectionParts, words: ServiceWords): Markup {
  const { offer, pdf } = parts;
  const { state, revision } = offer;
  const { buyersPage: page, offer: offerWords } = words;
  const { paper } = offerWords;
  const { content } = revision;
  const isOpen = mayTake("accept", state, "buyer");
  const toForms = isOpen
    ? markup`<a class="action" href="#${acceptId}">${page.toForms}</a>`
    : markup``;
  const note = page.states[state] ?? "";
  const terms =
    content.terms.trim() === ""
      ? markup``
      : markup`<h3>${paper.terms}</h3>
<p class="terms">${written(content.terms)}</p>`;
  return markup`<article class="offer" aria-labelledby="offer-title">
<header>
<div>
<h2 id="offer-title">${page.title(revision.number)}</h2>
<p class="supplier">${parts.supplier}</p>
<p>${page.revision(revision.revision, dayInRiyadh(revision.sentAt))}</p>
<p>${page.preparedFor} <strong>${written(content.buyer.company || content.buyer.name)}</strong></p>
</div>
<div class="sum">
<p>${page.totalWithVat}</p>
<p class="amount">${money(revision.total)} <span>${page.currency}</span></p>
<p class="validity" data-state="${state}">${paper.validity(revision.validUntil)}</p>
</div>
</header>
${note === "" ? markup`` : markup`<p class="note" data-state="${state}">${note}</p>`}
<p class="actions">${toForms}<a class="action plain" href="${pdf}">${page.pdf}</a></p>
${linesOf(offer, words)}
${totalsOf(offer, words)}
${terms}
</article>
${isOpen ? forms(parts, words) : markup``}`;
}

function linesOf({ revision }: Offer, words: ServiceWords): Markup {
  const { paper } = words.offer;
  const { lines } = revision.content;
  const hasDiscount = lines.some(({ discount }) => discount !== undefined);
  const hasLeadTime = lines.some(({ leadTime }) => leadTime !== undefined);
  const discountHead = hasDiscount
    ? markup`<th scope="col" class="number">${paper.discount}</th>`
    : markup``;
  const leadHead = hasLeadTime ? markup`<th scope="col">${paper.leadTime}</th>` : markup``;
  const rows = lines.map((line, index) => {
    const discount = hasDiscount
      ? markup`<td data-of="${paper.discount}" class="number">${figure(formatLineDiscount(line))}</td>`
      : markup``;
    const lead = hasLeadTime
      ? markup`<td data-of="${paper.leadTime}">${formatLeadTime(line, paper)}</td>`
      : markup``;
    const amounts = isOffered(line)
      ? markup`<td data-of="${paper.quantity}" class="number">${quantityOf(line, words)}</td>
<td data-of="${paper.unitPrice}" class="number">${money(line.unitPrice)}</td>
${discount}${lead}
<td data-of="${paper.lineTotal}" class="number total">${money(lineTotal(line))}</td>`
      : markup`<td class="none" colspan="${3 + Number(hasDiscount) + Number(hasLeadTime)}">${paper.notOffered}</td>`;
    return markup`<tr><td class="position">${index + 1}</td>
<td class="goods">${goodsOf(line, words, dayInRiyadh(revision.sentAt))}</td>
${amounts}</tr>`;
  });
  return markup`<table><caption>${words.buyersPage.lines}</caption>
<thead><tr><th scope="col">${paper.position}</th><th scope="col">${paper.product}</th>
<th scope="col" class="number">${paper.quantity}</th><th scope="col" class="number">${paper.unitPrice}</th>
${discountHead}${leadHead}
<th scope="col" class="number">${paper.lineTotal}</th></tr></thead>
<tbody>
${rows}
</tbody></table>`;
}

function goodsOf(line: QuotationLine, { offer, language }: ServiceWords, day: string): Markup {
  const { paper } = offer;
  const remarks = [
    line.code === undefined ? undefined : markup`${paper.code} <bdi dir="ltr">${line.code}</bdi>`,
    line.asked !== undefined && line.kind === "alternative"
      ? markup`${paper.insteadOf(line.asked)}`
      : undefined,
    line.note === undefined || line.note === "" ? undefined : written(line.note),
    ...(isOffered(line) ? evidenceOn(day, line.evidence) : []).map(({ text }) => written(text)),
  ];
  const rows = remarks.flatMap((remark) =>
    remark === undefined ? [] : [markup`<span class="remark">${remark}</span>`],
  );
  const lang = language === "ar" && !/\p{sc=Arabic}/u.test(line.text) ? "en" : language;
  return markup`<strong lang="${lang}">${written(line.text)}</strong>${rows}`;
}

function quantityOf(line: QuotationLine, { offer }: ServiceWords): Markup {
  const { unit } = line;
  const number = figure(formatQuantity(line));
  return unit === undefined ? number : markup`<span>${number} ${offer.paper.units[unit]}</span>`;
}

function totalsOf({ revision }: Offer, { offer, buyersPage }: ServiceWords): Markup {
  const { paper } = offer;
  return markup`<dl class="totals">
<dt>${paper.subtotal}</dt><dd>${money(revision.subtotal)}</dd>
<dt>${paper.vat(revision.vatPercent)}</dt><dd>${money(revision.vat)}</dd>
<dt class="total">${paper.total}</dt><dd class="total">${money(revision.total)} ${buyersPage.currency}</dd>
</dl>`;
}

function forms({ offer, page, answer }: SectionParts, words: ServiceWords): Markup {
  const { buyersPage: texts } = words;
  const hidden = (action: string) =>
    markup`<input type="hidden" name="action" value="${action}">
<input type="hidden" name="revision" value="${revisionKey(offer)}">`;
  const valueIn = (action: string, name: string) =>
    answer?.action === action ? (answer.values[name] ?? "") : "";
  const problemIn = (action: string, field: ActField) => {
    const problem = answer?.action === action ? answer.problems[field] : undefined;
    return problem === undefined ? undefined : texts.problems[problem](field);
  };
  const openIf = (action: string) => (answer?.action === action ? markup` open` : markup``);
  const remarks = offer.revision.content.lines.map((line, index) => {
    const name = `${linePrefix}${line.id}`;
    return markup`<p><label for="${name}">${texts.change.line(index + 1, line.text)}</label>
<input id="${name}" name="${name}" maxlength="500" dir="auto" value="${valueIn("request-change", name)}"></p>`;
  });
  const hasRemarks = offer.revision.content.lines.some(
    ({ id }) => valueIn("request-change", `${linePrefix}${id}`) !== "",
  );
  const alert =
    answer === undefined || answer.alert === ""
      ? markup``
      : markup`<p class="alert" role="alert">${answer.alert}</p>`;
  return markup`<section class="forms" id="${acceptId}" aria-labelledby="accept-title">
${alert}
<form method="post" action="${page}" enctype="multipart/form-data" class="main">
<h2 id="accept-title">${texts.accept.heading}</h2>
<p>${texts.accept.intro(formatRiyals(offer.revision.total))}</p>
${hidden("accept")}
<div class="fields">
${labelledField({ id: "name", label: texts.accept.name, problem: problemIn("accept", "name") }, (attributes) => markup`<input ${attributes} name="name" required maxlength="200" autocomplete="name" dir="auto" value="${valueIn("accept", "name")}">`)}
${labelledField({ id: "orderNumber", label: texts.accept.orderNumber, problem: problemIn("accept", "orderNumber") }, (attributes) => markup`<input ${attributes} name="orderNumber" maxlength="60" autocomplete="off" dir="auto" value="${valueIn("accept", "orderNumber")}">`)}
${labelledField({ id: "order", label: texts.accept.file, hint: texts.accept.fileHint, problem: problemIn("accept", "file") }, (attributes) => markup`<input ${attributes} type="file" name="${filesField}" accept="${attachmentKinds}">`)}
</div>
${receivedFiles(answer)}
<p><button class="action">${texts.accept.submit}</button></p>
</form>
<details${openIf("request-change")}><summary>${texts.change.heading}</summary>
<form method="post" action="${page}">
<p>${texts.change.intro}</p>
${hidden("request-change")}
${labelledField({ id: "change-words", label: texts.change.words, problem: problemIn("request-change", "words") }, (attributes) => markup`<textarea ${attributes} name="words" rows="4" maxlength="5000" dir="auto">\n${valueIn("request-change", "words")}</textarea>`)}
<details${hasRemarks ? markup` open` : markup``}><summary>${texts.change.byLine}</summary>
${remarks}
</details>
<p><button class="action plain">${texts.change.submit}</button></p>
</form></details>
<details${openIf("decline")}><summary>${texts.decline.heading}</summary>
<form method="post" action="${page}">
${hidden("decline")}
${labelledField({ id: "decline-words", label: texts.decline.words, problem: problemIn("decline", "words") }, (attributes) => markup`<textarea ${attributes} name="words" rows="3" maxlength="5000" dir="auto">\n${valueIn("decline", "words")}</textarea>`)}
<p><button class="action plain">${texts.decline.submit}</button></p>
</form></details>
</section>`;
}

/** Keeps the files of a refused form, each until its box is cleared. */
function receivedFiles(answer: OfferAnswer | undefined): readonly Markup[] {
  return (answer?.files ?? []).map(
    ({
      token,
      name,
    }) => markup`<p><label class="received"><input type="checkbox" name="${attachmentsField}" value="${token}" checked>
<bdi>${name}</bdi></label></p>`,
  );
}

function labelledField(
  parts: {
    readonly id: string;
    readonly label: string;
    readonly hint?: string;
    readonly problem: string | undefined;
  },
  control: (attributes: Markup) => Markup,
): Markup {
  const { id, label, hint, problem } = parts;
  const described = [
    hint === undefined ? [] : [`${id}-hint`],
    problem === undefined ? [] : [`${id}-problem`],
  ].flat();
  const description =
    described.length === 0 ? markup`` : markup` aria-describedby="${described.join(" ")}"`;
  const invalid = problem === undefined ? markup`` : markup` aria-invalid="true"`;
  return markup`<p><label for="${id}">${label}</label>
${hint === undefined ? markup`` : markup`<span class="hint" id="${id}-hint">${hint}</span>`}
${control(markup`id="${id}"${description}${invalid}`)}
${problem === undefined ? markup`` : markup`<strong class="problem" id="${id}-problem">${problem}</strong>`}</p>`;
}

/** Address of the page of an enquiry, and of the PDF of its quotation. */
export function offerAddresses(reference: string, key: string) {
  const page = service.receipt(reference, key);
  return {
    page,
    pdf: page.replace("?", "/quotation.pdf?"),
    view: page.replace("?", "/view?"),
  };
}
