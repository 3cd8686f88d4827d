import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { savingPercent } from "#domain/catalogue/saving.ts";

const price = fc.integer({ min: 1, max: 1_000_000 }).map((halves) => halves / 2);

describe("what a product saves", () => {
  test("is round((was - amount) / was * 100) where above 0 [S124]", () => {
    fc.assert(
      fc.property(price, price, (now, before) => {
        const percent = Math.round(((before - now) / before) * 100);
        const expected = percent > 0 ? percent : undefined;
        expect(savingPercent({ price: { amount: now, was: before } })).toBe(expected);
      }),
    );
  });

  test("is nothing without a former price, and never stands on a price of 0 [S123]", () => {
    fc.assert(
      fc.property(price, (amount) => {
        expect(savingPercent({ price: { amount } })).toBeUndefined();
        expect(savingPercent({})).toBeUndefined();
        expect(savingPercent({ price: { amount: 0, was: amount } })).toBeUndefined();
        expect(savingPercent({ price: { amount, was: amount } })).toBeUndefined();
        expect(savingPercent({ price: { amount: amount + 1, was: amount } })).toBeUndefined();
      }),
    );
  });

  test("is a whole number from 1 to 100 for whatever numbers come", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (now, before) => {
        const percent = savingPercent({ price: { amount: now, was: before } });
        if (percent === undefined) {
          return;
        }
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  test.each([
    [50, 100, 50],
    [18.5, 37, 50],
    [89, 175, 49],
    [99.5, 100, 1],
    [99.6, 100, undefined],
  ])("of %d instead of %d is %s", (now, before, expected) => {
    expect(savingPercent({ price: { amount: now, was: before } })).toBe(expected);
  });
});
