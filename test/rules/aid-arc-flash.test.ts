import fc from "fast-check";
import { expect, test } from "vitest";
import { arcCategories, arcRating, type ArcFlashInput } from "#domain/aids/arc-flash.ts";

const live = { canSwitchOff: false, withinTable: true } as const satisfies ArcFlashInput;

// The limits of the tables for panels, motor control centres and switchgear are left out (mark C).
test.each([
  ["1", 4],
  ["2", 8],
  ["3", 25],
  ["4", 40],
] as const)("category %s needs an arc rating of %d cal/cm²", (category, rating) => {
  expect(arcRating({ ...live, category })).toEqual({ kind: "answer", category, rating });
});

test.each([
  [
    "equipment that can be switched off",
    { ...live, canSwitchOff: true, category: "2" },
    "switch-off",
  ],
  [
    "no answer about switching off",
    { ...live, canSwitchOff: undefined, category: "2" },
    "switch-off",
  ],
  ["nothing known", live, "no-category"],
  [
    "a category without the table's limits",
    { ...live, category: "2", withinTable: false },
    "outside-table",
  ],
  [
    "no answer about the limits",
    { ...live, category: "2", withinTable: undefined },
    "outside-table",
  ],
  ["an incident energy, which gives no category", { ...live, energy: 7 }, "energy"],
  ["table and analysis mixed", { ...live, category: "2", energy: 7 }, "both"],
  ["an energy that is none", { ...live, energy: -1 }, "energy-unclear"],
] as const)("refuses %s", (_, input, reason) => {
  const answer = arcRating(input);
  expect(answer.kind === "refused" && answer.reasons[0]).toBe(reason);
});

test("above 40 cal/cm² the first reason is to switch off", () => {
  expect(arcRating({ ...live, energy: 40.1 })).toEqual({
    kind: "refused",
    reasons: ["high-energy", "energy"],
  });
});

const anything = fc.record({
  canSwitchOff: fc.constantFrom(true, false, undefined),
  category: fc.constantFrom(...arcCategories, undefined),
  withinTable: fc.constantFrom(true, false, undefined),
  energy: fc.option(fc.double(), { nil: undefined }),
});

test("no input fails, an energy is never answered, and a higher category never needs less", () => {
  fc.assert(
    fc.property(anything, (input) => {
      const answer = arcRating(input);
      expect(arcRating({ ...input })).toEqual(answer);
      if (input.energy !== undefined) {
        expect(answer.kind).toBe("refused");
      }
    }),
  );
  const ratings = arcCategories.map((category) => {
    const answer = arcRating({ ...live, category });
    return answer.kind === "answer" ? answer.rating : 0;
  });
  expect(ratings).toEqual(ratings.toSorted((one, two) => one - two));
});
