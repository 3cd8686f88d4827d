import { describe, expect, test } from "vitest";
import { factMismatch, factProblems } from "#content/rules/fact-rules.ts";
import { lines, productFrom, sampleText, withProduct } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";
import { readStandards } from "#tools/read-standards.ts";

const standards = readStandards();

/** Lists the problems of a product whose details are this text. */
function problemsOf(details: string) {
  const changed = withProduct({ ...productFrom(sampleText), details });
  return lines(factProblems(changed, standards)).filter((line) => line.includes(": details"));
}

describe("a fact that several pages state", () => {
  test("has one value on every page of the demonstration", () => {
    expect(lines(factProblems(content, standards))).toEqual([]);
  });

  test.each([
    ["A competent person examines it at least once a year.", /does not say|says/],
    ["A competent person inspects it every 9 months.", /says 9 months, but harness-inspection is/],
    ["Have the gloves tested before first issue and every 12 months.", /says 12 months/],
    ["The anchor holds 6 kN.", /says 6 kN, but anchor-strength is 12 kN/],
    ["Call the ambulance, then cool at once.", /does not say 997/],
    ["Cool a burn with clean running water, for as long as your training says.", /does not say 20/],
    ["Check the gauge every 3 months.", /says 3 months, but extinguisher-care/],
    ["Shells last 8 years from first use.", /says 8 years, but helmet-life/],
  ])("is refused with another value: %s", (details, problem) => {
    expect(problemsOf(details).join("\n")).toMatch(problem);
  });

  // Sentences that pages of the demonstration once said, word by word.
  test.each([
    ["The anchor must bear that.", "does not say 12 kN, but anchor-strength"],
    [
      "Take a pair out of service if no test was made within twelve months.",
      "says 12 months, but insulating-glove-test",
    ],
    [
      "Do not use gloves that were not tested in the last 12 months.",
      "says 12 months, but insulating-glove-test",
    ],
    [
      "Do not put a glove into service unless it was tested in the last 12 months.",
      "says 12 months, but insulating-glove-test",
    ],
    [
      "A competent person examines it at least once a year.",
      "does not say 3 months, but harness-inspection",
    ],
  ])("refuses the old sentence: %s", (details, problem) => {
    expect(problemsOf(details).join("\n")).toContain(problem);
  });

  test.each([
    "Have the gloves tested before first issue and every six months.",
    "The user weighs up to 100 kg. The anchor holds 12 kN.",
    "Check the gauge every month and have it serviced every year.",
    "Call the ambulance on 997.",
  ])("is accepted with its value: %s", (details) => {
    expect(problemsOf(details)).toEqual([]);
  });
});

test("quantities of other units are no other value", () => {
  const fact = { values: ["6 kN"], together: false };
  expect(factMismatch(fact, "The absorber limits the force to 6 kN over 1.75 m.", true)).toBe(
    undefined,
  );
});
