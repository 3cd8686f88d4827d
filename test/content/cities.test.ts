import { describe, expect, test } from "vitest";
import { catalogue, content } from "#test/support/demonstration.ts";

const { cities, regions } = catalogue;

describe("the cities", () => {
  test("are 19 in five regions: 2, 5, 5, 2 and 5, with name, slug and region [S223 S224]", () => {
    expect(cities).toHaveLength(19);
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(19);
    const counts = regions.map(({ id }) => cities.filter(({ region }) => region.id === id).length);
    expect(regions.map(({ name }) => name)).toEqual([
      "Central",
      "Western",
      "Eastern",
      "Northern",
      "Southern",
    ]);
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
    const city = catalogue.city(slug);
    expect([city?.name, city?.region.name]).toEqual([name, region]);
  });

  test("have a lead, a road, sites and three guides each; the text of Makkah is short", () => {
    for (const { slug, lead, road, sites, popular } of cities) {
      expect([slug, lead, road?.text]).toEqual([slug, expect.any(String), expect.any(String)]);
      expect([slug, sites.length >= (slug === "makkah" ? 1 : 2)]).toEqual([slug, true]);
      expect([slug, popular.length >= 3]).toEqual([slug, true]);
    }
  });

  test("have dedicated texts and three reasons for Riyadh, Jeddah and Dammam; Makkah has a dedicated text", () => {
    const dedicated = cities.filter((city) => city.dedicated).map(({ slug }) => slug);
    expect(dedicated.toSorted()).toEqual(["dammam", "jeddah", "makkah", "riyadh"]);
    for (const slug of ["riyadh", "jeddah", "dammam"]) {
      expect(content.cities.get(slug)?.reasons.length).toBeGreaterThanOrEqual(3);
    }
  });
});
