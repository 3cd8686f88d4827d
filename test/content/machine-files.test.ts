import { expect, test } from "vitest";
import { addresses, catalogue, site } from "#test/support/demonstration.ts";
import { machineFiles } from "#publishing/files/machine-files.ts";

const files = new Map(machineFiles(site).map(({ file, text }) => [file, text]));
const live = catalogue.products.filter(({ status }) => status === "live");

test("the catalogue as JSON holds each product with its codes, standards and addresses", () => {
  const { languages, products } = JSON.parse(files.get("catalogue.json") ?? "");
  expect(languages).toEqual(site.catalogues.map(({ language }) => language));
  expect(products).toHaveLength(live.length);
  const [product] = live;
  expect(products[0]).toMatchObject({
    code: product?.code,
    slug: product?.slug,
    names: { en: product?.name },
    standards: product?.specifications.standards,
    minimum: product?.order.minimum,
    unit: product?.order.unit,
    addresses: { en: site.url + addresses.product(product?.slug ?? "") },
  });
  expect(products[0].picture).toMatch(/^http.+\/pictures\/.+\.webp$/);
  expect(products.filter(({ price }: { price: unknown }) => price !== "")).toEqual([]);
});

test("the catalogue as CSV has a row for each product", () => {
  const rows = (files.get("catalogue.csv") ?? "").trim().split("\r\n");
  expect(rows).toHaveLength(live.length + 1);
  expect(rows[0]).toContain('"code","slug","category","subcategory","name en"');
  expect(rows[1]).toContain(`"${live[0]?.code}","${live[0]?.slug}"`);
});

test("the guide for language models links pages and files by full addresses", () => {
  const text = files.get("llms.txt") ?? "";
  expect(text).toMatch(/^# .+\n\n> .+/);
  const links = Array.from(text.matchAll(/\]\((.+?)\)/g), ([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !link.startsWith(`${site.url}/`))).toEqual([]);
  expect(links).toContain(`${site.url}/catalogue.csv`);
});

test("list prices stand in both files where the owner shows them", () => {
  const catalogues = site.catalogues.map((one) => ({ ...one, prices: { vatPercent: 15 } }));
  const shown = new Map(
    machineFiles({ ...site, catalogues }).map(({ file, text }) => [file, text]),
  );
  const priced = live.filter(({ price }) => price !== undefined && price.amount > 0);
  expect(priced.length).toBeGreaterThan(10);
  const { products } = JSON.parse(shown.get("catalogue.json") ?? "");
  expect(products.filter(({ price }: { price: unknown }) => price !== "")).toHaveLength(
    priced.length,
  );
  expect(shown.get("catalogue.csv")).toContain(`"${priced[0]?.price?.amount}"`);
});
