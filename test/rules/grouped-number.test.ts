import fc from "fast-check";
import { expect, test } from "vitest";
import { groupedNumber } from "#words/plurals.ts";

test("formats numbers by the rules of each language in Western digits", () => {
  const locales = ["en", "ar-SA-u-nu-latn"].map(
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  );
  const hundredths = fc.integer({ min: 0, max: 10 ** 11 }).map((value) => value / 100);
  fc.assert(
    fc.property(fc.oneof(fc.nat(), hundredths), (value) => {
      expect(locales.map((one) => one.format(value))).toEqual([
        groupedNumber(value),
        groupedNumber(value),
      ]);
    }),
  );
  expect([0, 999, 1000, 12_345.6, 1_000_000, 0.126].map(groupedNumber)).toEqual([
    "0",
    "999",
    "1,000",
    "12,345.6",
    "1,000,000",
    "0.13",
  ]);
});
