import { expect, test } from "vitest";
import { formatCell, formatDiscount, readCell } from "#domain/quotation/cell-values.ts";
import { quotationLine } from "#test/support/quotation-samples.ts";

test.each([
  ["quantity", "1,000", 1000],
  ["quantity", "٢٥", 25],
  ["unitPrice", "26.75", 2675],
  ["unitPrice", "٢٦٫٧٥", 2675],
  ["unitPrice", "SAR 1,234.5", 123_450],
  ["unitPrice", "0", 0],
  ["discount", "10", { kind: "percent", basisPoints: 1000 }],
  ["discount", "7.5%", { kind: "percent", basisPoints: 750 }],
  ["discount", "٧٫٥٪", { kind: "percent", basisPoints: 750 }],
  ["discount", "50 SAR", { kind: "amount", amount: 5000 }],
  ["leadTime", "0", 0],
  ["leadTime", "14", 14],
  ["unitPrice", "  ", null],
  ["text", " Gloves ", "Gloves"],
] as const)("reads %s of %j", (field, typed, value) => {
  expect(readCell(field, typed)).toEqual({ ok: true, value });
});

test.each([
  ["quantity", "-1", "negative"],
  ["quantity", "0", "too-small"],
  ["quantity", "2.5", "not-whole"],
  ["quantity", "NaN", "not-a-number"],
  ["quantity", "1234567890", "too-large"],
  ["unitPrice", "-5", "negative"],
  ["unitPrice", "12.345", "malformed"],
  ["unitPrice", "abc", "malformed"],
  ["unitPrice", "99999999999", "too-large"],
  ["discount", "101", "too-large"],
  ["discount", "ten", "malformed"],
  ["leadTime", "5000", "too-large"],
] as const)("refuses %s of %j as %s", (field, typed, problem) => {
  expect(readCell(field, typed)).toEqual({ ok: false, problem });
});

test("formats every field as it can be typed again", () => {
  const line = quotationLine({
    quantity: 1200,
    unitPrice: 123_450,
    leadTime: 7,
    discount: { kind: "amount", amount: 5050 },
  });
  for (const field of ["quantity", "unitPrice", "leadTime", "discount"] as const) {
    expect(readCell(field, formatCell(field, line))).toEqual({ ok: true, value: line[field] });
  }
  expect(formatDiscount({ kind: "percent", basisPoints: 750 })).toBe("7.5%");
});
