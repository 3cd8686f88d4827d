import { describe, expect, test } from "vitest";
import { ledByVariety, pageOf, pageSize } from "#domain/catalogue/filter.ts";
import { catalogue } from "#test/support/demonstration.ts";

const { products, categories } = catalogue;

describe("the filter", () => {
  test("shows exactly the products whose category is the chosen one, in order [S004]", () => {
    for (const { id } of categories) {
      const shown = catalogue.inCategory(id);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).toEqual(products.filter((product) => product.category.id === id));
    }
    expect(catalogue.inCategory("no-such-category")).toEqual([]);
  });

  test("puts every product under exactly one category", () => {
    const total = categories.reduce((sum, { id }) => sum + catalogue.inCategory(id).length, 0);
    expect(total).toBe(products.length);
  });
});

describe("a listing's pages", () => {
  test("contain every product once, in order", () => {
    const pages = Math.ceil(products.length / pageSize);
    const shown = Array.from(
      { length: pages },
      (_, at) => pageOf(products, at + 1)?.products ?? [],
    );
    expect(shown.flat()).toEqual(products);
    expect(Math.max(...shown.map(({ length }) => length))).toBe(pageSize);
  });

  test("are at least one, without gaps", () => {
    expect(pageOf([], 1)).toEqual({ products: [], page: 1, pages: 1, count: 0 });
    for (const page of [0, -1, 1.5, Number.NaN, 1000]) {
      expect(pageOf(products, page)).toBeUndefined();
    }
  });
});

test("starts a short list with one product of each category and loses none", () => {
  const led = ledByVariety(products, 12);
  expect(led.toSorted((a, b) => products.indexOf(a) - products.indexOf(b))).toEqual(products);
  expect(new Set(led.slice(0, 12).map(({ category }) => category.id)).size).toBe(12);
});

describe("the products of a guide", () => {
  test("are those of its categories, subcategories and tags, each once", () => {
    const selection = {
      categories: ["fall"],
      subcategories: ["fr-clothing"],
      tags: ["arc-flash"],
    };
    const shown = catalogue.inSelection(selection);
    for (const product of products) {
      const named =
        product.category.id === "fall" ||
        product.subcategory.id === "fr-clothing" ||
        product.tags.includes("arc-flash");
      expect(shown.filter((one) => one === product)).toHaveLength(named ? 1 : 0);
    }
  });

  test("are empty without a reference", () => {
    expect(catalogue.inSelection({})).toEqual([]);
  });
});

test("related products are others, first of the subcategory, then of the category", () => {
  for (const product of products) {
    const related = catalogue.related(product, 4);
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(4);
    expect(related).not.toContain(product);
    expect(new Set(related).size).toBe(related.length);
    const same = related.map(({ subcategory }) => subcategory.id === product.subcategory.id);
    expect(same).toEqual(same.toSorted((a, b) => Number(b) - Number(a)));
    for (const other of related) {
      expect(other.category.id).toBe(product.category.id);
    }
  }
});
