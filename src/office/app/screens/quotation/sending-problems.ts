import { problemsOfSending } from "#domain/quotation/quotation.ts";
import type { QuotationContent, QuotationProblem } from "#domain/quotation/quotation.ts";

/** Fields in the order of the screen. */
const fieldOrder = ["text", "quantity", "unit", "unitPrice", "discount", "leadTime"];

/** Lists what hinders the sending in the order of the screen: texts that cannot be read, and what is missing. */
export function sendingProblems(
  content: QuotationContent,
  unread: Readonly<Record<string, string>>,
): readonly QuotationProblem[] {
  const unreadable = Object.keys(unread).map((field) => ({ field, problem: "malformed" as const }));
  const problems = [...unreadable, ...problemsOfSending(content)];
  const ordered = [...new Map(problems.map((problem) => [problem.field, problem])).values()];
  ordered.sort((a, b) => rank(content, a) - rank(content, b));
  return ordered;
}

/** Lines come first, in their order; the buyer's fields stand below them. */
function rank({ lines }: QuotationContent, { field }: QuotationProblem): number {
  const [part, id, name = ""] = field.split(".");
  const index = lines.findIndex((line) => line.id === id);
  return part === "lines" && index >= 0
    ? index * fieldOrder.length + fieldOrder.indexOf(name)
    : lines.length * fieldOrder.length;
}
