import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiryStates } from "#domain/office/enquiry-state.ts";
import { publishedCatalogue } from "#server/releases/current-catalogue.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";

let office: Office;
let clerk: OfficeClient;

const published = publishedCatalogue({ catalogues: [catalogue, arabicCatalogue] });

beforeAll(async () => {
  office = await startOffice({ demonstration: true, catalogue: async () => published });
  clerk = office.stranger();
  await clerk.post("/api/sign-in/demonstration");
});
afterAll(() => office?.close());

test("a fresh demonstration has enquiries in every state", async () => {
  const { rows, counts } = (await clerk.get("/api/enquiries")).json();
  const states = rows.map(({ work }: { work: { state: string } }) => work.state);
  expect(new Set(states)).toEqual(new Set(enquiryStates));
  expect(rows).toHaveLength(13);
  expect(counts).toMatchObject({ held: 1, "follow-up": 1 });
  expect(await office.parts.store.counts()).toMatchObject({ waiting: 0 });
});

test("three enquiries of a demonstration have a quotation: sent, accepted, to be changed", async () => {
  const { rows } = (await clerk.get("/api/enquiries")).json();
  const quotations = [];
  for (const { reference } of rows) {
    quotations.push(
      ...(await clerk.get(`/api/enquiries/${reference}/quotations`)).json().quotations,
    );
  }
  expect(quotations).toHaveLength(3);
  expect(new Set(quotations.map(({ state }) => state))).toEqual(
    new Set(["accepted", "change-requested", "sent"]),
  );
  for (const { id, reference, total, sentAt } of quotations) {
    expect(total).toBeGreaterThan(0);
    expect(sentAt).toBeLessThan(office.clock.time);
    const { letters, buyersPage } = (await clerk.get(`/api/quotations/${id}`)).json();
    expect(new Set(letters.map(({ state }: { state: string }) => state))).toEqual(
      new Set(["sent"]),
    );
    expect(buyersPage).toContain(reference);
    expect(await office.parts.quotations.revisions.pdf(id, 1)).toBeDefined();
  }
  const today = (await clerk.get("/api/today")).json();
  expect(today).toMatchObject({ accepted: [{ company: "Najd Steel Works" }], ending: [{}] });
});

test("the enquiries of a demonstration are added once, and never to others", async () => {
  await office.stranger().post("/api/sign-in/demonstration");
  expect((await clerk.get("/api/enquiries")).json().total).toBe(13);
});

test("pasted text is read into products of the catalogue and own words", async () => {
  const text = "Salam,\n50 pcs nitrile gloves\n10 pcs xylophones\nThanks";
  const { rows } = (await clerk.post("/api/enquiries/read", { text, language: "en" })).json();
  const lines = rows.filter(({ skip }: { skip: string | null }) => skip === null);
  expect(lines).toMatchObject([
    { certainty: "choose", options: [{ product: expect.any(String) }, {}, {}, {}] },
    { certainty: "none", options: [{ text: "10 pcs xylophones" }] },
  ]);
});

test("a file is read as rows, and another file is refused", async () => {
  const send = (payload: Buffer) =>
    clerk.send({
      method: "POST",
      url: "/api/enquiries/read-file?language=en",
      payload,
      headers: { "content-type": "application/octet-stream" },
    });
  const { text, rows } = (await send(Buffer.from("Item,Qty\nEar plugs,200\n"))).json();
  expect(text).toContain("Ear plugs");
  expect(rows.at(-1).options[0]).toMatchObject({ quantity: 200 });
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]);
  expect((await send(picture)).json()).toMatchObject({ fields: [{ problem: "no-table" }] });
});

test("products are found by the site's own search, in both languages", async () => {
  const find = async (query: string, language: string) =>
    (await clerk.get(`/api/products?q=${encodeURIComponent(query)}&language=${language}`)).json()
      .products;
  const [helmet] = await find("safety helmet", "en");
  expect(helmet).toMatchObject({ name: expect.stringMatching(/helmet|hat/i), unit: "each" });
  expect(helmet.secondName).toMatch(/\p{Script=Arabic}/u);
  expect((await find("خوذة", "ar")).length).toBeGreaterThan(0);
  expect(await find("", "en")).toEqual([]);
});

test("searches that find nothing are listed until the catalogue has the product", async () => {
  const count = (query: string, searches: number) =>
    office.parts.database.transaction((session) =>
      session.query("insert into query_count (day, query, searches) values ($1, $2, $3)", [
        new Date(office.clock.time).toISOString().slice(0, 10),
        query,
        searches,
      ]),
    );
  await count("xylophone zebra", 7);
  await count("nitrile gloves", 9);
  expect((await clerk.get("/api/figures")).json().searches).toEqual([
    { query: "xylophone zebra", searches: 7 },
  ]);
});
