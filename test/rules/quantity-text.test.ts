import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";

test.each([
  ["50", 50],
  [" 50 ", 50],
  ["1,000", 1000],
  ["12,345", 12_345],
  ["1 200", 1200],
  ["1\u00A0200", 1200],
  ["1\u066C200", 1200],
  ["٥٠", 50],
  ["۱۲۰", 120],
  ["５０", 50],
  ["+7", 7],
  ["0040", 40],
  ["1000000", 1_000_000],
  ["\u200F٥٠\u200F", 50],
])("%s is %i", (text, quantity) => {
  expect(parseQuantity(text)).toEqual({ kind: "quantity", quantity });
});

test.each([
  ["", "nothing"],
  ["  ", "nothing"],
  ["ten", "not-a-number"],
  ["1e9", "not-a-number"],
  ["50 pcs", "not-a-number"],
  ["1,00", "not-whole"],
  ["1.5", "not-whole"],
  ["1.000", "not-whole"],
  ["١٫٥", "not-whole"],
  ["0", "too-small"],
  ["-1", "too-small"],
  ["1000001", "too-large"],
  ["99999999999999999999", "too-large"],
  ["10-20", "range"],
  ["10 – 20", "range"],
  ["٥ إلى ١٠", "range"],
  ["0x10", "not-a-number"],
  ["Infinity", "not-a-number"],
])("%j is no quantity: %s", (text, kind) => {
  expect(parseQuantity(text)).toEqual({ kind });
});

test("whatever is read as a quantity is the number that its digits say", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (quantity) => {
      for (const text of [String(quantity), quantity.toLocaleString("en")]) {
        expect(parseQuantity(text)).toEqual({ kind: "quantity", quantity });
      }
      const arabic = String(quantity).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(+digit));
      expect(parseQuantity(arabic)).toEqual({ kind: "quantity", quantity });
    }),
  );
});

const pairs = (...all: readonly (readonly [string, number])[]) =>
  all.map(([size, quantity]) => ({ size, quantity }));

test.each([
  ["42x10 43x12", pairs(["42", 10], ["43", 12])],
  ["42x10 43x12 44×8", pairs(["42", 10], ["43", 12], ["44", 8])],
  ["M-10 L-20", pairs(["M", 10], ["L", 20])],
  ["٤٢×١٠", pairs(["42", 10])],
  ["42 x 10, 43 x 12", pairs(["42", 10], ["43", 12])],
  ["s:5; xl:7; 3xl:2", pairs(["S", 5], ["XL", 7], ["3XL", 2])],
  ["42 (10), 43 (12)", pairs(["42", 10], ["43", 12])],
  ["XXL=4", pairs(["XXL", 4])],
  ["42.5*3/43*1,000", pairs(["42.5", 3], ["43", 1000])],
  ["9x12\n10x24", pairs(["9", 12], ["10", 24])],
  ["42x10 42x5", pairs(["42", 15])],
  ["one size x 30", pairs(["ONESIZE", 30])],
])("%j is read as sizes", (text, sizes) => {
  expect(parseSizes(text)).toEqual(sizes);
});

test.each(["", "42-44", "42", "large", "42x", "x10", "42x0", "42x10 and more", "42x1.5", "M"])(
  "%j is not taken for sizes",
  (text) => {
    expect(parseSizes(text)).toBeUndefined();
  },
);
