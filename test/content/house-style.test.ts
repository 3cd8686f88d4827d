import { describe, expect, test } from "vitest";
import type { CityContent } from "#content/content.ts";
import { sentencesOf } from "#test/content/house-style/city-style.ts";
import { houseStyleWarnings } from "#test/content/house-style/house-style-warnings.ts";
import type { GuideFile } from "#content/schema/guide.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { factNotes } from "#publishing/check-content.ts";
import {
  lines,
  newWarnings,
  productFrom,
  refusals,
  sampleSlug,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);

const changed = (change: Partial<ProductFile>) =>
  newWarnings(withProduct({ ...sample, ...change }));
const specified = (change: Partial<ProductFile["specifications"]>) =>
  changed({ specifications: { ...sample.specifications, ...change } });

/** Editions that were replaced stand where certificates to them are still good. */
const replacedEdition = /^standards\.yaml: editions\.\d+\.name: .+ was replaced by .+; cited by /;

test("the demonstration follows its style, but for editions that were replaced", () => {
  const notes = lines([...factNotes(demonstration), ...houseStyleWarnings(demonstration)]);
  expect(notes.filter((line) => !replacedEdition.test(line))).toEqual([]);
});

describe("a product is noted, and not refused, for", () => {
  const words = (count: number) => "word ".repeat(count).trim();
  const [front] = sample.pictures;
  test.each<readonly [string, Partial<ProductFile>, string]>([
    ["a long name", { name: "x".repeat(53) }, "name: 53 characters, wanted: 1 to 52"],
    [
      "a short description",
      { description: "Short." },
      "description: 6 characters, wanted: 90 to 170",
    ],
    [
      "a long description",
      { description: "x".repeat(171) },
      "description: 171 characters, wanted: 90 to 170",
    ],
    ["few words of detail", { details: words(39) }, "details: 39 words, wanted: 40 to 110"],
    ["many words of detail", { details: words(111) }, "details: 111 words, wanted: 40 to 110"],
    [
      "few words with its rows",
      { details: words(50), soldAs: "a b", notFor: ["c d", "e"], replaceWhen: ["f g h i"] },
      "details: 59 words with its rows, wanted: 60 to 160",
    ],
    ["a row that ends like a sentence", { notFor: ["acids."] }, 'notFor.0: ends with "."'],
    [
      "an Arabic row that ends like a sentence",
      { replaceWhen: [{ en: "it is cracked", ar: "إذا تشققت." }] },
      'replaceWhen.0: ends with "."',
    ],
    ["a row with a capital", { notFor: ["Hot liquids"] }, "notFor.0: begins with a capital letter"],
    ["a small line for the card", { use: "hot work" }, "use: begins with a small letter"],
    [
      "a long row",
      { replaceWhen: ["x".repeat(111)] },
      "replaceWhen.0: 111 characters, wanted: 3 to 110",
    ],
    ["a long line for the card", { use: "X".repeat(61) }, "use: 61 characters, wanted: 1 to 60"],
    ["four features", { features: ["A", "B", "C", "D"] }, "features: 4 features, wanted: 5"],
    [
      "the same feature twice",
      { features: ["A", "A", "B", "C", "D"] },
      "features.1: stands in the list twice",
    ],
    [
      "a long feature",
      { features: ["X".repeat(60), "A", "B", "C", "D"] },
      "features.0: 60 characters, wanted: 1 to 59",
    ],
    ["one figure", { figures: sample.figures.slice(0, 1) }, "figures: 1 figures, wanted: 2 to 3"],
    [
      "a long figure",
      { figures: [...sample.figures.slice(1), { id: "shell", value: "x".repeat(21) }] },
      "figures.2.value: 21 characters, wanted: 1 to 20",
    ],
    [
      "a saving above the claim",
      { price: { amount: 100, was: 205 } },
      "price.was: saves 51 %, more than the 50 %",
    ],
    [
      "a picture's words with a full stop",
      { pictures: [{ file: "front.webp", alt: "a helmet." }] },
      "pictures.0.alt: ends with a full stop",
    ],
    [
      "the same words for two pictures",
      {
        pictures: [
          { file: "front.webp", alt: "a" },
          { file: "side.webp", alt: "A" },
        ],
      },
      `pictures.1.alt: the same as in products/${sampleSlug}/front.webp`,
    ],
    [
      "a picture shown twice",
      front ? { pictures: [front, { ...front, alt: "again" }] } : {},
      `pictures.1.file: the same as in products/${sampleSlug}/front.webp`,
    ],
    [
      "a picture that nothing names",
      front ? { pictures: [front] } : {},
      `pictures: products/${sampleSlug}/side.webp is shown nowhere`,
    ],
    [
      "a name that another product has",
      { name: demonstration.products.get("bump-cap-baseball-style")?.name ?? "" },
      "name: the same as in",
    ],
    [
      "a brand that is not its own",
      { details: `${words(80)} Honeywell`, brand: { name: "MSA" } },
      'details: names the brand "Honeywell"',
    ],
    [
      "an approval that does not exist",
      { description: `${"x".repeat(100)} OSHA approved` },
      "OSHA approves no products",
    ],
  ])("%s", (_, change, says) => {
    expect(changed(change).join("\n")).toContain(says);
    expect(refusals(withProduct({ ...sample, ...change }))).toEqual([]);
  });

  test.each<readonly [string, Partial<ProductFile["specifications"]>, string]>([
    ["no material", { material: undefined }, "specifications: says no material"],
    ["no colour", { colours: [] }, "specifications.colours: 0 colours, wanted: at least 1"],
    [
      "a standard without its edition",
      { standards: ["EN 397"] },
      '"EN 397" is named without its edition',
    ],
    [
      "a long standard",
      { standards: [`EN 397:2012 ${"x".repeat(30)}`] },
      "specifications.standards.0: 42 characters, wanted: 1 to 32",
    ],
  ])("%s", (_, change, says) => expect(specified(change).join("\n")).toContain(says));

  test("nothing where its brand is its own", () => {
    const details = `${"Some words. ".repeat(40)} MSA V-Gard`;
    expect(changed({ brand: { name: "MSA", model: "V-Gard" }, details })).toEqual([]);
  });
});

describe("a guide is noted for", () => {
  const ppe = demonstration.guides.get("ppe");
  const guide = (change: Partial<GuideFile>) =>
    newWarnings({
      ...demonstration,
      guides: new Map([...demonstration.guides, ["ppe", { ...ppe, ...change } as GuideFile]]),
    }).join("\n");
  test.each<readonly [string, Partial<GuideFile>, string]>([
    ["no keywords", { keywords: [] }, "keywords: 0 entries, wanted: at least 3"],
    ["no tables", { tables: [] }, "tables: 0 tables, wanted: at least 1"],
    ["no advice", { selection: [] }, "selection: 0 entries"],
    ["no mistakes", { mistakes: [] }, "mistakes: 0 entries"],
    ["few products", { shows: {} }, "shows: 0 products, wanted: at least 3"],
    [
      "a standard without edition",
      { standards: [{ code: "EN 397", text: "x" }] },
      'standards.0.code: "EN 397" has no edition',
    ],
    [
      "a choice of one",
      { tables: [{ kind: "choices", title: "G", entries: [{ term: "a", text: "b" }] }] },
      "tables.0: 1 entries, wanted: at least 2",
    ],
    ["a short title", { title: "Short" }, "title: 5 characters, wanted: 10 to 44"],
    [
      "a short description",
      { description: "x".repeat(119) },
      "description: 119 characters, wanted: 120 to 155",
    ],
    [
      "a long description",
      { description: "x".repeat(161) },
      "description: 161 characters, wanted: 120 to 155",
    ],
    [
      "another page's title",
      { title: demonstration.guides.get("fire-safety")?.title ?? "" },
      "title: the same as in guides/fire-safety/guide.yaml",
    ],
    [
      "a claim of approval",
      { lead: "All are OSHA approved." },
      'lead: "OSHA approved" cannot be true',
    ],
  ])("%s", (_, change, says) => expect(guide(change)).toContain(says));
});

describe("a city is noted for", () => {
  const riyadh = demonstration.cities.get("riyadh");
  if (!riyadh) {
    throw new Error("The city is gone");
  }
  const city = (change: Partial<CityContent>, slug = "riyadh") =>
    newWarnings({
      ...demonstration,
      cities: new Map([...demonstration.cities, [slug, { ...riyadh, ...change }]]),
    }).join("\n");
  test.each<readonly [string, Partial<CityContent>, string]>([
    ["a lead without its name", { lead: "A city." }, "lead: does not name Riyadh"],
    ["no sites", { sites: [] }, "sites: 0 entries"],
    ["few guides", { popular: [] }, "popular: 0 guides, wanted: at least 3"],
    ["a brand", { lead: "Riyadh buys Honeywell." }, 'lead: names the brand "Honeywell"'],
  ])("%s", (_, change, says) => expect(city(change)).toContain(says));

  test("another city's text with the name replaced", () => {
    const copied = JSON.parse(JSON.stringify(riyadh).replaceAll("Riyadh", "Hail")) as CityContent;
    expect(city({ ...copied, region: "northern" }, "hail")).toContain(
      ": 100 % of it is the same text as riyadh",
    );
  });

  test("nothing where it is a name alone", () => {
    const { name, region, aliases, keywords, sites, reasons, popular, dedicated } = {
      ...riyadh,
      ...{ name: "Unayzah", aliases: [], keywords: [], sites: [], reasons: [], popular: [] },
    };
    const bare = { name, region, aliases, keywords, sites, reasons, popular, dedicated };
    const cities = new Map([...demonstration.cities, ["unayzah", bare]]);
    // Pages that count the cities say 20 now, which is as long as 19.
    expect(newWarnings({ ...demonstration, cities })).toEqual([]);
  });

  test("its sentences are compared without its name", () => {
    const reasons = [{ claims: ["dispatch"], text: "Oslo is cold." }];
    const said = sentencesOf({ ...riyadh, name: "Oslo", lead: "Oslo is far!", sites: [], reasons });
    expect([...said]).toEqual(expect.arrayContaining(["* is cold.", "* is far!"]));
  });
});
