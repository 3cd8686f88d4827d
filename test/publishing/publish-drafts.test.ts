import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { CellValue, FieldChange, PublishOrder } from "#domain/office/draft.ts";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import { createPublishRunner } from "#publishing/drafts/run-publish.ts";
import type { PublishOptions } from "#publishing/prepare.ts";
import { priceRules } from "#test/support/office-catalogue.ts";
import {
  makePublishingHome,
  usualOptions,
  type PublishingHome,
} from "#test/support/published-site.ts";

let home: PublishingHome;
beforeEach(async () => {
  home = await makePublishingHome();
  await home.publish();
});
afterEach(() => home.remove());

const cap = "products/bump-cap-baseball-style/product.yaml";
const extinguisher = "products/abc-powder-extinguisher-6kg/product.yaml";
const read = (file: string) => readFileSync(path.join(home.content, file), "utf8");
const change = (file: string, field: string, old: CellValue, value: CellValue): FieldChange => ({
  path: file,
  field,
  baseHash: "0",
  old,
  value,
});

/** The features as a cell holds them: 0 in English, 1 in Arabic. */
const featuresIn = (language: 0 | 1): string => {
  const { features } = parse(read(cap)) as { features: { en: string; ar: string }[] };
  return features.map(({ en, ar }) => (language === 0 ? en : ar)).join("\n");
};
const run = (
  changes: readonly FieldChange[],
  order: Partial<PublishOrder> = {},
  options: Partial<PublishOptions> = {},
) =>
  publishDrafts(
    { changes, withoutRefused: false, note: "Sara", ...order },
    { ...usualOptions(home.folder), ...options },
    priceRules,
  );

test("writes the changed values alone, and publishes them", async () => {
  const original = read(cap);
  const outcome = await run([
    change(cap, "price", 24, 26.5),
    change(cap, "stock", 3000, 12),
    change(extinguisher, "availability", "in-stock", "out"),
  ]);
  expect(outcome).toMatchObject({ kind: "published", number: 2, refused: [] });
  expect(read(cap)).toBe(
    original.replace("amount: 24", "amount: 26.5").replace("stock: 3000", "stock: 12"),
  );
  expect(read(extinguisher)).toContain("availability: {state: out}");
  expect(home.current()).toBe("2");
});

test("reads a list before its translation", async () => {
  const changes = [
    change(cap, "features-ar", featuresIn(1), "أولى\nثانية"),
    change(cap, "features-en", featuresIn(0), "First\nSecond"),
  ];
  expect(await run(changes)).toMatchObject({ kind: "published", refused: [] });
  expect(read(cap)).toContain("ثانية");
});

test("refuses a broken rule beside product and field, and changes nothing", async () => {
  const original = read(cap);
  const changes = [change(cap, "was", null, 20), change(extinguisher, "price", 165, 170)];
  expect(await run(changes)).toEqual({
    kind: "refused",
    refused: [{ path: cap, field: "was", problem: "20 is not above the amount of 24" }],
    general: [],
  });
  expect(read(cap)).toBe(original);
  expect(read(extinguisher)).toContain("amount: 165");
  expect(home.current()).toBe("1");
});

test("publishes the other products where that is asked for", async () => {
  const changes = [
    change(cap, "minimum", 20, 0),
    change(extinguisher, "price", 165, 170),
    change("products/gone/product.yaml", "price", 1, 2),
  ];
  expect(await run(changes, { withoutRefused: true })).toMatchObject({
    kind: "published",
    number: 2,
    published: [{ path: extinguisher, field: "price" }],
    refused: [
      { path: cap, field: "minimum", problem: "must be at least 1" },
      { path: "products/gone/product.yaml", field: "price", problem: "gone" },
    ],
  });
  expect(read(extinguisher)).toContain("amount: 170");
});

test("says that a value was changed outside meanwhile, and merges other values", async () => {
  await home.edit(cap, "amount: 24", "amount: 25");
  const stock = change(cap, "stock", 3000, 12);
  expect(await run([change(cap, "price", 24, 26), stock])).toMatchObject({
    kind: "refused",
    refused: [{ path: cap, field: "price", problem: "changed-outside" }],
  });
  expect(await run([stock])).toMatchObject({ kind: "published" });
  expect(read(cap)).toContain("amount: 25");
  expect(read(cap)).toContain("stock: 12");
});

test("completes changes that a killed publish has written", async () => {
  await home.edit(cap, "amount: 24", "amount: 26");
  expect(await run([change(cap, "price", 24, 26)])).toMatchObject({ kind: "published", number: 2 });
  expect(await run([change(cap, "price", 24, 26)])).toMatchObject({ kind: "published", number: 2 });
});

test("creates the file of a new product, and removes it after a refusal", async () => {
  const file = "products/new-glove/product.yaml";
  const values: Readonly<Record<string, CellValue>> = {
    code: "NG-1",
    status: "draft",
    category: "head",
    subcategory: "bump-caps",
    price: 12.5,
    minimum: 10,
    "name-en": "New glove",
    "name-ar": "قفاز جديد",
    "description-en": "New glove",
    "details-en": "New glove",
  };
  const create = (entries: typeof values) =>
    Object.entries(entries).map(([field, value]) => ({
      ...change(file, field, null, value),
      baseHash: "",
    }));
  expect(await run(create({ ...values, was: 5 }))).toMatchObject({
    kind: "refused",
    refused: [{ path: file, field: "was" }],
  });
  const check = async () => [{ file: "environment", line: 1, column: 1, message: "is wrong" }];
  expect(await run(create(values), {}, { check })).toMatchObject({ kind: "refused" });
  expect(existsSync(path.join(home.content, "products/new-glove"))).toBe(false);

  expect(await run(create(values))).toMatchObject({ kind: "published", number: 2 });
  expect(parse(read(file))).toMatchObject({
    code: "NG-1",
    price: { amount: 12.5 },
    name: { en: "New glove", ar: "قفاز جديد" },
  });
  expect(await run(create(values))).toMatchObject({ kind: "published" });
  const outside = { ...change("products/../x/product.yaml", "code", null, "X"), baseHash: "" };
  expect(await run([outside])).toMatchObject({ refused: [{ problem: "gone" }] });
});

test("restores the files where the release cannot be made", async () => {
  const original = read(cap);
  const changes = [change(cap, "price", 24, 26)];
  const check = async () => [{ file: "environment", line: 1, column: 1, message: "is wrong" }];
  expect(await run(changes, {}, { check })).toMatchObject({
    kind: "refused",
    general: ["environment:1:1: is wrong"],
  });
  expect(read(cap)).toBe(original);
  await expect(run(changes, {}, { codeFolder: path.join(home.folder, "none") })).rejects.toThrow();
  expect(read(cap)).toBe(original);
});

test("names the broken file of somebody else", async () => {
  writeFileSync(path.join(home.content, extinguisher), "code: [");
  const outcome = await run([change(cap, "price", 24, 26)]);
  expect(outcome).toMatchObject({ kind: "refused", refused: [] });
  expect(JSON.stringify(outcome)).toContain(extinguisher);
  expect(read(cap)).toContain("amount: 24");
});

test("publishes in a process of its own, whose failure is an error", async () => {
  const empty = path.join(home.folder, "empty");
  mkdirSync(empty);
  const runner = (folder: string) =>
    createPublishRunner({ ...process.env, CONTENT_DIR: folder, DATA_DIR: home.data });
  const order = { changes: [], withoutRefused: false, note: "" };
  const first = runner(empty);
  const outcome = await first.run(order);
  expect(outcome).toMatchObject({ kind: "refused" });
  expect(JSON.stringify(outcome)).toContain("company.yaml:1:1: is missing");
  expect(await first.run(order)).toEqual(outcome);
  first.close();
  const second = runner(path.join(home.folder, "none"));
  await expect(second.run(order)).rejects.toThrow();
  second.close();
  const stopped = runner(empty);
  const publishing = stopped.run(order);
  stopped.close();
  await expect(publishing).rejects.toThrow("ended");
});
