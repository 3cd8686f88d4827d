import { enquiryFields, fieldRules } from "#domain/enquiry/enquiry.ts";
import type { Enquiry, EnquiryField } from "#domain/enquiry/enquiry.ts";
import { keyField } from "#domain/enquiry/key-field.ts";
import { formerTrapField, trapField } from "#domain/enquiry/quarantine.ts";
import type { EnquiryReading } from "#domain/enquiry/rules.ts";
import { readPostedLines } from "#domain/quotation/posted-lines.ts";
import { repeatedKeys } from "#server/enquiries/repeated-keys.ts";
import { Refusal, refusalOfField } from "#server/http/problems.ts";
import type { FieldProblem } from "#server/http/problems.ts";

/** The longest body that is read as an enquiry, in bytes: what every field may hold, in any spelling. */
export const longestBody = 128 * 1024;

/** A form that is longer is still read so far, in bytes, to be given back. */
export const longestGivenBack = 1024 * 1024;

/** Fields of the form without script, beside those of the enquiry. */
export const formExtras = [trapField, formerTrapField, "language", keyField] as const;

const utf8 = new TextDecoder("utf-8", { fatal: true });
const anyBytes = new TextDecoder("utf-8");

/** The JSON object in a body; a refusal where there is none. */
export function readJson(body: Buffer): Readonly<Record<string, unknown>> {
  const text = decode(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusalOfField(400, "body", "not-json", (words) => words.notJson);
  }
  if (!isObject(value)) {
    throw refusalOfField(422, "body", "not-object", (words) => words.notObject);
  }
  const twice = repeatedKeys(text);
  if (twice.length > 0) {
    throw unusable(twice, "repeated");
  }
  return value;
}

/** The fields of a posted form; one of more bytes than may be, and a field given twice, is refused. */
export function readForm(body: Buffer, longest: number): Readonly<Record<string, string>> {
  if (body.length > longest) {
    throw refusalOfField(413, "body", "too-large", (words) => words.tooLarge);
  }
  const fields = new Map<string, string>();
  const twice = new Set<string>();
  for (const [name, value] of new URLSearchParams(decode(body))) {
    if (fields.has(name)) {
      twice.add(name);
    }
    fields.set(name, value);
  }
  if (twice.size > 0) {
    throw unusable([...twice], "repeated");
  }
  return Object.fromEntries(fields);
}

/** What was typed into a form, as far as it can be made out, and the language of its page. */
export function typedIn(body: unknown): {
  readonly values: Partial<Enquiry>;
  readonly language: string | null;
} {
  const fields = new URLSearchParams(Buffer.isBuffer(body) ? anyBytes.decode(body) : "");
  const values: Partial<Record<EnquiryField, string>> = {};
  for (const field of enquiryFields) {
    const value = fields.get(field);
    if (value !== null) {
      values[field] = value;
    }
  }
  const lines = readPostedLines(Object.fromEntries(fields)).map(({ line }) =>
    [line.code, line.text, line.sizes, line.quantity, line.note].filter(Boolean).join(" | "),
  );
  const others = ["rows", "city", "wanted", "ownReference"].flatMap(
    (name) => fields.get(name) || [],
  );
  const lists = [lines.join("\n"), ...others].filter((told) => told !== "");
  if (lists.length > 0) {
    // The contact page has no other place for what was written into a request for quotation.
    values.message = [values.message, ...lists].filter(Boolean).join("\n\n");
  }
  return { values, language: fields.get("language") };
}

/** Refuses keys that nobody asked for, each by its name. */
export function refuseUnknown(
  given: Readonly<Record<string, unknown>>,
  extras: readonly string[],
): void {
  const known: ReadonlySet<string> = new Set([...enquiryFields, ...extras]);
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  if (unknown.length > 0) {
    throw unusable(unknown, "unknown");
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
  const errors = names.slice(0, 20).map((name): FieldProblem => {
    const field = printable(name);
    return { field, problem, detail: (words) => words[problem](field) };
  });
  return new Refusal(422, (words) => words.unusable, { errors });
}

function printable(name: string): string {
  return Array.from(name.toWellFormed()).slice(0, 80).join("");
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw refusalOfField(400, "body", "not-utf8", (words) => words.notUtf8);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
