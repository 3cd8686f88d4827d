import { describe, expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { refusals } from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const { home, frame, categories } = demonstration;

function guideWith(change: object): Content {
  const ppe = demonstration.guides.get("ppe");
  if (!ppe) {
    throw new Error("The guide is gone");
  }
  return {
    ...demonstration,
    guides: new Map([...demonstration.guides, ["ppe", { ...ppe, ...change }]]),
  };
}

function cityWith(slug: string, change: object): Content {
  const riyadh = demonstration.cities.get("riyadh");
  if (!riyadh) {
    throw new Error("The city is gone");
  }
  return {
    ...demonstration,
    cities: new Map([...demonstration.cities, [slug, { ...riyadh, ...change }]]),
  };
}

const [head, body] = categories.categories;

describe("refuses content for", () => {
  test.each<readonly [string, Partial<Content>, string]>([
    [
      "a card that leads nowhere",
      {
        home: {
          ...home,
          categories: { ...home.categories, cards: [{ name: "x", guide: "pppe" }] },
        },
      },
      'categories.cards.0.guide: there is no guide "pppe". Did you mean ppe?',
    ],
    [
      "a button of an unknown city",
      { home: { ...home, delivery: { ...home.delivery, cities: ["riyad"] } } },
      'delivery.cities.0: there is no city "riyad". Did you mean riyadh?',
    ],
    [
      "a scene that is not there",
      { home: { ...home, scene: { wide: "a.webp", tall: "home-tall.webp", alt: "x" } } },
      "scene.wide: a.webp is not in pages/",
    ],
    [
      "a claim that is none",
      { home: { ...home, trust: [{ claims: ["standard"], title: "x" }] } },
      'trust.0.claims.0: there is no claim "standard". Did you mean standards?',
    ],
    [
      "the words of a claim that is none",
      { home: { ...home, lead: "{claim.brand}" } },
      "lead: nothing is put in the place of {claim.brand}",
    ],
    [
      "a city's name where there is none",
      { home: { ...home, lead: "In {city}" } },
      "lead: nothing is put in the place of {city}",
    ],
    [
      "a guide of the footer that is none",
      { frame: { ...frame, guides: ["shoes"] } },
      'pages/frame.yaml: guides.0: there is no guide "shoes"',
    ],
    [
      "a guide that relates to itself",
      guideWith({ related: ["ppe"] }),
      "guides/ppe/guide.yaml: related.0: names the guide itself",
    ],
    [
      "an unknown pictogram",
      guideWith({ pictograms: ["heads"] }),
      'pictograms.0: there is no pictogram "heads". Did you mean head?',
    ],
    [
      "an unknown category to show",
      guideWith({ shows: { categories: ["heads"] } }),
      'shows.categories.0: there is no category "heads"',
    ],
    [
      "an unknown subcategory to show",
      guideWith({ shows: { subcategories: ["hats"] } }),
      'shows.subcategories.0: there is no subcategory "hats"',
    ],
    [
      "an unknown tag to show",
      guideWith({ shows: { tags: ["x"] } }),
      'shows.tags.0: there is no tag "x"',
    ],
    [
      "a row that does not fit its table",
      guideWith({
        tables: [{ kind: "table", caption: "T", columns: ["a", "b"], rows: [["1", "2"], ["1"]] }],
      }),
      "tables.0.rows.1: has 1 cells under 2 columns",
    ],
    [
      "a figure that nothing holds",
      guideWith({ lead: "It holds 777 kN." }),
      'figures: the page prints "777 kN", which is not listed in figures',
    ],
    [
      "a city in an unknown region",
      cityWith("new-city", { region: "centre", aliases: [], description: undefined }),
      'places/centre/new-city.yaml: : stands in the folder "centre", but there is no region "centre"',
    ],
    [
      "a spelling that is a city's own address",
      cityWith("riyadh", { aliases: ["jeddah"] }),
      "aliases.0: /saudi/jeddah is a page already",
    ],
    [
      "a spelling that two cities have",
      cityWith("riyadh", { aliases: ["alkhobar"] }),
      '"alkhobar" is another spelling of ',
    ],
    [
      "an unknown guide of a city",
      cityWith("riyadh", { popular: ["x"] }),
      'popular.0: there is no guide "x"',
    ],
    [
      "two categories of one id",
      head
        ? {
            categories: {
              ...categories,
              categories: [
                ...categories.categories,
                { ...head, subcategories: [{ id: "new", name: "x" }] },
              ],
            },
          }
        : {},
      'categories.13.id: "head" is the id of categories.0 too',
    ],
    [
      "two subcategories of one id",
      head && body
        ? {
            categories: {
              ...categories,
              categories: [
                ...categories.categories,
                { id: "new", name: "x", subcategories: body.subcategories.slice(0, 1) },
              ],
            },
          }
        : {},
      'categories.13.subcategories.0.id: "safety-vests" is the id of categories.1.subcategories.0 too',
    ],
    [
      "a sign without a drawing",
      {
        categories: {
          ...categories,
          pictograms: { ...categories.pictograms, new: { kind: "fire", meaning: "x" } },
        },
      },
      "pictograms.new: has no drawing: put it at pictograms/new.svg",
    ],
    [
      "two regions of one id",
      { regions: [...demonstration.regions, { id: "central", name: "x" }] },
      'places/regions.yaml: 5.id: "central" is the id of 0 too',
    ],
    ["a missing mark", { mark: "" }, "brand/mark.svg: : is missing"],
  ])("%s", (_, change, says) => {
    expect(refusals({ ...demonstration, ...change }).join("\n")).toContain(says);
  });
});
