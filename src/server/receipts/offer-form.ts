import { buyerActSchema } from "#domain/quotation/buyer-act.ts";
import type { BuyerDecision } from "#domain/quotation/buyer-act.ts";
import type { ActField, ActProblem } from "#domain/office/buyers-page-words.ts";

/** The forms of the buyer's page as they were posted. */
export interface OfferForm {
  readonly action: string;
  /** As `revisionKey` names it. */
  readonly revision: string;
  readonly values: Readonly<Record<string, string>>;
}

type DecisionReading =
  | { readonly ok: true; readonly decision: BuyerDecision }
  | { readonly ok: false; readonly problems: Partial<Record<ActField, ActProblem>> };

/** Prefix of the fields for remarks on lines; the id of the line follows. */
export const linePrefix = "line.";

/** Reads a posted form. */
export function readOfferForm(fields: URLSearchParams): OfferForm {
  const values = Object.fromEntries(fields);
  return { action: values["action"] ?? "", revision: values["revision"] ?? "", values };
}

/** Reads the decision in a form; each problem names its field. */
export function readDecision({ action, values }: OfferForm): DecisionReading {
  const { name = "", orderNumber = "", words = "" } = values;
  const lineWords = Object.fromEntries(
    Object.entries(values)
      .filter(([field, text]) => field.startsWith(linePrefix) && text.trim() !== "")
      .map(([field, text]) => [field.slice(linePrefix.length), text]),
  );
  const reading = buyerActSchema.safeParse({
    action,
    words,
    ...(action === "accept" && { name, ...(orderNumber.trim() !== "" && { orderNumber }) }),
    ...(action === "request-change" && { lineWords }),
  });
  if (reading.success) {
    return { ok: true, decision: reading.data };
  }
  const problems: Partial<Record<ActField, ActProblem>> = {};
  for (const { path, message } of reading.error.issues) {
    const field = actFields.find((candidate) => candidate === path[0]) ?? "words";
    problems[field] = actProblems.find((problem) => problem === message) ?? "malformed";
  }
  return { ok: false, problems };
}

const actFields: readonly ActField[] = ["name", "orderNumber", "words", "lineWords"];
const actProblems: readonly ActProblem[] = ["missing", "too-long", "malformed"];
