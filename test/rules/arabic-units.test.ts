import { expect, test } from "vitest";
import { textIn } from "#content/text.ts";
import { arabicData } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

test.each([
  ["23 dB", "23 ديسيبل"],
  ["17,000 V", "17,000 فولت"],
  ["≥ 1.5 m", "≥ 1.5 م"],
  ["60 L", "60 لتر"],
])("a measure without words is written with the Arabic unit: %s is %s", (measure, arabic) => {
  expect(textIn(measure, "ar")).toBe(arabic);
  expect(textIn({ en: measure }, "ar")).toBe(arabic);
  expect(textIn(measure, "en")).toBe(measure);
});

test.each(["75 ft", "1,000 ppm", "-20 °C", "EN 388", "S3L", "A1B1E1K1", "FFP2 NR D", "34A 183B C"])(
  "%s stays as labels show it",
  (code) => {
    expect(textIn(code, "ar")).toBe(code);
  },
);

test("marks and weights have the units of the tables that they stand in", () => {
  const { marks, product } = wordsIn("ar");
  expect(marks.least(500, "N")).toBe("500 نيوتن على الأقل");
  expect(marks.tested(200, "J")).toBe("اختُبر عند 200 جول");
  expect(marks.most(10, "ppm")).toBe("\u206810 ppm\u2069 على الأكثر");
  expect(product.weighs(340, "g", undefined, undefined)).toBe("340 جم");
});

test("no row of an Arabic product has a unit in Latin letters where its neighbours have it in Arabic", () => {
  const latin = arabicData.products.flatMap(({ slug, figures }) =>
    figures
      .filter(({ value }) => /\d ?(?:mm|cm|m|g|kg|L|ml|V|kV|N|kN|J|dB)(?![A-Za-z])/.test(value))
      .map(({ label, value }) => `${slug}: ${label} ${value}`),
  );
  expect(latin).toEqual([]);
});
