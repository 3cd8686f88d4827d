import { enquiryBounds, enquiryFields } from "#domain/enquiry/enquiry.ts";
import type { EnquiryField, EnquiryProblem } from "#domain/enquiry/enquiry.ts";
import type { EnquiryReading } from "#domain/enquiry/rules.ts";
import { Refusal } from "#server/http/problems.ts";
import type { FieldProblem } from "#server/http/problems.ts";

/** Fields of the form without script, beside the four. */
export const formExtras = ["website", "started", "idempotency_key", "list"] as const;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The JSON object in a body; a refusal where there is none. */
export function readJson(body: Buffer): Readonly<Record<string, unknown>> {
  const text = decode(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not well-formed JSON.");
  }
  if (!isObject(value)) {
    const detail = "The body must be a JSON object.";
    throw new Refusal(422, detail, { errors: [{ field: "body", problem: "not-object", detail }] });
  }
  return value;
}

/** The fields of a posted form; a field given twice is refused. */
export function readForm(body: Buffer): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  const twice: string[] = [];
  for (const [name, value] of new URLSearchParams(decode(body))) {
    if (fields.has(name)) {
      twice.push(name);
    }
    fields.set(name, value);
  }
  if (twice.length > 0) {
    throw unusable(twice, "repeated", "may be given only once");
  }
  return Object.fromEntries(fields);
}

/** Refuses keys that nobody asked for, each by its name. */
export function refuseUnknown(
  given: Readonly<Record<string, unknown>>,
  extras: readonly string[],
): void {
  const known: ReadonlySet<string> = new Set([...enquiryFields, ...extras]);
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  if (unknown.length > 0) {
    throw unusable(unknown, "unknown", "is not a field of an enquiry");
  }
}

/** The refusal of an enquiry whose fields are not all right. */
export function refusalOf(reading: Extract<EnquiryReading, { ok: false }>): Refusal {
  const errors: FieldProblem[] = [];
  for (const field of enquiryFields) {
    const problem = reading.problems[field];
    if (problem !== undefined) {
      errors.push({ field, problem, detail: detailOf(field, problem) });
    }
  }
  const names = errors.map(({ field }) => field).join(", ");
  return new Refusal(422, `These fields need another look: ${names}.`, { errors });
}

function detailOf(field: EnquiryField, problem: EnquiryProblem): string {
  switch (problem) {
    case "missing":
      return `${field} is required.`;
    case "too-long":
      return `${field} may have at most ${enquiryBounds[field]} characters.`;
    case "malformed":
      return `${field} must be an e-mail address.`;
    case "not-text":
      return `${field} must be text.`;
  }
}

function unusable(names: readonly string[], problem: string, why: string): Refusal {
  const errors = names.slice(0, 20).map((name) => {
    const field = printable(name);
    return { field, problem, detail: `${field === "" ? "A field without a name" : field} ${why}.` };
  });
  return new Refusal(422, "The body has fields that cannot be used.", { errors });
}

function printable(name: string): string {
  return Array.from(name.toWellFormed()).slice(0, 80).join("");
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal(400, "The body is not UTF-8 text.");
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
