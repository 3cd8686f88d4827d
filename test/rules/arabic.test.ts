import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visitTranslations } from "#content/visit-texts.ts";
import { filesWithTexts } from "#content/content-files.ts";
import { driftOf } from "#test/content/house-style/arabic-facts.ts";
import { languageNotes, termNotes } from "#test/content/house-style/arabic-language.ts";
import { countMissing, textIn } from "#content/text.ts";
import {
  newWarnings,
  productFrom,
  refusals,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);

describe("the same facts in both languages are not noted:", () => {
  test.each([
    ["EN 388:2016+A1:2018, mark 4X43D", "المواصفة EN 388:2016+A1:2018، العلامة 4X43D"],
    ["Tape of 50 mm, 17 kg, 20 kV and 0.5 m", "شريط 50 مم و17 كجم و20 كيلوفولت و0.5 م"],
    ["For 54-59 cm, up to 1,000 V AC", "لمقاس 54-59 سم حتى 1,000 فولت تيار متردد"],
    ["Four pockets", "4 جيوب"],
    ["A pair of classes A, B and C", "زوج من الدرجات A وB وC"],
    ["A SABER certificate for AEDs", "شهادة سابر لأجهزة AED"],
    ["At 85 dB(A)", "عند 85 ديسيبل (A)"],
    ["Ask {company} for 1 year", "اسأل {company} عن سنة واحدة"],
  ])("%s", (english, arabic) => {
    expect(driftOf(english, arabic)).toEqual([]);
  });
});

describe("a fact that drifts is noted:", () => {
  test.each([
    ["Holds 17 kg", "يحمل 18 كجم", ['lacks "17"', 'has "18"']],
    ["Holds 17 kg", "يحمل 17 جم", ['lacks "17 kg"']],
    ["6 kg or 9 litres", "6 لتر أو 9 كجم", ['lacks "6 kg"', 'lacks "9 l"']],
    ["54-59 cm, 59 cm", "54-59 سم", ['lacks "59"']],
    ["To EN 388", "وفق ISO 388", ['lacks "EN"', 'has "ISO"']],
    ["Class A and B", "الدرجة A", ['lacks "B"']],
    ["Mark 4X43D", "العلامة 4X43C", ['lacks "4X43D"', 'has "4X43C"']],
    ["With a SABER certificate", "مع شهادة", ['lacks "SABER"']],
    ["For dust", "للغبار FFP2", ['has "2"', 'has "FFP2"']],
    ["Four pockets", "5 جيوب", ['has "5"']],
  ])("%s", (english, arabic, notes) => {
    const found = driftOf(english, arabic);
    expect(found).toHaveLength(notes.length);
    for (const note of notes) {
      expect(found.join("\n")).toContain(note);
    }
  });
});

test.each([
  ["خوذة، قفازات؛ نظارات؟ 1,000 وحدة", []],
  ["خـوذة", ["no tatweel"]],
  ["٥ خوذات", ["the digits 0 to 9"]],
  ["خوذة, قفازات", ["the comma ،"]],
  ["خوذة; قفازات", ["the semicolon ؛"]],
  ["أي خوذة?", ["the question mark ؟"]],
  ["العلامتان A و B", ["و without a space behind it"]],
  ["العلامتان A وB، نحو 3 كم", []],
  ["خوذة safety وفق EN 397", ['the English word "safety"']],
  ["اكتب إلى name@example.com أو {company}", []],
])("%s is read as Arabic", (arabic, notes) => {
  const found = languageNotes(arabic);
  expect(found).toHaveLength(notes.length);
  expect(notes.every((note) => found.join("\n").includes(note))).toBe(true);
});

test("one thing has one term", () => {
  expect(termNotes("Leather gloves", "قفازات جلدية")).toEqual([]);
  expect(termNotes("Leather gloves", "كفوف جلدية")).toEqual(['has no Arabic term for "gloves"']);
  expect(termNotes("Gloveless work", "عمل")).toEqual([]);
});

test("a class of fire is Civil Defence's word, and other classes keep theirs", () => {
  expect(termNotes("Cools class A fires", "تبرّد حرائق الفئة A")).toEqual([]);
  expect(termNotes("Cools class A fires", "تبرّد حرائق الدرجة A")).toHaveLength(1);
  expect(termNotes("Insulating gloves, class 0", "قفازات عازلة، الدرجة 0")).toEqual([]);
  expect(termNotes("Insulating gloves, class 0", "قفازات عازلة، الفئة 0")).toHaveLength(1);
});

test.each([
  ["PPE category 2", "الفئة 2 من معدات الوقاية", "الدرجة 2 من معدات الوقاية"],
  ["Boots of class S3", "أحذية من الفئة S3", "أحذية من الدرجة S3"],
  ["Cut level C", "مستوى القطع C", "درجة القطع C"],
  ["Electrical class", "الدرجة الكهربائية", "الفئة الكهربائية"],
  ["Belt for work positioning", "حزام لتثبيت وضعية العمل", "حزام للتموضع"],
  ["The attachment point", "نقطة الربط", "نقطة التثبيت"],
])("%s is %s, and not %s", (english, chosen, other) => {
  expect(termNotes(english, chosen)).toEqual([]);
  expect(termNotes(english, other)).toHaveLength(1);
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

test("notes are told of the Arabic text, and not of the words that buyers type", () => {
  const notes = newWarnings(
    withProduct({ ...sample, notFor: [{ en: "falls from 2 m", ar: "السقوط من 3 م" }] }),
  );
  expect(notes).toEqual([
    expect.stringContaining('notFor.0.ar: lacks "2" of the English'),
    expect.stringContaining('notFor.0.ar: has "3", which the English does not'),
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
