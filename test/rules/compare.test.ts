import fc from "fast-check";
import { expect, test } from "vitest";
import { commonFigures } from "#domain/catalogue/common-figures.ts";
import { compareFacts } from "#domain/catalogue/compare.ts";
import { catalogue } from "#test/support/demonstration.ts";

const facts = fc.uniqueArray(
  fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("1", "2")),
  { selector: ([label]) => label },
);

test("lists differences first, and every fact beside its product", () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), (products) => {
      const rows = compareFacts(products);
      const lastOfThem = rows.findLastIndex(({ differs }) => differs);
      expect(rows.slice(0, lastOfThem + 1).every(({ differs }) => differs)).toBe(true);
      const told = products.map((_, at) =>
        rows.flatMap(({ label, values }) =>
          values[at] === undefined ? [] : [[label, values[at]] as const],
        ),
      );
      expect(told.map((one) => new Map(one))).toEqual(products.map((one) => new Map(one)));
    }),
  );
});

test("a table has columns for the figures of its kind, and none for mixed kinds", () => {
  const shoes = catalogue.inCategory("foot");
  expect(commonFigures(shoes).map(({ id }) => id)).toEqual(["category", "toe-cap", "midsole"]);
  expect(commonFigures(catalogue.products)).toEqual([]);
  expect(commonFigures([])).toEqual([]);
});
