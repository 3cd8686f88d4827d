import { describe, expect, test } from "vitest";
import { arabiziReader } from "#reading/search/arabizi.ts";
import { withDigits } from "#reading/search/codes.ts";
import { search } from "#test/support/demonstration.ts";

const words = ["كفوف", "لحام", "مطبخ", "مقاس", "حبل", "نظارات", "طوارئ", "كهرباء", "حزام"];
const read = arabiziReader([...words, "أحمر", "أصفر", "مطر", "بطارية"]);

describe("Arabic in Latin letters", () => {
  test.each([
    ["kafouf", "كفوف"],
    ["la7am", "لحام"],
    ["matbakh", "مطبخ"],
    ["maqas", "مقاس"],
    ["7abl", "حبل"],
    ["nathara", "نظار"],
    ["tawari", "طوارئ"],
    ["kahraba", "كهربا"],
    ["7izam", "حزام"],
  ])("%s is read as %s", (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  test.each(["hammer", "safari", "motor", "battery", "ladder", "5mm", "17kv", "12", "ras", ""])(
    "%s is no Arabic",
    (typed) => {
      expect(read(typed)).toBeUndefined();
    },
  );

  test("is told as what it was read as", () => {
    const { readings, products } = search("kafouf la7am");
    expect(readings.map(({ typed }) => typed)).toEqual(["kafouf", "la7am"]);
    expect(products.every(({ name }) => /weld/i.test(name))).toBe(true);
  });
});

test.each([
  ["hpo11", "hp011"],
  ["ltoo4", "lt004"],
  ["fsol3", "fs013"],
  ["hp011", "hp011"],
  ["wool", "wool"],
  ["tool", "tool"],
  ["n95", "n95"],
])("the code %s has the digits of %s", (typed, meant) => {
  expect(withDigits(typed)).toBe(meant);
});
