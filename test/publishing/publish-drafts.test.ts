import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { collectIds } from "#content/rules/known-ids.ts";
import { productProblems } from "#content/rules/product-rules.ts";
import type { CellValue, FieldChange, PublishOrder } from "#domain/office/draft.ts";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import type { PublishOptions } from "#publishing/prepare.ts";
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

/** The rules of prices and orders; the other rules need the whole catalogue. */
const rules = (content: Content) =>
  productProblems(content, collectIds(content)).filter(
    ({ path: [key] }) => key === "price" || key === "order",
  );
const run = (
  changes: readonly FieldChange[],
  order: Partial<PublishOrder> = {},
  options: Partial<PublishOptions> = {},
) =>
  publishDrafts(
    { changes, withoutRefused: false, note: "Sara", ...order },
    { ...usualOptions(home.folder), ...options },
    rules,
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
