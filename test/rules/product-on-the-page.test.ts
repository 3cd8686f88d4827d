import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureWidths } from "#domain/picture-files.ts";
import { readEntry } from "#site/browser/pages/entry.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";
import { ProductCard } from "#site/sections/product-card.tsx";
import { productPage } from "#site/pages/product/product-page.tsx";
import { arabicCatalogue, catalogue, contextAt, words } from "#test/support/demonstration.ts";
import { sample } from "#test/support/samples.ts";
import { wordsIn } from "#words/words.ts";

test.each(catalogue.products.map((product) => [product.slug, product] as const))(
  "the dialog can take over what the page of %s shows",
  (_, product) => {
    const page = renderToStaticMarkup(productPage(contextAt("/"), product).body);
    const [detail = ""] = /<article[^>]*data-product-detail.*?<\/article>/s.exec(page) ?? [];
    expect(detail.match(/<h1/g)).toHaveLength(1);
    expect(detail).not.toMatch(/<h[3-6]/);
    // The listing below the dialog has ids of its own.
    expect(detail).not.toMatch(/\sid="/);
  },
);

test("an entry of the history names its page, and the product whose dialog it has open", () => {
  expect(readEntry({ page: "7.1", product: "bump-cap" })).toEqual({
    page: "7.1",
    product: "bump-cap",
  });
  expect(readEntry({ page: "7.1", product: 7 })).toEqual({ page: "7.1" });
  for (const other of [null, undefined, "bump-cap", {}, { page: 7 }, { product: "bump-cap" }]) {
    expect(readEntry(other)).toBeUndefined();
  }
});

test("a picture that is switched to has the sources that the server would have given it", () => {
  const first = sample(({ pictures }) => pictures.length > 0);
  const stem = first.pictures[0]?.stem ?? "";
  const page = renderToStaticMarkup(productPage(contextAt("/"), first).body);
  expect(page).toContain(pictureSources(stem, pictureWidths.product));
  expect(page).toContain(pictureSources(stem, pictureWidths.first));
  expect(page).toContain(pictureAddress(stem));
});

test.each([
  ["English", catalogue, words],
  ["Arabic", arabicCatalogue, wordsIn("ar")],
])("a picture in another colour than the first says so below it, in %s", (_, told, said) => {
  const coloured = told.products.flatMap((product) =>
    product.pictures.flatMap(({ colour }) => (colour === undefined ? [] : [{ product, colour }])),
  );
  expect(coloured.length).toBeGreaterThan(0);
  for (const { product, colour } of coloured) {
    expect(product.specifications.colours.map(({ name }) => name)).toContain(colour);
    const context = { ...contextAt("/"), words: said, catalogue: told };
    const page = renderToStaticMarkup(productPage(context, product).body);
    expect(page).toContain(`<small>${colour}</small>`);
    const card = renderToStaticMarkup(createElement(ProductCard, { context, product }));
    expect(card).toContain(`data-colour="${colour}"`);
  }
});

test("a product that is made or asked for is nowhere called in stock", () => {
  const { inStock } = words.product;
  for (const product of catalogue.products) {
    const context = contextAt("/");
    const isInStock = product.availability.state === "in-stock";
    const card = renderToStaticMarkup(createElement(ProductCard, { context, product }));
    expect([product.slug, card.includes(`>${inStock}<`)]).toEqual([product.slug, isInStock]);
    const page = renderToStaticMarkup(productPage(context, product).body);
    const [detail = ""] = /<article[^>]*data-product-detail.*?<\/article>/s.exec(page) ?? [];
    expect([product.slug, detail.includes(`>${inStock}<`)]).toEqual([product.slug, isInStock]);
  }
  expect(
    catalogue.products.filter(({ availability: { state } }) => state === "on-order"),
  ).not.toEqual([]);
});
