import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileHeaders } from "#server/http/media-types.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const text = async (path: string) => (await ask(service.url, path)).body.toString();

test("a page is answered whole, in the coding that the browser takes", async () => {
  const plain = await ask(service.url, "/shop");
  const br = await ask(service.url, "/shop", { headers: { "accept-encoding": "gzip, br" } });
  const gzip = await ask(service.url, "/shop", { headers: { "accept-encoding": "gzip" } });
  expect(plain.body.toString()).toContain("page /shop");
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const answer of [plain, br, gzip]) {
    expect(answer.status).toBe(200);
    expect(answer.headers["vary"]).toBe("Accept-Encoding");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
  }
});

test.each([
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["identity", undefined],
  ["nonsense;q=x", undefined],
  ["*;q=0", undefined],
])("Accept-Encoding %s gets %s", async (header, expected) => {
  const { headers } = await ask(service.url, "/", { headers: { "accept-encoding": header } });
  expect(headers["content-encoding"]).toBe(expected);
});

test("a page that the browser has is not sent again", async () => {
  const first = await ask(service.url, "/", { headers: { "accept-encoding": "br" } });
  const etag = first.headers.etag ?? "";
  const again = await ask(service.url, "/", {
    headers: { "accept-encoding": "br", "if-none-match": `"other", W/${etag}` },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers.etag).toBe(etag);
  const otherCoding = await ask(service.url, "/", { headers: { "if-none-match": etag } });
  expect(otherCoding.status).toBe(200);
});

test("HEAD answers what GET would, without the body", async () => {
  const get = await ask(service.url, "/contact");
  const head = await ask(service.url, "/contact", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
});

test("a sign is kept for a day, and used while it is asked for again", () => {
  expect(fileHeaders("/pictograms/head.svg", {})["cache-control"]).toBe(
    "public, max-age=86400, stale-while-revalidate=604800",
  );
  expect(fileHeaders("/favicon.svg", {})["cache-control"]).toMatch(/max-age=0/);
});

test.each([
  ["/", "public, max-age=0, must-revalidate"],
  ["/robots.txt", "public, max-age=0, must-revalidate"],
  ["/assets/browser-abcd1234.js", "public, max-age=31536000, immutable"],
  ["/pictures/hat-abcd1234.avif", "public, max-age=31536000, immutable"],
])("%s is kept as %s", async (path, expected) => {
  const answer = await ask(service.url, path);
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe(expected);
});

test.each([
  ["/ppe", "/categories/ppe"],
  ["/safety-shoes", "/categories/safety-shoes"],
  ["/fall-protection", "/categories/fall-protection"],
  ["/fire-safety", "/categories/fire-safety"],
  ["/ppe/", "/categories/ppe"],
  ["/ppe?from=ad", "/categories/ppe?from=ad"],
  ["/saudi/al-khobar", "/saudi/khobar"],
  ["/saudi/alkhobar", "/saudi/khobar"],
  ["/shop?category=Head%20Protection", "/shop?category=head"],
  ["/shop?x=1&category=Head+Protection", "/shop?category=head&x=1"],
  ["/shop/", "/shop"],
  ["/shop/?q=gloves", "/shop?q=gloves"],
  ["/saudi/unayzah/", "/saudi/unayzah"],
])("%s has moved to %s", async (from, to) => {
  const answer = await ask(service.url, from);
  expect([answer.status, answer.headers.location]).toEqual([301, to]);
});

test("a query that means nothing leaves the page as it is", async () => {
  for (const path of ["/?utm_source=x", "/shop?utm=1", "/categories/ppe?q=1", "/contact?x"]) {
    const answer = await ask(service.url, path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain(`page ${path.split("?")[0]} `);
  }
});

test("a query that is prerendered is found however it is written", async () => {
  for (const query of ["category=head", "x=1&category=%68ead", "category=head&page=1"]) {
    expect(await text(`/shop?${query}`)).toContain("page /shop?category=head ");
  }
});

test("other queries and cities are rendered when asked, at one canonical address", async () => {
  expect(await text("/shop?category=head&q=a%26b&z=1")).toContain('"/shop?q=a%26b&category=head"');
  expect(await text("/shop?category=Nope&q=a%26b&z=1")).toContain('"/shop?q=a%26b"');
  expect(await text("/contact?product=hat")).toContain('"/contact?product=hat"');
  expect(await text("/contact?sent=7K3QX-9B2MD")).not.toContain("7K3QX");
  expect(await text("/saudi/unayzah")).toContain('"/saudi/unayzah"');
  expect(await text("/saudi/%D8%B9%D9%86%D9%8A%D8%B2%D8%A9")).toContain("/saudi/%D8%B9");
});

test.each([
  "/nothing",
  "/saudi/a/b",
  "/index.html",
  "/pages.json",
  "/../package.json",
  "/assets/../../pages.json",
  "/assets/..%2f..%2fpages.json",
  "/%2e%2e/%2e%2e/etc/passwd",
  "//evil.example/",
  "//evil.example/shop/",
  "/shop//",
  "/\\evil",
  "/saudi/%00",
  "/saudi/%3Cscript%3E",
  "/saudi/..%2f..",
  `/saudi/${"x".repeat(81)}`,
  `/shop?q=${"x".repeat(201)}`,
  "/contact?sent=%3Cb%3E",
  "/__proto__",
  "/constructor",
  `/${"a/".repeat(2000)}`,
])("%s is nowhere", async (path) => {
  const answer = await ask(service.url, path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain("page /404");
});

test.each(["/%", "/%zz", "/saudi/%E0%A4%A", "/shop/%ff"])("%s is malformed", async (path) => {
  expect((await ask(service.url, path)).status).toBe(400);
});

test("other methods are refused where there is a page, and lost where there is none", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    for (const path of ["/", "/ppe", "/saudi/unayzah", "/pictures/hat-abcd1234.avif"]) {
      const answer = await ask(service.url, path, { method, body: "x" });
      expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, "GET, HEAD"]);
    }
    expect((await ask(service.url, "/nothing", { method, body: "x" })).status).toBe(404);
  }
});

test("what is for demonstrations only is not on a live site", async () => {
  expect((await ask(service.url, "/gallery")).status).toBe(200);
  const live = await startService({ demonstration: false });
  try {
    expect((await ask(live.url, "/gallery")).status).toBe(404);
  } finally {
    await live.close();
  }
});

test("a page that cannot be rendered tells a reference and nothing else", async () => {
  const failing = await startService({
    render: async () => {
      throw new Error("secret detail of a@b.example");
    },
  });
  try {
    const answer = await ask(failing.url, "/saudi/unayzah");
    const [, incident = "?"] = /Reference: ([\w-]+)/.exec(answer.body.toString()) ?? [];
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain("secret");
    expect(failing.logged.join("\n")).toContain(incident);
    expect(failing.logged.join("\n")).not.toContain("a@b.example");
  } finally {
    await failing.close();
  }
});
