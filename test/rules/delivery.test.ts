import fc from "fast-check";
import { expect, test } from "vitest";
import { longestSlug, nearestCity } from "#domain/delivery/nearest.ts";
import { catalogue } from "#test/support/demonstration.ts";
import { processorTime } from "#test/support/processor-time.ts";

const { cities } = catalogue;

const nearest = (slug: string) => nearestCity(cities, slug)?.slug;

test("finds a city by its own slug", () => {
  for (const { slug } of cities) {
    expect(nearest(slug)).toBe(slug);
    expect(nearest(slug.toUpperCase())).toBe(slug);
  }
});

test.each([
  ["riyad", "riyadh"],
  ["jedda", "jeddah"],
  ["jiddah", "jeddah"],
  ["al-bahah", "al-baha"],
  ["khamis-mushayt", "khamis-mushait"],
  ["yanbo", "yanbu"],
])("%s is close to %s", (slug, expected) => expect(nearest(slug)).toBe(expected));

test.each(["", "london", "xxxxxxxx", "new-york-city"])("%j is close to no city", (slug) =>
  expect(nearest(slug)).toBeUndefined(),
);

test("matches any text to a known city or none, and long texts as fast as short ones", async () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (slug) => {
      const city = nearestCity(cities, slug);
      expect(city === undefined || cities.includes(city)).toBe(true);
    }),
  );
  const took = await processorTime(() => {
    expect(nearest("a".repeat(1_000_000))).toBe(nearest("a".repeat(longestSlug)));
  });
  expect(took).toBeLessThan(200);
});

test("finds no city in an empty list", () => expect(nearestCity([], "riyadh")).toBeUndefined());
