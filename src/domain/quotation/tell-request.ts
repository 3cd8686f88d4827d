import { type QuotationRequest } from "#domain/quotation/quotation-request.ts";
import { totalOf, type Line } from "#domain/quotation/line.ts";
import type { QuotationWords } from "#domain/quotation/quotation-words.ts";

/** The facts of a request beside its lines, each with its label. */
export function requestFacts(
  { city, wanted, ownReference, phone, equivalents }: QuotationRequest,
  words: QuotationWords,
): readonly (readonly [label: string, value: string])[] {
  const facts = [
    [words.city, city],
    [words.wanted, wanted === undefined ? undefined : words.day(wanted)],
    [words.ownReference, ownReference],
    [words.phone, phone],
    [words.equivalents, equivalents ? words.accepted : words.notAccepted],
  ] as const;
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

/** The sizes of a line as people type them, such as `42x10 43x12`. */
export function formatSizes({ sizes }: Pick<Line, "sizes">): string {
  return sizes.map(({ size, quantity }) => `${size}x${quantity}`).join(" ");
}

/** The quantity of a line with its unit, such as `22 pairs`; empty where the buyer said none. */
export function formatQuantity(line: Line, words: QuotationWords): string {
  const total = totalOf(line);
  if (total === undefined) {
    return "";
  }
  return line.unit === undefined ? String(total) : words.amount(total, line.unit);
}

/** A whole request as text, in which nothing of it is missing. */
export function formatRequest(request: QuotationRequest, words: QuotationWords): string {
  const facts = requestFacts(request, words).map(([label, value]) => `${label}: ${value}`);
  const lines = formatLines(request.lines, words);
  return [
    ...(request.words === undefined ? [] : [request.words]),
    facts.join("\n"),
    [`${words.lines(lines.length)}:`, ...lines].join("\n"),
  ].join("\n\n");
}

/** The lines of a request, numbered, each as one line of text. */
export function formatLines(lines: readonly Line[], words: QuotationWords): readonly string[] {
  return lines.map((line, index) => `${index + 1}. ${tellLine(line, words)}`);
}

function tellLine(line: Line, words: QuotationWords): string {
  const quantity = formatQuantity(line, words);
  const parts = [
    [line.code, line.text].filter(Boolean).join(" "),
    line.sizes.length > 0 && `${words.sizes}: ${formatSizes(line)}`,
    quantity === "" ? words.noQuantity : `${words.quantity}: ${quantity}`,
    line.colour !== undefined && `${words.colour}: ${line.colour}`,
    line.note !== undefined && `${words.note}: ${line.note}`,
  ];
  return parts.filter(Boolean).join(" | ");
}
