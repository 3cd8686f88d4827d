import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";

const cap = "bump-cap-baseball-style";

describe("new products", () => {
  let content: string;
  let office: Office;
  let sara: OfficeClient;

  beforeEach(async () => {
    content = await mkdtemp(path.join(tmpdir(), "content-"));
    await cp("content/categories.yaml", path.join(content, "categories.yaml"));
    const file = path.join("products", cap, "product.yaml");
    await cp(path.join("content", file), path.join(content, file));
    office = await startOffice({ content });
    sara = await office.signedInAs("editor", "Sara");
  });
  afterEach(async () => {
    await office.close();
    await rm(content, { recursive: true });
  });

  const create = (changes: object) =>
    sara.post("/api/catalogue/products", {
      slug: "bump-cap-short-peak",
      code: "HP077",
      name: "Bump Cap, Short Peak",
      category: "head",
      like: cap,
      ...changes,
    });
  const read = async (slug: string) =>
    parse(await readFile(path.join(content, "products", slug, "product.yaml"), "utf8"));

  test("copies a product as a draft without price, stock, pictures and codes", async () => {
    const model = await read(cap);
    expect((await create({})).json()).toEqual({ slug: "bump-cap-short-peak" });
    const copy = await read("bump-cap-short-peak");
    expect(copy).toMatchObject({
      code: "HP077",
      status: "draft",
      name: { en: "Bump Cap, Short Peak" },
      category: "head",
      subcategory: model.subcategory,
      description: model.description,
      order: { unit: "each", minimum: 20 },
    });
    const left = ["price", "pictures", "certificate", "documents", "codes", "rank"];
    expect(Object.keys(copy).filter((key) => left.includes(key))).toEqual([]);
    expect(copy.order.stock).toBeUndefined();
    const { rows } = (await sara.get("/api/catalogue/products")).json();
    expect(rows).toContainEqual(
      expect.objectContaining({ slug: "bump-cap-short-peak", status: "draft" }),
    );
  });

  test("makes an empty product in a category", async () => {
    const { categories } = (await sara.get("/api/catalogue/categories?language=ar")).json();
    expect(categories).toContainEqual({ id: "traffic", label: "السلامة المرورية" });
    expect((await create({ like: null, category: "eye" })).statusCode).toBe(200);
    expect(await read("bump-cap-short-peak")).toMatchObject({
      status: "draft",
      category: "eye",
      subcategory: expect.any(String),
      order: { unit: "each", minimum: 1 },
    });
  });

  test.each([
    ["slug", "taken", { slug: cap }],
    ["slug", "no-slug", { slug: "Bump Cap" }],
    ["slug", "no-slug", { slug: "../secrets" }],
    ["code", "no-code", { code: "" }],
    ["category", "invalid_value", { category: "hats" }],
    ["like", "gone", { like: "none" }],
    ["name", "too_small", { name: " " }],
  ])("refuses a wrong %s: %s", async (field, problem, changes) => {
    const answer = await create(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, problem }]);
  });

  test("is closed to sales", async () => {
    const sales = await office.signedInAs("sales");
    expect((await sales.post("/api/catalogue/products", {})).statusCode).toBe(403);
  });
});
