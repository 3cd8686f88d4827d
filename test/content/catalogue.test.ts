import { describe, expect, test } from "vitest";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { describeStock } from "#site/sections/product-words.ts";
import { catalogue, words } from "#test/support/demonstration.ts";

const { products, categories } = catalogue;
const codes = products.map(({ code }) => code);

/** Categories in the order of the shop, with the subcategories of the specification. */
const agreed: readonly (readonly [name: string, subcategories: readonly string[]])[] = [
  [
    "Head Protection",
    ["Hard Hats", "Electrical Helmets", "Bump Caps", "Winter Helmets", "Hearing Protection"],
  ],
  [
    "Body Protection",
    [
      "Safety Vests",
      "Safety Jackets",
      "Coveralls",
      "FR Coveralls",
      "Disposable Protection",
      "Aprons",
    ],
  ],
  [
    "Eye & Face Protection",
    ["Safety Glasses", "Safety Goggles", "Welding Protection", "Face Shields", "Chemical Goggles"],
  ],
  [
    "Hand Protection",
    [
      "Cut Resistant Gloves",
      "Work Gloves",
      "Leather Gloves",
      "Chemical Gloves",
      "Impact Gloves",
      "Winter Gloves",
      "Electrical Gloves",
      "Welding Gloves",
    ],
  ],
  [
    "Foot Protection",
    ["Safety Boots", "Safety Shoes", "Gumboots", "Electrical Boots", "Kitchen Shoes"],
  ],
  [
    "Respiratory Protection",
    ["Disposable Masks", "Reusable Respirators", "Full-Face Respirators", "Dust Masks"],
  ],
  ["Fall Protection", ["Safety Harnesses", "Harnesses", "Lanyards", "Lifelines"]],
  ["Fire Safety", ["Fire Extinguishers", "Fire Blankets", "FR Clothing"]],
  ["Traffic Safety", ["Traffic Cones", "Traffic Batons", "Barriers"]],
  ["First Aid", ["First Aid Kits", "Eyewash Stations", "AED Devices"]],
  ["Safety Signs", ["Sign Sets", "Exit Signs"]],
  ["Lockout Tagout", ["LOTO Kits", "Safety Padlocks"]],
  ["Facility Protection", []],
];

/** Codes known to customers, one at the start of each family. */
const knownCodes = [
  "HP001 BP001 EF001 HD001 FP001 RP001 FLP001 FS001 TS001 FA001 SS001 LT001",
  "HP201 FP008 BP011 RP006 EP001 AC001",
].flatMap((line) => line.split(" "));

const hasProduct = (category: string, subcategory: string) =>
  products.some(
    (product) => product.category.name === category && product.subcategory.name === subcategory,
  );

describe("the catalogue", () => {
  test("has at least 104 products, so that 100+ is true [S003 S192]", () => {
    expect(products.length).toBeGreaterThanOrEqual(104);
    for (const { status } of products) {
      expect(status).toBe("live");
    }
  });

  test("has the thirteen categories in their order, each with products", () => {
    expect(categories.map(({ name }) => name)).toEqual(agreed.map(([name]) => name));
    for (const { id } of categories) {
      expect(catalogue.inCategory(id).length).toBeGreaterThan(0);
    }
  });

  test("has the known codes and their families [S193]", () => {
    for (const code of knownCodes) {
      expect(codes).toContain(code);
    }
    for (const code of codes) {
      expect(code).toMatch(/^(HP|BP|EF|HD|FP|RP|FLP|FS|TS|FA|SS|LT|EP|AC|FC)\d{3}$/);
    }
  });

  test("has exactly five codes that two products share [S194]", () => {
    const repeated = codes.filter((code, index) => codes.indexOf(code) !== index);
    expect(repeated.toSorted()).toEqual(["FP011", "FP012", "FP013", "FP015", "LT001"]);
  });

  test("has the traffic barrier, and completes the list after it [S209]", () => {
    expect(hasProduct("Traffic Safety", "Barriers")).toBe(true);
    for (const { id } of categories.slice(9)) {
      expect(catalogue.inCategory(id).length).toBeGreaterThan(0);
    }
  });
});

describe("the fields of every product", () => {
  test("name, description and details are texts, unique to each product [S195]", () => {
    for (const part of ["name", "description", "details"] as const) {
      const texts = products.map((product) => product[part]);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text).toMatch(/\w{3}/);
      }
    }
  });

  test("the price is a number, on request for many [S196]", () => {
    const unpriced = products.filter(({ price }) => (price?.amount ?? 0) === 0).length;
    expect(unpriced).toBeGreaterThan(products.length / 2);
    expect(unpriced).toBeLessThan(products.length);
  });

  test("an original price is optional and about double the price [S197]", () => {
    const reduced = products.filter(({ price }) => price?.was !== undefined);
    expect(reduced.length).toBeGreaterThan(5);
    for (const product of reduced) {
      const times = (product.price?.was ?? 0) / (product.price?.amount ?? 1);
      expect(times).toBeGreaterThan(1.85);
      expect(times).toBeLessThan(2.15);
      expect(savingPercent(product)).toBeLessThanOrEqual(50);
    }
  });

  test("the category is one of the thirteen, and the subcategory one of its own [S198 S199]", () => {
    for (const { category, subcategory } of products) {
      const parent = categories.find(({ id }) => id === category.id);
      expect(parent?.name).toBe(category.name);
      expect(parent?.subcategories.map(({ name }) => name)).toContain(subcategory.name);
    }
  });

  test("there are one to four pictures [S200]", () => {
    for (const { pictures } of products) {
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(4);
    }
  });

  test("specifications contain material, size, colours, weight and sometimes standards [S203]", () => {
    for (const { specifications } of products) {
      expect(specifications.material).toMatch(/\w/);
      expect(specifications.colours.length).toBeGreaterThan(0);
    }
    const sized = products.filter(({ specifications }) => specifications.sizes !== undefined);
    expect(sized.length).toBeGreaterThan(products.length * 0.9);
    const weighed = products.filter(({ specifications }) => specifications.weight !== undefined);
    expect(weighed.length).toBeGreaterThan(100);
    const listed = products.filter(({ specifications }) => specifications.standards.length > 0);
    expect(listed.length).toBeGreaterThan(products.length / 2);
    expect(listed.length).toBeLessThan(products.length);
  });

  test("features are five short strings [S205]", () => {
    for (const { features } of products) {
      expect(features).toHaveLength(5);
      for (const feature of features) {
        expect(feature.length).toBeLessThan(60);
      }
    }
  });

  test("the stock is a text, and the four known texts occur [S206]", () => {
    const texts = new Set(products.map((product) => describeStock(product, words.product)));
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
    const minima = new Set(products.map(({ order }) => order.minimum));
    for (const units of minima) {
      expect(Number.isInteger(units)).toBe(true);
    }
    for (const units of [5, 10, 20, 50, 100, 500, 1000, 2000]) {
      expect(minima).toContain(units);
    }
    expect(Math.min(...minima)).toBe(5);
    const [aed] = products.filter(({ subcategory }) => subcategory.name === "AED Devices");
    expect(aed?.order.minimum).toBe(5);
    const gloves = products.filter(({ category }) => category.name === "Hand Protection");
    expect(Math.max(...gloves.map(({ order }) => order.minimum))).toBeGreaterThanOrEqual(1000);
  });

  test("most products have a stock number, some are made to order or on request, none is sold out [S208]", () => {
    const states = products.map(({ availability }) => availability.state);
    const those = (state: string) => states.filter((currentState) => currentState === state).length;
    expect(those("in-stock")).toBeGreaterThan(products.length / 2);
    expect(those("on-order")).toBeGreaterThan(0);
    expect(those("ask")).toBeGreaterThan(0);
    expect(those("out")).toBe(0);
    for (const { availability, order } of products) {
      expect(order.stock !== undefined).toBe(availability.state === "in-stock");
    }
  });

  test("listed prices run within 9 to 328 [S280]", () => {
    const listed = products.map(({ price }) => price?.amount ?? 0).filter((amount) => amount > 0);
    expect(Math.min(...listed)).toBe(9);
    expect(Math.max(...listed)).toBe(328);
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
    const [, names = []] = agreed.find(([name]) => name === category) ?? [];
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect([name, hasProduct(category, name)]).toEqual([name, true]);
    }
  });
});
