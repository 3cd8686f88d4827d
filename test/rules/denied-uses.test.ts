import { describe, expect, test } from "vitest";
import { matchRow } from "#reading/rows/row-answer.ts";
import { arabicCatalogue, arabicSearch, catalogue, search } from "#test/support/demonstration.ts";

const answer = (text: string) => matchRow(text, (query) => search(query));

/** Queries, each with a pattern of the "not for" lines that deny it. */
const asked: readonly (readonly [string, RegExp])[] = [
  ["wood dust mask", /wood dust/],
  ["sawdust mask", /wood dust/],
  ["wood dust", /wood dust/],
  ["carpenter dust mask", /wood dust/],
  ["flour dust mask", /flour/],
  ["bakery dust mask", /flour/],
  ["corn dust mask", /grain/],
  ["coal dust mask", /silica|a health effect/],
  ["cold room jacket", /cold stores/],
  ["freezer jacket", /cold stores/],
  ["freezer coat", /cold stores/],
  ["welding vest", /^(welding and|heat, flame or welding)/],
  ["laser goggles", /laser/],
  ["fall arrest lanyard", /^arresting a fall:/],
  ["mask for spray painting cars", /isocyanate/],
  ["car body painting mask", /isocyanate/],
  ["كمامة رش دهان سيارات", /isocyanate/],
  ["كمامة نجارة", /wood dust/],
];

describe("a product whose page denies the use", () => {
  test.each(asked)("%s: ranks above no other product", (query, line) => {
    const denies = search(query).products.map(({ notFor }) => notFor.some((one) => line.test(one)));
    expect(denies.length).toBeGreaterThan(0);
    expect(denies).toEqual(denies.toSorted((a, b) => Number(a) - Number(b)));
    expect(denies[0]).toBe(false);
  });

  test.each([
    ["Cold room jacket", "winter-hi-vis-bomber-jacket-detachable-sleeves"],
    ["Freezer jacket L", "winter-hi-vis-bomber-jacket-detachable-sleeves"],
    ["Welding vest", "fr-hi-vis-vest-en-iso-14116"],
  ])("%s: is shown with the line that denies it", (query, slug) => {
    for (const { among, find } of [
      { among: catalogue, find: search },
      { among: arabicCatalogue, find: arabicSearch },
    ]) {
      const line = find(query).denied.get(slug) ?? -1;
      expect(among.product(slug)?.notFor[line]).toMatch(
        /cold stores|welding and|مخازن|المخازن|اللحام/,
      );
    }
  });

  test.each(["Cold room jacket", "Freezer jacket L", "Welding vest", "Flour dust mask"])(
    "%s in a pasted list is never certain",
    (text) => expect(answer(text).certainty).toBe("choose"),
  );

  test("suggests an FFP3 mask for a row about flour dust", () => {
    expect(answer("Flour dust mask").products.map(({ slug }) => slug)).toContain(
      "ffp3-fold-mask-valved",
    );
  });

  test("a product found by its code ranks first, with the line", () => {
    const { products, denied } = search("BP018 welding vest");
    expect(products[0]?.slug).toBe("fr-hi-vis-vest-en-iso-14116");
    expect(denied.has("fr-hi-vis-vest-en-iso-14116")).toBe(true);
  });
});

test.each(["dust mask", "كمامة غبار"])("%s starts with the class for most dusts", (query) => {
  expect(search(query).products[0]?.slug).toBe("ffp3-fold-mask-valved");
});

test.each(["mask for spray painting cars", "car body painting mask", "كمامة رش دهان سيارات"])(
  "%s starts with air-fed apparatus",
  (query) => expect(search(query).products[0]?.slug).toBe("airline-hood-continuous-flow"),
);
