import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isPostedField,
  postedFields,
  postedToSend,
  parsePostedLines,
  formatPostedLine,
} from "#reading/request/posted-lines.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { mergeLines } from "#reading/request/merge-lines.ts";
import { ownLines } from "#reading/rows/own-lines.ts";

const line = (key: string, quantity: string, sizes = "", note = ""): DraftLine => ({
  key,
  product: key,
  code: "HP001",
  text: key,
  quantity,
  sizes,
  note,
});

test("a posted line has its sizes from one field, or from a field for each size", () => {
  const posted = parsePostedLines({
    [postedFields.line(0)]: formatPostedLine({ ...line("boots", ""), colour: "Black" }),
    [postedFields.quantity(0)]: "50",
    [postedFields.size(0, "42")]: " 10 ",
    [postedFields.size(0, "8.5")]: "4",
    [postedFields.size(0, "2XL")]: "",
    [postedFields.size(1, "43")]: "9",
    [postedFields.line(2)]: "gloves",
    [postedFields.sizes(2)]: "M-4",
  });
  expect(posted.map(({ colour, sizes }) => [colour, sizes])).toEqual([
    ["Black", "42x10 8.5x4"],
    [undefined, "M-4"],
  ]);
  expect(isPostedField(postedFields.size(0, "2XL"))).toBe(true);
  expect(isPostedField("size.0.")).toBe(false);
});

describe("lines that are put on a list", () => {
  test("are added up where they ask for the same", () => {
    const { list, summed } = mergeLines(
      [line("a", "5")],
      [line("a", "٧"), line("b", "", "42x1 43x2"), line("b", "", "43x3")],
      "sum",
    );
    expect(list.map(({ quantity, sizes }) => [quantity, sizes])).toEqual([
      ["12", ""],
      ["", "42x1 43x5"],
    ]);
    expect(summed).toBe(2);
  });

  test("stay apart where their colours differ", () => {
    const black = { ...line("a", "5"), colour: "Black" };
    const { list } = mergeLines([black], [line("a", "7"), black], "sum");
    expect(list.map(({ colour, quantity }) => [colour, quantity])).toEqual([
      ["Black", "10"],
      [undefined, "7"],
    ]);
  });

  test("stay apart where there is no sum", () => {
    const { list } = mergeLines(
      [],
      [line("a", "5"), line("a", "ten"), line("a", "", "42x3"), line("a", "6", "M")],
      "sum",
    );
    expect(list.map(({ key }) => key)).toEqual(["a", "a 2", "a 3", "a 4"]);
  });

  test("are given back where the list is full", () => {
    const many = Array.from({ length: 502 }, (_, at) => line(`${at}`, "1"));
    const { list, left } = mergeLines([], many, "sum");
    expect([list.length, left.map(({ key }) => key)]).toEqual([500, ["500", "501"]]);
  });

  test("lose nothing, whatever they are", () => {
    const lines = fc.array(
      fc.record({
        key: fc.constantFrom("a", "b"),
        quantity: fc.constantFrom("1", "20", "ten", ""),
      }),
    );
    fc.assert(
      fc.property(lines, (given) => {
        const { list, summed } = mergeLines(
          [],
          given.map(({ key, quantity }) => line(key, quantity)),
          "sum",
        );
        const total = (all: readonly { readonly quantity: string }[]) =>
          all.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
        expect(list.length + summed).toBe(given.length);
        expect(total(list)).toBe(total(given));
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      }),
    );
  });
});

describe("rows that nobody has looked at", () => {
  test("are lines in the buyer's own words, with what they say of sizes and quantity", () => {
    const { lines } = ownLines("Boots 42x10 43x12\n20 pcs kneeling mats\nHose | pipe");
    expect(lines.map(({ text, sizes, quantity }) => [text, sizes, quantity])).toEqual([
      ["Boots 42x10 43x12", "42x10 43x12", ""],
      ["20 pcs kneeling mats", "", "20"],
      ["Hose | pipe", "", ""],
    ]);
  });
});

describe("lines of a form without script", () => {
  const fieldsOf = (posted: DraftLine, at: number) => ({
    [postedFields.line(at)]: formatPostedLine({ ...posted, unit: "pair" }),
    [postedFields.sizes(at)]: posted.sizes,
    [postedFields.quantity(at)]: posted.quantity,
  });

  test("are read back as they were told", () => {
    const given = [line("a", "5"), line("b", "", "42x3", "wide")];
    const fields = Object.assign({}, ...given.map(fieldsOf));
    expect(Object.keys(fields).every(isPostedField)).toBe(true);
    expect(parsePostedLines(fields)).toEqual(given.map((one) => ({ ...one, unit: "pair" })));
  });

  test("are followed by the list that a device stores", () => {
    const [listed, posted] = [line("a", "5"), line("b", "", "42x3")];
    const fields = { ...fieldsOf(posted, 0), list: JSON.stringify([listed]) };
    expect(Object.keys(fields).every(isPostedField)).toBe(true);
    expect(parsePostedLines(fields)).toEqual([{ ...posted, unit: "pair" }, listed]);
    for (const forged of ["", "{", "null", "[7]"]) {
      expect(parsePostedLines({ list: forged })).toEqual([]);
    }
  });

  test("lose no quantity that is none, and no line that somebody else wrote", () => {
    const [sent] = parsePostedLines(fieldsOf(line("a", "ten", "", "wide"), 0)).map(postedToSend);
    expect(sent).toMatchObject({ product: "a", note: "ten; wide", unit: "pair" });
    expect(sent).not.toHaveProperty("quantity");
    for (const forged of ["{", "[]", "null", "7", '{"text":7}', "Kneeling mats"]) {
      expect(parsePostedLines({ "line.0": forged })[0]?.text).toBe(forged);
    }
    expect(parsePostedLines({ "line.0": "" })).toEqual([]);
  });
});
