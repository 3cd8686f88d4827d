import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isListed,
  largestQuantity,
  longestList,
  readEnquiryList,
  removeLine,
  setQuantity,
  toggleLine,
} from "#domain/enquiry/enquiry-list.ts";

const slug = fc.stringMatching(/^[a-z-]{1,20}$/);
const quantity = fc.integer({ min: 1, max: largestQuantity });
const lists = fc
  .uniqueArray(fc.record({ slug, quantity }), { selector: (line) => line.slug, maxLength: 80 })
  .map((lines) => lines.slice(0, longestList));

test("putting a product on the list and taking it off again leaves the list as it was", () => {
  fc.assert(
    fc.property(lists, slug, quantity, (list, name, units) => {
      fc.pre(!isListed(list, name) && list.length < longestList);
      const more = toggleLine(list, name, units);
      expect(isListed(more, name)).toBe(true);
      expect(more.at(-1)).toEqual({ slug: name, quantity: units });
      expect(toggleLine(more, name, units)).toEqual(list);
      expect(removeLine(more, name)).toEqual(list);
    }),
  );
});

test("a full list takes no further product, yet gives one up", () => {
  const full = Array.from({ length: longestList }, (_, at) => ({ slug: `p-${at}`, quantity: 5 }));
  expect(toggleLine(full, "one-more", 5)).toEqual(full);
  expect(toggleLine(full, "p-0", 5)).toHaveLength(longestList - 1);
});

test("a quantity is changed for its own line alone, and only to a positive whole number", () => {
  const list = [
    { slug: "a", quantity: 10 },
    { slug: "b", quantity: 20 },
  ];
  expect(setQuantity(list, "b", 25)).toEqual([list[0], { slug: "b", quantity: 25 }]);
  expect(setQuantity(list, "unknown", 25)).toEqual(list);
  for (const bad of [0, -1, 1.5, Number.NaN, Infinity, largestQuantity + 1]) {
    expect(setQuantity(list, "a", bad)).toEqual(list);
  }
});

test("a stored list is read back as it was", () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(readEnquiryList(JSON.stringify(list))).toEqual(list);
    }),
  );
});

test("whatever is stored instead is read as the proper lines in it, and never throws", () => {
  for (const stored of [null, "", "{", "null", "7", '{"slug":"a"}', "[1,null,[]]"]) {
    expect(readEnquiryList(stored)).toEqual([]);
  }
  const mixed = [
    { slug: "a", quantity: 1 },
    { slug: "b", quantity: 0 },
    { slug: 7, quantity: 1 },
    { slug: "a", quantity: 3, more: "x" },
  ];
  expect(readEnquiryList(JSON.stringify(mixed))).toEqual([{ slug: "a", quantity: 3 }]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const read = readEnquiryList(stored);
      expect(read.length).toBeLessThanOrEqual(longestList);
    }),
  );
});

test("a product is on the list that holds it, and on no other", () => {
  expect(isListed([{ slug: "a", quantity: 1 }], "a")).toBe(true);
  expect(isListed([{ slug: "a", quantity: 1 }], "b")).toBe(false);
});

test("of a longer list that is stored no more is read than a list holds; of none, none", () => {
  const stored = Array.from({ length: longestList + 1 }, (_, n) => ({
    slug: `s${n}`,
    quantity: 1,
  }));
  expect(readEnquiryList(JSON.stringify(stored))).toEqual(stored.slice(0, longestList));
  expect([null, "", "{}", "null"].map(readEnquiryList)).toEqual([[], [], [], []]);
});
