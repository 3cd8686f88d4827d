import {
  attachmentLimits,
  attachmentsField,
  isFileToken,
  tokensIn,
} from "#domain/enquiry/attachment.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { keyField } from "#domain/enquiry/key-field.ts";
import { trapField } from "#domain/enquiry/trap-field.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import type { EnquiryReading } from "#domain/enquiry/rules.ts";
import { isPostedField, postedToSend, parsePostedLines } from "#reading/request/posted-lines.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { QuotationRequest, RequestProblem } from "#domain/quotation/quotation-request.ts";
import { parseRequest, requestFields } from "#reading/request/read-request.ts";
import type { RequestReading } from "#reading/request/read-request.ts";
import { ownLines } from "#reading/rows/own-lines.ts";
import { formatRequest } from "#domain/quotation/tell-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import {
  formExtras,
  parseForm,
  parseJson,
  refusalOf,
  refusalOfBody,
  unknownKeys,
} from "#server/enquiries/body.ts";
import type { BodyProblem } from "#server/enquiries/body.ts";
import { Refusal } from "#server/http/problems.ts";
import type { FieldProblem } from "#server/http/problems.ts";

/** The longest body that is read as a request for quotation, in bytes: 500 lines, each as long as it may be. */
export const longestRequestBody = 2 * 1024 * 1024;

/** Result of reading a request's body; plain data, so that a thread can send it. */
export type RequestBody =
  | {
      readonly ok: true;
      readonly who: EnquiryReading;
      readonly asked: RequestReading;
      /** Tokens of uploaded files. */
      readonly files: readonly string[];
      /** Of a form: the language of its page, what its hidden field held, and an earlier attempt's key. */
      readonly language?: string | undefined;
      readonly trap?: string | undefined;
      readonly key?: string | undefined;
    }
  | { readonly ok: false; readonly problem: BodyProblem };

/** Reads a request that was sent as JSON. */
export function readRequestJson(body: Uint8Array, time: number): RequestBody {
  const parsed = parseJson(body);
  return parsed.ok ? readValues(parsed.given, time) : parsed;
}

/**
 * Reads a request that was sent by the form without script: the lines that were looked through, and every
 * row that was written beside them, read by the rule by which the page reads it.
 */
export function readRequestForm(body: Uint8Array, time: number): RequestBody {
  const parsed = parseForm(body);
  if (!parsed.ok) {
    return parsed;
  }
  const {
    rows = "",
    equivalents,
    city,
    wanted,
    ownReference,
    phone,
    [attachmentsField]: files = "",
    ...others
  } = parsed.given;
  const fields = Object.fromEntries(
    Object.entries(others).filter(([name]) => !isPostedField(name)),
  );
  const problem = unknownKeys(fields, formExtras);
  if (problem !== undefined) {
    return { ok: false, problem };
  }
  const pasted = ownLines(rows);
  const lines: readonly unknown[] = [
    ...parsePostedLines(parsed.given).map(postedToSend),
    ...pasted.lines.map(postedToSend),
    // The rule for lines refuses too many and too long ones.
    ...leftLines(pasted.left),
  ];
  const extras: readonly string[] = formExtras;
  const texts = Object.entries({ ...fields, city, wanted, ownReference, phone }).filter(
    ([name, value]) => value !== undefined && !extras.includes(name),
  );
  const values = {
    ...Object.fromEntries(texts),
    equivalents: equivalents === "on",
    lines,
    [attachmentsField]: tokensIn(files),
  };
  const read = readValues(values, time);
  const { language, [trapField]: trap, [keyField]: key } = fields;
  return read.ok ? { ...read, language, trap, key } : read;
}

/** Takes as many left rows as are needed to refuse them. */
function leftLines(text: string): readonly unknown[] {
  return text === ""
    ? []
    : text.split(/\r?\n/, requestBounds.lines + 1).map((line) => ({ text: line }));
}

function readValues(input: Readonly<Record<string, unknown>>, time: number): RequestBody {
  const { [attachmentsField]: tokens = [], ...values } = input;
  const problem = unknownKeys(values, requestFields);
  if (problem !== undefined) {
    return { ok: false, problem };
  }
  const parsed = parseRequest(values, time);
  const files = readTokens(tokens);
  const problems = [...(parsed.ok ? [] : parsed.problems), ...files.problems];
  return {
    ok: true,
    who: readEnquiry(values, ["message"]),
    asked: problems.length === 0 ? parsed : { ok: false, problems },
    files: files.tokens,
  };
}

function readTokens(value: unknown): {
  readonly tokens: readonly string[];
  readonly problems: readonly RequestProblem[];
} {
  const field = attachmentsField;
  if (!Array.isArray(value)) {
    return { tokens: [], problems: [{ field, problem: "malformed" }] };
  }
  const tokens = [...new Set(value.filter(isFileToken))];
  if (tokens.length < value.length) {
    return { tokens, problems: [{ field, problem: "malformed" }] };
  }
  const bound = attachmentLimits.files;
  return tokens.length > bound
    ? { tokens, problems: [{ field, problem: "too-many", bound }] }
    : { tokens, problems: [] };
}

/** The enquiry that a request is, with all of the request as its message; a refusal names each part that is wrong. */
export function requestIn(
  body: RequestBody,
  { quotation }: ServiceWords,
): {
  readonly enquiry: Enquiry;
  readonly request: QuotationRequest;
  readonly files: readonly string[];
} {
  if (!body.ok) {
    throw refusalOfBody(body.problem);
  }
  const { who, asked, files } = body;
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
  return {
    enquiry: { ...who.enquiry, message: formatRequest(request, quotation) },
    request,
    files,
  };
}
