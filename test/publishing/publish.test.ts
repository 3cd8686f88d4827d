import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { plainPdf, webPage } from "#test/support/pdf-files.ts";
import { listOf, makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

let home: PublishingHome;
beforeEach(async () => {
  home = await makePublishingHome();
});
afterEach(() => home.remove());

const cap = "products/bump-cap-baseball-style/product.yaml";
const pdfText = plainPdf.toString("latin1");

test("A first publish makes a complete release and serves it", async () => {
  expect(await home.publish({ note: "first" })).toMatchObject({
    kind: "published",
    number: 1,
    pages: 7,
  });
  expect(home.current()).toBe("1");
  const { pages, files, pictures, redirects, languages } = await listOf(home, 1);
  expect(languages).toEqual(["en"]);
  expect(redirects).toMatchObject({
    "/ppe": "/categories/ppe",
    "/saudi/alkhobar": "/saudi/khobar",
  });
  for (const { file, hash } of pages) {
    const html = readFileSync(home.inRelease(1, "site", file));
    expect(brotliDecompressSync(readFileSync(home.inRelease(1, "site", `${file}.br`)))).toEqual(
      html,
    );
    expect(gunzipSync(readFileSync(home.inRelease(1, "site", `${file}.gz`)))).toEqual(html);
    expect(hash).toMatch(/^[\w-]{22}$/);
  }
  for (const { file, kept } of files) {
    expect(
      existsSync(file ? home.inRelease(1, "site", file) : path.join(home.data, "kept", `${kept}`)),
    ).toBe(true);
  }
  for (const [stem, master] of Object.entries(pictures)) {
    expect(stem).toMatch(/\.[0-9a-f]{8}$/);
    expect(existsSync(path.join(home.data, "kept", "masters", `${master}.webp`))).toBe(true);
  }
  expect(
    pages.filter(({ demonstrationOnly }) => demonstrationOnly).map(({ address }) => address),
  ).toEqual(["/gallery"]);
  expect(files.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      "/sitemap.xml",
      "/robots.txt",
      "/favicon.svg",
      "/icon-192.png",
      "/chat-qr.svg",
      "/manifest.webmanifest",
      "/data/list.en.json",
      "/data/kept-products.en.json",
      "/data/kept-files.en.json",
      "/service-worker.js",
      "/icon-maskable-512.png",
      "/pictograms/aed.svg",
      "/previews/home.jpg",
    ]),
  );
  expect(JSON.parse(readFileSync(home.inRelease(1, "release.json"), "utf8"))).toMatchObject({
    number: 1,
    note: "first",
    code: "1",
    products: 3,
  });
  expect(readFileSync(home.inRelease(1, "sbom.json"), "utf8")).toContain("CycloneDX");
});

test("A publish without changes makes no release", async () => {
  await home.publish();
  expect(await home.publish()).toEqual({ kind: "unchanged", number: 1 });
  expect(readdirSync(path.join(home.data, "releases")).toSorted()).toEqual(["1", "current"]);
});

test("What ends leaves when it is published again, and what was edited meanwhile stays away", async () => {
  const certificate =
    'brand: {name: A, model: B}\nsaber: {number: "77", validUntil: 2026-11-22}\nname:';
  await home.edit(cap, /^name:/m, certificate);
  await home.publish();
  const options = { onlyAsPublished: true, keepRollback: true };
  const tomorrow = { ...options, now: () => new Date("2026-11-23T00:01:00Z") };
  expect(await home.publish(options)).toEqual({ kind: "unchanged", number: 1 });
  await home.edit(cap, 'number: "77"', 'number: "78"');
  expect(await home.publish(tomorrow)).toMatchObject({
    kind: "problems",
    problems: [{ message: expect.stringContaining("was edited since it was published") as string }],
  });
  await home.edit(cap, 'number: "78"', 'number: "77"');
  expect(await home.publish(tomorrow)).toMatchObject({ kind: "published", number: 2 });
  expect(readFileSync(home.inRelease(1, "site.json"), "utf8")).toContain('2026-11-22"}');
  expect(readFileSync(home.inRelease(2, "site.json"), "utf8")).not.toContain('"number":"77"');
});

test("Only changed pages are written; others stay the same file", async () => {
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  expect(await home.publish()).toMatchObject({ kind: "published", number: 2, written: 1 });
  const page = (number: number, name: string) => statSync(home.inRelease(number, "site", name)).ino;
  expect(page(2, "index.html")).toBe(page(1, "index.html"));
  expect(page(2, "index.html.br")).toBe(page(1, "index.html.br"));
  const file = "products/bump-cap-baseball-style.html";
  expect(page(2, file)).not.toBe(page(1, file));
  expect(readFileSync(home.inRelease(2, "site", file), "utf8")).toContain("for 450");
});

/** Reads the uncompressed files of a release, by their names. */
function bodiesOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return new Map(
    names.toSorted().map((name) => [name, readFileSync(path.join(folder, name), "latin1")]),
  );
}

test("A release after edits has the bytes of a whole release", async () => {
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  await home.publish();
  await home.edit(cap, "amount: 450", "amount: 460");
  await home.edit("company.yaml", "name: Mateen Safety", "name: Other Safety");
  await home.publish();
  await home.edit("products/co2-extinguisher-5kg/product.yaml", /^status: .*$/m, "status: removed");
  expect(await home.publish()).toMatchObject({ kind: "published", number: 4 });
  const dataFolder = path.join(home.folder, "whole");
  await home.publish({ dataFolder });
  expect(bodiesOf(home.inRelease(4, "site"))).toEqual(
    bodiesOf(path.join(dataFolder, "releases", "1", "site")),
  );
});

test("Only pages that read what has changed are rendered; other code renders all of them", async () => {
  async function renderedBy(): Promise<number> {
    let rendered = 0;
    await home.publish({
      progress({ what, done }) {
        rendered = what === "pages" ? done : rendered;
      },
    });
    return rendered;
  }
  expect(await renderedBy()).toBe(7);
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  expect(await renderedBy()).toBe(1);
  await home.edit(cap, "stock: 3000", "stock: 12");
  expect(await renderedBy()).toBe(0);
  await home.edit("company.yaml", "name: Mateen Safety", "name: Other Safety");
  expect(await renderedBy()).toBe(7);
  await writeFile(path.join(home.code, "code.json"), '{"version":"2"}');
  expect(await renderedBy()).toBe(7);
});

test("The sitemap has the last change of each listed page", async () => {
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  await home.publish({ now: () => new Date("2026-12-01T10:00:00Z") });
  const sitemap = readFileSync(home.inRelease(2, "site", "sitemap.xml"), "utf8");
  expect(sitemap).toContain(
    "<loc>https://site.example/products/bump-cap-baseball-style</loc><lastmod>2026-12-01</lastmod>",
  );
  expect(sitemap).toContain("<loc>https://site.example/</loc><lastmod>2026-11-22</lastmod>");
  expect(sitemap).not.toMatch(/gallery|404/);
});

test("The day of the last change on a page does not itself count as a change", async () => {
  const onDay = (day: string) => home.publish({ now: () => new Date(`${day}T10:00:00Z`) });
  const page = (number: number, name: string) =>
    readFileSync(home.inRelease(number, "site", name), "utf8");
  const file = "products/bump-cap-baseball-style.html";
  await onDay("2026-11-22");
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  expect(await onDay("2026-12-01")).toMatchObject({ kind: "published", written: 1 });
  expect(page(2, file)).toContain("as of the day 2026-12-01");
  expect(page(2, "index.html")).toContain("as of 2026-11-22");
  await home.edit(cap, "amount: 450", "amount: 460");
  expect(await onDay("2026-12-02")).toMatchObject({ kind: "published", written: 1 });
  expect(page(3, file)).toContain("as of the day 2026-12-02");
  expect(page(3, "index.html")).toContain("as of 2026-11-22");
  expect(JSON.parse(readFileSync(home.inRelease(3, "site.json"), "utf8"))).toMatchObject({
    published: "2026-12-02",
  });
});

test("Broken content keeps the old site and reports the place", async () => {
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, "amount: cheap");
  const outcome = await home.publish();
  expect(outcome).toMatchObject({
    kind: "problems",
    problems: [{ file: cap, message: expect.stringContaining("amount") }],
  });
  expect(home.current()).toBe("1");
  expect(readdirSync(path.join(home.data, "releases")).toSorted()).toEqual(["1", "current"]);
});

test("What the rules refuse, a wrong variable and a file that is no picture are told", async () => {
  const refused = { file: cap, line: 3, column: 1, message: "is refused" };
  expect(await home.publish({ check: () => Promise.resolve([refused]) })).toEqual({
    kind: "problems",
    problems: [refused],
  });
  expect(await home.publish({ env: { COMPANY_PHONE: "12" } })).toMatchObject({
    kind: "problems",
    problems: [{ file: "environment", message: expect.stringContaining("COMPANY_PHONE") }],
  });
  await writeFile(
    path.join(home.content, "products/bump-cap-baseball-style/front.webp"),
    "no picture",
  );
  expect(await home.publish()).toMatchObject({
    kind: "problems",
    problems: [
      {
        file: "products/bump-cap-baseball-style/front.webp",
        message: expect.stringContaining("is no picture"),
      },
    ],
  });
  expect(existsSync(path.join(home.data, "releases", "current"))).toBe(false);
});

test("The environment wins over company.yaml", async () => {
  await home.publish({ env: { COMPANY_NAME: "Other Safety" } });
  expect(readFileSync(home.inRelease(1, "site", "index.html"), "utf8")).toContain("Other Safety");
  await home.publish();
  expect(readFileSync(home.inRelease(2, "site", "index.html"), "utf8")).not.toContain("Other");
});

test("A second language has its pages, list, redirects and sitemap entries", async () => {
  await home.publish({ languages: ["en", "ar"] });
  const { pages, files, redirects, languages } = await listOf(home, 1);
  expect(languages).toEqual(["en", "ar"]);
  expect(pages.map(({ address }) => address)).toContain("/ar/products/bump-cap-baseball-style");
  expect(files.map(({ address }) => address)).toEqual(
    expect.arrayContaining(["/data/list.ar.json", "/previews/ar.jpg"]),
  );
  expect(redirects["/ar/ppe"]).toBe("/ar/categories/ppe");
  expect(redirects["/saudi/الرياض"]).toBe("/saudi/riyadh");
  expect(redirects["/ar/saudi/مكة-المكرمة"]).toBe("/ar/saudi/makkah");
  const sitemap = readFileSync(home.inRelease(1, "site", "sitemap.xml"), "utf8");
  const ownAddress = "https://site.example/products/bump-cap-baseball-style";
  const inArabic = ownAddress.replace("/products/", "/ar/products/");
  const alternates = [
    ["en", ownAddress],
    ["x-default", ownAddress],
    ["ar", inArabic],
  ].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  for (const address of [ownAddress, inArabic]) {
    expect(sitemap).toMatch(new RegExp(`<loc>${address}</loc>.*${alternates.join("")}</url>`));
  }
  expect(readFileSync(home.inRelease(1, "site", "robots.txt"), "utf8")).toContain(
    "Disallow: /ar/contact?\n",
  );
});

test("A public document has a plain address; a private one is not served", async () => {
  const folder = "products/bump-cap-baseball-style";
  await writeFile(path.join(home.content, folder, "EN 812 (2012).pdf"), pdfText);
  await writeFile(path.join(home.content, folder, "test.pdf"), "%PDF-1.7 private");
  const text = readFileSync(path.join(home.content, cap), "utf8");
  await writeFile(
    path.join(home.content, cap),
    `${text.trimEnd()}\ndocuments:\n  - {file: EN 812 (2012).pdf, kind: certificate, public: true}\n  - {file: test.pdf, kind: report}\n`,
  );
  await home.publish();
  const documents = (await listOf(home, 1)).files.filter(({ address }) =>
    address.startsWith("/documents/"),
  );
  expect(documents).toHaveLength(1);
  expect(documents[0]?.address).toMatch(
    /^\/documents\/bump-cap-baseball-style\/en-812-2012-[0-9a-f]{8}\.pdf$/,
  );
  expect(readFileSync(home.inRelease(1, "site", `${documents[0]?.file}`), "utf8")).toBe(pdfText);
  await writeFile(path.join(home.content, folder, "EN 812 (2012).pdf"), webPage);
  expect(await home.publish()).toMatchObject({
    kind: "problems",
    problems: [{ message: "is a web page and no PDF: save the document itself" }],
  });
});
