import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import { priceRules } from "#test/support/office-catalogue.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { makePublishingHome, usualOptions } from "#test/support/published-site.ts";
import type { PublishingHome } from "#test/support/published-site.ts";

const slug = "bump-cap-baseball-style";
let home: PublishingHome;
let office: Office;
let sara: OfficeClient;

beforeEach(async () => {
  home = await makePublishingHome();
  await home.publish();
  office = await startOffice({
    content: home.content,
    data: home.data,
    publish: (order) => publishDrafts(order, usualOptions(home.folder), priceRules),
  });
  sara = await office.signedInAs("editor", "Sara");
});
afterEach(async () => {
  await office.close();
  await home.remove();
});

const read = () => readFileSync(path.join(home.content, `products/${slug}/product.yaml`), "utf8");
const save = (field: string, text: string, base: number) =>
  sara.post("/api/catalogue/edits", { edits: [{ slug, field, text, base, file: base }] });
const publish = async (note = "") => (await sara.post("/api/catalogue/publish", { note })).json();
const releases = async () => (await sara.get("/api/catalogue/releases")).json().releases;

test("lists changes with old and new value, and publishes them with a note", async () => {
  await save("stock", "40", 3000);
  const { changes } = (await sara.get("/api/catalogue/changes?language=ar")).json();
  expect(changes).toMatchObject([
    { slug, label: "المخزون", old: 3000, value: 40, person: "Sara", refusal: null },
  ]);
  expect(await publish("Stock count")).toMatchObject({
    kind: "published",
    release: 2,
    refused: [],
  });
  expect(read()).toContain("stock: 40");
  expect((await sara.get("/api/catalogue/changes")).json()).toEqual({ changes: [], content: [] });
  expect(await releases()).toMatchObject([
    { number: 2, note: "Sara: Stock count", current: true },
    { number: 1, current: false },
  ]);
  expect((await sara.get("/api/catalogue/releases/2")).json()).toMatchObject({
    total: 1,
    files: [{ slug, kind: "changed", cells: [{ label: "Stock", old: "3000", new: "40" }] }],
  });
});

test("publishes nothing where a rule is broken, and keeps every change", async () => {
  await save("stock", "40", 3000);
  await save("pack", "7", 1);
  expect(await publish()).toMatchObject({
    kind: "refused",
    refused: [{ slug, field: "pack", problem: "Minimum: 20 is no multiple of the pack of 7" }],
  });
  expect(read()).toContain("stock: 3000");
  const { changes } = (await sara.get("/api/catalogue/changes")).json();
  expect(changes).toMatchObject([{ field: "pack" }, { field: "stock", refusal: null }]);
  await sara.post("/api/catalogue/discard", { drafts: [{ slug, field: "pack" }] });
  expect(await publish()).toMatchObject({ kind: "published" });
});

test("serves an earlier release again", async () => {
  await save("stock", "40", 3000);
  await publish();
  expect((await sara.post("/api/catalogue/releases/1/serve")).statusCode).toBe(200);
  expect(home.current()).toBe("1");
  expect(read()).toContain("stock: 40");
  expect((await sara.post("/api/catalogue/releases/9/serve")).statusCode).toBe(404);
});

test("publishes no price by itself while an earlier release is shown", async () => {
  await save("stock", "40", 3000);
  await publish();
  await sara.post("/api/catalogue/releases/1/serve");
  await save("price", "321", 24);
  const state = async () => (await sara.get("/api/catalogue/state")).json();
  await expect.poll(state).toMatchObject({ phase: "held", drafts: [{ field: "price" }] });
  expect(home.current()).toBe("1");
  await sara.post("/api/catalogue/releases/2/serve");
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ phase: "idle", drafts: [] });
  expect(home.current()).toBe("3");
  expect(read()).toContain("321");
});

test("restores one product of an earlier release, and publishes it", async () => {
  const original = read();
  await save("stock", "40", 3000);
  await publish();
  const answer = await sara.post("/api/catalogue/releases/1/restore", { slugs: [slug] });
  expect(answer.json()).toMatchObject({
    written: 1,
    removed: 0,
    edited: [],
    publish: { kind: "published", release: 3 },
  });
  expect(read()).toBe(original);
});

test("leaves files that were edited outside and never published", async () => {
  await save("stock", "40", 3000);
  await publish();
  await home.edit(`products/${slug}/product.yaml`, "stock: 40", "stock: 41");
  const answer = await sara.post("/api/catalogue/releases/1/restore", { slugs: [] });
  expect(answer.json()).toMatchObject({ written: 0, edited: [`products/${slug}/product.yaml`] });
  expect(read()).toContain("stock: 41");
});
