import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import { isPostedField, postedToSend, readPostedLines } from "#domain/quotation/posted-lines.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import { readRequest, requestFields } from "#domain/quotation/read-request.ts";
import { ownLines } from "#domain/quotation/row-lines.ts";
import { tellRequest } from "#domain/quotation/tell-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { refusalOf, refuseUnknown } from "#server/enquiries/body.ts";
import { Refusal } from "#server/http/problems.ts";
import type { FieldProblem } from "#server/http/problems.ts";

/** The longest body that is read as a request for quotation, in bytes: 500 lines, each as long as it may be. */
export const longestRequestBody = 2 * 1024 * 1024;

/** The enquiry that a request is, with all of the request as its message; a refusal names each part that is wrong. */
export function readRequestBody(
  given: Readonly<Record<string, unknown>>,
  { quotation }: ServiceWords,
  now: number,
): { readonly enquiry: Enquiry; readonly request: QuotationRequest } {
  refuseUnknown(given, requestFields);
  const who = readEnquiry(given, ["message"]);
  const asked = readRequest(given, now);
  if (!who.ok || !asked.ok) {
    const errors = [
      ...(who.ok ? [] : refusalOf(who).errors),
      ...(asked.ok ? [] : asked.problems).map(({ field, problem, bound }): FieldProblem => ({
        field,
        problem,
        detail: (words) => words.ofRequest[problem](field, bound),
      })),
    ];
    throw new Refusal(422, (words) => words.unusable, { errors });
  }
  const { message } = who.enquiry;
  const request = message === "" ? asked.request : { ...asked.request, words: message };
  return { enquiry: { ...who.enquiry, message: tellRequest(request, quotation) }, request };
}

/**
 * The same of a form without script: the lines that were looked through, and every row that was written
 * beside them, read by the rule by which the page reads it.
 */
export function readRequestForm(
  given: Readonly<Record<string, string>>,
  extras: readonly string[],
  words: ServiceWords,
  now: number,
): ReturnType<typeof readRequestBody> {
  const { rows = "", equivalents, city, wanted, ownReference, ...others } = given;
  const fields = Object.fromEntries(
    Object.entries(others).filter(([name]) => !isPostedField(name)),
  );
  refuseUnknown(fields, extras);
  const own = ownLines(rows);
  const lines: readonly unknown[] = [
    ...readPostedLines(given).map(postedToSend),
    ...own.lines.map((line) => postedToSend({ line })),
    // What is too much, or too long for a line, is refused by the one rule for lines.
    ...(own.left === "" ? [] : own.left.split(/\r?\n/).map((text) => ({ text }))),
  ];
  const known = Object.entries({ ...fields, city, wanted, ownReference }).filter(
    ([name, value]) => value !== undefined && !extras.includes(name),
  );
  return readRequestBody(
    { ...Object.fromEntries(known), equivalents: equivalents === "on", lines },
    words,
    now,
  );
}
