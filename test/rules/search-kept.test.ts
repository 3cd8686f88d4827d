import { expect, test } from "vitest";
import { searchKept } from "#site/worker/search-kept.ts";

const product = (code: string, name: string, standards: readonly string[], otherName: string) => ({
  address: `/products/${code.toLowerCase()}`,
  code,
  name,
  category: "Hand Protection",
  standards,
  otherNames: [otherName],
});

const products = [
  product("HN001", "Cut-resistant Gloves", ["EN 388:2016+A1:2018"], "قفازات مقاومة للقطع"),
  product("HN002", "Heat Gloves", ["EN 407:2020", "EN 388:2016"], "قفازات مقاومة للحرارة"),
  product("HP001", "Vented Hard Hat", ["EN 397:2025"], "خوذة سلامة مهوّاة"),
];

test.each([
  ["EN 388", ["HN001", "HN002"]],
  ["en388", ["HN001", "HN002"]],
  ["EN 38", ["HN001", "HN002"]],
  ["hp001", ["HP001"]],
  ["HP 001", ["HP001"]],
  ["glove cut", ["HN001"]],
  ["القفازات", ["HN001", "HN002"]],
  ["EN 3888", []],
  ["***", []],
])("finds %s", (query, codes) => {
  expect(searchKept(products, query).map(({ code }) => code)).toEqual(codes);
});

test("lists all products without a query", () => {
  expect(searchKept(products, " ")).toHaveLength(3);
});

test("puts a name before a standard", () => {
  const named = product("X1", "Gauge for EN 388", [], "");
  expect(searchKept([...products, named], "EN 388")[0]?.code).toBe("X1");
});
