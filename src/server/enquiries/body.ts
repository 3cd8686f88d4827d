import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { Enquiry, EnquiryField } from "#domain/enquiry/enquiry.ts";
import { keyField } from "#domain/enquiry/key-field.ts";
import { formerTrapField, trapField } from "#domain/enquiry/trap-field.ts";
import type { EnquiryReading } from "#domain/enquiry/rules.ts";
import { parsePostedLines } from "#reading/request/posted-lines.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { repeatedKeys } from "#server/enquiries/repeated-keys.ts";
import { Refusal, refusalOfField, refusalOfSize } from "#server/http/problems.ts";
import type { FieldProblem } from "#server/http/problems.ts";

/** The longest body that is read as an enquiry, in bytes: what every field may hold, in any spelling. */
export const longestBody = 128 * 1024;

/** The longest form of rows or of a request for quotation, in bytes. */
export const longestForm = 1024 * 1024;

/** The most that a form may hold, checked before it is parsed. */
export interface FormBounds {
  readonly bytes: number;
  readonly fields: number;
}

export const enquiryForm: FormBounds = { bytes: longestBody, fields: 2000 };

/** Allows each line its fields several times over. */
export const requestForm: FormBounds = { bytes: longestForm, fields: 20 * requestBounds.lines };

/** Fields of the form without script, beside those of the enquiry. */
export const formExtras = [trapField, formerTrapField, "language", keyField] as const;

const utf8 = new TextDecoder("utf-8", { fatal: true });
const anyBytes = new TextDecoder("utf-8");

/** Tells why a body is no set of named values; plain data, so that a thread can send it. */
export type BodyProblem =
  | { readonly kind: "not-utf8" | "not-json" | "not-object" }
  | { readonly kind: "repeated" | "unknown"; readonly names: readonly string[] };

/** The named values of a body, or why it has none. */
type BodyReading<Value> =
  | { readonly ok: true; readonly given: Readonly<Record<string, Value>> }
  | { readonly ok: false; readonly problem: BodyProblem };

/** Parses the JSON object in a body. */
export function parseJson(body: Uint8Array): BodyReading<unknown> {
  const text = decode(body);
  if (text === undefined) {
    return { ok: false, problem: { kind: "not-utf8" } };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: { kind: "not-json" } };
  }
  if (!isObject(value)) {
    return { ok: false, problem: { kind: "not-object" } };
  }
  const twice = repeatedKeys(text);
  return twice.length > 0
    ? { ok: false, problem: named("repeated", twice) }
    : { ok: true, given: value };
}

/** Parses the fields of a form that is within its bounds; a field may be given once. */
export function parseForm(body: Uint8Array): BodyReading<string> {
  const text = decode(body);
  if (text === undefined) {
    return { ok: false, problem: { kind: "not-utf8" } };
  }
  const fields = new Map<string, string>();
  const twice = new Set<string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) {
      twice.add(name);
    }
    fields.set(name, value);
  }
  return twice.size > 0
    ? { ok: false, problem: named("repeated", [...twice]) }
    : { ok: true, given: Object.fromEntries(fields) };
}

/** Finds where the first fields of a form end; the end of the body where it has no more. */
function endOfFields(body: Uint8Array, limit: number): number {
  let end = -1;
  for (let fields = 0; fields < limit; fields += 1) {
    end = body.indexOf(ampersand, end + 1);
    if (end < 0) {
      return body.length;
    }
  }
  return end;
}

const ampersand = 0x26;

/** Refuses a form beyond its bounds, without parsing it. */
export function checkForm(body: Uint8Array, { bytes, fields }: FormBounds): void {
  if (body.length > bytes) {
    throw refusalOfSize(bytes);
  }
  if (endOfFields(body, fields) < body.length) {
    throw refusalOfField(413, "body", "too-many-fields", (words) => words.tooManyFields(fields));
  }
}

/** The JSON object in a body; a refusal where there is none. */
export function readJson(body: Uint8Array): Readonly<Record<string, unknown>> {
  return givenIn(parseJson(body));
}

/** The fields of a posted form; one beyond its bounds, and a field given twice, is refused. */
export function readForm(body: Uint8Array, bounds: FormBounds): Readonly<Record<string, string>> {
  checkForm(body, bounds);
  return givenIn(parseForm(body));
}

function givenIn<Value>(reading: BodyReading<Value>): Readonly<Record<string, Value>> {
  if (!reading.ok) {
    throw refusalOfBody(reading.problem);
  }
  return reading.given;
}

/** Reads the first fields of a form, as far as they can be made out. */
export function looseFields(body: unknown, limit: number): URLSearchParams {
  const bytes = Buffer.isBuffer(body) ? body.subarray(0, endOfFields(body, limit)) : undefined;
  return new URLSearchParams(bytes && anyBytes.decode(bytes));
}

/** Reads the typed values of a form as far as they can be decoded, and the language of its page. */
export function typedIn(
  body: unknown,
  limit: number,
): {
  readonly values: Partial<Enquiry>;
  readonly language: string | null;
} {
  const fields = looseFields(body, limit);
  const values: Partial<Record<EnquiryField, string>> = {};
  for (const field of enquiryFields) {
    const value = fields.get(field);
    if (value !== null) {
      values[field] = value;
    }
  }
  const lines = parsePostedLines(Object.fromEntries(fields)).map((line) =>
    [line.code, line.text, line.sizes, line.quantity, line.note].filter(Boolean).join(" | "),
  );
  const details = ["rows", "city", "wanted", "ownReference", "phone"].flatMap(
    (name) => fields.get(name) || [],
  );
  const lists = [lines.join("\n"), ...details].filter((text) => text !== "");
  if (lists.length > 0) {
    // The contact page has no other place for what was written into a request for quotation.
    values.message = [values.message, ...lists].filter(Boolean).join("\n\n");
  }
  return { values, language: fields.get("language") };
}

/** Finds unknown keys; undefined where there are none. */
export function unknownKeys(
  body: Readonly<Record<string, unknown>>,
  extras: readonly string[],
): BodyProblem | undefined {
  const names: ReadonlySet<string> = new Set([...enquiryFields, ...extras]);
  const unknown = Object.keys(body).filter((key) => !names.has(key));
  return unknown.length > 0 ? named("unknown", unknown) : undefined;
}

/** Refuses unknown keys, each by its name. */
export function refuseUnknown(
  body: Readonly<Record<string, unknown>>,
  extras: readonly string[],
): void {
  const problem = unknownKeys(body, extras);
  if (problem !== undefined) {
    throw refusalOfBody(problem);
  }
}

/** The refusal of a body that is no set of named values. */
export function refusalOfBody(problem: BodyProblem): Refusal {
  switch (problem.kind) {
    case "not-utf8":
      return refusalOfField(400, "body", problem.kind, (words) => words.notUtf8);
    case "not-json":
      return refusalOfField(400, "body", problem.kind, (words) => words.notJson);
    case "not-object":
      return refusalOfField(422, "body", problem.kind, (words) => words.notObject);
    case "repeated":
    case "unknown":
      return unusable(problem.names, problem.kind);
  }
}

/** The refusal of an enquiry whose fields are not all right. */
export function refusalOf(reading: Extract<EnquiryReading, { ok: false }>): Refusal {
  const wrong: EnquiryField[] = [];
  const errors: FieldProblem[] = [];
  for (const field of enquiryFields) {
    const problem = reading.problems[field];
    if (problem !== undefined) {
      const { longest } = fieldRules[field];
      wrong.push(field);
      errors.push({ field, problem, detail: (words) => words.problems[problem](field, longest) });
    }
  }
  return new Refusal(422, (words) => words.incomplete(wrong), { errors });
}

function unusable(names: readonly string[], problem: "repeated" | "unknown"): Refusal {
  const errors = names.map((field): FieldProblem => ({
    field,
    problem,
    detail: (words) => words[problem](field),
  }));
  return new Refusal(422, (words) => words.unusable, { errors });
}

/** Names twenty keys at most, each so far that it can be printed. */
function named(kind: "repeated" | "unknown", names: readonly string[]): BodyProblem {
  return { kind, names: names.slice(0, 20).map(printable) };
}

function printable(name: string): string {
  return Array.from(name.toWellFormed().slice(0, 160)).slice(0, 80).join("");
}

function decode(body: Uint8Array): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
