import { describe, expect, test } from "vitest";
import type { Product, Weight } from "#domain/catalogue/product.ts";
import { stockBadge, specificationRows, describeStock } from "#site/sections/product-words.ts";
import { catalogue, words } from "#test/support/demonstration.ts";

const texts = words.product;
const [first] = catalogue.products;
if (!first) {
  throw new Error("The demonstration has no product");
}
const product: Product = first;

const weighing = (weight: Weight): Product => ({
  ...product,
  specifications: { ...product.specifications, weight },
});

function row(of: Product, label: string): string | undefined {
  return specificationRows(of, texts).find(([one]) => one === label)?.[1];
}

describe("the weight", () => {
  test.each<[Weight, string]>([
    [{ value: 380, unit: "g" }, "380 g"],
    [{ value: 1.2, unit: "kg", per: "pair", of: "EU 42" }, "1.2 kg per pair, EU 42"],
    [{ words: "16 kg empty, about 315 kg filled" }, "16 kg empty, about 315 kg filled"],
  ])("%j reads %s and is called a weight", (weight, told) => {
    expect(row(weighing(weight), texts.weight)).toBe(told);
    expect(row(weighing(weight), texts.sizeAndWeight)).toBeUndefined();
  });

  test("in plain words is other information, and is called so", () => {
    expect(row(weighing("Box of 20"), texts.sizeAndWeight)).toBe("Box of 20");
    expect(row(weighing("Box of 20"), texts.weight)).toBeUndefined();
  });

  test("is mostly a weight, and sometimes it is other information [S204]", () => {
    const weights = catalogue.products.flatMap(({ specifications }) => specifications.weight ?? []);
    const stated = weights.filter((weight) => typeof weight === "object").length;
    expect(stated).toBeGreaterThan(weights.length / 2);
    expect(stated).toBeLessThan(weights.length);
  });
});

describe("sizes", () => {
  test.each([
    [{ scale: "eu-shoe", from: 39, to: 47 } as const, "EU 39-47"],
    [{ scale: "letter", from: "S", to: "4XL" } as const, "S to 4XL"],
    ["53-62 cm head, adjustable", "53-62 cm head, adjustable"],
  ])("%j read %s", (sizes, told) => {
    const of = { ...product, specifications: { ...product.specifications, sizes } };
    expect(row(of, texts.size)).toBe(told);
  });
});

test("a row is there only where there is a value, and once", () => {
  const bare: Product = {
    ...product,
    soldAs: undefined,
    figures: [{ id: "weight", label: texts.weight, value: "1 kg" }],
    specifications: {
      colours: [],
      standards: [],
      explained: [],
      materials: [],
      chosenSizes: [],
      weight: { value: 380, unit: "g" },
    },
  };
  expect(specificationRows(bare, texts)).toEqual([[texts.weight, "380 g"]]);
});

describe("availability", () => {
  const order = { unit: "each", pack: 1, minimum: 10 } as const;
  const states = [
    [{ state: "in-stock" }, 2000, "In Stock", "2,000+ units in stock"],
    [{ state: "in-stock" }, undefined, "In Stock", "In Stock"],
    [{ state: "low" }, 12, "Low Stock", "12 units left"],
    [{ state: "on-order" }, undefined, undefined, "Made to order"],
    [{ state: "on-order", leadDays: 21 }, undefined, undefined, "Made to order, about 21 days"],
    [{ state: "ask" }, undefined, undefined, "Contact for availability"],
    [{ state: "out" }, undefined, "Out of Stock", "Out of Stock"],
  ] as const;

  test.each(states)("%j with %s units has the badge %s and says %s", (...given) => {
    const [availability, stock, badge, said] = given;
    const of: Product = { ...product, availability, order: { ...order, stock } };
    expect(stockBadge(of, texts)).toBe(badge);
    expect(describeStock(of, texts)).toBe(said);
  });

  test("of a withdrawn product is that it is no longer supplied", () => {
    const of: Product = { ...product, status: "withdrawn" };
    expect(stockBadge(of, texts)).toBe(texts.withdrawn);
    expect(describeStock(of, texts)).toBe(texts.withdrawn);
  });
});
