import { describe, expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { listGoods } from "#content/rules/named-goods.ts";
import { refusals } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";

test.each<readonly [string, readonly string[]]>([
  [
    "Crews order gumboots, cut-resistant gloves and hair nets.",
    ["gumboots", "cut-resistant gloves", "hair nets"],
  ],
  ["Plants need Z87.1 glasses to work beside saws.", ["Z87.1 glasses"]],
  ["Drilling needs FFP3 masks, and rock faces need harnesses.", ["FFP3 masks", "harnesses"]],
  ["Half masks are sold. They need filters for spraying.", ["filters"]],
  ["Trucks take Highway 5 from Jeddah.", ["Highway 5"]],
  ["Silica dust and noise are the main hazards.", []],
])("the goods of %j", (text, goods) => expect(listGoods(text)).toEqual(goods));

const file = "places/western/taif.yaml: sites.0.text: ";

/** What is refused when the page of Taif says this of a site. */
function taif(text: string, from: Content = content): readonly string[] {
  const city = content.cities.get("taif");
  if (city === undefined) {
    throw new Error("There is no Taif");
  }
  const sites = [{ name: "Site", text: { en: text } }];
  const cities = new Map([...from.cities, ["taif", { ...city, sites }]]);
  return refusals({ ...from, cities }).filter((line) => line.startsWith(file));
}

describe("a city's page is refused that names", () => {
  test.each([
    ["gas-tight goggles", "Crews order helmets and gas-tight goggles."],
    ["velvet aprons", "Crews need velvet aprons against slurry."],
    ["communication muffs", "Crews want communication muffs."],
    ["scaffold boards", "Crews order scaffold boards and gloves."],
  ])("%s", (goods, text) =>
    expect(taif(text)).toEqual([`${file}names "${goods}", but no product is one`]),
  );

  test("goods whose products have all been withdrawn", () => {
    const text = "Forest parks need fire blankets.";
    const products = new Map(
      [...content.products].filter(([, { subcategory }]) => subcategory !== "fire-blankets"),
    );
    expect(taif(text)).toEqual([]);
    expect(taif(text, { ...content, products })).toContain(
      `${file}names "fire blankets", but no product is one`,
    );
  });
});

test.each([
  "Crews order metatarsal boots, heat-resistant gloves and mechanics' gloves.",
  "Crews need boots with perforation-resistant soles and nylon-shackle padlocks.",
  "Crews need patience and a road without snow.",
])("a city may say %j", (text) => expect(taif(text)).toEqual([]));

test("a guide lists no kind that nothing is of", () => {
  const guide = content.guides.get("hearing-protection");
  if (guide === undefined) {
    throw new Error("There is no such guide");
  }
  const productTypes = [{ name: "Communication muffs", text: { en: "They let speech through." } }];
  const guides = new Map([["hearing-protection", { ...guide, productTypes }]]);
  expect(refusals({ ...content, guides }).join("\n")).toContain(
    'productTypes.0.name: names "Communication muffs", but no product is one',
  );
});
