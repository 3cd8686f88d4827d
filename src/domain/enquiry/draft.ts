import { enquiryFields, forEachField, type Enquiry } from "#domain/enquiry/enquiry.ts";

/** Values that a visitor has typed but not sent, and the last attempt to send them. */
export interface Draft {
  readonly values: Enquiry;
  readonly attempt?: Attempt;
}

/** Attempt to send. The same content keeps its key, so that a repeat is recognised. */
export interface Attempt {
  readonly key: string;
  readonly content: string;
}

export const emptyEnquiry: Enquiry = forEachField(() => "");

/** Reports whether every field is empty. */
export function isUntouched(values: Enquiry): boolean {
  return enquiryFields.every((field) => values[field].trim() === "");
}

/** Adds the request of a link to a message, once. */
export function addRequest(begun: string, request: string): string {
  return begun.includes(request) ? begun : [begun, request].filter(Boolean).join("\n\n");
}

/** Serializes the values of an enquiry, to compare two of them. */
export function contentOf(enquiry: Enquiry): string {
  return JSON.stringify(enquiryFields.map((field) => enquiry[field]));
}

/** Returns the previous attempt where it had the same content, otherwise a new one. */
export function attemptFor(
  previous: Attempt | undefined,
  content: string,
  newKey: () => string,
): Attempt {
  return previous?.content === content ? previous : { key: newKey(), content };
}

/** Reads a stored draft; undefined where there is none or it is not one. */
export function readDraft(stored: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (!isRecord(value) || !isRecord(value["values"])) {
      return undefined;
    }
    const { values } = value;
    const attempt = readAttempt(value["attempt"]);
    return {
      values: forEachField((field) => textOf(values[field])),
      ...(attempt && { attempt }),
    };
  } catch {
    return undefined;
  }
}

function readAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { key, content } = value;
  return typeof key === "string" && typeof content === "string" ? { key, content } : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
