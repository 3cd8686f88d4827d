/** The contact message, as the visitor wrote it. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

export type EnquiryField = keyof Enquiry;

/** The fields in the order of the form. */
export const enquiryFields = ["name", "email", "company", "message"] as const;

/** Bounds in characters; the e-mail bound is RFC 5321's longest address. Nothing counts in front of the visitor. */
export const enquiryBounds: Readonly<Record<EnquiryField, number>> = {
  name: 200,
  email: 254,
  company: 200,
  message: 5000,
};

/** What is wrong with a field; the words for it are in the content. */
export type EnquiryProblem = "missing" | "too-long" | "malformed" | "not-text";

export type EnquiryProblems = Partial<Readonly<Record<EnquiryField, EnquiryProblem>>>;

/** What a contact form without script shows again after the server has answered. */
export interface EnquiryFormState {
  readonly values: Partial<Enquiry>;
  readonly problems: EnquiryProblems;
  readonly outcome: "untouched" | "invalid" | "failed" | "sent";
  readonly reference?: string;
}
