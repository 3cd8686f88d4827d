import { addressesIn } from "#addresses";
import { describe, expect, test } from "vitest";
import { demonstrationSite, metasOf, renderedPages, unescaped } from "#test/content/rendered.ts";
import { languages, type Language } from "#domain/language.ts";
import { longestDescription, longestTitle } from "#domain/search-result.ts";

const listed = new Set(
  demonstrationSite.addresses.flatMap((entry) => (entry.listed ? [entry.address] : [])),
);
/** Removes the invisible isolates of codes. */
const seen = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
const readHeads = async (language: Language) =>
  (await renderedPages(language)).map(({ address, html }) => ({
    address,
    title: seen(unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "")),
    description: seen(metasOf(html, "description")[0] ?? ""),
  }));

describe.each(languages)("search results for every page in %s", async (language) => {
  const heads = await readHeads(language);
  const { product } = addressesIn(language);

  test("have titles and descriptions that fit and are not cut off", () => {
    expect(heads.length).toBeGreaterThan(160);
    for (const { address, title, description } of heads) {
      expect([address, title.length > longestTitle, title]).toEqual([address, false, title]);
      expect([address, description.length > longestDescription]).toEqual([address, false]);
      expect([address, description.length >= 50]).toEqual([address, true]);
      for (const text of [title, description]) {
        expect(text, address).not.toMatch(/(?:…|\.\.\.|[\s,;:،؛|&-])$/);
      }
    }
  });

  test("differ between all pages that search engines list", () => {
    const listedHeads = heads.filter(({ address }) => listed.has(address));
    for (const kind of ["title", "description"] as const) {
      const texts = listedHeads.map((head) => head[kind]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test("have complete sentences as descriptions of products", () => {
    const torn = heads.filter(
      ({ address, description }) => address.startsWith(product("")) && !/[.!?؟]$/.test(description),
    );
    expect(torn.map(({ description }) => description)).toEqual([]);
  });
});
