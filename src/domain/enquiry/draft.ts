import { enquiryFields, forEachField, type Enquiry } from "#domain/enquiry/enquiry.ts";

/** What a visitor has typed but not yet sent, and the key of the last attempt to send it. */
export interface Draft {
  readonly values: Enquiry;
  readonly attempt?: Attempt;
}

/** One attempt: the same content keeps its key, so that a repeat is recognised; other content has another. */
export interface Attempt {
  readonly key: string;
  readonly content: string;
}

export const emptyEnquiry: Enquiry = forEachField(() => "");

/** Whether nothing has been typed. */
export function isUntouched(values: Enquiry): boolean {
  return enquiryFields.every((field) => values[field].trim() === "");
}

/** A message that was begun, with what a link asks for added to it, once. */
export function addRequest(begun: string, request: string): string {
  return begun.includes(request) ? begun : [begun, request].filter(Boolean).join("\n\n");
}

/** What an enquiry says, as one text: other values make another. */
export function contentOf(enquiry: Enquiry): string {
  return JSON.stringify(enquiryFields.map((field) => enquiry[field]));
}

/** The attempt for this content: the last one where it had the same content, else a new one. */
export function attemptFor(
  last: Attempt | undefined,
  content: string,
  newKey: () => string,
): Attempt {
  return last?.content === content ? last : { key: newKey(), content };
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
