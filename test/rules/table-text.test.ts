import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTable, formatTable } from "#reading/rows/table-text.ts";

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom('"', ",", ";", "\t", "\n", "\r\n", "a", "خ", " ", "=") }),
);
const grid = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 2,
      maxLength: 9,
    }),
  )
  .map((rows) => rows.map(([, ...others], at) => [`${at} told`, ...others]));

describe("a table", () => {
  test.each(["\t", ";", ","] as const)(
    "written with %j is read back, whatever its cells hold",
    (delimiter) => {
      fc.assert(
        fc.property(grid, (rows) => {
          expect(readTable(formatTable(rows, delimiter))).toEqual(rows);
        }),
      );
    },
  );

  test("is read from any text without a failure, and loses no letter of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const letters = (told: string) => told.replaceAll(/[^\p{L}\p{N}]/gu, "");
        expect(letters(readTable(text).flat().join(""))).toBe(letters(text));
      }),
    );
  });

  test("of running text is one cell a row", () => {
    expect(readTable("Gloves, leather, work\n\nHelmets: 20\n")).toEqual([
      ["Gloves, leather, work"],
      ["Helmets: 20"],
    ]);
    expect(readTable('"Heavy gloves\nHose 2" wide')).toEqual([['"Heavy gloves'], ['Hose 2" wide']]);
  });

  test("may lack cells, and hold a line break in quotes", () => {
    expect(readTable('Gloves\t"size\n10"\t5\r\nHelmets\t20')).toEqual([
      ["Gloves", "size\n10", "5"],
      ["Helmets", "20"],
    ]);
  });
});

describe("a row of more cells than a table may have", () => {
  const wide = (cells: number) => Array.from({ length: cells }, (_cell, at) => `${at}`).join("\t");

  test("has all of its text, the rest of it in its last cell", () => {
    const [first = [], second] = readTable(`${wide(5000)}\na\tb`);
    expect(first).toHaveLength(100);
    expect(first.join("\t")).toBe(wide(5000));
    expect(second).toEqual(["a", "b"]);
  });

  test("is read like any other where it has just as many", () => {
    expect(readTable(wide(100))).toEqual([wide(100).split("\t")]);
  });

  test("takes the rows behind it along nowhere, whatever its rest holds", () => {
    const [first = [], ...others] = readTable(`${wide(120)}\t"x\ty\r1\t"two"`);
    expect(first.at(-1)).toContain('"x\ty');
    expect(others).toEqual([["1", "two"]]);
  });

  test("is blank where all of it is", () => {
    expect(readTable(`${"\t".repeat(500_000)}\na\tb`)).toEqual([["a", "b"]]);
  });
});
