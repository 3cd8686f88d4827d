import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CatalogueState } from "#domain/office/catalogue-messages.ts";
import type { PublishOrder, PublishOutcome } from "#domain/office/draft.ts";
import type { ImportPreview, PreviewOrder, ReadImport } from "#domain/office/import-messages.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const cap = "bump-cap-baseball-style";
const extinguisher = "abc-powder-extinguisher-6kg";

const list = `Price list of Maxco
Ref. Code,Commodity,Text,Dealer Price,Free Qty
HP005,Bump Cap,Cap,26.5,120
FS001,,Extinguisher,165,30
MX-1,Glove one,,18,40
MX-2,Glove two,,on request,40
MX-3,Glove three,,ask,40
GLOVES,,,,
`;

describe.each(["sqlite", "postgres"] as const)("the import of a price list (%s)", (kind) => {
  let content: string;
  let office: Office;
  let sara: OfficeClient;
  let orders: PublishOrder[];

  beforeEach(async (context) => {
    content = await mkdtemp(path.join(tmpdir(), "content-"));
    const isWanted = (name: string) => {
      const slug = /products\/([^/]+)/.exec(name)?.[1];
      const isNeeded = slug === undefined || slug === cap || slug === extinguisher;
      return isNeeded && !/\.(webp|jpg|png)$/.test(name);
    };
    await cp("content", content, { recursive: true, filter: isWanted });
    orders = [];
    const place = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice({
      ...place,
      content,
      publish: async (order): Promise<PublishOutcome> => {
        orders.push(order);
        return { kind: "refused", refused: [], general: ["not here"] };
      },
    });
    sara = await office.signedInAs("editor", "Sara");
  });
  afterEach(async () => {
    await office.close();
    await rm(content, { recursive: true });
  });

  const upload = (text: string | Buffer, name = "maxco.csv") =>
    sara.send({
      method: "POST",
      url: `/api/imports?name=${name}`,
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.from(text),
    });
  const readDrafts = async (): Promise<CatalogueState["drafts"]> =>
    (await sara.get("/api/catalogue/state")).json().drafts;

  async function readList(text = list): Promise<ReadImport> {
    const answer = await upload(text);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  const orderFor = ({ headerRow }: ReadImport, changes: Partial<PreviewOrder> = {}) => ({
    maker: "Maxco",
    headerRow,
    replaces: [],
    layout: {
      columns: {
        "Ref. Code": "code",
        Commodity: "name-en",
        Text: "description-en",
        "Dealer Price": "price",
        "Free Qty": null,
      },
      defaults: { category: "hand" },
      values: {},
    },
    ...changes,
  });

  async function preview(
    sheet: ReadImport,
    changes: Partial<PreviewOrder> = {},
  ): Promise<ImportPreview> {
    const answer = await sara.post(`/api/imports/${sheet.id}/preview`, orderFor(sheet, changes));
    expect(answer.json()).toMatchObject({ counts: {} });
    return answer.json();
  }

  test("proposes the columns, and remembers them for the maker", async () => {
    const sheet = await readList();
    expect(sheet).toMatchObject({
      rows: 6,
      headerRow: 2,
      maker: "",
      layout: { columns: { "Ref. Code": "code", Text: "description-en" } },
    });
    expect(sheet.headings[0]).toEqual({
      key: "Ref. Code",
      letter: "A",
      samples: ["HP005", "FS001", "MX-1"],
    });
    await preview(sheet);
    const again = await readList(list.replace("26.5", "27"));
    expect(again).toMatchObject({ maker: "Maxco", layout: orderFor(again).layout });
    expect((await sara.get("/api/imports/makers")).json()).toEqual({ makers: ["Maxco"] });
  });

  test("says each cause once, keeps names and long texts, and saves nothing before it is applied", async () => {
    const sheet = await readList();
    const { counts, causes, kept, lines, bareRows } = await preview(sheet);
    expect(counts).toEqual({
      read: 6,
      created: 1,
      changed: 1,
      same: 1,
      wrong: 2,
      bare: 1,
      unknown: 3,
    });
    expect(bareRows).toEqual([8]);
    expect(causes).toEqual([
      {
        kind: "not-a-number",
        column: "price",
        header: "Dealer Price",
        rows: 2,
        products: [
          { row: 6, code: "MX-2", name: "Glove two" },
          { row: 7, code: "MX-3", name: "Glove three" },
        ],
        examples: ["on request", "ask"],
        message: '"on request" is no amount',
      },
    ]);
    expect(kept).toMatchObject([
      { column: "name-en", count: 1, example: { new: "Bump Cap" } },
      { column: "description-en", count: 2 },
    ]);
    expect(lines.map(({ slug, isNew }) => [slug, isNew])).toEqual([
      [cap, false],
      ["glove-one", true],
    ]);
    expect(lines[0]?.changes).toContainEqual({ field: "price", old: 24, value: 26.5 });
    expect(await readDrafts()).toEqual([]);
    const replaced = await preview(sheet, { replaces: ["name-en", "description-en"] });
    expect(replaced.counts.changed).toBe(2);
    expect(replaced.kept).toEqual([]);
    expect(replaced.lines[0]?.changes).toContainEqual(
      expect.objectContaining({ field: "name-en", value: "Bump Cap" }),
    );
  });

  test("leaves out what is not in the catalogue, by one choice for all", async () => {
    const sheet = await readList();
    const { counts } = await preview(sheet, { onlyKnown: true });
    expect(counts).toEqual({
      read: 6,
      created: 0,
      changed: 1,
      same: 1,
      wrong: 0,
      bare: 1,
      unknown: 3,
    });
  });

  test("applies drafts that wait, undoes them as one step, and applies them again", async () => {
    const sheet = await readList();
    await preview(sheet);
    const apply = (without: readonly number[] = []) =>
      sara.post(`/api/imports/${sheet.id}/apply`, { without });
    const undo = () => sara.post(`/api/imports/${sheet.id}/undo`);
    expect((await apply()).json()).toMatchObject({ products: 2 });
    const drafts = await readDrafts();
    expect(drafts).toContainEqual(
      expect.objectContaining({ slug: cap, field: "price", old: 24, value: 26.5, asked: false }),
    );
    const { rows } = (await sara.get("/api/catalogue/products")).json();
    expect(rows).toContainEqual(
      expect.objectContaining({ slug: "glove-one", name: "Glove one", status: "draft" }),
    );
    expect((await apply()).statusCode).toBe(404);
    expect(orders).toEqual([]);

    expect((await undo()).json()).toEqual({ undone: drafts.length, later: 0, published: 0 });
    expect(await readDrafts()).toEqual([]);
    expect((await undo()).statusCode).toBe(404);
    expect((await apply([5])).json()).toEqual({ products: 1, fields: 1 });
    expect((await readDrafts()).map(({ field }) => field)).toEqual(["price"]);
    const { imports } = (await sara.get("/api/imports")).json();
    expect(imports).toMatchObject([
      { name: "maxco.csv", maker: "Maxco", person: "Sara", state: "applied", canUndo: true },
    ]);
  });

  test("keeps what somebody else typed before and after it", async () => {
    const omar = await office.signedInAs("owner", "Omar");
    const type = (field: string, text: string, base: number, file: number) =>
      omar.post("/api/catalogue/edits", { edits: [{ slug: cap, field, text, base, file }] });
    const sheet = await readList();
    await preview(sheet);
    await type("price", "25", 24, 24);
    const stale = await sara.post(`/api/imports/${sheet.id}/apply`, { without: [] });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "stale"]);
    expect(await readDrafts()).toHaveLength(1);

    const { lines } = await preview(sheet);
    expect(lines[0]?.changes).toContainEqual({ field: "price", old: 25, value: 26.5 });
    await sara.post(`/api/imports/${sheet.id}/apply`, { without: [] });
    await type("price", "29", 26.5, 24);
    const undone = (await sara.post(`/api/imports/${sheet.id}/undo`)).json();
    expect(undone).toMatchObject({ later: 1, published: 0 });
    expect(await readDrafts()).toMatchObject([{ field: "price", value: 29, person: "Omar" }]);
  });

  test("lets a person say what a word of the maker means", async () => {
    const sheet = await readList("Ref,Name,Range\nMX-1,Glove one,Work gloves & more\n");
    const columns = { Ref: "code", Name: "name-en", Range: "category" };
    const layout = { columns, defaults: {}, values: {} };
    const { causes } = await preview(sheet, { layout });
    expect(causes).toMatchObject([
      { kind: "unknown-word", column: "category", examples: ["Work gloves & more"] },
    ]);
    const values = { category: { "Work gloves & more": "hand" } };
    const mended = await preview(sheet, { layout: { ...layout, values } });
    expect(mended.counts).toMatchObject({ created: 1, wrong: 0 });
  });

  test("does not take a slug of another name for a product that others point to", async () => {
    const sheet = await readList("Code,Slug,Price\nFS001,powder-extinguisher-new,170\n");
    const columns = { Code: "code", Slug: "slug", Price: "price" };
    const { causes, lines } = await preview(sheet, {
      layout: { columns, defaults: {}, values: {} },
    });
    expect(causes).toMatchObject([{ kind: "wrong-slug", column: "slug", rows: 1 }]);
    expect(lines).toEqual([]);
  });

  test.each([
    ["an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), "list.xls", "old-excel"],
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "list.xlsx", "not-a-table"],
    ["nothing", Buffer.alloc(0), "list.csv", "empty"],
    ["too many rows", Buffer.from("Code,Price\n".repeat(20_200)), "a.csv", "too-many-rows"],
  ])("refuses %s in words", async (_name, bytes, name, problem) => {
    const answer = await upload(bytes, name);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: "file", problem }]]);
  });

  test.each([
    [{ Commodity: "name-en" }, "no-key"],
    [{ "Ref. Code": "code", Commodity: "code" }, "same-column"],
    [{}, "no-columns"],
  ])("refuses a map that finds no product: %o", async (columns, problem) => {
    const sheet = await readList();
    const answer = await sara.post(
      `/api/imports/${sheet.id}/preview`,
      orderFor(sheet, { layout: { columns, defaults: {}, values: {} } }),
    );
    expect(answer.json().fields).toEqual([{ field: "layout", problem }]);
  });

  test("is closed to sales", async () => {
    const sales = await office.signedInAs("sales");
    expect((await sales.get("/api/imports")).statusCode).toBe(403);
  });
});
