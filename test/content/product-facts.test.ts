import { expect, test } from "vitest";
import type { Fact, FactPlace } from "#domain/catalogue/product.ts";
import { sheetQuery } from "#domain/quotation/sheet.ts";
import { createSite } from "#site/render.tsx";
import { textOf } from "#test/content/rendered.ts";
import { addresses, catalogue, site } from "#test/support/demonstration.ts";

const [product] = catalogue.products;
if (!product) {
  throw new Error("The demonstration has no product");
}
const { slug } = product;
const line = { product: slug, text: "", sizes: [], quantity: 50 };

const addressOf: Readonly<Record<FactPlace, string>> = {
  page: addresses.product(slug),
  card: addresses.shop,
  sheet: addresses.requestSheet(sheetQuery({ first: 1, lines: [line] }, { equivalents: true })),
};

async function textAt(address: string, fact: Fact): Promise<string> {
  const pages = createSite({
    ...site,
    catalogues: site.catalogues.map((data) => ({
      ...data,
      products: data.products.map((item) =>
        item.slug === slug ? { ...item, facts: [fact] } : item,
      ),
    })),
  });
  const { html } = await pages.render({ address });
  return textOf(html);
}

/** Pages that show a fact of a place: a card's figures open the product's own page too. */
const shownOn = { page: ["page"], card: ["card", "page"], sheet: ["sheet"] };

test.each(["page", "card", "sheet"] as const)(
  "a fact of the table of product fields for the %s is shown there, and nowhere else",
  async (place) => {
    const fact = { id: "warrantyMonths", label: "Warranty (months)", value: "24", places: [place] };
    for (const [other, address] of Object.entries(addressOf)) {
      const text = await textAt(address, fact);
      expect([other, text.includes("Warranty (months)")]).toEqual([
        other,
        shownOn[place].includes(other),
      ]);
    }
  },
);
