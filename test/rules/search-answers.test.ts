import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
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

interface Unmet {
  readonly query: string;
  readonly says: string;
  readonly isEmpty?: boolean | undefined;
}

const unmet: readonly Unmet[] = rowsOf("search-unmet.tsv").map((row) => ({
  ...row,
  says: row.expectation,
}));
const unseen: readonly Unmet[] = z
  .array(z.strictObject({ query: z.string(), says: z.string(), isEmpty: z.boolean().optional() }))
  .parse(parse(readFileSync("test/rules/search-unmet-unseen.yaml", "utf8")));

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

/**
 * Checks that an answer says the requirement, and that no product stands as if it met it. A word read as another, a
 * make or an older name says nothing of what is not met.
 */
function isHonest({ query, says, isEmpty = false }: Unmet): boolean {
  const { products, notSold, unknown, unmet: missing } = search(query);
  const isIn = (texts: readonly string[]) => fold(texts.join(" | ")).includes(fold(says));
  if (notSold.length > 0 || isEmpty) {
    return products.length === 0 && (notSold.length > 0 || isIn(unknown));
  }
  const requirements = missing?.requirements.map(({ told }) => told) ?? [];
  const isSaid = missing !== undefined && isIn([...requirements, missing.thing]);
  return isSaid || (products.length === 0 && isIn(unknown));
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

describe("what is not sold or not met", () => {
  const dishonest = (queries: readonly Unmet[]) =>
    queries.filter((row) => !isHonest(row)).map(({ query }) => query);

  test("is said, 95 times in 100", () => {
    const wrong = dishonest(unmet);
    expect(wrong.length / unmet.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("is said, 26 times in 30 of queries that the search was not made with", () => {
    const wrong = dishonest(unseen);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(4);
  });
});
