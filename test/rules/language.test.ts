import fc from "fast-check";
import { expect, test } from "vitest";
import { addressIn, languageOfAddress } from "#addresses";
import {
  directionOf,
  isLanguage,
  languageIn,
  languages,
  preferredLanguage,
  readLanguages,
} from "#domain/language.ts";
import { processorTime } from "#test/support/processor-time.ts";

test.each([
  ["ar", "ar"],
  ["ar-SA", "ar"],
  ["AR", "ar"],
  ["fr, ar-EG, en", "ar"],
  ["en", "en"],
  ["fr", undefined],
  ["arabic", undefined],
  ["", undefined],
  [undefined, undefined],
])("content in %j is in %s", (header, language) => {
  expect(languageIn(header)).toBe(language);
});

test.each([
  ["ar-SA,ar;q=0.9,en;q=0.8", "ar"],
  ["en;q=0.8, ar;q=0.9", "ar"],
  ["en-GB,en,ar", "en"],
  ["fr, ar;q=0.1", "ar"],
  ["ar;q=0, en;q=0.1", "en"],
  ["ar;q=zero, en", "en"],
  ["*", undefined],
  ["fr", undefined],
  [undefined, undefined],
])("%j prefers %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test("parses any header, however odd or long", async () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (header) => {
      expect([...languages, undefined]).toContain(preferredLanguage(header));
      expect([...languages, undefined]).toContain(languageIn(header));
    }),
  );
  const took = await processorTime(() => preferredLanguage("ar;q=0.1,".repeat(100_000)));
  expect(took).toBeLessThan(100);
});

test("every language except the usual one has its own prefix", () => {
  expect(addressIn("en", "/contact")).toBe("/contact");
  expect(addressIn("ar", "/contact")).toBe("/ar/contact");
  expect(addressIn("ar", "/")).toBe("/ar");
  for (const address of ["/", "/contact", "/saudi/khobar"]) {
    expect(languageOfAddress(addressIn("ar", address))).toBe("ar");
    expect(languageOfAddress(address)).toBeUndefined();
  }
  expect(languageOfAddress("/ar?sent=1")).toBe("ar");
  for (const address of ["/arab", "/en/contact", "/xar/", "", "ar"]) {
    expect(languageOfAddress(address)).toBeUndefined();
  }
});

test("a site without configured languages has all of them, the usual one first", () => {
  expect(readLanguages("")).toEqual(languages);
  expect(readLanguages(" , ")).toEqual(languages);
  expect(readLanguages("en")).toEqual(["en"]);
  expect(readLanguages("ar")).toEqual(["en", "ar"]);
  expect(readLanguages("en, xx")).toBeUndefined();
});

test("treats unknown tags as no language", () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(["AR", "arabic", "", undefined, 0, "constructor"].some(isLanguage)).toBe(false);
});

test("Arabic runs from right to left", () => {
  expect([directionOf("en"), directionOf("ar")]).toEqual(["ltr", "rtl"]);
});
