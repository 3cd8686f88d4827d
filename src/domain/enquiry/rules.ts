import { enquiryBounds, enquiryFields } from "#domain/enquiry/enquiry.ts";
import type { Enquiry, EnquiryField, EnquiryProblem } from "#domain/enquiry/enquiry.ts";

/** What came of reading the four fields: an enquiry, or what is wrong with which field. */
export type EnquiryReading =
  | { readonly ok: true; readonly enquiry: Enquiry }
  | {
      readonly ok: false;
      readonly values: Partial<Enquiry>;
      readonly problems: Partial<Record<EnquiryField, EnquiryProblem>>;
    };

/** What a browser accepts in `<input type="email">` (the HTML standard's own expression). */
const emailFormat =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const lineBreaksAndTabs = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const controls = /[\u0000-\u001F\u007F-\u009F]/g;
// oxlint-disable-next-line no-control-regex -- the same, but for tab and line feed
const controlsInText = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** One line: breaks and tabs become a space, other control characters go, NFC, ends trimmed. */
export function tidyLine(value: string): string {
  return value
    .toWellFormed()
    .replace(lineBreaksAndTabs, " ")
    .replace(controls, "")
    .normalize("NFC")
    .trim();
}

/** Running text: line breaks become LF, tabs stay, other control characters go, NFC, ends trimmed. */
export function tidyText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(controlsInText, "")
    .normalize("NFC")
    .trim();
}

const tidy: Readonly<Record<EnquiryField, (value: string) => string>> = {
  name: tidyLine,
  // An address is never repaired: a control character inside makes it malformed.
  email: (value) => value.trim(),
  company: tidyLine,
  message: tidyText,
};

/** True where a browser's e-mail field would accept the text. */
export function isEmail(value: string): boolean {
  return emailFormat.test(value);
}

function problemOf(field: EnquiryField, value: string): EnquiryProblem | undefined {
  if (value === "") {
    return "missing";
  }
  if (countCharacters(value) > enquiryBounds[field]) {
    return "too-long";
  }
  return field === "email" && !isEmail(value) ? "malformed" : undefined;
}

function countCharacters(value: string): number {
  let count = 0;
  for (const _ of value) {
    count += 1;
  }
  return count;
}

/** Reads the four fields from unknown input; keys other than the four are not looked at. */
export function readEnquiry(input: Readonly<Record<string, unknown>>): EnquiryReading {
  const values: Partial<Record<EnquiryField, string>> = {};
  const problems: Partial<Record<EnquiryField, EnquiryProblem>> = {};
  for (const field of enquiryFields) {
    const given = Object.hasOwn(input, field) ? input[field] : undefined;
    if (given === undefined) {
      problems[field] = "missing";
    } else if (typeof given !== "string") {
      problems[field] = "not-text";
    } else {
      const value = tidy[field](given);
      values[field] = value;
      const problem = problemOf(field, value);
      if (problem !== undefined) {
        problems[field] = problem;
      }
    }
  }
  const { name, email, company, message } = values;
  const complete = name !== undefined && email !== undefined && company !== undefined;
  if (complete && message !== undefined && Object.keys(problems).length === 0) {
    return { ok: true, enquiry: { name, email, company, message } };
  }
  return { ok: false, values, problems };
}
