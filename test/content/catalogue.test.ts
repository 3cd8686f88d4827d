import { describe, expect, test } from "vitest";
import { products } from "#content/catalogue.ts";
import { categories } from "#domain/catalogue/category.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import {
  requiredCodes,
  requiredSubcategories,
  sharedCodes,
} from "#tools/check-content/catalogue.ts";

const codes = products.map(({ id }) => id);
const has = (category: string, subcategory: string) =>
  products.some((one) => one.category === category && one.subcategory === subcategory);
const subcategoriesOf = (category: keyof typeof requiredSubcategories) =>
  requiredSubcategories[category] ?? [];

describe("the catalogue", () => {
  test("is a module of at least 104 products, so that 100+ is true [S003 S192]", () => {
    expect(products.length).toBeGreaterThanOrEqual(104);
  });

  test("has the known codes and their families [S193]", () => {
    for (const code of requiredCodes) expect(codes).toContain(code);
    for (const code of codes) {
      expect(code).toMatch(/^(HP|BP|EF|HD|FP|RP|FLP|FS|TS|FA|SS|LT|EP|AC|FC)\d{3}$/);
    }
  });

  test("has exactly five codes that two products share [S194]", () => {
    const repeated = codes.filter((code, index) => codes.indexOf(code) !== index);
    expect(repeated.toSorted()).toEqual([...sharedCodes].toSorted());
    expect(sharedCodes).toEqual(["LT001", "FP011", "FP012", "FP013", "FP015"]);
  });

  test("has the traffic barrier, and completes the list after it [S209]", () => {
    expect(has("Traffic Safety", "Barriers")).toBe(true);
    for (const category of categories.slice(9)) {
      expect(products.some((one) => one.category === category)).toBe(true);
    }
  });
});

describe("the fields of every product", () => {
  test("name, description and detail are text [S195]", () => {
    for (const { name, description, detailedDescription } of products) {
      for (const text of [name, description, detailedDescription]) expect(text).toMatch(/\w{3}/);
    }
  });

  test("the price is a number, and 0 for many [S196]", () => {
    const unpriced = products.filter(({ price }) => price === 0).length;
    expect(unpriced).toBeGreaterThan(products.length / 2);
    expect(unpriced).toBeLessThan(products.length);
  });

  test("an original price is optional, and about double [S197]", () => {
    const reduced = products.filter(({ originalPrice }) => originalPrice !== undefined);
    expect(reduced.length).toBeGreaterThan(5);
    for (const product of reduced) {
      const times = (product.originalPrice ?? 0) / product.price;
      expect(times).toBeGreaterThan(1.85);
      expect(times).toBeLessThan(2.15);
      expect(savingPercent(product)).toBeLessThanOrEqual(50);
    }
  });

  test("the category is one of the thirteen, and the subcategory free text [S198 S199]", () => {
    for (const { category, subcategory } of products) {
      expect(categories).toContain(category);
      expect(subcategory).toMatch(/\S/);
    }
  });

  test("there are one to four picture keys [S200]", () => {
    for (const { images } of products) {
      expect(images.length).toBeGreaterThanOrEqual(1);
      expect(images.length).toBeLessThanOrEqual(4);
    }
  });

  test("specifications hold material, size, colours, weight, sometimes standards [S203]", () => {
    for (const { specifications } of products) {
      expect(specifications.material).toMatch(/\w/);
      expect(specifications.size).toMatch(/\w/);
      expect(specifications.color.length).toBeGreaterThan(0);
      expect(specifications.weight).toMatch(/\w/);
    }
    const listed = products.filter(({ specifications }) => specifications.certification);
    expect(listed.length).toBeGreaterThan(products.length / 2);
    expect(listed.length).toBeLessThan(products.length);
  });

  test("features are five short strings [S205]", () => {
    for (const { features } of products) {
      expect(features).toHaveLength(5);
      for (const feature of features) expect(feature.length).toBeLessThan(60);
    }
  });

  test("the bulk quantity is free text, and the four known texts occur [S206]", () => {
    const texts = new Set(products.map(({ bulkQuantity }) => bulkQuantity));
    for (const text of [
      "10,000+ units in stock",
      "2,000+ units in stock",
      "Contact for availability",
      "Made to order",
    ]) {
      expect(texts).toContain(text);
    }
  });

  test("the minimum order is an integer, from 5 for the AED to 1,000 and more [S207 S279]", () => {
    const minima = new Set(products.map(({ moq }) => moq));
    for (const units of minima) expect(Number.isInteger(units)).toBe(true);
    for (const units of [5, 10, 20, 50, 100, 500, 1000, 2000]) expect(minima).toContain(units);
    expect(Math.min(...minima)).toBe(5);
    const [aed] = products.filter(({ subcategory }) => subcategory === "AED Devices");
    expect(aed?.moq).toBe(5);
    const gloves = products.filter((one) => one.category === "Hand Protection");
    expect(Math.max(...gloves.map(({ moq }) => moq))).toBeGreaterThanOrEqual(1000);
  });

  test("everything is in stock [S208]", () => {
    for (const { inStock } of products) expect(inStock).toBe(true);
  });

  test("listed prices run within 9 to 328 [S280]", () => {
    const listed = products.map(({ price }) => price).filter((price) => price > 0);
    expect(Math.min(...listed)).toBe(9);
    expect(Math.max(...listed)).toBeLessThanOrEqual(328);
  });
});

describe("every subcategory has products", () => {
  test.each([
    ["[S211]", "Head Protection"],
    ["[S212]", "Body Protection"],
    ["[S213]", "Eye & Face Protection"],
    ["[S214]", "Hand Protection"],
    ["[S215]", "Foot Protection"],
    ["[S216]", "Respiratory Protection"],
    ["[S217]", "Fall Protection"],
    ["[S218]", "Fire Safety"],
    ["[S219]", "Traffic Safety"],
    ["[S220]", "First Aid"],
    ["[S221]", "Safety Signs"],
    ["[S222]", "Lockout Tagout"],
  ] as const)("%s of %s", (_, category) => {
    expect(subcategoriesOf(category).length).toBeGreaterThan(1);
    for (const name of subcategoriesOf(category))
      expect([name, has(category, name)]).toEqual([name, true]);
  });
});
