import { totalOf } from "#domain/quotation/quotation-request.ts";
import type { QuotationRequest, RequestLine } from "#domain/quotation/quotation-request.ts";
import { requestFacts, tellSizes } from "#domain/quotation/tell-request.ts";
import { directionOf } from "#domain/language.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { csvOf } from "#domain/csv.ts";
import {
  brief,
  escapeHtml,
  factTable,
  letterDocument,
  letterHead,
  longestInSubject,
  senderFacts,
  writtenText,
} from "#server/mail/letter.ts";
import type { Correspondents, KeptEnquiry } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/mailer.ts";

/** Writes the letter that brings a request for quotation: who asks, the lines as a table, and as a file to price. */
export function writeRequestLetter(
  kept: KeptEnquiry,
  request: QuotationRequest,
  correspondents: Correspondents,
  words: ServiceWords,
): Letter {
  const { quotation, letter } = words;
  const { reference, enquiry } = kept;
  const facts = senderFacts(kept, words);
  const text = [
    facts.map(([label, value]) => letter.fact(label, value)).join("\n"),
    `${enquiry.message}\n`,
  ].join("\n\n");
  const title = quotation.title(reference);
  const parts = [
    factTable([...facts, ...requestFacts(request, quotation)], words),
    ...(request.words === undefined ? [] : [writtenText(request.words)]),
    lineTable(request.lines, words),
  ];
  return {
    ...letterHead(kept, correspondents),
    subject: quotation.subject(reference, brief(enquiry.company, longestInSubject)),
    text,
    html: letterDocument(escapeHtml(title), parts, words),
    sheet: { name: `${reference}.csv`, csv: priceSheet(request.lines, words) },
  };
}

function cellsOf(line: RequestLine, at: number, { quotation }: ServiceWords): readonly string[] {
  return [
    String(at + 1),
    line.code ?? (line.product === undefined ? quotation.free : ""),
    line.text,
    tellSizes(line),
    String(totalOf(line) ?? ""),
    line.unit === undefined ? "" : quotation.units[line.unit],
    line.colour ?? "",
    line.note ?? "",
  ];
}

function headsOf({ quotation }: ServiceWords): readonly string[] {
  const { number, code, text, sizes, quantity, unit, colour, note } = quotation;
  return [number, code, text, sizes, quantity, unit, colour, note];
}

function lineTable(lines: readonly RequestLine[], words: ServiceWords): string {
  const align = directionOf(words.language) === "ltr" ? "left" : "right";
  const style = `style="padding:4px 8px;border:1px solid #bbb;text-align:${align};vertical-align:top"`;
  const heads = headsOf(words).map((head) => `<th ${style}>${escapeHtml(head)}</th>`);
  const rows = lines.map((line, at) => {
    const cells = cellsOf(line, at, words).map(
      (cell) => `<td ${style}><bdi dir="auto">${escapeHtml(cell)}</bdi></td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table style="margin-top:16px;border-collapse:collapse"><thead><tr>${heads.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>`;
}

/** The lines with empty columns for prices, as CSV. */
function priceSheet(lines: readonly RequestLine[], words: ServiceWords): string {
  const { price, total, leadTime } = words.quotation;
  const rows = lines.map((line, at) => [...cellsOf(line, at, words), "", "", ""]);
  return csvOf([[...headsOf(words), price, total, leadTime], ...rows]);
}
