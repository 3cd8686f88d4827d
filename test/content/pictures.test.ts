import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isProductPicture } from "#content/rules/picture-rules.ts";
import { createSite } from "#site/render.tsx";
import { content, site } from "#test/support/demonstration.ts";

const pictureFiles = [...content.products].flatMap(([slug, { pictures }]) =>
  pictures.map(({ file, alt }) => ({ path: `products/${slug}/${file}`, alt })),
);

test("well over 200 pictures are shown, each from its own file [S202]", () => {
  expect(pictureFiles.length).toBeGreaterThanOrEqual(240);
  const hashes = pictureFiles.map(({ path }) => content.media.get(path)?.hash);
  expect(hashes).not.toContain(undefined);
  expect(new Set(hashes).size).toBe(pictureFiles.length);
});

test("every picture file of a product is shown with its own text", () => {
  const paths = new Set(pictureFiles.map(({ path }) => path));
  const files = [...content.media.keys()].filter(isProductPicture);
  expect(files.filter((file) => !paths.has(file))).toEqual([]);
  const texts = pictureFiles.map(({ alt }) => JSON.stringify(alt).toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
});

test("a product without its pictures shows the fallback picture [S201]", async () => {
  const [data] = site.catalogues;
  const [product, ...remainingProducts] = data?.products ?? [];
  if (!data || !product) {
    throw new Error("The catalogue is empty");
  }
  const products = [{ ...product, pictures: [] }, ...remainingProducts];
  const { render } = createSite({ ...site, catalogues: [{ ...data, products }] });
  const { html } = await render({ address: `/products/${product.slug}` });
  expect(html).toContain(`src="/pictures/${site.fallbackPicture}-640.webp" alt="${product.name}"`);
  expect(existsSync("public/fallback.webp")).toBe(true);
});
