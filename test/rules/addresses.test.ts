import fc from "fast-check";
import { expect, test } from "vitest";
import { addresses, chatAddress, mailAddress, phoneAddress, redirects } from "#addresses";
import { categoryPages } from "#content/category-pages.ts";
import { cities } from "#content/cities.ts";
import { categories } from "#domain/catalogue/category.ts";

const anyText = fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.toWellFormed());

test("the four short paths lead to their category pages", () => {
  for (const slug of ["ppe", "safety-shoes", "fall-protection", "fire-safety"]) {
    expect(redirects[`/${slug}`]).toBe(addresses.categoryPage(slug));
  }
});

test("every redirect ends at a page that is there, in one step", () => {
  const known = new Set([
    ...categoryPages.map(({ slug }) => addresses.categoryPage(slug)),
    ...cities.map(({ slug }) => addresses.city(slug)),
  ]);
  for (const [from, to] of Object.entries(redirects)) {
    expect(known).toContain(to);
    expect(Object.hasOwn(redirects, to)).toBe(false);
    expect(known).not.toContain(from);
  }
});

test("whatever a query holds, it comes out as it went in", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = (address: string, name: string) =>
        new URL(address, "http://site.invalid").searchParams.get(name);
      expect(read(addresses.shopSearch(text), "q")).toBe(text);
      expect(read(addresses.quote(text), "quote")).toBe(text);
      expect(read(addresses.ask(text), "product")).toBe(text);
    }),
  );
  for (const category of categories) {
    const url = new URL(addresses.shopCategory(category), "http://site.invalid");
    expect(url.searchParams.get("category")).toBe(category);
  }
});

test("the chat text is a percent-encoded parameter of the deep link", () => {
  expect(chatAddress("966500000000")).toBe("https://wa.me/966500000000");
  fc.assert(
    fc.property(anyText, (text) => {
      const address = chatAddress("966500000000", text);
      expect(address).not.toMatch(/[ <>"#\n]/);
      expect(new URL(address).searchParams.get("text")).toBe(text);
    }),
  );
});

test("telephone and mail links have their schemes", () => {
  expect(phoneAddress("+966500000000")).toBe("tel:+966500000000");
  expect(mailAddress("info@example.com")).toBe("mailto:info@example.com");
});
