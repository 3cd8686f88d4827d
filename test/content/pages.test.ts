import { beforeAll, describe, expect, test } from "vitest";
import { addressIn, usualAddress } from "#addresses";
import { languages } from "#domain/language.ts";
import { catalogue } from "#test/support/demonstration.ts";
import {
  attributesOf,
  demonstrationSite,
  metasOf,
  rendered,
  renderedPages,
  structuredDataOf,
  textOf,
  unescaped,
  type Rendered,
} from "#test/content/rendered.ts";

let pages: readonly Rendered[] = [];
beforeAll(async () => {
  pages = await renderedPages();
});

const titleOf = (html: string) => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
const kindsOf = (html: string) => [...structuredDataOf(html).keys()].toSorted();

/** Pages that are their own, not a view of the shop. */
const ownPages = () => pages.filter(({ address }) => !address.includes("?"));

describe("the head of every page", () => {
  test("has one title and description, unlike those of any other page [S032 S033]", () => {
    const titles = ownPages().map(({ html }) => titleOf(html));
    const descriptions = ownPages().map(({ html }) => metasOf(html, "description").join("|"));
    for (const text of [...titles, ...descriptions]) {
      expect(text).toMatch(/\w{3}/);
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const { html } of pages) {
      expect(html.match(/<title>/g)).toHaveLength(1);
    }
  });

  test("has keywords, Open Graph and Twitter tags, each once [S036 S038 S039]", () => {
    for (const { address, html } of pages) {
      for (const name of ["title", "description", "url", "image", "type"]) {
        expect([address, name, metasOf(html, `og:${name}`).length]).toEqual([address, name, 1]);
      }
      for (const name of ["card", "title", "description", "image"]) {
        expect([address, metasOf(html, `twitter:${name}`).length]).toEqual([address, 1]);
      }
      expect([address, metasOf(html, "keywords").length]).toEqual([address, 1]);
      expect(metasOf(html, "og:title")).toEqual([titleOf(html)]);
      expect(metasOf(html, "og:description")).toEqual(metasOf(html, "description"));
    }
  });

  test("names its forms in both languages where it has a canonical link, and none elsewhere", async () => {
    const alternates = (html: string) =>
      Array.from(
        html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
        ([, language, href]) => [language, href],
      );
    for (const { address, html } of [...pages, ...(await renderedPages("ar"))]) {
      const shared = usualAddress(address);
      const forms = [
        ["en", shared],
        ["ar", addressIn("ar", shared)],
        ["x-default", shared],
      ].map(([language, path]) => [language, `https://site.invalid${path}`]);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const expected = canonical === undefined ? [] : forms;
      expect([address, alternates(html)]).toEqual([address, expected]);
    }
  });

  test("has at most one canonical link, to the page itself", () => {
    for (const { address, html } of ownPages()) {
      const links = html.match(/<link rel="canonical" href="[^"]*"/g) ?? [];
      expect(links.length).toBeLessThanOrEqual(1);
      for (const link of links) {
        const path = address === "/" ? "/" : address;
        expect(link.endsWith(`${path}"`)).toBe(true);
      }
    }
  });
});

describe("structured data", () => {
  test("on home is of the three kinds, and the answers stand on the page [S041 S042 S044]", async () => {
    const { html } = await rendered("/");
    for (const kind of ["Organization", "WebSite", "FAQPage"]) {
      expect(kindsOf(html)).toContain(kind);
    }
    for (const { question, answer } of catalogue.texts.home.questions.entries) {
      expect(textOf(html)).toContain(question);
      expect(textOf(html)).toContain(answer);
    }
  });

  test("of products, categories and cities names the way to them", () => {
    for (const { address, html } of pages) {
      if (/^\/(categories|saudi|products)\/./.test(address)) {
        expect([address, kindsOf(html).includes("BreadcrumbList")]).toEqual([address, true]);
      }
      expect(html).not.toContain('"offers"');
    }
  });
});

test("every internal link of every page leads to a page that is there", () => {
  const pageAddresses = new Set(demonstrationSite.addresses.map(({ address }) => address));
  const served =
    /^\/($|assets\/|pictures\/|functions\/|contact\?|shop\?|request\?|categories\/[\w-]+\?|aids\/[\w-]+\?|[\w.-]+\.(svg|ico|png|webmanifest|xml|json|csv)$)/;
  const missing = pages.flatMap(({ address, html }) =>
    attributesOf(html, "a", "href")
      .filter((href) => href.startsWith("/"))
      .map((href) => href.replace(/#.*$/, ""))
      .filter((href) => href !== "" && !pageAddresses.has(href) && !served.test(href))
      .map((href) => `${address}: ${href}`),
  );
  expect(pages.length).toBeGreaterThan(150);
  expect([...new Set(missing)]).toEqual([]);
});

test("links inside a page lead to a place on it", () => {
  for (const { address, html } of pages) {
    const ids = new Set(attributesOf(html, "[a-z]\\w*", "id"));
    for (const href of attributesOf(html, "a", "href")) {
      if (href.startsWith("#")) {
        expect([address, href, ids.has(href.slice(1))]).toEqual([address, href, true]);
      }
    }
  }
});

test.each([
  ["[S078]", "ppe"],
  ["[S079]", "safety-shoes"],
  ["[S080]", "fall-protection"],
  ["[S081]", "fire-safety"],
  ["[S082]", "head-face-protection"],
  ["[S083]", "hearing-protection"],
  ["[S084]", "eye-protection"],
  ["[S085]", "hand-protection"],
  ["[S086]", "protective-clothing"],
  ["[S087]", "respiratory-protection"],
  ["[S088]", "electrical-arc-flash"],
])("%s /categories/%s has its heading and opens on its products", async (_, slug) => {
  const { status, html } = await rendered(`/categories/${slug}`);
  const page = catalogue.guide(slug);
  expect(status).toBe(200);
  expect(unescaped(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toContain(page?.heading);
  expect(attributesOf(html, "a", "href").some((href) => href.startsWith("/products/"))).toBe(true);
});

test("a product's page shows its name, code, standards, features and minimum order", async () => {
  for (const product of catalogue.products) {
    const { status, html } = await rendered(`/products/${product.slug}`);
    const text = textOf(html);
    expect(status).toBe(200);
    for (const part of [
      product.name,
      product.code,
      product.details,
      ...product.features,
      ...product.specifications.standards,
    ]) {
      expect(text).toContain(part.replaceAll(/\s+/g, " "));
    }
  }
});

test("nowhere does a page show a price, a sign-in or a basket", () => {
  for (const { address, html } of pages) {
    const match = /\b(SAR|USD|sign in|log in|checkout|add to cart|basket)\b/i.exec(textOf(html));
    expect([address, match?.[0]]).toEqual([address, undefined]);
  }
});

test("a page in Arabic leads where the same page in English leads, and shows the same pictures", async () => {
  const namedIn = (html: string) =>
    [...attributesOf(html, "a", "href"), ...attributesOf(html, "img", "src")]
      .filter((address) => /^[/#]/.test(address) && !address.startsWith("/page-code.svg"))
      .map(usualAddress)
      .toSorted();
  const inArabic = await renderedPages("ar");
  expect(inArabic.length).toBe(pages.length);
  for (const { address, html } of inArabic) {
    const english = await rendered(usualAddress(address));
    expect([address, namedIn(html)]).toEqual([address, namedIn(english.html)]);
  }
});

test.each(languages)(
  "every page in %s that search engines are told of is linked to from another",
  async (language) => {
    const languagePages = await renderedPages(language);
    const linked = new Set(
      languagePages.flatMap(({ address, html }) =>
        attributesOf(html, "a", "href")
          .map((href) => href.split("#")[0] ?? "")
          .filter((href) => href !== address),
      ),
    );
    const listed = new Set(
      demonstrationSite.addresses.flatMap((entry) => (entry.listed ? [entry.address] : [])),
    );
    const listedPages = languagePages.filter(({ address }) => listed.has(address));
    expect(listedPages.length).toBeGreaterThan(160);
    const unlinked = listedPages.flatMap(({ address }) => (linked.has(address) ? [] : [address]));
    expect(unlinked, "pages without a link in menu, footer or page").toEqual([]);
  },
);
