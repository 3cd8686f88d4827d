import { addresses } from "#addresses";
import { site } from "#generated/site.ts";
import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { fullTitle } from "#site/frame/title.ts";
import { describeProduct } from "#site/sections/product-words.ts";

function headOf(product: Product, words: Words): readonly (readonly [string, string, string])[] {
  const title = fullTitle(product.name, site.company.name);
  const description = describeProduct(product, words);
  const address = site.url + addresses.product(product.slug);
  const image = site.url + addresses.preview(addresses.product(product.slug));
  return [
    ["title", "textContent", title],
    ['link[rel="canonical"]', "href", address],
    ['meta[name="description"]', "content", description],
    ['meta[property="og:title"]', "content", title],
    ['meta[property="og:description"]', "content", description],
    ['meta[property="og:url"]', "content", address],
    ['meta[property="og:image"]', "content", image],
    ['meta[name="twitter:title"]', "content", title],
    ['meta[name="twitter:description"]', "content", description],
    ['meta[name="twitter:image"]', "content", image],
  ];
}

function change(selector: string, name: string, value: string): string | null {
  const element = document.head.querySelector(selector);
  if (!element) return null;
  const before = name === "textContent" ? element.textContent : element.getAttribute(name);
  if (name === "textContent") element.textContent = value;
  else element.setAttribute(name, value);
  return before;
}

/**
 * Lets the document's head speak of the product while its dialog is open, so that whoever shares or
 * keeps the page gets the product. Answers with what puts the head back.
 */
export function nameProductInHead(product: Product, words: Words): () => void {
  const before = headOf(product, words).map(
    ([selector, name, value]) => [selector, name, change(selector, name, value)] as const,
  );
  return () => {
    for (const [selector, name, value] of before) if (value !== null) change(selector, name, value);
  };
}
