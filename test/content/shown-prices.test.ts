import { describe, expect, test } from "vitest";
import { companySchema } from "#content/schema/supplier.ts";
import { openCatalogue, type CatalogueData } from "#domain/catalogue/catalogue.ts";
import { choicesIn, knownIn } from "#domain/catalogue/facets.ts";
import { readNarrowing, tellNarrowing } from "#domain/catalogue/narrowing.ts";
import { readVatPercent } from "#publishing/site-settings.ts";
import { createSite } from "#site/render.tsx";
import { textOf, unescaped } from "#test/content/rendered.ts";
import { arabicData, catalogue, site } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const reduced = "auto-darkening-welding-helmet"; // 198, formerly 388
const priced = "cut-resistant-gloves-pu-level-c";
const unpriced = "abc-powder-extinguisher-12kg";

const changes: Readonly<Record<string, object>> = {
  [priced]: { price: { amount: 1234.5 } },
  [unpriced]: { price: { amount: 0 } },
};

/** Copies a catalogue, with known prices, and with the setting on or off. */
function withPrices(data: CatalogueData, shown: boolean): CatalogueData {
  const copy = structuredClone(data);
  const products = copy.products.map((product) => ({ ...product, ...changes[product.slug] }));
  return { ...copy, products, ...(shown && { prices: { vatPercent: 15 } }) };
}

function siteWith(shown: boolean) {
  const [english = arabicData] = site.catalogues;
  return createSite({
    ...site,
    catalogues: [withPrices(english, shown), withPrices(arabicData, shown)],
  });
}

const on = siteWith(true);
const off = siteWith(false);

const shown = async (address: string) => (await on.render({ address })).html;
const hidden = async (address: string) => (await off.render({ address })).html;

/** Returns the text of the first element with a class. */
function textIn(html: string, className: string): string {
  const start = html.indexOf(`class="${className}"`);
  const [element = ""] = start < 0 ? [] : [html.slice(start + `class="${className}"`.length + 1)];
  return textOf(`<body>${element.slice(0, element.indexOf("</p>"))}`)
    .replaceAll("\u00A0", " ")
    .trim();
}

function productBlock(html: string): Readonly<Record<string, unknown>> {
  const blocks = Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ([, json = ""]) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  );
  return blocks.find((block) => String(block["@type"]).startsWith("Product")) ?? {};
}

function cardOf(html: string, slug: string): string {
  const card = html
    .split('<li class="card"')
    .find((part) => part.includes(`data-product="${slug}"`));
  return card ?? "";
}

describe("with prices.show on", () => {
  test("a product's page states currency, price before the saving, unit and VAT", async () => {
    const text = textIn(await shown(`/products/${reduced}`), "price");
    expect(text).toBe("SAR 198.00 per unit was SAR 388.00 List price, excluding 15% VAT");
    expect(textIn(await shown(`/products/${priced}`), "price")).toBe(
      "SAR 1,234.50 per pair List price, excluding 15% VAT",
    );
  });

  test("the Arabic page states the same in Arabic", async () => {
    const text = textIn(await shown(`/ar/products/${reduced}`), "price").replaceAll(
      /[\u2066-\u2069]/g,
      "",
    );
    expect(text).toBe(
      "198.00 ر.س للقطعة بدلًا من 388.00 ر.س سعر القائمة غير شامل ضريبة القيمة المضافة 15%",
    );
  });

  test("a product without a price has it on request", async () => {
    const html = await shown(`/products/${unpriced}`);
    expect(textIn(html, "price")).toBe("Price on request");
    expect(html).not.toContain("SAR");
    expect(textIn(await shown(`/ar/products/${unpriced}`), "price")).toBe("السعر عند الطلب");
  });

  test("a card states the price [S134 S280]", async () => {
    const html = await shown(`/shop?q=${reduced.replaceAll("-", "+")}`);
    expect(textIn(cardOf(html, reduced), "price")).toBe(
      "SAR 198.00 per unit was SAR 388.00 List price, excluding 15% VAT",
    );
  });

  test("a table has a column of prices that sorts", async () => {
    const html = await shown("/shop?category=hand&view=table&sort=price-down");
    const rows = html.split("<tr>").slice(2);
    const text = textOf(`<body>${rows[0]}`);
    expect(text).toContain("SAR 1,234.50");
    expect(textOf(html)).toContain("List price, excluding 15% VAT");
    expect(html).toContain('aria-sort="descending"');
  });

  test("a comparison has a row of prices", async () => {
    const html = textOf(await shown(`/shop?compare=${reduced},${unpriced}`)).replaceAll(
      "\u00A0",
      " ",
    );
    expect(html).toContain("List price, excluding 15% VAT");
    expect(html).toContain("SAR 198.00 per unit, was SAR 388.00");
    expect(html).toContain("Price on request");
  });

  test("the sheet states the price in both languages and leaves the supplier's columns blank", async () => {
    const text = textOf(await shown(`/request?sheet=1&l=1.1.${reduced}*5_`)).replaceAll(
      "\u00A0",
      " ",
    );
    expect(text).toContain("List price, excluding 15% VAT: SAR 198.00 per unit");
    expect(text.replaceAll(/[\u2066-\u2069]/g, "")).toContain("198.00 ر.س للقطعة");
  });

  test("the shop offers the filter and the order", async () => {
    const html = await shown("/shop");
    expect(html).toContain('name="price" value="listed"');
    expect(html).toContain('value="price-down"');
  });

  test("structured data carry an offer in riyals without VAT", async () => {
    expect(productBlock(await shown(`/products/${reduced}`))).toMatchObject({
      "@type": "Product",
      offers: {
        "@type": "Offer",
        price: "198.00",
        priceCurrency: "SAR",
        availability: "https://schema.org/InStock",
        priceSpecification: { price: "198.00", priceCurrency: "SAR", valueAddedTaxIncluded: false },
      },
    });
    expect(productBlock(await shown(`/products/${unpriced}`))["@type"]).toBe("ProductModel");
  });

  test("a product that is no longer supplied has no price", async () => {
    const [english = arabicData] = site.catalogues;
    const data = withPrices(english, true);
    const products = data.products.map((product) =>
      product.slug === priced ? { ...product, status: "withdrawn" as const } : product,
    );
    const withdrawn = createSite({ ...site, catalogues: [{ ...data, products }] });
    const { html } = await withdrawn.render({ address: `/products/${priced}` });
    expect(textIn(html, "price")).toBe("");
    expect(html).not.toContain("SAR");
  });
});

describe("with prices.show off", () => {
  test("no page has a price, an offer, a price filter or a price order", async () => {
    for (const { address } of off.addresses) {
      const html = await hidden(address);
      expect(html, address).not.toMatch(/class="price|SAR[ \u00A0]\d|\d[ \u00A0]?ر\.س/);
      expect(html, address).not.toContain('"offers"');
      expect(html, address).not.toMatch(/name="price"|value="price(-down)?"|sort=price/);
    }
    const narrowed = await hidden("/shop?view=table&category=hand");
    expect(narrowed).not.toMatch(/class="price|sort=price|SAR/);
  });

  test("an old link to the filter or the order is answered without them", async () => {
    const html = unescaped(await hidden("/shop?price=listed&sort=price"));
    expect(html).toContain("It was left out: Price.");
    const query = new URLSearchParams("price=listed&sort=price-down&q=x");
    expect(tellNarrowing(readNarrowing(query, knownIn(catalogue)))).toEqual([["unknown", "price"]]);
    expect(choicesIn(catalogue).price).toEqual([]);
  });
});

test("a supplier without VAT says nothing of it", () => {
  expect(wordsIn("en").product.price.terms(0)).toBe("List price");
  expect(wordsIn("ar").product.price.terms(0)).toBe("سعر القائمة");
  expect(wordsIn("en").product.price.terms(5)).toBe("List price, excluding 5% VAT");
});

test("VAT_PERCENT is that of quotations; what the service refuses counts as unset", () => {
  const percents = [" 5 ", "0", "", "15.5", "101"].map((VAT_PERCENT) =>
    readVatPercent({ VAT_PERCENT }),
  );
  expect(percents).toEqual([5, 0, 15, 15, 15]);
});

describe("the setting in company.yaml", () => {
  const prices = companySchema.shape.prices;

  test("is off unless the owner turns it on", () => {
    expect(prices.parse(undefined)?.show ?? false).toBe(false);
    expect(prices.parse({ show: true })).toEqual({ show: true });
    expect(prices.safeParse({ show: "yes" }).success).toBe(false);
    expect(openCatalogue(arabicData).prices).toBeUndefined();
  });
});
