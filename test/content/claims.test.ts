import { afterEach, describe, expect, test } from "vitest";
import { cityPages } from "#content/city-pages.ts";
import {
  categoryCards,
  claim,
  claims,
  stated,
  type Claim,
  type ClaimName,
} from "#content/claims.ts";
import { cardViolations, claimViolations } from "#tools/check-content/claims.ts";
import { headViolations } from "#tools/check-content/category-pages.ts";
import { render, siteAddresses } from "#site/render.tsx";

test("every claim is there in the agreed words, each with the evidence that it needs", () => {
  expect(claimViolations(claims)).toEqual([]);
  expect(claim("savings")).toMatch(/savings of up to 50% on bulk orders/i);
});

test("a claim in other words, without evidence or with a banned word is refused", () => {
  const changed = (text: string, evidence = "x") => {
    const table: Record<string, Claim> = {
      ...claims,
      savings: { text, where: ["why"], evidence, on: true },
    };
    return claimViolations(table).join("\n");
  };
  expect(changed("Savings of up to 70% on bulk orders")).toContain("none reads");
  expect(changed("Savings of up to 50% on bulk orders", " ")).toContain("evidence: is empty");
  expect(changed("SASO certified")).toContain("SASO");
});

test("the home cards are the eight agreed ones, from 60+ to 200+ [S281]", () => {
  expect(cardViolations(categoryCards)).toEqual([]);
  const counts = categoryCards.map(({ count }) => Number.parseInt(count, 10));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([60, 200]);
  expect(cardViolations(categoryCards.slice(1))).not.toEqual([]);
  expect(cardViolations([...categoryCards, ...categoryCards])).toContain(
    "home cards: more than agreed",
  );
});

describe("a claim that is switched off leaves every page", () => {
  const setAll = (on: boolean, names: readonly string[]) => {
    for (const [name, entry] of Object.entries(claims)) {
      if (names.includes(name)) Object.assign(entry, { on });
    }
  };
  afterEach(() => setAll(true, Object.keys(claims)));

  const stating = siteAddresses
    .map(({ address }) => address)
    .filter((address) => address === "/" || address === "/shop" || address.startsWith("/saudi"));

  test.each<readonly [ClaimName, RegExp]>([
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
    const pages = () =>
      Promise.all(stating.map(async (address) => (await render({ address })).html));
    expect((await pages()).some((html) => words.test(html))).toBe(true);
    setAll(false, [name]);
    for (const [at, html] of (await pages()).entries()) {
      expect([stating[at], words.exec(html)?.[0]]).toEqual([stating[at], undefined]);
    }
  });

  test("and what does not state it stays", async () => {
    setAll(false, ["dispatch"]);
    const descriptions = cityPages.map(({ slug, title, description }) => ({
      slug,
      title,
      description: stated([description]).join(""),
    }));
    expect(headViolations(descriptions)).toEqual([]);
    const { html } = await render({ address: "/saudi/madinah" });
    expect(html).toContain("One expressway all the way from Jeddah.");
    const home = (await render({ address: "/" })).html;
    expect(home).toContain("How do I get bulk pricing?");
    expect(home).not.toContain("Where do you deliver?");
  });
});
