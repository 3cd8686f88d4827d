import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { crc32 } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TestContext } from "vitest";
import type { PublishOrder } from "#domain/office/draft.ts";
import type { StagedFile } from "#domain/office/product-media.ts";
import { plainPdf, webPage } from "#test/support/pdf-files.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const cap = "bump-cap-baseball-style";
const day = 24 * 60 * 60 * 1000;

/** A photograph of one colour, wider than high. */
const photograph = (width = 900, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });

/** Gives a PNG the size of another one in its head, without the pixels. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

describe.each(["sqlite", "postgres"] as const)("files of a product (%s)", (kind) => {
  let content: string;
  let office: Office;
  let sara: OfficeClient;
  let isOpen = false;
  let orders: PublishOrder[];
  let staged: (StagedFile & { readonly content: Buffer })[];

  /** Starts one office for all tests. */
  async function open(context: TestContext): Promise<void> {
    content = await mkdtemp(path.join(tmpdir(), "content-"));
    await cp("content/categories.yaml", path.join(content, "categories.yaml"));
    await cp(path.join("content/products", cap), path.join(content, "products", cap), {
      recursive: true,
    });
    const place = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice({
      ...place,
      content,
      publish: async (order) => {
        orders.push(order);
        for (const file of order.files ?? []) {
          staged.push({ ...file, content: await readFile(file.source) });
        }
        return {
          kind: "published",
          number: 2,
          published: order.changes.map((change) => ({ ...change, hash: "new" })),
          refused: [],
        };
      },
    });
    sara = await office.signedInAs("editor", "Sara");
    isOpen = true;
  }

  beforeEach(async (context) => {
    orders = [];
    staged = [];
    if (!isOpen) {
      await open(context);
    }
  });
  afterEach(async () => {
    const { drafts } = office.parts.editing;
    await drafts.discard(await drafts.list(), sara.personId);
  });
  afterAll(async () => {
    if (isOpen) {
      await office.close();
      await rm(content, { recursive: true });
    }
  });

  const send = (client: OfficeClient, type: "picture" | "document", name: string, body: Buffer) =>
    client.send({
      method: "POST",
      url: `/api/catalogue/products/${cap}/files?kind=${type}&name=${encodeURIComponent(name)}`,
      headers: { "content-type": "application/octet-stream" },
      payload: body,
    });
  const fileOf = (file: string) => sara.get(`/api/catalogue/products/${cap}/files/${file}`);
  const cellsOf = async () => (await sara.get(`/api/catalogue/products/${cap}`)).json().cells;
  const save = (field: string, list: readonly object[], value: string | null) =>
    sara.post("/api/catalogue/edits", {
      edits: [{ slug: cap, field, text: JSON.stringify(list), base: value, file: value }],
    });

  test("turns a photograph upright, and removes colours of print and the place", async () => {
    const taken = await photograph()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: "21/1 29/1 0/1" } })
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const { file } = (await send(sara, "picture", "IMG 0042.JPG", taken)).json();
    expect(file).toMatch(/^img-0042-[0-9a-f]{8}\.webp$/);
    const answer = await fileOf(file);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
    const stored = await sharp(answer.rawPayload).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 900, height: 900, space: "srgb" });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  });

  test.each([
    ["a web page", webPage, "is no picture: JPEG, PNG, WebP and AVIF are read"],
    ["a PDF", plainPdf, "is no picture: JPEG, PNG, WebP and AVIF are read"],
    [
      "a picture of a telephone",
      Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic".padEnd(64, "\0"), "latin1"),
      "is a HEIC picture, which browsers do not show: save it as JPEG",
    ],
    ["nothing", Buffer.alloc(0), "is no picture: JPEG, PNG, WebP and AVIF are read"],
  ])("refuses %s that is named as a photograph", async (_name, body, problem) => {
    const answer = await send(sara, "picture", "front.jpg", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field: "file", problem }]);
  });

  test("refuses a photograph of 100 million pixels, a small one and one that is cut off", async () => {
    const png = (width: number, height: number) => photograph(width, height).png().toBuffer();
    const problems = await Promise.all(
      [
        claimSize(await png(900, 900), 10_000, 10_000),
        await png(400, 300),
        (await png(900, 900)).subarray(0, 900),
      ].map(
        async (body) => (await send(sara, "picture", "big.png", body)).json().fields[0].problem,
      ),
    );
    expect(problems).toEqual([
      "has 100 million pixels: 40 million are the most",
      "has 400 by 300 pixels: the longer side needs 600 at least",
      "cannot be read as a picture: it is damaged or cut off",
    ]);
  });

  test("publishes the order, the words and the bytes of photographs", async () => {
    const { file } = (
      await send(sara, "picture", "side.png", await photograph().png().toBuffer())
    ).json();
    const cells = await cellsOf();
    const [first] = JSON.parse(cells.pictures);
    const list = [{ file, alt: { en: "Side view", ar: "منظر جانبي" } }, first];
    expect((await save("pictures", list, cells.pictures)).json().refused).toEqual([]);
    const { changes } = (await sara.get("/api/catalogue/changes")).json();
    expect(changes).toMatchObject([{ field: "pictures", label: "Photographs", person: "Sara" }]);
    await sara.post("/api/catalogue/publish", { note: "" });
    expect(orders[0]?.changes).toMatchObject([{ field: "pictures" }]);
    expect(staged.map(({ path: name }) => name)).toEqual([`products/${cap}/${file}`]);
    expect(staged[0]?.content).toEqual((await fileOf(file)).rawPayload);
  });

  test("keeps a photograph without words as a draft, and refuses a list that is none", async () => {
    const cells = await cellsOf();
    const [first] = JSON.parse(cells.pictures);
    const list = [{ file: first.file, alt: { en: "" } }];
    expect((await save("pictures", list, cells.pictures)).json().refused).toEqual([]);
    const { drafts } = (await sara.get("/api/catalogue/state")).json();
    expect(JSON.parse(drafts[0].value)).toEqual(list);
    const answer = await save("pictures", [{ file: "../secret.jpg", alt: {} }], drafts[0].value);
    expect(answer.json().refused).toMatchObject([{ problem: "is no list of photographs" }]);
  });

  test("takes a PDF with its facts, and refuses a wrong day", async () => {
    const { file } = (await send(sara, "document", "EN 812.pdf", plainPdf)).json();
    const { headers } = await fileOf(file);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    const entry = {
      file,
      kind: "certificate",
      number: "CE-1",
      issuer: "Test House",
      issued: "2024-03-31",
      validUntil: "2029-03-31",
      public: true,
    };
    expect((await save("documents", [entry], null)).json().refused).toEqual([]);
    const { drafts } = (await sara.get("/api/catalogue/state")).json();
    expect(JSON.parse(drafts[0].value)).toEqual([entry]);
    const wrong = [{ ...entry, validUntil: "31/03/2029" }];
    expect((await save("documents", wrong, drafts[0].value)).json().refused).toMatchObject([
      { problem: "document 1: must be a date such as 2027-03-31" },
    ]);
  });

  test.each([
    ["a web page", webPage, "is a web page and no PDF: save the document itself"],
    ["text", Buffer.from("hello"), "is no PDF"],
    [
      "a head alone",
      Buffer.from("%PDF-1.4 fake"),
      "is damaged or cut off: copy it again from where it came",
    ],
  ])("refuses %s that is named as a PDF", async (_name, body, problem) => {
    const answer = await send(sara, "document", "certificate.pdf", body);
    expect(answer.json().fields).toEqual([{ field: "file", problem }]);
  });

  test("removes uploads that no draft names after a day", async () => {
    const { file } = (await send(sara, "document", "old.pdf", plainPdf)).json();
    office.clock.time += 2 * day;
    const picture = await photograph().png().toBuffer();
    await send(sara, "picture", "new.png", picture);
    expect((await fileOf(file)).statusCode).toBe(404);
  });

  test("serves only files of products, and nothing to sales", async () => {
    expect((await fileOf("front.webp")).statusCode).toBe(200);
    expect((await fileOf("product.yaml")).statusCode).toBe(404);
    expect((await fileOf("..%2Fcategories.yaml")).statusCode).toBe(400);
    const sales = await office.signedInAs("sales");
    expect((await send(sales, "document", "a.pdf", plainPdf)).statusCode).toBe(403);
  });
});
