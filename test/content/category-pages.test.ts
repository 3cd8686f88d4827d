import { describe, expect, test } from "vitest";
import { products } from "#content/catalogue.ts";
import { categoryPages, footerCategories } from "#content/category-pages.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";
import {
  categoryPageViolations,
  headViolations,
  longerPages,
} from "#tools/check-content/category-pages.ts";

function pageOf(slug: string): CategoryPage {
  const page = categoryPages.find((one) => one.slug === slug);
  if (!page) throw new Error(`No page ${slug}`);
  return page;
}

const changed = (change: Partial<CategoryPage>) =>
  categoryPageViolations(
    categoryPages.map((page) => (page.slug === "ppe" ? { ...page, ...change } : page)),
    products,
  ).join("\n");

describe("the category pages", () => {
  test("break no rule, and those of the footer exist", () => {
    expect(categoryPageViolations(categoryPages, products)).toEqual([]);
    for (const slug of footerCategories) expect(pageOf(slug).slug).toBe(slug);
  });

  test("say product types, standards, choice and mistakes, with related pages [S171 S172]", () => {
    for (const page of categoryPages) {
      for (const part of ["productTypes", "standards", "selection", "mistakes"] as const) {
        expect(page[part].length).toBeGreaterThanOrEqual(3);
      }
      expect(page.related.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("carry a canonical link and two tables or guides where they are long [S174]", () => {
    for (const slug of longerPages) {
      expect(pageOf(slug).canonical).toBe(true);
      expect(pageOf(slug).tables.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("give the arc flash categories: 4, 8, 25 and 40 cal/cm² [S175]", () => {
    const [table] = pageOf("electrical-arc-flash").tables;
    expect(table?.kind === "table" && table.rows).toEqual([
      ["PPE 1", "4"],
      ["PPE 2", "8"],
      ["PPE 3", "25"],
      ["PPE 4", "40"],
    ]);
    expect(JSON.stringify(table)).toContain("cal/cm²");
    expect(table?.note).toMatch(/limits/);
  });

  test("say when hearing protection is mandatory: from 85 dBA [S176]", () => {
    expect(JSON.stringify(pageOf("hearing-protection"))).toMatch(/85 dB\(?A\)?/);
    expect(JSON.stringify(pageOf("hearing-protection"))).toMatch(/mandatory|required|must/i);
  });

  test("say that NRR runs from 21 to 33 [S177]", () => {
    expect(JSON.stringify(pageOf("hearing-protection"))).toMatch(/NRR[^"]{0,60}21 (to|and|–) 33/);
  });

  test("describe standards of ANSI, EN, NFPA and ASTM with their editions [S178]", () => {
    const codes = categoryPages.flatMap(({ standards }) => standards.map(({ code }) => code));
    for (const body of ["ANSI", "EN ", "NFPA", "ASTM", "IEC"]) {
      expect(codes.some((code) => code.startsWith(body))).toBe(true);
    }
  });
});

describe("the rules of category pages refuse", () => {
  const page = pageOf("ppe");
  const cases: readonly (readonly [string, Partial<CategoryPage>, string])[] = [
    ["a missing page", { slug: "fire-safety" }, "page ppe: is not there exactly once"],
    ["no keywords", { keywords: [] }, "page ppe, keywords"],
    ["one table on a longer page", { tables: page.tables.slice(0, 1) }, "page ppe, tables"],
    ["a longer page without canonical", { canonical: false }, "page ppe, canonical"],
    [
      "a page that relates to itself",
      { related: ["ppe", "fire-safety", "eye-protection"] },
      "related: ppe",
    ],
    ["an opening without products", { opening: {} }, "page ppe, opening"],
    ["no advice", { selection: [] }, "page ppe, selection"],
    ["no mistakes", { mistakes: [] }, "page ppe, mistakes"],
    [
      "a standard without edition",
      { standards: [{ code: "EN 397", text: "x" }] },
      "EN 397 has no edition",
    ],
    ["a claim of approval", { lead: "All are OSHA approved." }, "OSHA approves no products"],
    [
      "a table whose rows do not fit",
      { tables: [{ kind: "table", caption: "T", columns: ["a", "b"], rows: [["1"]] }] },
      "does not fit its columns",
    ],
    [
      "a guide with one entry",
      { tables: [{ kind: "guide", title: "G", entries: [{ term: "a", text: "b" }] }] },
      "one entry only",
    ],
  ];
  test.each(cases)("%s", (_, change, says) => expect(changed(change)).toContain(says));
});

test("titles and descriptions are unique and of the length that search engines show", () => {
  const good = { slug: "a", title: "A title of a page", description: "x".repeat(140) };
  expect(headViolations([good])).toEqual([]);
  expect(headViolations([good, { ...good, slug: "b" }])).toHaveLength(2);
  expect(headViolations([{ ...good, description: "x".repeat(119) }])).toHaveLength(1);
  expect(headViolations([{ ...good, description: "x".repeat(161) }])).toHaveLength(1);
  expect(headViolations([{ ...good, title: "Short" }])).toHaveLength(1);
});
