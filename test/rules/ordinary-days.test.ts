import { expect, test } from "vitest";
import { citySchema } from "#content/schema/place.ts";
import { redirectsSchema } from "#content/schema/supplier.ts";
import { readYaml } from "#publishing/yaml-file.ts";
import {
  productFrom,
  refusals,
  replaced,
  sampleSlug,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const price = "price: {amount: 18.5, was: 37}";
const order = "order: {unit: each, pack: 1, minimum: 50, stock: 10000}";
const inStock = "availability: {state: in-stock}";
const firstFeature = "  - {en: Six fixed vents along the crown}\n";

/** Text from the first picture entry to the end of the file. */
const pictures = sampleText.slice(sampleText.indexOf("pictures:"));

const longName = `Vented Hard Hat for Hot Weather, ${"Type I, Class C, ".repeat(4)}Pin-Lock`;

test.each<readonly [day: string, piece: string, by: string]>([
  ["sold out", inStock, "availability: {state: out}"],
  ["low", inStock, "availability: {state: low}"],
  ["on order with lead days", inStock, "availability: {state: on-order, leadDays: 21}"],
  ["a price of 450 SAR", price, "price: {amount: 450}"],
  ["a price of 12.75", price, "price: {amount: 12.75}"],
  ["a price on request", `${price}\n`, ""],
  ["10 % off", price, "price: {amount: 90, was: 100}"],
  ["a minimum of 1", order, "order: {unit: each, pack: 1, minimum: 1, stock: 3}"],
  ["sold by the pair in twelves", order, "order: {unit: pair, pack: 12, minimum: 144}"],
  ["four features", firstFeature, ""],
  ["a brand", inStock, `${inStock}\nbrand: {name: MSA, model: V-Gard, origin: Germany}`],
  ["a code of another form", "code: HP001", 'code: "MS-4471/B"'],
  ["a code with leading zeros", "code: HP001", 'code: "0012"'],
  ["a draft without a picture", `status: live`, "status: draft"],
  ["no longer supplied", "status: live", "status: withdrawn\nreplacedBy: bump-cap-baseball-style"],
  [
    "a name of 110 characters",
    'name: {en: "Vented Hard Hat, Type I, Pin-Lock Band"}',
    `name: {en: "${longName.padEnd(110, "x")}"}`,
  ],
  [
    "an Arabic name",
    'name: {en: "Vented Hard Hat, Type I, Pin-Lock Band"}',
    "name: {en: Vented Hard Hat, ar: خوذة سلامة مهوّاة}",
  ],
])("accepts %s", (day, piece, by) => {
  const changed = replaced(sampleText, piece, by);
  const text = day.startsWith("a draft") ? changed.replace(pictures, "") : changed;
  const product = productFrom(text);
  expect(product).not.toEqual(productFrom(sampleText));
  expect(refusals(withProduct(product))).toEqual([]);
});

test("the name of the long day has 110 characters", () => {
  expect(longName.padEnd(110, "x")).toHaveLength(110);
});

test("accepts the removal of HP001 with a redirect", () => {
  const product = productFrom(replaced(sampleText, "status: live", "status: removed"));
  const removed = withProduct(product);
  expect(refusals(removed)).toEqual([
    expect.stringContaining(`a removed product needs a redirect: write "/products/${sampleSlug}`),
  ]);
  const read = readYaml(
    "redirects.yaml",
    `/products/${sampleSlug}: /products/type-2-safety-helmet-chin-strap\n`,
    redirectsSchema,
  );
  const redirects = read.ok ? { ...demonstration.redirects, ...read.value } : {};
  expect(refusals({ ...removed, redirects })).toEqual([]);
});

test('accepts a correction of "150+ products"', () => {
  const [first, ...others] = demonstration.home.categories.cards;
  if (!first) {
    throw new Error("There are no cards");
  }
  const cards = [{ ...first, count: { en: "17 products" } }, ...others];
  const home = { ...demonstration.home };
  home.categories = { ...home.categories, cards };
  expect(refusals({ ...demonstration, home })).toEqual([]);
});

test("accepts a 20th city with only a name", () => {
  const read = readYaml("unayzah.yaml", "name: {en: Unayzah, ar: عنيزة}\n", citySchema);
  if (!read.ok) {
    throw new Error(JSON.stringify(read.problems));
  }
  const city = { ...read.value, region: "central" };
  const cities = new Map([...demonstration.cities, ["unayzah", city]]);
  expect(cities.size).toBe(20);
  expect(refusals({ ...demonstration, cities })).toEqual([]);
});

test("accepts a claim that is switched off", () => {
  const claims = Object.fromEntries(
    Object.entries(demonstration.claims).map(([name, claim]) => [name, { ...claim, on: false }]),
  );
  expect(refusals({ ...demonstration, claims })).toEqual([]);
});

test("accepts two products with one code", () => {
  expect(refusals(withProduct(productFrom(sampleText), "the-same-again")).join("\n")).not.toContain(
    "HP001",
  );
});
