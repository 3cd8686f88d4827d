import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseRows } from "#reading/rows/read-rows.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import { readQueryAmounts } from "#reading/query-amounts.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import { search } from "#test/support/demonstration.ts";

interface Sample {
  readonly row: string;
  readonly sizes: string;
  readonly quantity: string;
}

const samples = readFileSync("test/rules/several-sizes.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Sample => {
    const [, row = "", sizes = "", quantity = ""] = line.split("\t");
    return { row, sizes, quantity };
  });

const answer = (text: string) => matchRow(text, (query) => search(query));

function readOne(row: string) {
  const [reading] = parseRows(row, answer).rows;
  return {
    sizes: reading?.sizes,
    quantity: plainDigits(reading?.quantity ?? ""),
    note: reading?.note,
  };
}

describe("a row that names sizes", () => {
  test.each(samples)("$row", ({ row, sizes, quantity }) => {
    expect(readOne(row)).toEqual({ sizes, quantity, note: row });
  });

  test.each(["HP001 all sizes 20 pcs", "BP001 sizes M and L 20 pcs", "FP001 من 40 إلى 45 عدد 60"])(
    "%s keeps its words in the note, though the code names the product",
    (row) => {
      expect(readOne(row)).toMatchObject({ sizes: "", note: row });
    },
  );

  test("has no size where a column's range could be a size and a quantity", () => {
    const { rows } = parseRows("Item\tSizes\tQty\nCoverall\t46-56\t20", answer);
    expect(rows.at(-1)).toMatchObject({ sizes: "46-56", quantity: "20" });
  });
});

describe("a query that names several sizes", () => {
  test.each([
    ["coveralls all sizes 20 pcs", "20"],
    ["boots sizes 40 to 45, 60 pairs", "60"],
    ["safety harness sizes M and L x 5", ""],
    ["gloves size 8-10 x 50", ""],
    ["coveralls M/L x 50", ""],
    ["boots 40 to 45x60", ""],
    ["gloves size 9,10 20 pairs", "20"],
    ["قفازات جميع المقاسات 50 زوج", "50"],
    ["حذاء سلامة مقاس ٤١-٤٣ عدد ١٠", "10"],
  ])("%s gives a line no size", (query, quantity) => {
    expect(readQueryAmounts(query)).toMatchObject({ sizes: "", quantity });
  });

  test("keeps the words that name them in the line's note", () => {
    expect(readQueryAmounts("boots sizes 40 to 45, 60 pairs").note).toContain("40 to 45");
    expect(readQueryAmounts("safety harness sizes M and L qty 5").note).toContain("m and l");
  });

  test.each([
    ["boots 42x10 43x12", "42x10 43x12"],
    ["coveralls M-10 L-20", "Mx10 Lx20"],
  ])("%s keeps an amount for each size", (query, sizes) => {
    expect(readQueryAmounts(query).sizes).toBe(sizes);
  });
});
