import { describe, expect, test } from "vitest";
import { buildProducts } from "#content/build-products.ts";
import type { Content } from "#content/content.ts";
import { selectCurrentContent } from "#content/current-content.ts";
import { createLocalization } from "#content/localization.ts";
import { languages, type Language } from "#domain/language.ts";
import { company, content } from "#test/support/demonstration.ts";

const usual = { day: "2026-11-30", live: false };

function build(
  source: Content,
  language: Language,
  { publication = usual, name = company.name } = {},
) {
  const current = selectCurrentContent(source, publication);
  return buildProducts(current, createLocalization(current, { ...company, name }, language), {
    stem: (file) => source.media.get(file)?.hash.slice(0, 8),
    document: (file) => source.media.get(file)?.hash.slice(8, 16),
  });
}

const drawnSlug = "abc-powder-extinguisher-6kg";
const edits: Readonly<Record<string, () => Content>> = {
  "a picture is replaced": () => ({
    ...content,
    media: new Map([...content.media].map(([file]) => [file, { hash: "0".repeat(64), bytes: 1 }])),
  }),
  "a drawing is replaced": () => ({
    ...content,
    drawings: new Map(content.drawings).set(
      `products/${drawnSlug}/outline.svg`,
      '<svg viewBox="0 0 11 22"></svg>',
    ),
  }),
  "a colour has another name": () => ({
    ...content,
    categories: {
      ...content.categories,
      colours: Object.fromEntries(
        Object.keys(content.categories.colours).map((id) => [id, { en: "Other", ar: "آخر" }]),
      ),
    },
  }),
  "products whose pictures others show have none": () => ({
    ...content,
    products: new Map(
      [...content.products].map(([slug, product]) => [
        slug,
        product.likeness === undefined ? { ...product, pictures: [] } : product,
      ]),
    ),
  }),
};

describe.each(languages)("products in %s", (language) => {
  test("are the same objects where nothing has changed", () => {
    const [first] = build(content, language);
    expect(build(content, language)[0]).toBe(first);
  });

  test.each(Object.entries(edits))("are built anew where %s", (_, edit) => {
    const before = build(content, language);
    const edited = edit();
    const products = build(edited, language);
    expect(products).toEqual(build(structuredClone(edited), language));
    expect(products).not.toEqual(before);
  });

  test("are built anew under another name of the company, and on another day", () => {
    build(content, language);
    const name = { name: "Another Name" };
    expect(build(content, language, name)).toEqual(build(structuredClone(content), language, name));
    const later = { publication: { day: "2036-01-01", live: true } };
    expect(build(content, language, later)).toEqual(
      build(structuredClone(content), language, later),
    );
  });
});
