import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addressesIn,
  addressIn,
  chatAddress,
  languageOfAddress,
  usualAddress,
  mailAddress,
  phoneAddress,
} from "#addresses";
import { languages } from "#domain/language.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";

const anyText = fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.toWellFormed());

test("every language has the same pages, below its own prefix except for the usual language", () => {
  for (const language of languages) {
    const own = addressesIn(language);
    expect(own.product("x")).toBe(addressIn(language, addresses.product("x")));
    expect(own.home).toBe(addressIn(language, "/"));
    for (const address of ["/", "/shop?q=EN+388&page=2", "/products/x", "/arabia"]) {
      expect(usualAddress(addressIn(language, address))).toBe(address);
    }
    expect(languageOfAddress(own.shop)).toBe(language === "en" ? undefined : language);
  }
  expect(addressesIn("ar").home).toBe("/ar");
  expect(languageOfAddress("/arabia")).toBeUndefined();
});

test("numbers the pages of a listing from the second on", () => {
  expect(addresses.page("/shop", 1)).toBe("/shop");
  expect(addresses.page("/shop", 2)).toBe("/shop?page=2");
  expect(addresses.page("/shop?category=head", 3)).toBe("/shop?category=head&page=3");
});

test("parses every query that it formats", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = (address: string, name: string) =>
        new URL(address, "http://site.invalid").searchParams.get(name);
      expect(read(addresses.shopSearch(text), "q")).toBe(text);
      expect(read(addresses.requestWith(text), "l")).toBe(text);
      expect(read(addresses.ask(text), "product")).toBe(text);
    }),
  );
  for (const { id: category } of catalogue.categories) {
    const url = new URL(addresses.shopCategory(category), "http://site.invalid");
    expect(url.searchParams.get("category")).toBe(category);
  }
});

test("encodes the chat text as a parameter of the deep link", () => {
  expect(chatAddress("966500000000")).toBe("https://wa.me/966500000000");
  fc.assert(
    fc.property(anyText, (text) => {
      const address = chatAddress("966500000000", text);
      expect(address).not.toMatch(/[ <>"#\n]/);
      expect(new URL(address).searchParams.get("text")).toBe(text);
    }),
  );
});

test("gives telephone and mail links their schemes", () => {
  expect(phoneAddress("+966500000000")).toBe("tel:+966500000000");
  expect(mailAddress("info@example.com")).toBe("mailto:info@example.com");
});
