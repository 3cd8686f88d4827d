import { expect, test } from "vitest";
import { asTyped } from "#reading/search/as-typed.ts";

test.each([
  ["أريد زرافة.", "زرافه", "زرافة"],
  ["Zebra, GIRAFFE", "giraffe", "GIRAFFE"],
  ["ألعاب  أطفال للحديقة", "العاب اطفال", "ألعاب أطفال"],
  ["قفازات EN 99999", "EN 99999", "EN 99999"],
  ["something else", "not there", "not there"],
])("of %s, %s is shown as %s", (query, words, shown) => {
  expect(asTyped(query, words)).toBe(shown);
});
