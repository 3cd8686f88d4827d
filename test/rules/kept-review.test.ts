import fc from "fast-check";
import { expect, test } from "vitest";
import { parseReview, settleAgain, formatChoices } from "#reading/rows/kept-review.ts";
import type { RowReading, RowsReading } from "#reading/rows/read-rows.ts";
import { acceptProposals, chooseIn, settleRows } from "#reading/rows/settle-rows.ts";

const product = {
  slug: "boots",
  code: "FP002",
  name: "Steel-toe boot",
  unit: "pair",
  pack: 1,
} as const;
const row: RowReading = {
  certainty: "choose",
  products: [product, { ...product, slug: "shoes" }],
  unknown: ["x"],
  written: "boots | 5",
  text: "boots",
  quantity: "5",
  sizes: "",
  note: "boots | 5",
  unused: ["E-11"],
};
const reading: RowsReading = {
  rows: [row, { ...row, certainty: "none", products: [] }, row],
  totals: [{ stated: 12, read: 10 }],
  tables: [{ key: "item|qty", headings: ["Item", "Qty"], roles: ["text", "quantity"] }],
  reference: "MR-1188",
  left: "late\t5",
  tooMany: 1,
  tooLong: 0,
};

test("restores rows under review with their choices", () => {
  expect(parseReview(JSON.stringify(reading))).toEqual(reading);
  const chosen = chooseIn(chooseIn(settleRows(reading.rows), 0, 1), 1, "out");
  expect(settleAgain(reading.rows, formatChoices(chosen))).toEqual(chosen);
});

test("accepts the best proposals of open rows alone, and with them those of equal rows", () => {
  const other = { ...row, text: "gloves" };
  const none = { ...row, text: "hooks", products: [] };
  const rows = chooseIn(settleRows([row, other, row, none, other]), 4, "out");
  const accepted = acceptProposals(rows, [0, 3, 4]);
  expect(accepted.map(({ choice }) => choice)).toEqual([0, undefined, 0, undefined, "out"]);
});

test("ignores a choice that a row does not have", () => {
  const settled = settleAgain(reading.rows, '[2, 0, "own", "out"]');
  expect(settled.map(({ choice }) => choice)).toEqual([undefined, "own", "own"]);
});

test("ignores damaged rows and choices", () => {
  for (const spoilt of ["", "{", "7", "null", "{}", '{"rows":[]}', '{"rows":[7],"left":""}']) {
    expect(parseReview(spoilt)).toBeUndefined();
    expect(settleAgain(reading.rows, spoilt)).toEqual(settleRows(reading.rows));
  }
  const half = { ...reading, rows: [row, { ...row, note: 7 }] };
  expect(parseReview(JSON.stringify(half))).toBeUndefined();
  fc.assert(
    fc.property(fc.json(), (stored) => {
      parseReview(stored);
      expect(settleAgain(reading.rows, stored)).toHaveLength(3);
    }),
  );
});
