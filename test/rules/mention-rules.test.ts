import { describe, expect, test } from "vitest";
import { mentionProblems } from "#content/rules/mention-rules.ts";
import { productFrom, sampleText, withProduct } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);

/** Returns the violations for marks of the sample. */
function said(marks: string): readonly string[] {
  const product = { ...sample, specifications: { ...sample.specifications, marks } };
  return mentionProblems(withProduct(product)).map(({ message }) => message);
}

test("the demonstration's figures and marks refer only to known standards and codes", () =>
  expect(mentionProblems(content)).toEqual([]));

describe("refuses figures and marks that refer to", () => {
  test.each([
    ["EN 116", "EN 116 class 2"],
    ["EN 12992", "To EN 12992"],
    ["NFPA 70E-2021", "2 (NFPA 70E-2021)"],
    ["29 CFR 1910.141", "For 29 CFR 1910.141 programmes"],
    ["EN 38", "EN 38 digits on the label"],
    ["RA005", "The AED RA005"],
  ])("%s", (name, marks) =>
    expect(said(marks)).toEqual([`names "${name}", which nothing else knows: correct it`]),
  );
});

test.each(["EN 388 digits on the label", "2 (NFPA 70E-2024)", "The AED FA005", "EN 795 B and C"])(
  "accepts %s",
  (marks) => expect(said(marks)).toEqual([]),
);
