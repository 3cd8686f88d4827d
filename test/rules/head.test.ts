import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Head } from "#site/frame/head.tsx";
import { fullTitle } from "#domain/search-result.ts";
import type { PageHead } from "#site/page.ts";
import { catalogue, contextAt } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const context = contextAt("/shop");

const least: PageHead = {
  title: "A page",
  description: "What it says.",
  keywords: ["helmet", "glove"],
};

const render = (head: PageHead) => renderToStaticMarkup(createElement(Head, { head, context }));

test("adds the suffix to a title without a pipe [S034]", () => {
  expect(fullTitle("Shop", "Mateen Safety")).toBe("Shop | Mateen Safety");
  fc.assert(
    fc.property(fc.string(), (title) => {
      fc.pre(!title.includes("|"));
      expect(fullTitle(title, "Suffix")).toBe(`${title} | Suffix`);
    }),
  );
});

test("keeps a title with a pipe [S035]", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const title = `${before}|${after}`;
      expect(fullTitle(title, "Suffix")).toBe(title);
    }),
  );
});

test("has a canonical link only where one is given [S037]", () => {
  expect(render(least)).not.toContain('rel="canonical"');
  expect(render({ ...least, canonical: "/shop" })).toContain(
    '<link rel="canonical" href="https://site.invalid/shop"/>',
  );
});

test("contains title, description, keywords, Open Graph and Twitter tags", () => {
  const html = render(least);
  for (const tag of [
    "<title>A page | Mateen Safety</title>",
    '<meta name="description" content="What it says."/>',
    '<meta name="keywords" content="helmet, glove"/>',
    '<meta property="og:title" content="A page | Mateen Safety"/>',
    '<meta property="og:description" content="What it says."/>',
    '<meta property="og:url" content="https://site.invalid/shop"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="twitter:title" content="A page | Mateen Safety"/>',
  ]) {
    expect(html.split(tag)).toHaveLength(2);
  }
});

test("excludes search engines only from a hidden page", () => {
  expect(render(least)).not.toContain("noindex");
  expect(render({ ...least, hidden: true })).toContain('content="noindex, follow"');
});

test("no text in structured data can end its script", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const name = `${text}</script><script>alert(1)</script><!--`;
      const html = render({ ...least, structuredData: [{ "@type": "Thing", name }] });
      const [, data = ""] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(data)).toEqual({ "@type": "Thing", name });
    }),
  );
});

test("names its own language and the others by their codes", () => {
  const otherTranslations = [{ language: "ar", words: wordsIn("ar"), catalogue }] as const;
  const html = renderToStaticMarkup(
    createElement(Head, { head: least, context: { ...context, otherTranslations } }),
  );
  expect(html).toContain('<meta property="og:locale" content="en_SA"/>');
  expect(html).toContain('<meta property="og:locale:alternate" content="ar_SA"/>');
  expect(html.match(/og:locale:alternate/g)).toHaveLength(1);
});

test("describes its preview, and its kind", () => {
  expect(render(least)).toContain('property="og:image:alt" content="A page | Mateen Safety"');
  expect(render(least)).toContain('property="og:type" content="website"');
  const html = render({ ...least, previewText: "A red helmet", type: "product" });
  expect(html).toContain('property="og:image:alt" content="A red helmet"');
  expect(html).toContain('property="og:type" content="product"');
});

test("commas only separate keywords", () => {
  expect(render({ ...least, keywords: ["Hat, vented", "قبعة، مهواة"] })).toContain(
    '<meta name="keywords" content="Hat vented, قبعة مهواة"/>',
  );
});
