import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { relevanceOf, relevantTo, type Said } from "#reading/search/relevance.ts";
import { createSearch, indexLazily } from "#reading/search/search.ts";
import { catalogue, search } from "#test/support/demonstration.ts";

const said: readonly Said[] = [
  { text: "hears the foreman in noise", places: [0], weight: 1 },
  { text: "noise of the saw", places: [1], weight: 1 },
  { text: "noise of hammers", places: [2], weight: 1 },
];

describe("what words have to do with products", () => {
  test("is 1 for the product that has most of them, and less for the others", () => {
    const [first = 0, second = 0, third = 0] = relevantTo(
      relevanceOf(said, 3),
      ["noise", "saw"],
      3,
    );
    expect(second).toBe(1);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
    expect(third).toBeLessThan(1);
  });

  test("is told most by what is said of few", () => {
    const relevance = relevanceOf(said, 3);
    expect(relevance.get("foreman")?.get(0)).toBeGreaterThan(relevance.get("noise")?.get(0) ?? 0);
  });

  test("counts a word that weighs more, and one that is said again, for more", () => {
    const twice = relevanceOf(
      [
        { text: "noise", places: [0], weight: 2 },
        { text: "noise", places: [1], weight: 1 },
      ],
      2,
    );
    expect(twice.get("noise")?.get(0)).toBeGreaterThan(twice.get("noise")?.get(1) ?? 0);
  });

  test("is nothing for words that nobody says", () => {
    expect([...relevantTo(relevanceOf(said, 3), ["xyzzy"], 3)]).toEqual([0, 0, 0]);
    expect([...relevantTo(relevanceOf([], 2), ["noise"], 2)]).toEqual([0, 0]);
  });

  test("lies between 0 and 1 for any words", () => {
    const text = fc.array(fc.constantFrom("noise", "saw", "hand", "eye", "of"), { maxLength: 5 });
    const places = fc.uniqueArray(fc.nat(4), { minLength: 1 });
    const one = fc.record({
      text: text.map((words) => words.join(" ")),
      places,
      weight: fc.double({ min: 0.1, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(one), text, (texts, stems) => {
        for (const relevance of relevantTo(relevanceOf(texts, 5), stems, 5)) {
          expect(relevance).toBeGreaterThanOrEqual(0);
          expect(relevance).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

test("where nothing is known of a word, what says it is sure", () => {
  const tradeWords = {
    kinds: {},
    uses: {},
    means: {},
    idle: [],
    brands: [],
    notSold: [],
    superseded: {},
  };
  const [product] = catalogue.products;
  const products = product ? [{ ...product, description: "Xyzzy." }] : [];
  const data = { ...catalogue, products, tradeWords };
  const { products: found, nearest } = createSearch(data, indexLazily([data]))("xyzzy");
  expect(found).toHaveLength(1);
  expect(nearest).toBe(false);
});

describe("what buyers say they need", () => {
  test.each([
    ["hear the foreman talk but stop the hammer bang", "level-dependent-ear-muffs"],
    ["man left hanging in his harness, something to stand in", "suspension-relief-straps-pair"],
    ["nobody must switch on breaker while fitter is working", "lockout"],
    ["ايه يمنع حد يشغل الكهربا واحنا بنصلح", "lockout"],
    ["الموظفين يشتكون من ازعاج الكمبروسر ونبغى نسمع بعض", "level-dependent-ear-muffs"],
  ])("%s comes near %s, and is not told as sure", (typed, wanted) => {
    const { products, nearest } = search(typed);
    const near = products.slice(0, 3).flatMap(({ slug, category }) => [slug, category.id]);
    expect(near).toContain(wanted);
    expect(nearest).toBe(true);
  });

  test("what meets the words by chance is not told as sure", () => {
    const typed = "harness loops to stand in while hanging after a fall";
    expect(search(typed).nearest).toBe(true);
  });

  test.each(["ladder 6 m aluminium", "stanchion with rubber base"])(
    "%s stays a thing that is not sold",
    (typed) => {
      const { products, notSold } = search(typed);
      expect(products).toEqual([]);
      expect(notSold.length).toBeGreaterThan(0);
    },
  );
});
