import { describe, expect, test } from "vitest";
import { brokenRules } from "#publishing/check-content.ts";
import type { ProductFile } from "#content/schema/product.ts";
import {
  productFrom,
  refusals,
  sampleSlug,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);
const file = `products/${sampleSlug}/product.yaml`;
const changed = (change: Partial<ProductFile>) => refusals(withProduct({ ...sample, ...change }));
const specified = (change: Partial<ProductFile["specifications"]>) =>
  changed({ specifications: { ...sample.specifications, ...change } });

const certificate = {
  file: "front.webp",
  kind: "certificate" as const,
  public: true,
};

test("the demonstration breaks no rule", () => expect(refusals(demonstration)).toEqual([]));

test("a copied folder is refused, but not while it is a draft", () => {
  const copy = (change: Partial<ProductFile>) =>
    refusals(withProduct({ ...sample, ...change }, "zz-copy")).filter((line) =>
      line.startsWith("products/zz-copy/product.yaml: code"),
    );
  expect(copy({})).toEqual([
    `products/zz-copy/product.yaml: code: is the code of ${file}, which has the same name: if the folder is a copy, give it a code and a name of its own, or remove it`,
  ]);
  expect(copy({ code: "HP999" })).toEqual([]);
  expect(copy({ name: { en: "Another hat" } })).toEqual([]);
  expect(copy({ status: "draft" })).toEqual([]);
});

describe("a product is refused for", () => {
  test.each<readonly [string, readonly string[], string]>([
    [
      "an unknown category",
      changed({ category: "heads" }),
      'category: there is no category "heads". Did you mean head?',
    ],
    [
      "an unknown subcategory",
      changed({ subcategory: "hard-hat" }),
      'no subcategory "hard-hat". Did you mean hard-hats?',
    ],
    [
      "the subcategory of another category",
      changed({ subcategory: "coveralls" }),
      '"coveralls" belongs to the category "body", not to "head"',
    ],
    [
      "an unknown tag",
      changed({ tags: ["weldng"] }),
      'tags.0: there is no tag "weldng". Did you mean welding?',
    ],
    [
      "an unknown figure",
      changed({ figures: [{ id: "shells", value: "x" }] }),
      'figures.0.id: there is no figure "shells". Did you mean shell?',
    ],
    [
      "an unknown colour",
      specified({ colours: ["white", "yelow"] }),
      'specifications.colours.1: there is no colour "yelow". Did you mean yellow?',
    ],
    [
      "a picture in a colour in which it does not come",
      changed({ pictures: [{ file: "front.webp", alt: "a red one", colour: "pink" }] }),
      'pictures.0.colour: there is no colour of this product "pink"',
    ],
    [
      "a former price that is not above the price",
      changed({ price: { amount: 40, was: 40 } }),
      "price.was: 40 is not above the amount of 40",
    ],
    [
      "a former price without a price",
      changed({ price: { amount: 0, was: 40 } }),
      "price.was: 40 stands without a price",
    ],
    [
      "a minimum that breaks packs",
      changed({ order: { unit: "pair", pack: 12, minimum: 50 } }),
      "order.minimum: 50 is no multiple of the pack of 12",
    ],
    [
      "sizes that run down",
      specified({ sizes: { scale: "letter", from: "XL", to: "S" } }),
      "sizes: run from XL down to S",
    ],
    [
      "shoe sizes that run down",
      specified({ sizes: { scale: "eu-shoe", from: 47, to: 39 } }),
      "sizes: run from 47 down to 39",
    ],
    [
      "no picture",
      changed({ pictures: [] }),
      "pictures: is empty: a live product has at least one",
    ],
    [
      "a picture that is not there",
      changed({ pictures: [{ file: "frnt.webp", alt: "x" }] }),
      `pictures.0.file: frnt.webp is not in products/${sampleSlug}/: put the picture there. Did you mean front.webp?`,
    ],
    [
      "a drawing",
      changed({ pictures: [{ file: "front.svg", alt: "x" }] }),
      "front.svg is an SVG drawing, which may hold scripts",
    ],
    [
      "a telephone's format",
      changed({ pictures: [{ file: "IMG_1.HEIC", alt: "x" }] }),
      "IMG_1.HEIC is in the format of a telephone (HEIC)",
    ],
    [
      "a text for a picture",
      changed({ pictures: [{ file: "front.txt", alt: "x" }] }),
      "front.txt is no picture: expected a JPEG, PNG or WebP file",
    ],
    [
      "a document that is not there",
      changed({ documents: [{ ...certificate, file: "a.pdf" }] }),
      `documents.0.file: a.pdf is not in products/${sampleSlug}/`,
    ],
    [
      "an issuer without the number",
      changed({ documents: [{ ...certificate, issuer: "SGS" }] }),
      "documents.0.issuer: stands without the number of the document",
    ],
    [
      "an end of validity without the number",
      changed({ documents: [{ ...certificate, validUntil: "2027-03-31" }] }),
      "documents.0.validUntil: stands without the number",
    ],
    [
      "an unknown successor",
      changed({ replacedBy: "nothing" }),
      'replacedBy: there is no product "nothing"',
    ],
    [
      "itself as successor",
      changed({ replacedBy: sampleSlug }),
      "replacedBy: names the product itself",
    ],
    [
      "a standard that is not listed",
      specified({ standards: ["EN 397:2031"] }),
      '"EN 397:2031" is not in standards.yaml',
    ],
    [
      "words in braces that mean nothing",
      changed({ description: "From {compnay}." }),
      "description: nothing is put in the place of {compnay}. Did you mean company?",
    ],
    [
      "an address that does not exist",
      changed({ details: "See /categories/pppe." }),
      "details: /categories/pppe does not exist. Did you mean /categories/ppe?",
    ],
  ])("%s", (_, found, says) => {
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file}: `);
    expect(found[0]).toContain(says);
  });

  test.each(["Hard-Hat", "hard hat", "خوذة", "-x"])("a folder that is named %j", (slug) => {
    const found = refusals(withProduct({ ...sample, status: "draft" }, slug));
    expect(found.join("\n")).toContain(`the folder is named "${slug}", which is no id`);
  });

  test("a folder that differs from another in capitals only", () => {
    const slug = sampleSlug.toUpperCase();
    const found = refusals(withProduct({ ...sample, status: "draft" }, slug)).join("\n");
    expect(found).toContain(`differs from ${file} in capitals only`);
  });

  test("a folder with pictures and no file", () => {
    const media = new Map([
      ...demonstration.media,
      ["products/new-hat/1.jpg", { hash: "", bytes: 1 }],
    ]);
    expect(refusals({ ...demonstration, media })).toEqual([
      expect.stringContaining("products/new-hat/product.yaml: : is missing, and products/new-hat/"),
    ]);
  });
});

test("a live product with the words of a new file", () => {
  const name = { en: "New product: hat" };
  expect(changed({ name })).toEqual([
    expect.stringContaining("name: is still what a new file says"),
  ]);
  expect(changed({ name, status: "draft" })).toEqual([]);
});

test("a draft may name pictures that are not there yet", () => {
  const pictures = [{ file: "later.jpg", alt: "x" }];
  expect(changed({ status: "draft", pictures })).toEqual([]);
});

test("a certificate with its number may name issuer and validity", () => {
  const documents = [{ ...certificate, number: "12-3", issuer: "SGS", validUntil: "2027-03-31" }];
  expect(changed({ documents })).toEqual([]);
});

test("10,000 products are checked, whatever is wrong with them", () => {
  const bad = { ...sample, replacedBy: "none", category: "none", tags: ["none"] };
  const products = new Map(
    Array.from({ length: 10_000 }, (_, at) => [`hat-${at}`, at % 2 === 0 ? sample : bad] as const),
  );
  const redirects = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, at) => [`/old-${at}`, `/old-${at + 1}`]),
  );
  const media = new Map(
    [...products.keys()].flatMap((slug) =>
      sample.pictures.map(
        ({ file: name }) => [`products/${slug}/${name}`, { hash: "", bytes: 1 }] as const,
      ),
    ),
  );
  const content = { ...demonstration, products, redirects, media };
  expect(brokenRules(content).length).toBeGreaterThan(25_000);
});
