import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatRiyals,
  lineTotal,
  parseRiyals,
  roundedShare,
  toHalalas,
  totalsOf,
} from "#domain/quotation/money.ts";

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const discounts = fc.oneof(
  fc.constant(undefined),
  fc.record({
    kind: fc.constant("percent" as const),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({ kind: fc.constant("amount" as const), amount: amounts }),
);
const lines = fc.record({
  quantity: fc.integer({ min: 1, max: 100 }),
  unitPrice: amounts,
  discount: discounts,
});

describe("an amount in riyals", () => {
  test.each([
    ["26.75", 2675],
    ["26,75", 2675],
    ["1,234.5", 123_450],
    ["1,234", 123_400],
    ["SAR 26.75", 2675],
    ["26.75 ر.س", 2675],
    ["٢٦٫٧٥", 2675],
    ["١٬٢٣٤٫٥٠", 123_450],
    [" 7 ", 700],
    ["0", 0],
    ["1000000", 100_000_000],
  ])("parses %j", (text, halalas) => {
    expect(parseRiyals(text)).toBe(halalas);
  });

  test.each(["", "-1", "NaN", "1.234", "1,2345", "12,34,56", "1e5", "abc", "26.75.1", "Infinity"])(
    "refuses %j",
    (text) => {
      expect(parseRiyals(text)).toBeUndefined();
    },
  );

  test("is the same after formatting and parsing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (halalas) => {
        expect(parseRiyals(formatRiyals(halalas))).toBe(halalas);
      }),
    );
  });

  test.each([
    [26.75, 2675],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
  ])("of %d converts to %i halalas", (riyals, halalas) => {
    expect(toHalalas(riyals)).toBe(halalas);
  });
});

describe("the rounding rule", () => {
  test.each([
    [1, 15, 100, 0],
    [3, 15, 100, 0],
    [4, 15, 100, 1],
    [10, 15, 100, 2],
    [30, 15, 100, 5],
    [5, 5000, 10_000, 3],
  ])("of %i times %i by %i gives %i, halves upwards", (amount, part, whole, expected) => {
    expect(roundedShare(amount, part, whole)).toBe(expected);
  });

  test("is never more than half a halala away", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const twiceRemainder =
          2n * (BigInt(roundedShare(amount, basisPoints, 10_000)) * 10_000n) -
          2n * BigInt(amount) * BigInt(basisPoints);
        expect(twiceRemainder > -10_000n && twiceRemainder <= 10_000n).toBe(true);
      }),
    );
  });
});

describe("the totals of a quotation", () => {
  test("are those of an invoice by hand", () => {
    const totals = totalsOf(
      [
        { quantity: 3, unitPrice: 3333, discount: { kind: "percent", basisPoints: 1250 } },
        { quantity: 1, unitPrice: 5000, discount: { kind: "amount", amount: 1 } },
      ],
      15,
    );
    // 99.99 less 12.50 is 87.49, and 49.99; VAT on 137.48 is 20.622.
    expect(totals).toEqual({ subtotal: 13_748, vat: 2062, total: 15_810 });
  });

  test("round VAT once, and not for each line", () => {
    const cheap = { quantity: 1, unitPrice: 3 };
    expect(
      totalsOf(
        Array.from({ length: 10 }, () => cheap),
        15,
      ),
    ).toEqual({ subtotal: 30, vat: 5, total: 35 });
  });

  test("are the sum of the lines, whatever their order, and never negative", () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 40 }), (quoted) => {
        const totals = totalsOf(quoted, 15);
        expect(totals.subtotal).toBe(quoted.reduce((sum, line) => sum + lineTotal(line), 0));
        expect(totals.total).toBe(totals.subtotal + totals.vat);
        expect(totalsOf(quoted.toReversed(), 15)).toEqual(totals);
        for (const line of quoted) {
          expect(lineTotal(line)).toBeGreaterThanOrEqual(0);
          expect(lineTotal(line)).toBeLessThanOrEqual(line.quantity * line.unitPrice);
        }
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});
