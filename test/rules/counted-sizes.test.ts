import { expect, test } from "vitest";
import { slimList } from "#domain/catalogue/make-slim-list.ts";
import { parseSlimList, sizeNames } from "#domain/catalogue/slim-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { parseCountedSizes, replaceCount } from "#reading/request/counted-sizes.ts";
import { isBlankLine } from "#reading/request/list-line.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { sample } from "#test/support/samples.ts";

test.each([
  ["", []],
  [
    "42x10 43x12",
    [
      ["42", 10],
      ["43", 12],
    ],
  ],
  [
    "xxlx2 2XL×3 m-4",
    [
      ["2XL", 5],
      ["M", 4],
    ],
  ],
  ["٤٢×١٠", [["42", 10]]],
  ["42, 43", undefined],
  ["ten of each", undefined],
])("parses the counted sizes %j", (written, counts) => {
  const parsed = parseCountedSizes(written);
  expect(parsed && [...parsed]).toEqual(counts);
});

test.each([
  ["42x10 43x12", "43", "5", "42x10 43x5"],
  ["42x10", "44", " 7 ", "42x10 44x7"],
  ["42x10 43x12", "42", "", "43x12"],
  ["42x10", "42", "", ""],
  ["42x10", "43", "ten", "42x10 43xten"],
])("replaces a count in %j: size %s as %j", (written, size, typed, expected) => {
  const counts = parseCountedSizes(written) ?? new Map<string, number>();
  expect(replaceCount(counts, size, typed)).toBe(expected);
});

const line: DraftLine = { key: "own 1", text: "Mat", quantity: "", sizes: "", note: "" };

test.each([
  [{}, true],
  [{ quantity: " " }, true],
  [{ sizes: "mostly 42" }, true],
  [{ quantity: "ten" }, true],
  [{ quantity: "4" }, false],
  [{ sizes: "42x10" }, false],
])("a line with %j is blank: %s", (fields, expected) => {
  expect(isBlankLine({ ...line, ...fields })).toBe(expected);
});

test("names the sizes and colours that a buyer may choose, in every language", () => {
  const lists = [catalogue, arabicCatalogue].map((each) =>
    parseSlimList(JSON.parse(JSON.stringify(slimList(each)))),
  );
  const boots = sample(({ specifications }) => specifications.chosenSizes.includes("42"));
  const plugs = sample(({ specifications }) => specifications.chosenSizes.length === 0);
  const coloured = sample(({ specifications }) => specifications.colours.length > 1);
  const plain = sample(({ specifications }) => specifications.colours.length === 1);
  for (const list of lists) {
    expect(list.get(boots.slug)?.sizeNames).toEqual(expect.arrayContaining(["41", "42", "43"]));
    expect(list.get(plugs.slug)).not.toHaveProperty("sizeNames");
    expect(list.get(coloured.slug)?.colours).toHaveLength(coloured.specifications.colours.length);
    expect(list.get(plain.slug)).not.toHaveProperty("colours");
  }
  for (const product of catalogue.products) {
    expect(sizeNames(product)).not.toContain("ONE-SIZE");
    expect(sizeNames(product)).not.toHaveLength(1);
    const numbered = sizeNames(product).filter((name) => /^\d+$/.test(name));
    expect([0, sizeNames(product).length]).toContain(numbered.length);
  }
});
