import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { readQueryAmounts } from "#reading/query-amounts.ts";
import { matchedWords, textParts } from "#reading/search/matched-words.ts";
import { understood } from "#reading/search/understood.ts";
import { catalogue, search } from "#test/support/demonstration.ts";

describe("sizes and quantities of a query are what a line takes over", () => {
  test.each([
    ["gloves size 10 x60", "60", "10x60", ""],
    ["boots 42x10 43x12", "", "42x10 43x12", ""],
    ["coverall M-10 L-20", "", "Mx10 Lx20", ""],
    ["قفازات مقاس ١٠ عدد ٦٠", "60", "10x60", ""],
    ["خوذة ٥٠ حبة", "50", "", ""],
    ["gloves size 9-10 qty: 1,200", "1200", "", "size 9-10"],
    ["size 42 43 60 pcs", "60", "", "size 42 43"],
    ["coverall xl 20 nos", "20", "XLx20", ""],
    // How many pieces a box holds, the buyer has not said.
    ["3M 8210 2 boxes", "", "", "2 boxes"],
    // Figures of the thing itself.
    ["4X43D gloves", "", "", ""],
    ["vest class 2 x 50", "50", "", ""],
    ["class 3x20", "", "", ""],
    ["extinguisher 6 kg x 4", "4", "", ""],
    ["tape 50x75 mm", "", "", ""],
    ["lanyard 2x1.8 m", "", "", ""],
    ["IEC 60601-2-4:2010", "", "", ""],
    ["ffp2 x 0", "", "", ""],
  ])("%s", (query, quantity, sizes, note) => {
    expect(readQueryAmounts(query)).toEqual({ quantity, sizes, note });
  });

  test("every split into sizes can be read as one", () => {
    const size = fc.oneof(
      fc.integer({ min: 5, max: 50 }),
      fc.constantFrom("S", "M", "L", "XL", "2XL"),
    );
    const pairs = fc.array(fc.tuple(size, fc.integer({ min: 1, max: 9999 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(pairs, (typed) => {
        const { sizes } = readQueryAmounts(
          `gloves ${typed.map((pair) => pair.join("x")).join(" ")}`,
        );
        const total = typed.reduce((sum, [, quantity]) => sum + quantity, 0);
        expect(parseSizes(sizes)?.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total);
      }),
    );
  });
});

const marked = (text: string, query: string) =>
  textParts(text, matchedWords(search(query)))
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join("");

describe("the words that a query says are marked in a text", () => {
  test.each([
    ["Cut Resistant Gloves, Level D", "safety glove cut d", "[Cut] Resistant [Gloves], Level [D]"],
    ["HP001", "hp-1", "[HP001]"],
    ["EN 388:2016", "en388", "[EN 388]:2016"],
    ["Headband Ear Muffs", "earmuffs", "Headband [Ear Muffs]"],
    ["Safety Helmet", "helmt", "Safety [Helmet]"],
    ["Safety Boot S3, Steel Toe", "s3 boots 42x10", "Safety [Boot S3], Steel Toe"],
    ["ABC Powder Extinguisher, 6 kg", "6kg abc", "[ABC] Powder Extinguisher, [6 kg]"],
    ["Full-Face Mask", "periscope", "Full-Face Mask"],
  ])("%s for %s", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test("and nothing of the text is lost", () => {
    const { products } = catalogue;
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.string({ unit: "binary" }),
        ({ name }, typed) => {
          const words = matchedWords(search(`${typed} ${name.slice(0, 12)}`));
          for (const text of [name, typed]) {
            expect(
              textParts(text, words)
                .map((part) => part.text)
                .join(""),
            ).toBe(text);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("what was understood is told in the order in which it was typed, amounts last", () => {
  const texts = (query: string) => understood(search(query), query).map(({ text }) => text);
  expect(texts("60 pcs leather gloves en 388 size 10")).toEqual([
    "Leather gloves",
    "EN 388",
    "10",
    "60",
  ]);
  expect(texts("hp-001")).toEqual(["HP 001"]);
  expect(texts("قفازات حرارية 350 درجة")).toEqual(["قفازات حرارية", "350 درجة"]);
  expect(texts("submarine periscope")).toEqual([]);
});
