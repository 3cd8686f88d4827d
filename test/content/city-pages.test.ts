import { describe, expect, test } from "vitest";
import { cities } from "#content/cities.ts";
import { cityPages, dedicatedCities } from "#content/city-pages.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import { regions } from "#domain/delivery/city.ts";
import { cityPageViolations, overlap, sentencesOf } from "#tools/check-content/city-pages.ts";

describe("the cities", () => {
  test("are 19 in five regions: 2, 5, 5, 2 and 5, with name, slug and region [S223 S224]", () => {
    expect(cities).toHaveLength(19);
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(19);
    const counts = regions.map((region) => cities.filter((one) => one.region === region).length);
    expect(regions).toEqual(["Central", "Western", "Eastern", "Northern", "Southern"]);
    expect(counts).toEqual([2, 5, 5, 2, 5]);
  });

  test.each([
    ["[S225]", "Riyadh", "riyadh", "Central"],
    ["[S226]", "Jeddah", "jeddah", "Western"],
    ["[S227]", "Makkah", "makkah", "Western"],
    ["[S228]", "Madinah", "madinah", "Western"],
    ["[S229]", "Dammam", "dammam", "Eastern"],
    ["[S230]", "Al Khobar", "khobar", "Eastern"],
    ["[S231]", "Dhahran", "dhahran", "Eastern"],
    ["[S232]", "Jubail", "jubail", "Eastern"],
    ["[S233]", "Yanbu", "yanbu", "Western"],
    ["[S234]", "Taif", "taif", "Western"],
    ["[S235]", "Tabuk", "tabuk", "Northern"],
    ["[S236]", "Abha", "abha", "Southern"],
    ["[S237]", "Khamis Mushait", "khamis-mushait", "Southern"],
    ["[S238]", "Hail", "hail", "Northern"],
    ["[S239]", "Buraidah", "buraidah", "Central"],
    ["[S240]", "Hofuf", "hofuf", "Eastern"],
    ["[S241]", "Jazan", "jazan", "Southern"],
    ["[S242]", "Najran", "najran", "Southern"],
    ["[S243]", "Al Baha", "al-baha", "Southern"],
  ] as const)("%s %s is /saudi/%s in the %s region", (_, name, slug, region) => {
    expect(cities.find((city) => city.slug === slug)).toEqual({ name, slug, region });
  });
});

describe("the rules of city pages", () => {
  const violations = (pages: readonly CityPage[]) =>
    cityPageViolations(pages, cities, dedicatedCities).join("\n");
  const changed = (slug: string, change: Partial<CityPage>) =>
    violations(cityPages.map((page) => (page.slug === slug ? { ...page, ...change } : page)));

  test("hold for every page", () => expect(violations(cityPages)).toBe(""));

  test("give Riyadh, Jeddah and Dammam reasons and popular categories, and Makkah a short text", () => {
    for (const { slug, reasons, popular } of cityPages) {
      if (!["riyadh", "jeddah", "dammam"].includes(slug)) continue;
      expect(reasons.length).toBeGreaterThanOrEqual(3);
      expect(popular.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("refuse a page that is missing, double or of no city", () => {
    expect(violations(cityPages.slice(1))).toContain("has not exactly one page");
    expect(violations([...cityPages, ...cityPages.slice(0, 1)])).toContain("has not exactly one");
    expect(changed("hail", { slug: "oslo" })).toContain("oslo: is not in the list");
  });

  test("refuse another city's text with the name replaced", () => {
    const riyadh = cityPages.find(({ slug }) => slug === "riyadh");
    const copied = JSON.parse(
      JSON.stringify({ ...riyadh, slug: "hail" }).replaceAll("Riyadh", "Hail"),
    ) as CityPage;
    expect(changed("hail", copied)).toContain("100% the same text");
  });

  test.each<[string, Partial<CityPage>, string]>([
    ["a lead without the city's name", { lead: "A city." }, "lead: no name"],
    ["no sites", { sites: [] }, "sites: too few"],
    ["no popular categories", { popular: [] }, "popular: fewer than 3"],
    ["no reasons", { reasons: [] }, "reasons: fewer than 3"],
    ["a brand", { lead: "Riyadh buys Honeywell." }, 'the brand "Honeywell"'],
  ])("refuse %s", (_, change, says) => expect(changed("riyadh", change)).toContain(says));

  test("overlap counts sentences without the city's name", () => {
    const [page] = cityPages;
    if (!page) throw new Error("There are no pages");
    const short = { ...page, lead: "Oslo is cold. Oslo is far!", sites: [], reasons: [] };
    const sentences = sentencesOf({ ...short, road: { distance: "local", text: "" } }, "Oslo");
    expect([...sentences]).toEqual(expect.arrayContaining(["* is cold.", "* is far!"]));
    expect(overlap(new Set(["a", "b"]), new Set(["b", "c", "d"]))).toBe(0.5);
    expect(overlap(new Set(), new Set(["a"]))).toBe(0);
  });
});
