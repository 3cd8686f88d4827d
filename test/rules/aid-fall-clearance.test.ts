import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anchorPositions,
  fallClearance,
  fallSystems,
  postures,
  type FallInput,
} from "#domain/aids/fall-clearance.ts";

const lanyard = {
  system: "lanyard-en",
  length: 1.8,
  position: "level",
  freefall: 4,
  stop: 1.75,
  weight: 90,
  heaviest: 100,
  posture: "standing",
  sag: 0,
  strength: true,
  edge: false,
  swing: false,
} as const satisfies FallInput;

const lifeline = {
  ...lanyard,
  system: "srl-en",
  length: undefined,
  freefall: undefined,
  stop: 1.4,
} as const satisfies FallInput;

function clearanceOf(input: FallInput) {
  const answer = fallClearance(input);
  return answer.kind === "answer" ? answer.clearance : answer.reasons;
}

describe("the worked examples", () => {
  test.each([
    ["lanyard level with the attachment point", lanyard, 5],
    ["anchor above", { ...lanyard, length: 1.5, position: "above", offset: 1 }, 3.7],
    ["anchor at the feet", { ...lanyard, length: 2, position: "feet", offset: 1.5 }, 6.7],
  ] as const)("%s", (_, input, clearance) => {
    expect(clearanceOf(input)).toBe(clearance);
  });

  test("an ANSI lanyard, below the feet and from the anchor", () => {
    const ansi = { ...lanyard, system: "lanyard-ansi", length: 1.83, stop: 1.07 } as const;
    expect(fallClearance(ansi)).toMatchObject({ clearance: 3.8, fromAnchor: 5.32 });
  });

  test("a label without extension is refused", () => {
    expect(clearanceOf({ ...lanyard, stop: undefined })).toEqual(["no-extension"]);
  });
});

describe("refusals", () => {
  test.each([
    ["no system", { ...lanyard, system: undefined }, "system"],
    ["no length", { ...lanyard, length: undefined }, "no-length"],
    ["a lanyard beyond EN 354", { ...lanyard, length: 2.1 }, "too-long"],
    ["no limit of the free fall", { ...lanyard, freefall: undefined }, "no-free-fall-limit"],
    ["a free fall beyond the label", { ...lanyard, freefall: 1.79 }, "free-fall"],
    [
      "a fall beyond the test of EN 355",
      { ...lanyard, length: 1, position: "below", offset: 1.2 },
      "beyond-test",
    ],
    [
      "a fall beyond the six feet of OSHA",
      { ...lanyard, system: "lanyard-ansi", position: "below", offset: 0.04 },
      "beyond-six-feet",
    ],
    [
      "an anchor that the lanyard does not reach",
      { ...lanyard, position: "above", offset: 1.9 },
      "anchor-too-high",
    ],
    ["an extension beyond EN 355", { ...lanyard, stop: 1.76 }, "extension"],
    ["a user who is too heavy", { ...lanyard, weight: 101 }, "weight"],
    ["a user who is too light", { ...lanyard, weight: 50, lightest: 59 }, "weight"],
    ["no weight on the label", { ...lanyard, heaviest: undefined }, "no-weight"],
    ["no place of the anchor", { ...lanyard, position: undefined }, "no-position"],
    ["no distance to the anchor", { ...lanyard, position: "below" }, "no-position"],
    ["no posture", { ...lanyard, posture: undefined }, "no-posture"],
    ["no sag", { ...lanyard, sag: undefined }, "no-sag"],
    ["an anchor of unknown strength", { ...lanyard, strength: undefined }, "no-strength"],
    ["an anchor without proof", { ...lanyard, strength: false }, "no-strength"],
    ["a sharp edge", { ...lanyard, edge: true }, "edge"],
    ["no answer about edges", { ...lanyard, edge: undefined }, "edge"],
    ["a swing", { ...lanyard, swing: true }, "swing"],
    ["a lifeline at the feet", { ...lifeline, position: "feet", offset: 1.5 }, "foot-level"],
    ["a measured height that is none", { ...lanyard, available: Number.NaN }, "available"],
  ] as const)("%s", (_, input, reason) => {
    expect(clearanceOf(input)).toEqual([reason]);
  });

  test("every reason is given, not the first alone", () => {
    expect(clearanceOf({ ...lanyard, edge: true, swing: true, stop: undefined })).toEqual([
      "no-extension",
      "edge",
      "swing",
    ]);
  });
});

test("a lifeline adds arrest distance, margin and height of the attachment point", () => {
  expect(clearanceOf(lifeline)).toBe(2.4);
  expect(clearanceOf({ ...lifeline, position: "below", offset: 0.6 })).toBe(3);
  expect(clearanceOf({ ...lifeline, system: "srl-ansi" })).toBe(1.85);
});

test("posture and sag are added whole, and the measured height is compared", () => {
  expect(clearanceOf({ ...lanyard, posture: "crouching", sag: 0.8 })).toBe(6.71);
  expect(clearanceOf({ ...lanyard, posture: "lying" })).toBe(6.52);
  expect(fallClearance({ ...lanyard, available: 4.9 })).toMatchObject({ spare: -0.1 });
});

const metres = fc.option(
  fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.double(), fc.constant(0)),
  { nil: undefined },
);
const answer = fc.option(fc.boolean(), { nil: undefined });
const inputs: fc.Arbitrary<FallInput> = fc.record({
  system: fc.option(fc.constantFrom(...fallSystems), { nil: undefined }),
  length: metres,
  position: fc.option(fc.constantFrom(...anchorPositions), { nil: undefined }),
  offset: metres,
  freefall: metres,
  stop: metres,
  weight: metres,
  lightest: metres,
  heaviest: metres,
  posture: fc.option(fc.constantFrom(...postures), { nil: undefined }),
  sag: metres,
  strength: answer,
  edge: answer,
  swing: answer,
  available: metres,
});

test("no input fails, an answer is positive, and the same input has the same answer", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = fallClearance(input);
      expect(fallClearance({ ...input })).toEqual(result);
      if (result.kind === "answer") {
        expect(result.clearance).toBeGreaterThan(0);
      } else {
        expect(result.reasons.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
});

const length = fc.double({ min: 0.1, max: 2, noNaN: true });

test("a longer lanyard, a larger figure and a lower anchor never need less height", () => {
  const growing = fc.constantFrom("length", "stop", "sag", "offset");
  fc.assert(
    fc.property(length, length, growing, (start, extra, key) => {
      const base: FallInput = {
        ...lanyard,
        system: "lanyard-ansi",
        freefall: 9,
        position: "below",
        offset: 0,
        [key]: start,
      };
      const larger: FallInput = { ...base, [key]: start + extra };
      const [less, more] = [fallClearance(base), fallClearance(larger)];
      if (more.kind === "answer") {
        expect(less).toMatchObject({ kind: "answer" });
        expect(more.clearance).toBeGreaterThanOrEqual(less.kind === "answer" ? less.clearance : 99);
      }
    }),
  );
});
