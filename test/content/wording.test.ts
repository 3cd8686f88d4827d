import { describe, expect, test } from "vitest";
import { addressViolations, linkViolations } from "#tools/check-content/addresses.ts";
import { namesEdition, textsIn, wordingViolations } from "#tools/check-content/wording.ts";

describe("no text may hold", () => {
  test.each([
    "An OSHA approved helmet",
    "OSHA-certified",
    "a NIOSH approved mask",
    "NIOSH-Approved",
    "SASO certified gloves",
    "certified by a laboratory",
    "TC-84A-1234",
    "marked CE 0123",
    "NB 2797",
    "certificate no. 12345",
    "Approval number: AB12",
    "TODO",
    "3M respirator",
    "made of Kevlar",
    "a Tyvek suit",
    "MSA harness",
    "shoes S3 SRC",
  ])("%s", (text) => expect(wordingViolations("here", { deep: [text] })).not.toEqual([]));
});

describe("a text may hold", () => {
  test.each([
    "NIOSH approval is marked with a number",
    "certified safety products",
    "CE marking",
    "a documents' number on request",
    "EN ISO 20345:2022 S3 SR",
    "weight 3 m",
    "MSAB",
  ])("%s", (text) => expect(wordingViolations("here", text)).toEqual([]));

  test("SRC, only where its withdrawal is explained", () => {
    expect(wordingViolations("here", "SRC", { explainsWithdrawnMarks: true })).toEqual([]);
  });
});

test("a violation names the place", () => {
  expect(wordingViolations("product x", { features: ["ok", "OSHA approved"] })).toEqual([
    'product x, features.1: "OSHA approved" OSHA approves no products',
  ]);
  expect(textsIn({ a: ["x", { b: "y" }], c: 7, d: null })).toEqual([
    ["a.0", "x"],
    ["a.1.b", "y"],
  ]);
});

test.each([
  "EN 388:2016+A1:2018",
  "ANSI/ISEA Z89.1-2014 (R2019)",
  "ASTM D120-22",
  "NFPA 2112-2023",
  "MUTCD 2009 Section 6F.64",
  "42 CFR Part 84 (class N95)",
])("%s names its edition", (text) => expect(namesEdition(text)).toBe(true));

test.each(["EN 397", "ANSI Z87.1", "ASTM F2413", "NFPA 70E", "ISO 9001", "EN 20345", ""])(
  "%j does not",
  (text) => expect(namesEdition(text)).toBe(false),
);

describe("addresses", () => {
  const known = new Set(["/shop", "/categories/ppe", "/saudi/riyadh"]);

  test("that texts name must exist", () => {
    const texts = { a: "See /categories/ppe and /saudi/riyadh, or /shop.", b: "and/or, 1/2" };
    expect(addressViolations([["words", texts]], known)).toEqual([]);
    expect(addressViolations([["words", { a: "See /categories/none" }]], known)).toEqual([
      "words, a: /categories/none does not exist",
    ]);
  });

  test("of links must exist", () => {
    expect(linkViolations([["footer", ["ppe", "none"]]], new Set(["ppe"]))).toEqual([
      "footer: none does not exist",
    ]);
  });
});
