import { describe, expect, test } from "vitest";
import { buildCatalogue } from "#content/catalogue.ts";
import type { Content } from "#content/content.ts";
import { houseStyleWarnings } from "#test/content/house-style/house-style-warnings.ts";
import { isClaimOn } from "#content/localization.ts";
import { createSite } from "#site/render.tsx";
import { lines } from "#test/support/content-samples.ts";
import { company, content, site } from "#test/support/demonstration.ts";

/** Agreed words that some claim must contain. */
const agreedClaims: readonly RegExp[] = [
  /local and international standards: SASO\/SABER where applicable; EN, ANSI, ISO, CE/i,
  /same-day dispatch on in-stock items/i,
  /over 10,000 units ready to ship/i,
  /savings of up to 50% on bulk orders/i,
  /wholesale pricing/i,
  /quality guarantee/i,
  /well-known international brands/i,
  /nationwide delivery/i,
  /phone and chat support/i,
  /100\+ certified products/i,
  /^100\+ certified safety products with bulk quantities available$/,
  /^International Quality Standards \| Competitive Wholesale Prices \| 10,000\+ Units in Stock$/,
  /^Bulk discounts$/,
  /^ISO certified quality$/,
  /^Fast KSA delivery$/,
];

/** Cards of the home page: name, claimed count and target guide. */
const agreedCards: readonly (readonly [string, string, string])[] = [
  ["Head Protection", "150+ products", "head-face-protection"],
  ["Body Protection", "200+ products", "protective-clothing"],
  ["Eye Protection", "100+ products", "eye-protection"],
  ["Hand Protection", "180+ products", "hand-protection"],
  ["Foot Protection", "120+ products", "safety-shoes"],
  ["Fire Safety", "80+ products", "fire-safety"],
  ["Respiratory", "90+ products", "respiratory-protection"],
  ["Fall Protection", "60+ products", "fall-protection"],
];

function catalogueOf(source: Content) {
  return buildCatalogue("en", source, company, {
    stem: () => undefined,
    document: () => undefined,
  });
}

function without(...names: readonly string[]): Content {
  const claims = Object.entries(content.claims).map(
    ([name, claim]) => [name, { ...claim, on: claim.on && !names.includes(name) }] as const,
  );
  return { ...content, claims: Object.fromEntries(claims) };
}

test("every claim has the agreed words and the required evidence", () => {
  const claims = Object.values(content.claims);
  for (const pattern of agreedClaims) {
    expect([pattern.source, claims.some(({ text }) => pattern.test(englishOf(text)))]).toEqual([
      pattern.source,
      true,
    ]);
  }
  for (const { evidence, where, on } of claims) {
    expect(evidence).toMatch(/\w{3}/);
    expect(where.length).toBeGreaterThan(0);
    expect(on).toBe(true);
  }
});

function englishOf(text: string | { readonly en: string }): string {
  return typeof text === "string" ? text : text.en;
}

test("no text outside the claims promises certified goods or a certificate on every page", () => {
  const { home, frame, notFound } = content;
  const texts = JSON.stringify([home, frame, notFound]);
  expect(texts).not.toMatch(/certified (PPE|safety)|حاصلة? على شهاد|الحاصلة على شهاد/i);
  expect(texts).not.toMatch(/standards and certificates of an item|وشهاداته في/);
  expect(texts).not.toMatch(/All product data/);
});

test("the home cards are the eight agreed ones, from 60+ to 200+ [S281]", () => {
  const { cards } = catalogueOf(content).texts.home.categories;
  expect(cards.map(({ name, count, guide }) => [name, count, guide])).toEqual(agreedCards);
  const counts = cards.map(({ count = "" }) => Number.parseInt(count, 10));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([60, 200]);
});

test("a claim that restates others is off when one of them is off", () => {
  expect(isClaimOn(content.claims, "catalogueLine")).toBe(true);
  for (const restated of ["standards", "wholesale", "stock"]) {
    expect(isClaimOn(without(restated).claims, "catalogueLine")).toBe(false);
  }
});

describe("a claim that is switched off disappears from every page", () => {
  async function pagesOf(source: Content): Promise<ReadonlyMap<string, string>> {
    const builtSite = createSite({ ...site, catalogues: [catalogueOf(source)] });
    const stating = builtSite.addresses
      .map(({ address }) => address)
      .filter((address) => /^\/($|shop|saudi)/.test(address));
    const pages = stating.map(
      async (address) => [address, (await builtSite.render({ address })).html] as const,
    );
    return new Map(await Promise.all(pages));
  }
  const usual = pagesOf(content);

  test.each<readonly [string, RegExp]>([
    ["standards", /SABER|International Quality Standards/],
    ["dispatch", /same-day dispatch/i],
    ["stock", /Over 10,000 units|10,000\+ Units in Stock/],
    ["wholesale", /wholesale (pricing|prices)/i],
    ["savings", /up to 50%/i],
    ["guarantee", /quality guarantee/i],
    ["brands", /international brands|trusted brands/i],
    ["delivery", /fast (nationwide|KSA) delivery|we deliver to Riyadh/i],
    ["support", /(phone and|telephone or) chat/i],
    ["certified", /100\+ certified/i],
  ])("%s", async (name, words) => {
    expect([...(await usual).values()].some((html) => words.test(html))).toBe(true);
    for (const [address, html] of await pagesOf(without(name))) {
      expect([address, words.exec(html)?.[0]]).toEqual([address, undefined]);
    }
  });

  test("and texts without it stay", async () => {
    const quiet = without("dispatch");
    expect(lines(houseStyleWarnings(quiet))).toEqual(lines(houseStyleWarnings(content)));
    const pages = await pagesOf(quiet);
    expect(pages.get("/saudi/madinah")).toContain("One expressway all the way from Jeddah.");
    expect(pages.get("/")).toContain("How do I get bulk pricing?");
    expect(pages.get("/")).not.toContain("Where do you deliver?");
  });
});
