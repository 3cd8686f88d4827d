import { expect, test } from "vitest";
import { findProduct } from "#domain/quotation/product-named.ts";

const products = [
  { slug: "vented-hard-hat", code: "HP001" },
  { slug: "bump-cap", code: "HP002" },
  { slug: "bump-cap-long", code: "HP002" },
  { slug: "HP003", code: "HP004" },
  { slug: "visor", code: "HP003" },
];

test("a name means the product with that slug, or the only bearer of that code", () => {
  const slugOf = (name: string) => findProduct(products, name)?.slug;
  expect(slugOf("vented-hard-hat")).toBe("vented-hard-hat");
  expect(slugOf("HP001")).toBe("vented-hard-hat");
  expect(slugOf("HP002")).toBeUndefined();
  expect(slugOf("HP003")).toBe("HP003");
  expect(slugOf("HP999")).toBeUndefined();
});
