import { expect, test } from "vitest";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import {
  attributesOf,
  demonstrationSite,
  metasOf,
  rendered,
  structuredDataOf,
  textOf,
  unescaped,
} from "#test/content/rendered.ts";

const texts = words.pages.standards;

const plain = (text: string) => text.replaceAll(/\s+/g, " ");
const linksOf = async (address: string) =>
  attributesOf((await rendered(address)).html, "a", "href");

test("the page of all standards lists each standard in its group, with its meaning and a link", async () => {
  const { status, html } = await rendered(addresses.standards);
  const text = textOf(html);
  const links = new Set(attributesOf(html, "a", "href"));
  expect(status).toBe(200);
  expect(catalogue.standards.length).toBeGreaterThan(80);
  for (const standard of catalogue.standards) {
    expect(links).toContain(addresses.standard(standard.slug));
    for (const phrase of [standard.name, standard.subject, standard.meaning, standard.group.name]) {
      expect(text).toContain(plain(phrase));
    }
  }
});

test("every standard has a page: meaning, explanation, editions with their state, products, guides", async () => {
  for (const standard of catalogue.standards) {
    const { status, html } = await rendered(addresses.standard(standard.slug));
    const text = textOf(html);
    const links = new Set(attributesOf(html, "a", "href"));
    expect([standard.slug, status]).toEqual([standard.slug, 200]);
    for (const phrase of [
      standard.meaning,
      ...standard.reading,
      texts.certificate,
      ...standard.tables.flatMap(({ caption, rows }) => [caption, ...rows.flat()]),
      ...standard.editions.flatMap(({ name, about, replacedBy = "" }) => [name, about, replacedBy]),
    ]) {
      expect(text).toContain(plain(phrase));
    }
    for (const product of catalogue.citing(standard).slice(0, 48)) {
      expect(links).toContain(addresses.product(product.slug));
    }
    const guides = catalogue.guides.filter(({ standards }) =>
      standards.some(({ code }) => catalogue.edition(code)?.standard === standard),
    );
    for (const { slug } of guides) {
      expect(links).toContain(addresses.guide(slug));
    }
    expect(structuredDataOf(html).get("BreadcrumbList")).toMatchObject({
      itemListElement: [{}, { name: texts.name }, { name: standard.name }],
    });
    const [description = ""] = metasOf(html, "description");
    expect(description.length).toBeLessThanOrEqual(155);
    expect(unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? "").length).toBeLessThanOrEqual(60);
  }
});

test("EN 388 shows its current edition, its digits and its gloves", async () => {
  const { html } = await rendered("/standards/en-388");
  const text = textOf(html);
  expect(text).toContain("EN 388: Gloves against mechanical risks");
  expect(text).toContain("EN 388:2016+A1:2018");
  expect(text).toContain(texts.states.current);
  expect(attributesOf(html, "a", "href")).toContain(
    "/products/cut-resistant-gloves-nitrile-foam-level-d",
  );
});

test("a replaced edition names its successor and links to it", async () => {
  const { html } = await rendered("/standards/en-166");
  expect(textOf(html)).toContain(`${texts.states.superseded} EN ISO 16321-1:2022`);
  expect(attributesOf(html, "a", "href")).toContain("/standards/en-iso-16321-1");
});

test("a product's page links to each standard, says which edition applies, and its successor", async () => {
  let replaced = 0;
  for (const product of catalogue.products) {
    const address = addresses.product(product.slug);
    const text = textOf((await rendered(address)).html);
    const links = await linksOf(address);
    const { standards } = product.specifications;
    expect(text.includes(texts.certificate)).toBe(standards.length > 0);
    for (const name of standards) {
      const cited = catalogue.edition(name);
      expect([name, cited?.edition.name]).toEqual([name, name]);
      expect(links).toContain(addresses.standard(cited?.standard.slug ?? ""));
      const successor = cited?.edition.replacedBy;
      if (successor !== undefined) {
        replaced += 1;
        expect(text).toContain(`${name} : ${texts.states.superseded} ${successor}`);
      }
    }
  }
  expect(replaced).toBeGreaterThan(0);
});

test("a guide links from each of its standards to the standard's page", async () => {
  for (const guide of catalogue.guides) {
    const links = await linksOf(addresses.guide(guide.slug));
    expect(links).toContain(addresses.standards);
    for (const { code } of guide.standards) {
      expect(links).toContain(addresses.standard(catalogue.edition(code)?.standard.slug ?? ""));
    }
  }
});

test("the pages are listed for search engines and linked from every footer", async () => {
  const listed = new Map(demonstrationSite.addresses.map((entry) => [entry.address, entry.listed]));
  for (const { slug } of catalogue.standards) {
    expect(listed.get(addresses.standard(slug))).toBe(true);
  }
  expect(await linksOf("/contact")).toContain(addresses.standards);
  expect((await rendered("/standards/en-0000")).status).toBe(404);
});
