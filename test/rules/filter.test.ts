import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "#content/catalogue.ts";
import { categories } from "#domain/catalogue/category.ts";
import {
  furtherCategories,
  inCategory,
  inOpening,
  readCategory,
  relatedProducts,
  tabCategories,
} from "#domain/catalogue/filter.ts";

describe("the categories", () => {
  test("are these thirteen in this order [S210]", () => {
    expect(categories).toEqual([
      "Head Protection",
      "Body Protection",
      "Eye & Face Protection",
      "Hand Protection",
      "Foot Protection",
      "Respiratory Protection",
      "Fall Protection",
      "Fire Safety",
      "Traffic Safety",
      "First Aid",
      "Safety Signs",
      "Lockout Tagout",
      "Facility Protection",
    ]);
  });

  test("have a tab for the first five; the rest stand in a further control", () => {
    expect(tabCategories).toEqual(categories.slice(0, 5));
    expect([...tabCategories, ...furtherCategories]).toEqual(categories);
  });

  test("are read by their exact name alone", () => {
    for (const category of categories) expect(readCategory(category)).toBe(category);
    for (const text of [null, undefined, "", "all", "head protection", "Head Protection "]) {
      expect(readCategory(text)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([undefined, text]).toContain(readCategory(text));
      }),
    );
  });
});

describe("the filter", () => {
  test("shows all products for the choice that is the default [S251]", () => {
    expect(inCategory(products, "all")).toEqual(products);
  });

  test("shows exactly the products whose category is the chosen one, in order [S004]", () => {
    for (const category of categories) {
      const shown = inCategory(products, category);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).toEqual(products.filter((product) => product.category === category));
    }
  });

  test("puts every product under exactly one category", () => {
    const total = categories.reduce((sum, one) => sum + inCategory(products, one).length, 0);
    expect(total).toBe(products.length);
  });
});

describe("what a category page opens on", () => {
  test("is every product that a category, a subcategory or a tag names, once", () => {
    const opening = {
      categories: ["Fall Protection"],
      subcategories: ["FR Clothing"],
      tags: ["arc-flash"],
    } as const;
    const shown = inOpening(products, opening);
    for (const product of products) {
      const named =
        product.category === "Fall Protection" ||
        product.subcategory === "FR Clothing" ||
        product.tags?.includes("arc-flash") === true;
      expect(shown.filter((one) => one === product)).toHaveLength(named ? 1 : 0);
    }
  });

  test("is nothing when nothing is named", () => {
    expect(inOpening(products, {})).toEqual([]);
  });
});

test("related products are others, of the same subcategory before the same category", () => {
  for (const product of products) {
    const related = relatedProducts(products, product, 4);
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(4);
    expect(related).not.toContain(product);
    expect(new Set(related).size).toBe(related.length);
    const same = related.map(({ subcategory }) => subcategory === product.subcategory);
    expect(same).toEqual(same.toSorted((a, b) => Number(b) - Number(a)));
    for (const other of related) {
      expect(other.category === product.category || other.subcategory === product.subcategory).toBe(
        true,
      );
    }
  }
});
