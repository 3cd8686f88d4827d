import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeCompany } from "#domain/office/company-name.ts";
import { normalizeQuery } from "#domain/office/counted-query.ts";

test("counts spellings of a query as one", () => {
  expect(normalizeQuery("  Nitrile   GLOVES ")).toBe("nitrile gloves");
  expect(normalizeQuery("قفازات  نتريل")).toBe("قفازات نتريل");
});

test("counts no query that may name a person", () => {
  for (const query of ["sara@example.com", "0551234567", "+966 55 123 4567", "٠٥٥١٢٣٤٥٦٧", " "]) {
    expect(normalizeQuery(query)).toBeUndefined();
  }
  expect(normalizeQuery("x".repeat(81))).toBeUndefined();
  expect(normalizeQuery("EN 388 4543X")).toBe("en 388 4543x");
});

test("normalizes a normalized query to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const query = normalizeQuery(text);
      expect(query === undefined || normalizeQuery(query) === query).toBe(true);
    }),
  );
});

test("knows a company by any of its spellings", () => {
  const spellings = ["Harbour Works Co. Ltd", "HARBOUR WORKS", "The Harbour-Works Company"];
  expect(new Set(spellings.map(normalizeCompany))).toEqual(new Set(["harbour works"]));
  expect(normalizeCompany("شركة أعمال الميناء المحدودة")).toBe(normalizeCompany("اعمال الميناء"));
  expect(normalizeCompany("Co., Ltd.")).toBe("");
});
