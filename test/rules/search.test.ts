import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { longestQuery } from "#reading/search/need.ts";
import { slipFinder, countSlips } from "#reading/search/slips.ts";
import { fold, wordsOf } from "#reading/text.ts";
import { catalogue, content, search } from "#test/support/demonstration.ts";

const { products } = catalogue;

/** What matches every word of a query. */
function matching(query: string): readonly Product[] {
  const found = search(query);
  return found.nearest ? [] : found.products;
}

/** What comes nearest where nothing matches every word. */
function nearest(query: string): readonly Product[] {
  const found = search(query);
  return found.nearest ? found.products : [];
}

const slugs = (query: string) => matching(query).map(({ slug }) => slug);

const product = fc.constantFrom(...products);
const unicode = fc.string({ unit: "binary", maxLength: 400 });

describe("the search", () => {
  test("finds every product by its own name, among the first three", () => {
    for (const { name, slug } of products) {
      expect(slugs(name).slice(0, 3)).toContain(slug);
    }
  });

  test("finds every product by its code, however it is written, and by nothing else", () => {
    for (const { code } of products) {
      const bearers = products.filter((one) => one.code === code).map(({ slug }) => slug);
      for (const query of [code, code.toLowerCase(), ` ${code} `]) {
        expect(slugs(query).slice(0, bearers.length).toSorted()).toEqual(bearers.toSorted());
      }
    }
  });

  test.each(["LT001", "FP011", "FP012", "FP013", "FP015"])(
    "finds both products that bear the code %s",
    (code) => {
      expect(matching(code).filter((one) => one.code === code)).toHaveLength(2);
    },
  );

  test("finds every product by each of its standards", () => {
    for (const { slug, specifications } of products) {
      for (const standard of specifications.standards) {
        expect(slugs(standard)).toContain(slug);
      }
    }
  });

  test("finds a product by any of its words, in any order, case and accent", () => {
    fc.assert(
      fc.property(product, fc.infiniteStream(fc.boolean()), ({ name, slug }, coin) => {
        const words = wordsOf(name).toReversed();
        const typed = words.map((word) => (coin.next().value ? word.toUpperCase() : word));
        expect(slugs(typed.join("  "))).toContain(slug);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ["helmte", "hard hat"],
    ["harnes", "harness"],
    ["gogles", "goggles"],
    ["extingusher", "extinguisher"],
    ["lanyrad", "lanyard"],
    ["respirater", "respirator"],
  ])("forgives one slip: %s", (typed, meant) => {
    const found = matching(typed);
    expect(found.length).toBeGreaterThan(0);
    const text = JSON.stringify(found.slice(0, 3)).toLowerCase();
    expect(text).toContain(meant);
  });

  test.each([
    ["خوذة", "Head Protection"],
    ["قفازات", "Hand Protection"],
    ["حذاء", "Foot Protection"],
    ["كمامة", "Respiratory Protection"],
    ["طفاية", "Fire Safety"],
    ["حزام", "Fall Protection"],
    ["إسعافات", "First Aid"],
  ])("understands %s", (typed, category) => {
    expect(matching(typed)[0]?.category.name).toBe(category);
  });

  test("finds the whole of a kind by each of its names, and nothing else", () => {
    const wrong = Object.values(content.tradeWords.kinds).flatMap(({ names, ...shows }) => {
      const ofKind = products.filter(
        ({ slug, category, subcategory }) =>
          shows.products.includes(slug) ||
          shows.categories.includes(category.id) ||
          shows.subcategories.includes(subcategory.id),
      );
      const wanted = new Set(ofKind.map(({ slug }) => slug));
      return names.filter((name) => {
        const found = slugs(name);
        return found.length !== wanted.size || !found.every((slug) => wanted.has(slug));
      });
    });
    expect(wrong).toEqual([]);
  });

  test("says what is not sold, and shows nothing in its stead", () => {
    for (const typed of content.tradeWords.notSold) {
      expect([typed, slugs(typed).length]).toEqual([typed, 0]);
    }
  });

  test.each(["xyzzy", "qqqq 0000", "toothbrush", "EN 99999", "زبدة"])(
    "finds nothing for %s",
    (typed) => expect(matching(typed)).toEqual([]),
  );

  test("needs every word of the query", () => {
    expect(matching("nitrile gloves").length).toBeGreaterThan(0);
    expect(matching("nitrile extinguisher")).toEqual([]);
  });

  test.each([
    ["en388", "EN 388"],
    ["EN ISO20345", "EN ISO 20345"],
    ["1000v", "1,000 V"],
  ])("meets letters and digits however they are spaced: %s", (typed, written) => {
    expect(matching(typed).length).toBeGreaterThan(0);
    expect(JSON.stringify(matching(typed)[0])).toContain(written);
  });

  test.each([
    ["hi vis vest", "Safety Vests"],
    ["rubber boots", "Gumboots"],
    ["sunglasses", "Safety Glasses"],
    ["respirator cartridges", "Filters and Cartridges"],
    ["reflective jacket", "Safety Jackets"],
    ["خوذة بيضاء", "Hard Hats"],
  ])("knows what buyers call it: %s", (typed, subcategory) => {
    expect(matching(typed)[0]?.subcategory.name).toBe(subcategory);
  });

  test("names a word that it does not know, and answers the rest", () => {
    const found = search("boots size 42 purple");
    expect(found.unknown).toEqual(["purple"]);
    expect(found.products[0]?.category.id).toBe("foot");
    expect(nearest("xyzzy qqqq")).toEqual([]);
    expect(nearest("EN 99999")).toEqual([]);
    expect(search("EN 99999").unknown).toEqual(["EN 99999"]);
  });

  test("offers what comes nearest where no product meets it all", () => {
    expect(matching("nitrile extinguisher")).toEqual([]);
    expect(nearest("nitrile extinguisher")[0]?.subcategory.id).toBe("fire-extinguishers");
  });

  test("takes sizes and quantities out, in whatever digits", () => {
    for (const typed of ["gloves size 10", "60 pcs gloves", "gloves x60", "gloves ٦٠ حبة"]) {
      expect([typed, ...slugs(typed).toSorted()]).toEqual([typed, ...slugs("gloves").toSorted()]);
    }
  });

  test("matches a mark whole", () => {
    const marksOf = (query: string) =>
      matching(query).map(({ specifications }) => specifications.marks?.split(/\W/)[0]);
    expect(new Set(marksOf("S3"))).toEqual(new Set(["S3"]));
    expect(new Set(marksOf("FFP2"))).toEqual(new Set(["FFP2"]));
  });

  test("says which standard has replaced the one that was typed", () => {
    const { superseded, products: shown } = search("EN 166");
    expect(superseded).toEqual([{ old: "EN 166", now: "EN ISO 16321-1" }]);
    expect(shown.length).toBeGreaterThan(5);
  });

  test("counts what only mentions a kind, and does not show it", () => {
    const { products: shown, more } = search("helmet");
    expect(shown.every(({ category }) => category.id === "head")).toBe(true);
    expect(more).toBeGreaterThan(3);
  });

  test.each(["", "   ", "!?", "---", "\u0000"])("shows everything for %j", (typed) => {
    expect(matching(typed)).toEqual(products);
  });

  test("answers any text with products, each once, and never throws", () => {
    fc.assert(
      fc.property(unicode, (text) => {
        const found = matching(text);
        expect(new Set(found).size).toBe(found.length);
        expect(products).toEqual(expect.arrayContaining([...found]));
      }),
      { numRuns: 40 },
    );
  });

  test("reads no more than the longest query", () => {
    const filler = "glove ".repeat(longestQuery);
    expect(slugs(`${filler} xyzzy`)).toEqual(slugs("glove"));
  });
});

describe("words", () => {
  test("fold to the same however their case, accents and Arabic letters are written", () => {
    expect(fold("Crème")).toBe("creme");
    expect(fold("أحذية")).toBe(fold("احذيه"));
    fc.assert(
      fc.property(unicode, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test("are one slip away when a letter is added, lost, changed or swapped", () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), (text, place) => {
        const at = 1 + (place % (text.length - 1));
        const lost = text.slice(0, at) + text.slice(at + 1);
        const added = `${text.slice(0, at)}x${text.slice(at)}`;
        const changed = `${text.slice(0, at)}x${text.slice(at + 1)}`;
        for (const typed of [lost, added, changed]) {
          expect(countSlips(typed, text, 2)).toBeLessThanOrEqual(1);
          expect(countSlips(text, typed, 2)).toBe(countSlips(typed, text, 2));
        }
        expect(countSlips(text, text, 2)).toBe(0);
        expect(countSlips(`${text}xxx`, text, 2)).toBeGreaterThan(2);
      }),
    );
    expect(countSlips("lanyrad", "lanyard", 2)).toBe(1);
    expect(countSlips("xarness", "harness", 2)).toBe(2);
    expect(slipFinder(["coat", "boot"])("boat")).toBe("boot");
    expect(slipFinder(["boot"])("bot")).toBeUndefined();
  });
});

test.each(["خـــوذة", "خُوذَة", "\uFEA7\uFEEE\uFEAB\uFE93", "خو\u200Dذة", "خو\u200Cذة"])(
  "%s is read as the helmet that it is, however its letters were copied",
  (typed) => {
    expect(wordsOf(typed)).toEqual(wordsOf("خوذة"));
  },
);
