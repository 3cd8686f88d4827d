import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CatalogueState } from "#domain/office/catalogue-messages.ts";
import type { PublishOrder, PublishOutcome } from "#domain/office/draft.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const cap = "bump-cap-baseball-style";
/** Values of both products that the tests edit. */
const fileValues: Readonly<Record<string, string | number>> = {
  price: 24,
  stock: 3000,
  minimum: 20,
  pack: 1,
  availability: "in-stock",
};
const extinguisher = "abc-powder-extinguisher-6kg";

describe.each(["sqlite", "postgres"] as const)("the grid of products (%s)", (kind) => {
  let content: string;
  let office: Office;
  let sara: OfficeClient;
  let orders: PublishOrder[];
  /** Answers a publish; tests replace it. */
  let publish: (order: PublishOrder) => Promise<PublishOutcome>;

  beforeEach(async (context) => {
    content = await mkdtemp(path.join(tmpdir(), "content-"));
    await cp("content/categories.yaml", path.join(content, "categories.yaml"));
    for (const slug of [cap, extinguisher]) {
      const file = path.join("products", slug, "product.yaml");
      await cp(path.join("content", file), path.join(content, file));
    }
    orders = [];
    publish = async ({ changes }) => ({
      kind: "published",
      number: 2,
      published: changes.map((change) => ({ ...change, hash: "new" })),
      refused: [],
    });
    const place = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice({
      ...place,
      content,
      publish: (order) => {
        orders.push(order);
        return publish(order);
      },
    });
    sara = await office.signedInAs("editor", "Sara");
  });
  afterEach(async () => {
    await office.close();
    await rm(content, { recursive: true });
  });

  const edit = (field: string, text: string, base: string | number | null, slug = cap) => ({
    slug,
    field,
    text,
    base,
    file: fileValues[field] ?? null,
  });
  const save = (client: OfficeClient, ...edits: readonly ReturnType<typeof edit>[]) =>
    client.post("/api/catalogue/edits", { edits });
  const readState = async (): Promise<CatalogueState> =>
    (await sara.get("/api/catalogue/state")).json();

  test("lists every product with its values and labels", async () => {
    const { rows, labels } = (await sara.get("/api/catalogue/products?language=ar")).json();
    expect(labels).toMatchObject({ price: "السعر (ريال)", stock: "المخزون" });
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({
      slug: cap,
      code: "HP005",
      name: "قبعة واقية من الاصطدام على شكل قبعة بيسبول ببطانة ABS",
      otherName: "Bump Cap, Baseball Style with ABS Insert",
      category: expect.any(String),
      status: "live",
      lacksArabic: false,
      unit: "each",
      cells: {
        price: 24,
        was: null,
        availability: "in-stock",
        "lead-days": null,
        stock: 3000,
        minimum: 20,
        pack: 1,
      },
    });
  });

  test("publishes prices and availability by itself, and keeps other edits as drafts", async () => {
    await save(sara, edit("price", "26.50", 24), edit("stock", "1,200", 3000));
    await expect.poll(() => orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      changes: [{ field: "price", old: 24, value: 26.5 }],
      withoutRefused: true,
      note: "Sara",
    });
    await expect
      .poll(readState)
      .toMatchObject({ phase: "idle", last: { kind: "published", release: 2 } });
    const { drafts } = await readState();
    expect(drafts).toMatchObject([
      { slug: cap, field: "stock", old: 3000, value: 1200, person: "Sara" },
    ]);
  });

  test("merges edits of different fields, and answers both values of the same field", async () => {
    const omar = await office.signedInAs("owner", "Omar");
    await save(sara, edit("stock", "50", 3000));
    expect((await save(omar, edit("minimum", "40", 20))).statusCode).toBe(200);
    const answer = await save(omar, edit("stock", "70", 3000), edit("pack", "5", 1));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "stale",
      versions: {
        current: [{ slug: cap, field: "stock", text: "70", stored: 50, person: "Sara" }],
      },
    });
    expect((await readState()).drafts.map(({ field, value }) => [field, value])).toEqual([
      ["minimum", 40],
      ["stock", 50],
    ]);
    expect((await save(omar, edit("stock", "70", 50))).statusCode).toBe(200);
  });

  test("says that a value was changed outside the office", async () => {
    const stale = { ...edit("stock", "50", 2000), file: 2000 };
    const answer = await save(sara, stale);
    expect(answer.json()).toMatchObject({
      versions: { current: [{ field: "stock", stored: 3000, file: 3000, person: null }] },
    });
  });

  test("takes an edit that is based on what was published meanwhile", async () => {
    expect((await save(sara, { ...edit("stock", "50", 3000), file: 2000 })).statusCode).toBe(200);
  });

  test("refuses a cell in the words of an import, and saves the others", async () => {
    const answer = await save(
      sara,
      edit("price", "cheap", 24),
      edit("minimum", "0", 20),
      edit("pack", "١٠", 1),
    );
    expect(answer.json()).toMatchObject({
      refused: [
        { slug: cap, field: "price", text: "cheap", problem: "is no amount" },
        { slug: cap, field: "minimum", problem: "must be at least 1" },
      ],
      state: { drafts: [{ field: "pack", value: 10 }] },
    });
  });

  test("shows why a price was not published", async () => {
    publish = async ({ changes: [change] }) => ({
      kind: "refused",
      refused: [{ path: change?.path ?? "", field: "was", problem: "20 is not above the amount" }],
      general: [],
    });
    await save(sara, edit("was", "20", null));
    await expect
      .poll(async () => (await readState()).drafts)
      .toMatchObject([{ field: "was", asked: false, refusal: "20 is not above the amount" }]);
    await save(sara, edit("was", "", 20));
    expect((await readState()).drafts).toEqual([]);
  });

  test("keeps an edit that is made while its field is being published", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const usual = publish;
    publish = async (order) => {
      await promise;
      return usual(order);
    };
    await save(sara, edit("price", "26", 24));
    await expect.poll(() => orders).toHaveLength(1);
    await save(sara, edit("price", "24", 26));
    resolve();
    await expect.poll(() => orders).toHaveLength(2);
    expect(orders[1]?.changes).toMatchObject([{ field: "price", old: 26, value: 24 }]);
  });

  test("tries again after a publish that failed", async () => {
    publish = () => Promise.reject(new Error("no space left"));
    await save(sara, edit("availability", "out", "in-stock", extinguisher));
    await expect.poll(async () => (await readState()).last?.kind).toBe("failed");
    expect((await readState()).drafts).toMatchObject([{ slug: extinguisher, asked: true }]);
    expect(office.logged.join()).toContain("no space left");
  });

  test("describes the form of a product from the table of fields", async () => {
    const form = (await sara.get(`/api/catalogue/products/${cap}?language=ar`)).json();
    expect(form).toMatchObject({
      slug: cap,
      cells: { code: "HP005", "name-en": expect.any(String) },
    });
    const inputs = form.groups.flatMap((group: { inputs: unknown[] }) => group.inputs);
    expect(inputs).toContainEqual({
      field: "name-ar",
      label: "الاسم بالعربية",
      language: "ar",
      kind: "text",
      choices: [],
    });
    expect(inputs).toContainEqual(expect.objectContaining({ field: "marks", language: "en" }));
    const availability = inputs.find(({ field }: { field: string }) => field === "availability");
    expect(availability.choices).toContainEqual({ id: "out", label: expect.any(String) });
    const keys = form.groups.map(({ key }: { key: string }) => key);
    expect(keys).not.toContain("documents");
    expect(keys).not.toContain("pictures");
    expect((await sara.get("/api/catalogue/products/none")).statusCode).toBe(404);
  });

  test("saves a translation beside an edit of the same text in English", async () => {
    const omar = await office.signedInAs("editor", "Omar");
    const form = (await sara.get(`/api/catalogue/products/${cap}`)).json();
    const write = (client: OfficeClient, field: string, text: string) => {
      const value = form.cells[field];
      return client.post("/api/catalogue/edits", {
        edits: [{ slug: cap, field, text, base: value, file: value }],
      });
    };
    expect((await write(sara, "name-en", "Bump Cap")).statusCode).toBe(200);
    expect((await write(omar, "name-ar", "قبعة خفيفة")).statusCode).toBe(200);
    expect((await readState()).drafts).toMatchObject([
      { field: "name-ar", value: "قبعة خفيفة", person: "Omar" },
      { field: "name-en", value: "Bump Cap", person: "Sara" },
    ]);
    const answer = await write(sara, "name-en", "");
    expect(answer.json().refused).toMatchObject([{ field: "name-en" }]);
  });

  test("is closed to sales", async () => {
    const sales = await office.signedInAs("sales");
    expect((await sales.get("/api/catalogue/products")).statusCode).toBe(403);
    expect((await save(sales, edit("price", "1", 24))).statusCode).toBe(403);
    expect(orders).toEqual([]);
  });
});
