import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bandOf,
  levelByHml,
  levelByNrr,
  levelBySnr,
  type HearingBand,
} from "#domain/aids/hearing.ts";
import { noiseDose } from "#domain/aids/noise-dose.ts";

const measured = { peak: 120, impulse: false, survey: true, aids: false } as const;

describe("the worked examples", () => {
  test.each([
    [100, 33, false, 87, "not-enough"],
    [100, 33, true, 82, "acceptable"],
    [95, 23, false, 87, "not-enough"],
    [105, 30, false, 93.5, "not-enough"],
  ] as const)("%d dBA with NRR %d, two protectors %s", (levelA, nrr, isDouble, level, band) => {
    expect(levelByNrr({ ...measured, levelA, nrr, isDouble })).toMatchObject({ level, band });
  });

  // The formula has two trade sources that agree, and so mark B.
  test.each([
    [100, 104, 26, 74],
    [100, 101, 29.5, 70.5],
  ])("%d dB(A) and %d dB(C) with H 34, M 28, L 20", (levelA, levelC, attenuation, level) => {
    const ratings = { high: 34, medium: 28, low: 20 };
    expect(levelByHml({ ...measured, levelA, levelC, ...ratings })).toMatchObject({
      attenuation,
      level,
    });
  });

  test("103 dB(C) with SNR 27", () => {
    expect(levelBySnr({ ...measured, levelC: 103, snr: 27 })).toMatchObject({
      level: 76,
      band: "good",
      allowed: { level: 80, band: "good" },
    });
  });

  test("two hours at 95 and six at 80, by both rules", () => {
    const periods = [
      { hours: 2, level: 95 },
      { hours: 6, level: 80 },
    ];
    expect(noiseDose({ periods, impulse: false, survey: true })).toEqual({
      kind: "answer",
      daily: 89.4,
      dose: 50,
      average: 85,
    });
  });
});

test.each([
  [85.1, "not-enough"],
  [85, "acceptable"],
  [80.1, "acceptable"],
  [80, "good"],
  [75, "good"],
  [74.9, "low"],
  [70, "low"],
  [69.9, "over"],
] as const)("%d dB(A) under the protector is %s", (level, band) => {
  expect(bandOf(level)).toBe(band);
});

test("a level is rounded up, and its reduction is shown exactly", () => {
  const ratings = { high: 30, medium: 24, low: 22 };
  expect(levelByHml({ ...measured, levelA: 96, levelC: 99, ...ratings })).toMatchObject({
    attenuation: 23.75,
    level: 72.3,
  });
  expect(levelByNrr({ ...measured, levelA: 96.04, nrr: 29 })).toMatchObject({
    level: 85.1,
    band: "not-enough",
  });
});

describe("refusals", () => {
  const nrr = { ...measured, levelA: 100, nrr: 30 };
  test.each([
    ["no level", { ...nrr, levelA: undefined }, "no-level"],
    ["a level above 110", { ...nrr, levelA: 110.1 }, "level-high"],
    ["a peak of 135", { ...nrr, peak: 135 }, "peak"],
    ["no peak", { ...nrr, peak: undefined }, "no-peak"],
    ["impulses", { ...nrr, impulse: true }, "impulse"],
    ["no answer about impulses", { ...nrr, impulse: undefined }, "impulse"],
    ["no survey", { ...nrr, survey: false }, "no-survey"],
    ["hearing aids", { ...nrr, aids: true }, "aids"],
    ["no NRR", { ...nrr, nrr: undefined }, "no-rating"],
    ["an NRR below the 7 dB that are subtracted", { ...nrr, nrr: 6 }, "no-rating"],
  ] as const)("%s", (_, input, reason) => {
    expect(levelByNrr(input)).toEqual({ kind: "refused", reasons: [reason] });
  });

  test("SNR and HML need a level in dB(C)", () => {
    const input = { ...measured, levelA: 100, snr: 27, high: 34, medium: 28, low: 20 };
    expect(levelBySnr(input)).toEqual({ kind: "refused", reasons: ["no-level-c"] });
    expect(levelByHml(input)).toEqual({ kind: "refused", reasons: ["no-level-c"] });
  });

  test("a level in dB(C) far below that in dB(A) is a wrong measurement", () => {
    const input = { ...measured, levelA: 100, levelC: 97.9, snr: 27 };
    expect(levelBySnr(input)).toEqual({ kind: "refused", reasons: ["level-c-low"] });
  });

  test("H, M and L in another order are no ratings", () => {
    const input = { ...measured, levelA: 100, levelC: 104, high: 20, medium: 28, low: 34 };
    expect(levelByHml(input)).toEqual({ kind: "refused", reasons: ["rating-order"] });
  });

  test.each([
    ["no period", [], "no-periods"],
    ["hours without a level", [{ hours: 2 }], "half-period"],
    [
      "more than a day",
      [
        { hours: 20, level: 80 },
        { hours: 5, level: 80 },
      ],
      "too-many-hours",
    ],
    ["a level above 110", [{ hours: 1, level: 111 }], "level-high"],
  ] as const)("a dose of %s", (_, periods, reason) => {
    const answer = noiseDose({ periods, impulse: false, survey: true });
    expect(answer).toEqual({ kind: "refused", reasons: [reason] });
  });
});

const order: readonly HearingBand[] = ["over", "low", "good", "acceptable", "not-enough"];
const decibels = fc.option(fc.oneof(fc.double({ min: 60, max: 120, noNaN: true }), fc.double()), {
  nil: undefined,
});
const answer = fc.option(fc.boolean(), { nil: undefined });
const anything = fc.record({
  levelA: decibels,
  levelC: decibels,
  peak: decibels,
  impulse: answer,
  survey: answer,
  aids: answer,
  nrr: decibels,
  isDouble: answer,
  snr: decibels,
  high: decibels,
  medium: decibels,
  low: decibels,
});

test("no input fails, and the same input has the same answer", () => {
  fc.assert(
    fc.property(
      anything,
      fc.array(fc.record({ hours: decibels, level: decibels })),
      (input, periods) => {
        for (const rule of [levelByNrr, levelBySnr, levelByHml]) {
          expect(rule({ ...input })).toEqual(rule(input));
        }
        expect(noiseDose({ ...input, periods })).toEqual(noiseDose({ ...input, periods }));
      },
    ),
  );
});

test("more noise never gives a lower level, a better band or a smaller dose", () => {
  const level = fc.double({ min: 80, max: 105, noNaN: true });
  const more = fc.double({ min: 0, max: 5, noNaN: true });
  const ratings = { nrr: 30, snr: 30, high: 34, medium: 28, low: 20 };
  fc.assert(
    fc.property(level, more, more, (levelA, extra, difference) => {
      const input = { ...measured, ...ratings, levelA, levelC: levelA + difference };
      const louder = { ...input, levelA: levelA + extra, levelC: levelA + extra + difference };
      for (const rule of [levelByNrr, levelBySnr, levelByHml]) {
        const [quietAnswer, loudAnswer] = [rule(input), rule(louder)];
        if (quietAnswer.kind === "answer" && loudAnswer.kind === "answer") {
          expect(loudAnswer.level).toBeGreaterThanOrEqual(quietAnswer.level);
          expect(order.indexOf(loudAnswer.band)).toBeGreaterThanOrEqual(
            order.indexOf(quietAnswer.band),
          );
        }
      }
      const dose = (sound: number) =>
        noiseDose({ periods: [{ hours: 4, level: sound }], impulse: false, survey: true });
      expect(dose(levelA + extra)).toSatisfy(
        (louderDose: ReturnType<typeof dose>) =>
          JSON.stringify(louderDose) === JSON.stringify(dose(levelA)) ||
          (louderDose.kind === "answer" &&
            louderDose.daily >= (dose(levelA) as typeof louderDose).daily &&
            louderDose.dose >= (dose(levelA) as typeof louderDose).dose),
      );
    }),
  );
});

test("a higher rating never lets more noise through", () => {
  const rating = fc.integer({ min: 7, max: 30 });
  fc.assert(
    fc.property(rating, fc.integer({ min: 0, max: 10 }), (weak, extra) => {
      const level = (nrr: number) => levelByNrr({ ...measured, levelA: 100, nrr });
      const [weaker, stronger] = [level(weak), level(weak + extra)];
      expect(stronger.kind === "answer" && weaker.kind === "answer").toBe(true);
      if (stronger.kind === "answer" && weaker.kind === "answer") {
        expect(stronger.level).toBeLessThanOrEqual(weaker.level);
      }
    }),
  );
});
