import { expect, test } from "vitest";
import {
  breadcrumbData,
  faqData,
  itemListData,
  organizationData,
  productData,
  structuredData,
  websiteData,
} from "#site/frame/structured-data.ts";
import { catalogue, company, contextAt } from "#test/support/demonstration.ts";

const context = contextAt("/");
const siteUrl = context.site.url;
const { products, texts } = catalogue;

test("the helper makes any kind of structured data, and a breadcrumb [S045]", () => {
  expect(structuredData("Thing", { name: "x" })).toEqual({
    "@context": "https://schema.org",
    "@type": "Thing",
    name: "x",
  });
  const crumbs = [
    { name: "Home", address: "/" },
    { name: "Shop", address: "/shop" },
  ];
  expect(breadcrumbData(context, crumbs)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
      { "@type": "ListItem", position: 2, name: "Shop", item: `${siteUrl}/shop` },
    ],
  });
});

test("the organisation says who, where and how to be reached [S046 S047 S048 S049]", () => {
  expect(organizationData(context, "What we do.")).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name,
    alternateName: company.alternateName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    description: "What we do.",
    address: company.address,
    areaServed: "SA",
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: company.phone,
      email: company.email,
      areaServed: "SA",
      availableLanguage: ["en", "ar"],
    },
    sameAs: [company.profile],
  });
});

test("the organisation's legal name and VAT number are those of the settings, and no placeholders", () => {
  const known = { ...company, legalName: "Mateen Safety LLC", vatNumber: "310123456700003" };
  expect(organizationData({ ...context, company: known }, "What we do.")).toMatchObject({
    legalName: "Mateen Safety LLC",
    vatID: "310123456700003",
    address: company.address,
  });
  expect(JSON.stringify(organizationData(context, "What we do."))).not.toMatch(/legalName|vatID/);
});

test("the site has a search whose target is the shop with q [S043]", () => {
  expect(websiteData(context)).toMatchObject({
    "@type": "WebSite",
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: `${siteUrl}/shop?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
});

test("the questions are those that the words of the page hold", () => {
  const { entries } = texts.home.questions;
  expect(faqData(context, entries)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
});

test("what has a language says which: the site and the questions", () => {
  const inArabic = { ...context, language: "ar" as const };
  expect(websiteData(inArabic)).toMatchObject({ inLanguage: "ar" });
  expect(faqData(inArabic, [])).toMatchObject({ inLanguage: "ar" });
  expect(websiteData(context)).toMatchObject({ inLanguage: "en" });
});

test("a product is described without an offer, because no price is shown", () => {
  for (const product of products) {
    const data = productData(context, product, ["/pictures/a.webp"]);
    expect(data).toMatchObject({
      "@type": "ProductModel",
      name: product.name,
      sku: product.code,
      url: `${siteUrl}/products/${product.slug}`,
      image: [`${siteUrl}/pictures/a.webp`],
    });
    expect(JSON.stringify(data)).not.toMatch(/"(offers|price|priceCurrency)"/);
  }
});

test("a product's maker, model and codes are told where they are known", () => {
  const [product] = products;
  if (!product) {
    throw new Error("There is no product");
  }
  expect(JSON.stringify(productData(context, product, []))).not.toMatch(/"(brand|gtin|mpn)"/);
  const brand = { name: "Brand", model: "M-1", maker: "Maker Ltd", origin: "Saudi Arabia" };
  const branded = { ...product, brand, codes: { gtin: "04006381333931" } };
  expect(productData(context, branded, [])).toMatchObject({
    gtin: "04006381333931",
    mpn: "M-1",
    brand: { "@type": "Brand", name: "Brand" },
    manufacturer: { "@type": "Organization", name: "Maker Ltd" },
    countryOfOrigin: "Saudi Arabia",
  });
});

test("a list of products keeps its order", () => {
  const data = itemListData(context, "Shop", products.slice(0, 3));
  expect(data).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 3,
    itemListElement: products.slice(0, 3).map((product, at) => ({
      position: at + 1,
      name: product.name,
      url: `${siteUrl}/products/${product.slug}`,
    })),
  });
});
