import {
  enquiryFields,
  type EnquiryProblem,
  type EnquiryProblems,
} from "#domain/enquiry/enquiry.ts";

const fieldProblems: readonly EnquiryProblem[] = ["missing", "too-long", "malformed", "not-text"];

/** Reads which fields a refusal (problem+json with `errors`) names; unknown entries are left out. */
export function readRefusal(body: unknown): EnquiryProblems {
  if (typeof body !== "object" || body === null || !("errors" in body)) {
    return {};
  }
  const { errors } = body;
  if (!Array.isArray(errors)) {
    return {};
  }
  const problems: Partial<Record<(typeof enquiryFields)[number], EnquiryProblem>> = {};
  for (const entry of errors as readonly unknown[]) {
    if (typeof entry !== "object" || entry === null) {
      continue;
    }
    const name = "field" in entry ? entry.field : undefined;
    const stated = "problem" in entry ? entry.problem : undefined;
    const field = enquiryFields.find((candidate) => candidate === name);
    if (field !== undefined) {
      problems[field] = fieldProblems.find((problem) => problem === stated) ?? "malformed";
    }
  }
  return problems;
}
