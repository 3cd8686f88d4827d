import { beforeAll, describe, expect, test } from "vitest";
import { addressIn } from "#addresses";
import { longestDescription, longestTitle } from "#domain/search-result.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";
import { listedPaths, readDocuments, type ReadDocument } from "#test/support/documents.ts";

const suffix = " | Mateen Safety";
let documents: readonly ReadDocument[];
let origin: string;

beforeAll(async () => {
  documents = await readDocuments(await listedPaths("en"));
  origin = new URL(documents[0]?.metas["og:url"]?.[0] ?? "").origin;
});

const of = (path: string) => {
  const found = documents.find((one) => one.path === path);
  if (found === undefined) {
    throw new Error(`${path} is not in the sitemap`);
  }
  return found;
};

const kindsOf = ({ data }: ReadDocument) => data.map((block) => String(block["@type"]));

test("the sitemap holds each page once in each language", async () => {
  const inArabic = documents.map(({ path }) => addressIn("ar", path));
  expect([...(await listedPaths("ar"))].toSorted()).toEqual(inArabic.toSorted());
});

describe("every page of the sitemap", () => {
  test("answers, in English, and is one of at least 160", () => {
    expect(documents.length).toBeGreaterThan(160);
    for (const { path, status, language } of documents) {
      expect([path, status, language]).toEqual([path, 200, "en"]);
    }
  });

  test("has one title of its own, with the suffix rule [S032 S034 S035]", () => {
    const titles = documents.map(({ path, title }) => {
      expect(title, path).toHaveLength(1);
      const [own = ""] = title;
      if (!own.endsWith(suffix)) {
        expect(own, path).toContain("|");
      }
      expect(own.split("|").length, own).toBeLessThanOrEqual(2);
      expect(own.length, own).toBeLessThanOrEqual(longestTitle);
      return own;
    });
    expect(duplicatesOf(titles)).toEqual([]);
  });

  test("has one description of its own, and keywords [S033 S036]", () => {
    const descriptions = documents.map(({ path, metas }) => {
      const own = metas["description"] ?? [];
      expect(own, path).toHaveLength(1);
      expect(own[0]?.length, path).toBeGreaterThanOrEqual(50);
      expect(own[0]?.length, path).toBeLessThanOrEqual(longestDescription);
      expect(metas["keywords"]?.[0]?.length, path).toBeGreaterThan(5);
      return own[0] ?? "";
    });
    expect(duplicatesOf(descriptions)).toEqual([]);
  });

  test("has at most one canonical link, which names itself [S037]", () => {
    for (const { path, canonical } of documents) {
      expect(canonical.length, path).toBeLessThanOrEqual(1);
      if (canonical.length === 1) {
        expect(canonical[0], path).toBe(origin + path);
      }
    }
  });

  test("has Open Graph and Twitter tags that agree with title and description [S038 S039 S040]", () => {
    for (const { path, metas, title } of documents) {
      const [description = ""] = metas["description"] ?? [];
      for (const [name, value] of [
        ["og:title", title[0]],
        ["twitter:title", title[0]],
        ["og:description", description],
        ["twitter:description", description],
        ["og:url", origin + path],
        ["twitter:card", "summary_large_image"],
      ] as const) {
        expect(metas[name], `${path} ${name}`).toEqual([value]);
      }
      for (const name of [
        ...["og:type", "og:site_name", "og:locale", "og:image", "twitter:image"],
        ...["og:image:width", "og:image:height", "og:image:alt"],
      ]) {
        expect(metas[name], `${path} ${name}`).toHaveLength(1);
      }
    }
  });

  test("is not hidden from search engines", () => {
    for (const { path, metas } of documents) {
      expect(metas["robots"], path).toBeUndefined();
    }
  });
});

test("home alone carries Organization, WebSite and FAQPage [S041 S042 S044]", () => {
  expect(kindsOf(of("/"))).toEqual(["Organization", "WebSite", "FAQPage"]);
  for (const one of documents.filter(({ path }) => path !== "/")) {
    expect(kindsOf(one), one.path).not.toContain("Organization");
  }
});

test("the organisation, as specified [S001 S046 S047 S048 S049]", () => {
  const [organization] = of("/").data;
  expect(organization).toMatchObject({
    "@context": "https://schema.org",
    name: "Mateen Safety",
    alternateName: expect.any(String),
    url: `${origin}/`,
    logo: expect.stringMatching(/^http.*\.png$/),
    description: expect.any(String),
    areaServed: "SA",
    contactPoint: { contactType: "customer service", availableLanguage: ["en", "ar"] },
    sameAs: [expect.stringMatching(/^https:/)],
  });
});

test("the site's search action leads to the shop with q [S043]", () => {
  const [, website] = of("/").data;
  expect(JSON.stringify(website)).toContain(`${origin}/shop?q={search_term_string}`);
  expect(website).toMatchObject({ potentialAction: { "@type": "SearchAction" } });
});

test("the marked-up questions are those that the page shows [S044 S050 S051 S052]", () => {
  const { data, text } = of("/");
  const questions = data[2]?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(3);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

test("breadcrumbs on every page but home; products and lists where they are [S045]", () => {
  for (const one of documents.filter(({ path }) => path !== "/")) {
    const kinds = kindsOf(one);
    expect(kinds, one.path).toContain("BreadcrumbList");
    const product = kinds.includes("ProductModel") || kinds.includes("Product");
    expect(product, one.path).toBe(one.path.startsWith("/products/"));
    const standard = catalogue.standards.find(({ slug }) => one.path === addresses.standard(slug));
    const listing = standard
      ? catalogue.citing(standard).length > 0
      : /^\/(shop|categories\/)/.test(one.path);
    expect(kinds.includes("ItemList"), one.path).toBe(listing);
  }
});

test("a product's data: code, and an offer only with a list price [S051 S134]", () => {
  for (const { slug, price } of catalogue.products) {
    const { path, data } = of(addresses.product(slug));
    const amount = price?.amount ?? 0;
    const kind = amount > 0 ? "Product" : "ProductModel";
    const product = data.find((block) => block["@type"] === kind);
    expect(product, path).toMatchObject({ name: expect.any(String), sku: expect.any(String) });
    expect(product, path).not.toHaveProperty("aggregateRating");
    if (amount > 0) {
      const offer = { price: amount.toFixed(2), priceCurrency: "SAR" };
      expect(product?.["offers"], path).toMatchObject(offer);
    } else {
      expect(product, path).not.toHaveProperty("offers");
    }
  }
});

test("pages that are not for search engines say so, and have no canonical [S037 S187]", async () => {
  for (const one of await readDocuments([
    "/saudi/nowhere",
    "/shop?q=helmet",
    "/no-page",
    "/gallery",
  ])) {
    expect(one.metas["robots"]?.[0], one.path).toContain("noindex");
    expect(one.canonical, one.path).toEqual([]);
    expect(one.title, one.path).toHaveLength(1);
    expect(one.metas["og:title"], one.path).toEqual(one.title);
  }
});

function duplicatesOf(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}
