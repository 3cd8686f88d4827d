import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorkerRenderer } from "#server/rendering/worker-renderer.ts";
import { siteUrl } from "#test/support/browser.ts";
import { content } from "#test/support/demonstration.ts";
import { listedPaths, readDocuments, type ReadDocument } from "#test/support/documents.ts";
import { kindsOfPage } from "#test/support/samples.ts";
import { startService, unmetered, type Service } from "#test/support/service.ts";
import { shareBuiltSite } from "#tools/built-site.ts";

let documents: readonly ReadDocument[];
/** The same site, and as many pages as are asked for: other journeys would have to wait for them. */
let site: Service;
beforeAll(async () => {
  site = await startService({
    publish: async (folder) => shareBuiltSite(folder),
    openRenderer: openWorkerRenderer,
    allowance: unmetered,
  });
  const paths = [...(await listedPaths("en")), ...kindsOfPage.map(({ path }) => path)];
  documents = await readDocuments([...new Set(paths)]);
});
afterAll(() => site.close());

const internal = (address: string) => address.startsWith("/") || address.startsWith("#");

test("every address of the site that any page names is answered [S202]", async () => {
  const named = new Map<string, string>();
  for (const { path, addresses } of documents) {
    for (const address of addresses.filter((one) => one.startsWith("/"))) {
      named.set(address.split("#")[0] ?? "", path);
    }
  }
  named.delete("/functions/v1/send-contact-email");
  named.delete("/functions/v1/send-quotation-request");
  // Shown to this machine alone, and a journey of its own.
  for (const address of named.keys()) {
    if (address.startsWith("/inbox")) {
      named.delete(address);
    }
  }
  expect(named.size).toBeGreaterThan(400);
  const broken: string[] = [];
  for (const [address, page] of named) {
    const asked = { redirect: "manual", method: "HEAD" } as const;
    const { status } = await fetch(site.url + address, asked);
    if (status !== 200) {
      broken.push(`${address} on ${page}: ${status}`);
    }
  }
  expect(broken).toEqual([]);
}, 600_000);

test("every fragment leads to a part of its page or drawing", async () => {
  const broken: string[] = [];
  const parts = new Map(documents.map(({ path, anchors }) => [path, anchors]));
  const drawings = documents.flatMap(({ addresses }) =>
    addresses.filter((address) => address.includes(".svg#")),
  );
  expect(drawings.length).toBeGreaterThan(10);
  for (const address of new Set(drawings.map((one) => one.split("#")[0] ?? ""))) {
    const svg = await (await fetch(siteUrl() + address)).text();
    parts.set(
      address,
      Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id),
    );
  }
  for (const { path, addresses } of documents) {
    for (const address of addresses.filter(internal)) {
      const [target = "", fragment = ""] = address.split("#");
      const anchors = parts.get(target === "" ? path : target);
      if (fragment !== "" && anchors?.includes(fragment) !== true) {
        broken.push(`${path}: ${address}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("no page links to a short path that moves [S074 S075 S076 S077]", () => {
  const old = Object.keys(content.redirects);
  for (const { path, addresses } of documents) {
    expect(
      addresses.filter((address) => old.includes(address)),
      path,
    ).toEqual([]);
  }
});

test("what leads elsewhere is the chat, the phone or the mail, and nothing insecure [S271]", () => {
  const elsewhere = documents.flatMap(({ addresses }) =>
    addresses.filter(
      // An empty address is that of the page itself, which a person tries again.
      (address) => address !== "" && !internal(address) && !address.startsWith("http://localhost"),
    ),
  );
  const odd = elsewhere.filter(
    (address) => !/^(https:\/\/wa\.me\/\d+|tel:\+\d+$|mailto:\S+@\S+$)/.test(address),
  );
  expect([...new Set(odd)]).toEqual([]);
});

test("pictures in structured data and previews are there [S038 S202]", async () => {
  const pictures = new Set(
    documents.flatMap(({ metas, data }) => [
      ...(metas["og:image"] ?? []),
      ...data.flatMap((block) => (Array.isArray(block["image"]) ? block["image"] : [])),
    ]),
  );
  expect(pictures.size).toBeGreaterThan(5);
  for (const picture of pictures) {
    const { pathname } = new URL(String(picture));
    const response = await fetch(siteUrl() + pathname, { method: "HEAD" });
    expect(response.headers.get("content-type"), pathname).toMatch(/^image\//);
  }
});
