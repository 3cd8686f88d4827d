import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { openCatalogue } from "#domain/catalogue/catalogue.ts";
import { buildCatalogue } from "#content/catalogue.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { createSite } from "#site/render.tsx";
import { listPreviews } from "#site/previews.ts";
import { addressesIn } from "#addresses";
import { attributesOf, structuredDataOf, textOf } from "#test/content/rendered.ts";
import { productFrom, sampleSlug, sampleText, withProduct } from "#test/support/content-samples.ts";
import { catalogue, company, contextAt, site } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const otherProduct = catalogue.products.find(({ slug }) => slug !== sampleSlug);
if (otherProduct === undefined) {
  throw new Error("The demonstration has one product alone");
}
const published = {
  stem: (file: string) => file.replace(/\.\w+$/, "").replaceAll("/", "-"),
  document: (file: string) => `/documents/${file}`,
};

function dataWith(change: Partial<ProductFile>, language: Language) {
  const content = withProduct({ ...productFrom(sampleText), ...change });
  return buildCatalogue(language, content, company, published);
}

/** Renders the page of the changed sample in a language. */
async function pageOf(change: Partial<ProductFile>, language: Language): Promise<string> {
  const changed = createSite({ ...site, catalogues: [dataWith(change, language)] });
  return (await changed.render({ address: addressesIn(language).product(sampleSlug) })).html;
}

const main = (html: string) =>
  textOf(html.replace(/^.*<main/s, "<main").replace(/<\/main>.*/s, ""));

/** Returns the part about the product itself, without related products. */
const detail = (html: string) =>
  textOf(html.replace(/^.*<article class="detail"/s, "<article").replace(/<\/article>.*/s, ""));

test.each(languages)("names required products on the page in %s, with links", async (language) => {
  const { product } = wordsIn(language);
  const html = await pageOf({ needs: [otherProduct.slug] }, language);
  expect(main(html)).toContain(product.needs);
  expect(attributesOf(html, "a", "href")).toContain(
    addressesIn(language).product(otherProduct.slug),
  );
  expect(main(await pageOf({}, language))).not.toContain(product.needs);
});

test.each(languages)(
  "shows the most similar product in %s for one without pictures, says so, and claims no picture",
  async (language) => {
    const { product } = wordsIn(language);
    const html = await pageOf({ pictures: [], likeness: otherProduct.slug }, language);
    expect(detail(html)).toContain(product.likeness);
    const alts = attributesOf(html, "img", "alt").filter((alt) => alt.includes(product.likeness));
    expect(alts.length).toBeGreaterThan(0);
    expect(html).toContain(`products-${otherProduct.slug}-`);
    expect(structuredDataOf(html).get("ProductModel")).not.toHaveProperty("image");
    const ownPage = await pageOf({}, language);
    expect(detail(ownPage)).not.toContain(product.likeness);
    expect(structuredDataOf(ownPage).get("ProductModel")).toHaveProperty("image");
  },
);

test("its card says so under one picture, and its preview shows none", async () => {
  const data = dataWith({ pictures: [], likeness: otherProduct.slug }, "en");
  const changed = createSite({ ...site, catalogues: [data] });
  const address = addressesIn("en").shopCategory("head");
  const { html } = await changed.render({ address });
  const card =
    html.split('<li class="card"').find((cardHtml) => cardHtml.includes(`"${sampleSlug}"`)) ?? "";
  expect(textOf(card)).toContain("Picture of a similar product");
  expect(card).not.toContain("card-dots");
  const previews = listPreviews({ ...contextAt("/"), catalogue: openCatalogue(data) });
  const preview = previews.find((candidate) => candidate.address.endsWith(sampleSlug));
  expect(preview?.picture).toBeUndefined();
});
