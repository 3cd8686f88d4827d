import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownLines } from "#reading/rows/own-lines.ts";
import { parseRows } from "#reading/rows/read-rows.ts";
import { formatTable } from "#reading/rows/table-text.ts";
import { judge, sheetsOf } from "#test/support/sheets.ts";

const files = ["seen", "unseen", "fresh", "later", "further"];

describe.each(files)("of the %s sheets that buyers send", (file) => {
  const read = sheetsOf(file).filter(({ open }) => open === undefined);
  test.each(read.map((sheet) => [sheet.name, sheet] as const))(
    "%s is read with every line and amount",
    (_name, sheet) => {
      expect(judge(sheet)).toEqual([]);
    },
  );
});

test("of all sheets none is wrong and called sure", () => {
  const wrong = files
    .flatMap(sheetsOf)
    .flatMap((sheet) => judge(sheet).filter((problem) => problem.startsWith("sure but wrong")));
  expect(wrong).toEqual([]);
});

test("carries goods down to a row that names another property of them", () => {
  const rows = [
    ["Item", "Qty"],
    ["Safety helmet, yellow", "40"],
    ["-do- blue", "20"],
    ["ditto, red", "5"],
  ];
  const { rows: read } = readAlone(formatTable(rows));
  expect(read.slice(1).map(({ text, quantity }) => [text, quantity])).toEqual([
    ["Safety helmet, yellow", "40"],
    ["Safety helmet, blue", "20"],
    ["Safety helmet, red", "5"],
  ]);
});

test("reads lists whose amounts hold signs of a pattern", () => {
  const { rows } = readAlone("Item\tQty\nGloves\t20 (approx\nBoots\t5+\nMuffs\t[10");
  expect(rows.slice(1).map(({ text }) => text)).toEqual(["Gloves", "Boots", "Muffs"]);
});

test("a size behind a ditto takes the place of the size above", () => {
  const rows = [
    ["Item", "Qty"],
    ["Nitrile gloves M", "20"],
    ["ditto L", "30"],
    ["Boots size 42", "5"],
    ["-do- size 43", "6"],
  ];
  const { rows: read } = readAlone(formatTable(rows));
  expect(read.slice(1).map(({ text, sizes }) => [text, sizes])).toEqual([
    ["Nitrile gloves", "Mx20"],
    ["Nitrile gloves,", "Lx30"],
    ["Boots", "42x5"],
    ["Boots", "43x6"],
  ]);
});

const noAnswer = { certainty: "none", products: [], unknown: [], quantity: "" } as const;
const readAlone = (text: string) => parseRows(text, () => noAnswer);
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

const cell = fc.oneof(
  fc.constantFrom("", "Total", "Qty", "M", "42", "10", "Prepared by", "Item", "50 pcs"),
  fc.string({ unit: fc.constantFrom("a", "خ", "1", " ", "-", "/", ",", "x"), maxLength: 8 }),
);

test("no letter of a cell is lost, whatever the row is taken for", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
      (grid) => {
        const { rows, left } = readAlone(formatTable(grid));
        const read = letters(rows.map(({ written }) => written).join(" ") + left);
        for (const word of grid.flat().map(letters)) {
          expect(read).toContain(word);
        }
      },
    ),
  );
});

test("reads any text without a failure", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { rows, left } = readAlone(text);
      expect(
        letters(rows.map(({ written }) => written).join("") + left).length,
      ).toBeGreaterThanOrEqual(letters(text).length);
    }),
  );
});

test("shows a cell that nothing was read from", () => {
  const { rows } = readAlone(
    "Emp\tItem\tSize\tQty\nE-11\tSafety shoes\t42\t1\nE-12\tEar muffs\t\t2",
  );
  expect(rows.map(({ text, unused }) => ({ text, unused })).slice(1)).toEqual([
    { text: "Safety shoes", unused: ["E-11"] },
    { text: "Ear muffs", unused: ["E-12"] },
  ]);
});

test("reads the columns as the buyer chose them for this header", () => {
  const text = "Item\tReq.\tBalance\nEar muffs\t5\t40\nHelmet\t2\t30";
  const [table] = readAlone(text).tables;
  expect(table?.roles).toEqual(["text", "quantity", "aside"]);
  const choices = { [table?.key ?? ""]: ["text", "aside", "quantity"] as const };
  const { rows } = parseRows(text, () => noAnswer, { choices });
  expect(rows.slice(1).map(({ quantity }) => quantity)).toEqual(["40", "30"]);
});

test("sends a list that nobody has looked at with lines without an amount and with cancelled goods", () => {
  const { lines } = ownLines(
    "Helmets 50 pcs\nGloves 20 pcs\nEar muffs 10 pcs\nHarness\nDo not send the cones",
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Helmets 50 pcs",
    "Gloves 20 pcs",
    "Ear muffs 10 pcs",
    "Harness",
    "Do not send the cones",
  ]);
});
