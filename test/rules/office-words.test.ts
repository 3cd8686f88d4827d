import { expect, test } from "vitest";
import { officeWordsIn } from "#words/office/words.ts";

/** Names and samples that stand in Latin letters in Arabic too. */
const latin = /Excel|WhatsApp|PDF|SAR|VAT|CSV/g;

/** Returns every text by its path; a function gets samples in Latin letters. */
function textsIn(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") {
    return [[path, value]];
  }
  if (typeof value === "function") {
    const samples = Array.from({ length: value.length }, () => "7");
    return textsIn(value(...samples), path);
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const english = new Map(textsIn(officeWordsIn("en")));
const arabic = new Map(textsIn(officeWordsIn("ar")));

test("both languages of the office have the same texts", () => {
  expect([...arabic.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test("every text of the office is in its own language", () => {
  for (const [path, text] of english) {
    expect(text, path).not.toMatch(/\p{Script=Arabic}/u);
    if (/\p{L}/u.test(text)) {
      const inArabic = (arabic.get(path) ?? "").replaceAll(latin, "");
      expect(inArabic, path).not.toMatch(/\p{Script=Latin}/u);
      expect(inArabic, path).toMatch(/\p{Script=Arabic}/u);
      expect(inArabic, path).not.toMatch(/[,;?](?!\d)|[٠-٩]/);
    }
  }
});
