import fc from "fast-check";
import { expect, test } from "vitest";
import { longestSlug, nearestCity } from "#domain/delivery/nearest.ts";
import { catalogue } from "#test/support/demonstration.ts";
import { processorTime } from "#test/support/processor-time.ts";

const { cities } = catalogue;

const nearest = (slug: string) => nearestCity(cities, slug)?.slug;

test("the nearest city of a known slug is that city", () => {
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
])("%s is near to %s", (slug, expected) => expect(nearest(slug)).toBe(expected));

test.each(["", "london", "xxxxxxxx", "new-york-city"])("%j is near to no city", (slug) =>
  expect(nearest(slug)).toBeUndefined(),
);

test("any text gives a known city or none, and a long one as fast as a short one", async () => {
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

test("no cities, no nearest one", () => expect(nearestCity([], "riyadh")).toBeUndefined());
