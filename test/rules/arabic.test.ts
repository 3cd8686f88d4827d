import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visitTranslations } from "#content/visit-texts.ts";
import { filesWithTexts } from "#content/content-files.ts";
import { driftOf } from "#test/content/house-style/arabic-facts.ts";
import { termNotes } from "#test/content/house-style/arabic-language.ts";
import { countMissing, textIn } from "#content/text.ts";
import { productFrom, refusals, sampleText, withProduct } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);

test("one thing has one term", () => {
  expect(termNotes("Leather gloves", "قفازات جلدية")).toEqual([]);
  expect(termNotes("Leather gloves", "كفوف جلدية")).toEqual(['has no Arabic term for "gloves"']);
  expect(termNotes("Gloveless work", "عمل")).toEqual([]);
});

describe("an Arabic text that is the English one", () => {
  const saying = (text: string) => withProduct({ ...sample, notFor: [{ en: text, ar: text }] });

  test("is refused where it has words", () => {
    expect(refusals(saying("Acids")).join()).toContain(
      "notFor.0.ar: is the English text: write it in Arabic, or leave it out",
    );
  });

  test.each(["EN 388:2016", "FFP2", "S-4XL", "75 ft"])("may be a code: %s", (code) => {
    expect(refusals(saying(code)).join()).not.toContain("is the English text");
  });
});

test("several codes are parted by the comma of the language", () => {
  const codes = { en: "FFP1, FFP2, 1,000 ppm" };
  expect(textIn(codes, "en")).toBe(codes.en);
  expect(textIn(codes, "ar")).toBe("FFP1، FFP2، 1,000 ppm");
  expect(textIn("4, 10, 20", "ar")).toBe("4، 10، 20");
  expect(textIn("4, 10, 20", "en")).toBe("4, 10, 20");
});

test("a code lacks no Arabic and is shown as it is; words are counted and marked as foreign", () => {
  const texts = ["EN 343: 3/1/X", "EU 39-48 (US 6-14)", "42 CFR Part 84", "Acids"].map((en) => ({
    en,
  }));
  expect(texts.map((text) => countMissing(text, "ar"))).toEqual([0, 0, 0, 1]);
  expect(texts.map((text) => textIn(text, "ar"))).toEqual([
    ...texts.slice(0, 3).map(({ en }) => en),
    "\u2066Acids\u2069",
  ]);
});

test("one other digit in any Arabic text of the demonstration is noticed", () => {
  const pairs: (readonly [string, string])[] = [];
  for (const [, value] of filesWithTexts(content)) {
    visitTranslations(value, (english, arabic) => {
      if (/\d/.test(arabic)) {
        pairs.push([english, arabic]);
      }
    });
  }
  expect(pairs.length).toBeGreaterThan(1000);
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      ([english, arabic], which, by) => {
        const places = [...arabic.matchAll(/\d/g)].map(({ index }) => index);
        const at = places[which % places.length] ?? 0;
        const digit = (Number(arabic[at]) + by) % 10;
        const other = arabic.slice(0, at) + String(digit) + arabic.slice(at + 1);
        expect(driftOf(english, other)).not.toEqual(driftOf(english, arabic));
      },
    ),
    { numRuns: 500 },
  );
});
