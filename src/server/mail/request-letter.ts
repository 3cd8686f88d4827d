import { dayInRiyadh } from "#domain/riyadh-day.ts";
import { priceRows } from "#domain/quotation/line-table.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { Line } from "#domain/quotation/line.ts";
import { requestFacts } from "#domain/quotation/tell-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { csvOf } from "#domain/csv.ts";
import { escapeHtml } from "#server/html.ts";
import {
  brief,
  factTable,
  fileFacts,
  letterDocument,
  letterHead,
  longestInSubject,
  senderFacts,
  writtenText,
} from "#server/mail/letter.ts";
import type { Correspondents, StoredEnquiry } from "#server/mail/letter.ts";
import { lineTable, listPriceOf, remarkOn } from "#server/mail/request-table.ts";
import type { Offer } from "#server/releases/offers.ts";
import type { Letter } from "#server/mail/mailer.ts";

/** Writes the letter that brings a request for quotation: who asks, the lines as a table, and as a file to price. */
export function writeRequestLetter(
  stored: StoredEnquiry,
  request: QuotationRequest,
  correspondents: Correspondents,
  offer: Offer,
  words: ServiceWords,
): Letter {
  const { quotation, letter } = words;
  const { reference, enquiry, receivedAt } = stored;
  const day = dayInRiyadh(receivedAt);
  const facts = [...senderFacts(stored, words), ...fileFacts(stored, correspondents, words)];
  const text = [
    facts.map(([label, value]) => letter.fact(label, value)).join("\n"),
    `${enquiry.message}\n`,
  ].join("\n\n");
  const title = quotation.title(reference);
  const supplierCells = (line: Line) => ({
    remark: remarkOn(line, offer.products.get(line.product ?? ""), words, day),
    price: listPriceOf(line, offer).replaceAll(",", ""),
  });
  const parts = [
    factTable([...requestFacts(request, quotation), ...facts], words),
    ...(request.words === undefined ? [] : [writtenText(request.words)]),
    lineTable(request.lines, offer, words, day),
  ];
  return {
    ...letterHead(stored, correspondents),
    subject: quotation.subject(reference, brief(enquiry.company, longestInSubject)),
    text,
    html: letterDocument(escapeHtml(title), parts, words),
    sheet: {
      name: `${reference}.csv`,
      csv: csvOf(priceRows(request.lines, quotation, supplierCells)),
    },
  };
}
