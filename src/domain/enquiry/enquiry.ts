/** Fields of the contact form, in its order. */
export const enquiryFields = ["name", "email", "company", "message"] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** The contact message, as the visitor wrote it. */
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** A line of text, an e-mail address, or running text of several lines. */
export type FieldKind = "line" | "email" | "text";

interface FieldRule {
  readonly kind: FieldKind;
  /** Bound in characters; nothing counts in front of the visitor. */
  readonly longest: number;
}

/** Kind and bound of each field. The e-mail bound is RFC 5321's longest address. */
export const fieldRules: Readonly<Record<EnquiryField, FieldRule>> = {
  name: { kind: "line", longest: 200 },
  email: { kind: "email", longest: 254 },
  company: { kind: "line", longest: 200 },
  message: { kind: "text", longest: 5000 },
};

/** One value for each field, in the order of the form. */
export function forEachField<T>(valueOf: (field: EnquiryField) => T): Record<EnquiryField, T> {
  const entries = enquiryFields.map((field) => [field, valueOf(field)] as const);
  return Object.fromEntries(entries) as Record<EnquiryField, T>;
}

/** Reason to refuse a field; the content has the words for it. */
export type EnquiryProblem = "missing" | "too-long" | "malformed" | "not-text";

export type EnquiryProblems = Partial<Readonly<Record<EnquiryField, EnquiryProblem>>>;

/** State of a contact form without script after an answer of the server. */
export interface EnquiryFormState {
  readonly values: Partial<Enquiry>;
  readonly problems: EnquiryProblems;
  readonly outcome: "untouched" | "invalid" | "refused" | "failed" | "sent";
  readonly reference?: string;
  /** The address of its receipt. */
  readonly receipt?: string;
  /** Why it was refused, where it is not a field that is wrong. */
  readonly detail?: string;
}
