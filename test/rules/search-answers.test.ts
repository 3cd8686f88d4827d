import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { fold } from "#reading/text.ts";
import { search } from "#test/support/demonstration.ts";

function rowsOf(file: string) {
  return readFileSync(`test/rules/${file}`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [half = "", query = "", expectation = "", further = ""] = line.split("\t");
      return { half, query, expectation, isEmpty: further === "none" };
    });
}

const sold = rowsOf("search-sold.tsv");
const unmet = rowsOf("search-unmet.tsv");

function isExpected({ slug, subcategory, category }: Product, expectation: string): boolean {
  const names = expectation.split(" ");
  return [slug, subcategory.id, `cat:${category.id}`].some((name) => names.includes(name));
}

/** The queries whose first so many products hold none that is expected. */
const missed = (count: number) =>
  sold
    .filter(
      ({ query, expectation }) =>
        !search(query)
          .products.slice(0, count)
          .some((product) => isExpected(product, expectation)),
    )
    .map(({ query }) => query);

/** Everything that an answer says of a query beside its products. */
function saidOf(query: string): string {
  const { unmet: missing, unknown, notSold, brands, superseded, readings } = search(query);
  const requirements = missing?.requirements.map(({ told }) => told) ?? [];
  const others = [...superseded.map(({ old }) => old), ...readings.map(({ typed }) => typed)];
  return fold([...requirements, ...unknown, ...notSold, ...brands, ...others].join(" | "));
}

function isHonest({ query, expectation, isEmpty }: (typeof unmet)[number]): boolean {
  const { products, notSold } = search(query);
  const isSaid = saidOf(query).includes(fold(expectation)) || notSold.length > 0;
  return isSaid && (!(isEmpty || notSold.length > 0) || products.length === 0);
}

describe("things that are sold", () => {
  test("stand first, 97 times in 100", () => {
    const wrong = missed(1);
    expect(wrong.length / sold.length, wrong.join("\n")).toBeLessThanOrEqual(0.03);
  });

  test("stand among the first three, 99 times in 100", () => {
    const wrong = missed(3);
    expect(wrong.length / sold.length, wrong.join("\n")).toBeLessThanOrEqual(0.01);
  });
});

test("what is not sold or not met is said, 95 times in 100", () => {
  const wrong = unmet.filter((row) => !isHonest(row)).map(({ query }) => query);
  expect(wrong.length / unmet.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
});
