import { expect, test } from "vitest";
import { copyLines, copyPrices, freeId } from "#domain/quotation/copy-quotation.ts";
import { applyEdits } from "#domain/quotation/edits.ts";
import { offerProduct, toggleOffered } from "#domain/quotation/offer-product.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";

const gloves = {
  slug: "nitrile-gloves",
  code: "GL001",
  name: "Nitrile gloves",
  unit: "pair",
} as const;

test("takes prices, discounts and lead times of the same products in the same units", () => {
  const lines = [
    quotationLine({ id: "a", discount: { kind: "percent", basisPoints: 500 } }),
    quotationLine({ id: "b", unit: "box" }),
    quotationLine({ id: "c", kind: "not-offered" }),
  ];
  const earlier = [quotationLine({ id: "x", unitPrice: 2000, leadTime: 7 })];
  expect(copyPrices(lines, earlier)).toEqual([
    { path: "lines.a.unitPrice", value: 2000 },
    { path: "lines.a.discount", value: null },
    { path: "lines.a.leadTime", value: 7 },
  ]);
});

test("adds the offered lines behind the others in their order", () => {
  const lines = [quotationLine({ id: "a" })];
  const earlier = [
    quotationLine({ id: "a", text: "First" }),
    quotationLine({ id: "b", kind: "not-offered" }),
    quotationLine({ id: "c", text: "Second" }),
  ];
  const content = applyEdits(quotationContent({ lines }), copyLines(lines, earlier));
  expect(content?.lines.map(({ text }) => text)).toEqual([
    "Vented safety helmet",
    "First",
    "Second",
  ]);
  expect(new Set(content?.lines.map(({ id }) => id)).size).toBe(3);
});

test("draws another id where a line has it", () => {
  const draws = [0.5, 0.5, 0.25];
  const first = freeId(new Set(), () => 0.5);
  expect(freeId(new Set([first]), () => draws.shift() ?? 0)).not.toBe(first);
});

test("fills a line in the buyer's words in, and offers an alternative for another product", () => {
  const free = {
    id: "k1",
    kind: "free",
    text: "gloves XL",
    asked: "gloves XL",
    quantity: 5,
  } as const;
  expect(offerProduct(free, { ...gloves, listPrice: 500 }, new Map())).toEqual({
    id: "k1",
    kind: "product",
    product: "nitrile-gloves",
    code: "GL001",
    text: "Nitrile gloves",
    asked: "gloves XL",
    quantity: 5,
    unit: "pair",
    unitPrice: 500,
    priceSource: "list",
  });
  const given = new Map([["nitrile-gloves", { unit: "each", unitPrice: 450 }]]);
  expect(offerProduct(quotationLine(), gloves, given)).toMatchObject({
    kind: "alternative",
    asked: "Vented safety helmet",
    unitPrice: 450,
    priceSource: "given",
  });
});

test("refuses a line, and offers it again", () => {
  expect(toggleOffered(quotationLine())).toBe("not-offered");
  expect(toggleOffered(quotationLine({ kind: "not-offered" }))).toBe("product");
  expect(toggleOffered({ id: "k1", kind: "not-offered", text: "Rope" })).toBe("free");
});
