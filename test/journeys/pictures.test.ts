import sharp from "sharp";
import { expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { siteUrl } from "#test/support/browser.ts";
import { addresses, catalogue } from "#test/support/demonstration.ts";
import { listedPaths, readDocuments } from "#test/support/documents.ts";

/** Bytes that a card's picture of 320 pixels may weigh, in the median. */
const cardAllowance = 12_000;

const text = async (path: string) => (await fetch(siteUrl() + path)).text();
const picturesIn = (html: string, width: number) =>
  Array.from(html.matchAll(new RegExp(`/pictures/[^ "]+-${width}\\.avif`, "g")), ([path]) => path);

async function contentOf(path: string): Promise<Buffer> {
  const response = await fetch(siteUrl() + path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test("no two products share a first picture, and cards load within their allowance [S121]", async () => {
  const { products } = catalogue;
  const own = products.filter(({ likeness }) => likeness === undefined);
  const pages = Array.from({ length: Math.ceil(products.length / pageSize) }, (_, at) =>
    text(addresses.page(addresses.shop, at + 1)),
  );
  const shown = new Set((await Promise.all(pages)).flatMap((html) => picturesIn(html, 320)));
  expect(shown.size).toBe(own.length);
  const contents = await Promise.all([...shown].map(contentOf));
  expect(new Set(contents.map((content) => content.toString("base64"))).size).toBe(shown.size);
  const sizes = contents.map(({ length }) => length).toSorted((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(cardAllowance);
});

test("the preview of every page is 1200 by 630, and pages that differ have their own [S038]", async () => {
  const documents = await readDocuments(await listedPaths("en"));
  const byPage = new Map(
    documents.map(({ path, metas }) => [path, new URL(metas["og:image"]?.[0] ?? "").pathname]),
  );
  // Pages of single standards and the choosing aids share one each.
  const shared = /^\/(standards\/|aids\/)/;
  const paths = [...byPage.keys()].filter((path) => !shared.test(path));
  expect(new Set(paths.map((path) => byPage.get(path))).size).toBe(paths.length);
  for (const preview of new Set(byPage.values())) {
    const { width, height } = await sharp(await contentOf(preview)).metadata();
    expect([width, height], preview).toEqual([1200, 630]);
  }
});
