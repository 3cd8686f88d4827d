import { describe, expect, test } from "vitest";
import { namesEdition, namesEditionOrSection } from "#test/content/house-style/editions.ts";
import { wordingWarnings } from "#test/content/house-style/wording.ts";
import {
  newWarnings,
  productFrom,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";

const sample = productFrom(sampleText);

describe("no text should hold", () => {
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
  ])("%s", (text) => expect(wordingWarnings(text)).toHaveLength(1));
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
  ])("%s", (text) => expect(wordingWarnings(text)).toEqual([]));

  test("SRC, only where its withdrawal is explained", () => {
    expect(wordingWarnings("SRC", { explainsWithdrawnMarks: true })).toEqual([]);
  });

  test.each(["SASO certified gloves", "a NIOSH approved mask", "TC-84A-1234", "marked CE 0123"])(
    "%s, where the product has a certificate with its number",
    (text) => {
      expect(wordingWarnings(text, { hasCertificate: true })).toEqual([]);
      const description = `${"x".repeat(100)} ${text}`;
      const documents = [{ file: "front.webp", kind: "certificate" as const, public: true }];
      const numbered = documents.map((one) => ({ ...one, number: "TC-84A-1234" }));
      const said = { ...sample, description };
      expect(newWarnings(withProduct({ ...said, documents }))).toHaveLength(1);
      expect(newWarnings(withProduct({ ...said, documents: numbered }))).toEqual([]);
    },
  );

  test("what cannot be true not even then", () => {
    expect(wordingWarnings("OSHA approved", { hasCertificate: true })).toHaveLength(1);
  });
});

test.each([
  "EN 388:2016+A1:2018",
  "ANSI/ISEA Z89.1-2014 (R2019)",
  "ASTM D120-22",
  "NFPA 2112-2023",
  "MUTCD 2009 Section 6F.64",
  "42 CFR Part 84",
])("%s names its edition", (text) => expect(namesEdition(text)).toBe(true));

test.each(["EN 397", "ANSI Z87.1", "ASTM F2413", "NFPA 70E", "ISO 9001", "EN 20345", ""])(
  "%j does not",
  (text) => expect(namesEdition(text)).toBe(false),
);

test("a guide may name a rule by its section", () => {
  expect(namesEditionOrSection("OSHA 29 CFR 1910.95")).toBe(true);
  expect(namesEditionOrSection("OSHA rules")).toBe(false);
});
