import { enquiryFields, fieldRules, forEachField } from "#domain/enquiry/enquiry.ts";
import type {
  Enquiry,
  EnquiryField,
  EnquiryProblem,
  EnquiryProblems,
  FieldKind,
} from "#domain/enquiry/enquiry.ts";

/** Result of reading the fields: an enquiry, or the problem of each wrong field. */
export type EnquiryReading =
  | { readonly ok: true; readonly enquiry: Enquiry }
  | {
      readonly ok: false;
      readonly values: Partial<Enquiry>;
      readonly problems: EnquiryProblems;
    };

/** Format that a browser accepts in `<input type="email">` (the HTML standard's own expression). */
const emailFormat =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const lineBreaksAndTabs = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const controls = /[\u0000-\u001F\u007F-\u009F]/g;
// oxlint-disable-next-line no-control-regex -- the same, but for tab and line feed
const controlsInText = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** Invisible characters that no script needs: zero-width spaces, tags, fillers. Marks of direction stay. */
const unseen =
  /(?![\p{Variation_Selector}\p{Bidi_Control}\u200C\u200D])\p{Default_Ignorable_Code_Point}|\u061C/gu;
/** The two joiners, but after a letter with its marks of a script that they shape, such as Persian or Hindi. */
const idleJoiners = /(?<!(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L}\p{M}*)[\u200C\u200D]/gu;
/** Text that shows nothing at all. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** One line: breaks and tabs become a space, other control characters and what is unseen go, NFC, ends trimmed. */
export function tidyLine(value: string): string {
  return value
    .toWellFormed()
    .replace(lineBreaksAndTabs, " ")
    .replace(controls, "")
    .replace(unseen, "")
    .normalize("NFC")
    .replace(idleJoiners, "")
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

/** True where a browser's e-mail field would accept the text. */
export function isEmail(value: string): boolean {
  return emailFormat.test(value);
}

/** How a field of each kind is put in order, and what it has to be then. */
const kinds: Readonly<
  Record<FieldKind, { tidy(value: string): string; accepts(value: string): boolean }>
> = {
  line: { tidy: tidyLine, accepts: () => true },
  // An address is never repaired: a control character inside makes it malformed.
  email: { tidy: (value) => value.trim(), accepts: isEmail },
  text: { tidy: tidyText, accepts: () => true },
};

function problemOf(field: EnquiryField, value: string): EnquiryProblem | undefined {
  const { kind, longest } = fieldRules[field];
  if (blank.test(value)) {
    return "missing";
  }
  if (countCharacters(value) > longest) {
    return "too-long";
  }
  return kinds[kind].accepts(value) ? undefined : "malformed";
}

function countCharacters(value: string): number {
  let count = 0;
  for (const _ of value) {
    count += 1;
  }
  return count;
}

/** Reads the fields from unknown input; other keys are not looked at. Only what is `optional` may be left out. */
export function readEnquiry(
  input: Readonly<Record<string, unknown>>,
  optional: readonly EnquiryField[] = [],
): EnquiryReading {
  const values: Partial<Record<EnquiryField, string>> = {};
  const problems: Partial<Record<EnquiryField, EnquiryProblem>> = {};
  for (const field of enquiryFields) {
    const fieldInput = Object.hasOwn(input, field) ? input[field] : undefined;
    if (fieldInput === undefined) {
      if (!optional.includes(field)) {
        problems[field] = "missing";
      }
    } else if (typeof fieldInput !== "string") {
      problems[field] = "not-text";
    } else {
      const value = kinds[fieldRules[field].kind].tidy(fieldInput);
      values[field] = value;
      const problem = problemOf(field, value);
      if (problem !== undefined && (problem !== "missing" || !optional.includes(field))) {
        problems[field] = problem;
      }
    }
  }
  return Object.keys(problems).length === 0
    ? { ok: true, enquiry: forEachField((field) => values[field] ?? "") }
    : { ok: false, values, problems };
}
