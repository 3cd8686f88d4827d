import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { QuotationView } from "#domain/office/quotation-messages.ts";
import { copyLines } from "#domain/quotation/copy-quotation.ts";
import { publishedCatalogue } from "#server/releases/current-catalogue.ts";
import { catalogue } from "#test/support/demonstration.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { quotationLine } from "#test/support/quotation-samples.ts";

let office: Office;
let clerk: OfficeClient;
let reference: string;

beforeEach(async () => {
  office = await startOffice();
  clerk = await office.signedInAs("sales", "Sara");
  const enquiry = newEnquiry({
    receivedAt: office.clock.time,
    request: {
      equivalents: false,
      phone: "+966500000000",
      lines: [
        { text: "white helmets", sizes: [], quantity: 10 },
        { text: "gloves", sizes: [{ size: "9", quantity: 4 }], unit: "pair" },
      ],
    },
  });
  ({ reference } = enquiry);
  await office.parts.store.add(enquiry);
});
afterEach(() => office.close());

const create = async () =>
  (await clerk.post(`/api/enquiries/${reference}/quotations`, {})).json<QuotationView>();
const edit = (quotation: QuotationView, edits: readonly object[]) =>
  clerk.patch(`/api/quotations/${quotation.id}/lines`, { version: quotation.version, edits });
const send = (quotation: QuotationView, confirmed: readonly string[] = []) =>
  clerk.post(`/api/quotations/${quotation.id}/send`, { version: quotation.version, confirmed });
const prices = [
  { path: "lines.k1.unitPrice", value: 2675 },
  { path: "lines.k2.unitPrice", value: 845 },
];
const priced = async () => (await edit(await create(), prices)).json<QuotationView>();

test("lines carry the certificates of their product", async () => {
  const [found] = catalogue.products;
  if (found === undefined) {
    throw new Error("the demonstration has no products");
  }
  const certificate = { number: "2841-07", body: "Institute", validUntil: "2030-03-31" };
  const certified = { ...found, certificate };
  const published = publishedCatalogue({
    catalogues: [
      {
        ...catalogue,
        products: [certified],
      },
    ],
  });
  const certifiedOffice = await startOffice({ catalogue: async () => published });
  const sara = await certifiedOffice.signedInAs("sales", "Sara");
  const line = { product: found.slug, text: found.name, sizes: [], quantity: 10 };
  const enquiry = newEnquiry({
    receivedAt: certifiedOffice.clock.time,
    request: { equivalents: false, lines: [line] },
  });
  await certifiedOffice.parts.store.add(enquiry);
  const { reference: asked } = enquiry;
  const created = await sara.post(`/api/enquiries/${asked}/quotations`, {});
  const text = "Certificate 2841-07, Institute, valid until 2030-03-31";
  expect(created.json<QuotationView>().content.lines[0]?.evidence).toEqual([
    { text, validUntil: "2030-03-31" },
  ]);
  await certifiedOffice.close();
});

describe("the quotations of the office", () => {
  test("begin with the lines of the enquiry", async () => {
    const quotation = await create();
    expect(quotation).toMatchObject({
      reference,
      number: null,
      state: "draft",
      phone: "+966500000000",
      vatPercent: 15,
      content: {
        validDays: 30,
        lines: [
          { id: "k1", kind: "free", text: "white helmets", quantity: 10 },
          { id: "k2", text: "gloves", quantity: 4, unit: "pair", note: "9x4" },
        ],
      },
    });
    expect(quotation.buyersPage).toContain(`/receipt/${reference}?key=`);
    const listed = await clerk.get(`/api/enquiries/${reference}/quotations`);
    expect(listed.json()).toMatchObject({ quotations: [{ id: quotation.id, lines: 2, total: 0 }] });
  });

  test("take the lines of an earlier quotation of the same buyer", async () => {
    const sent = (await send(await priced())).json<QuotationView>();
    const enquiry = newEnquiry({ receivedAt: office.clock.time });
    await office.parts.store.add(enquiry);
    ({ reference } = enquiry);
    const draft = await create();
    const { quotations } = (await clerk.get(`/api/quotations/${draft.id}/earlier`)).json();
    expect(quotations).toMatchObject([{ id: sent.id, number: sent.number, state: "sent" }]);
    const earlier = (await clerk.get(`/api/quotations/${sent.id}`)).json<QuotationView>();
    const answer = await edit(draft, copyLines(draft.content.lines, earlier.content.lines));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      state: "draft",
      content: {
        lines: [
          { text: "white helmets", quantity: 10, unitPrice: 2675 },
          { text: "gloves", quantity: 4, unit: "pair", unitPrice: 845 },
        ],
      },
    });
  });

  test("answer a stale save with both versions", async () => {
    const quotation = await create();
    await edit(quotation, [{ path: "terms", value: "Cash" }]);
    const answer = await edit(quotation, [{ path: "terms", value: "30 days" }]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "stale",
      versions: {
        sent: [{ path: "terms", stored: "Cash", sent: "30 days" }],
        current: { content: { terms: "Cash" } },
      },
    });
  });

  test("refuse wrong fields by name", async () => {
    const answer = await edit(await create(), [
      { path: "lines.k1.quantity", value: 1_234_567_890 },
      { path: "lines.k2.unitPrice", value: -1 },
    ]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "invalid",
      fields: [
        { field: "lines.k1.quantity", problem: "too-large" },
        { field: "lines.k2.unitPrice", problem: "negative" },
      ],
    });
  });

  test("name each line without a price before they are sent", async () => {
    const answer = await send(await create());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: [
        { field: "lines.k1.unitPrice", problem: "missing" },
        { field: "lines.k2.unitPrice", problem: "missing" },
      ],
    });
  });

  test("ask about 1,000,000 riyals for a glove until that is confirmed", async () => {
    const glove = { path: "lines.k2.unitPrice", value: 100_000_000 };
    const quotation = (await edit(await priced(), [glove])).json<QuotationView>();
    const answer = await send(quotation);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "unconfirmed-prices",
      fields: [{ field: "lines.k2.unitPrice", problem: "very-high" }],
    });
    expect((await send(quotation, ["k2:very-high:100000000"])).statusCode).toBe(200);
  });

  test("are sent with a number, and the enquiry follows", async () => {
    const sent = (await send(await priced())).json<QuotationView>();
    const year = new Date(office.clock.time).getUTCFullYear();
    expect(sent).toMatchObject({
      state: "sent",
      number: `Q-${year}-0001`,
      revision: 1,
      revisions: [{ revision: 1, total: 34_650 }],
      letters: [{ kind: "quotation", state: "waiting" }],
    });
    expect((await clerk.get(`/api/enquiries/${reference}`)).json()).toMatchObject({
      work: { state: "quoted" },
    });
    const pdf = await clerk.get(`/api/quotations/${sent.id}/pdf?revision=1`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.body.startsWith("%PDF-")).toBe(true);
    expect((await clerk.get(`/api/quotations/${sent.id}/pdf?revision=2`)).statusCode).toBe(404);
  });

  test("renew the day of the next question with each revision", async () => {
    office.clock.time = Date.UTC(2026, 10, 29, 9);
    const first = (await send(await priced())).json<QuotationView>();
    const followUp = async () =>
      (await clerk.get(`/api/enquiries/${reference}`)).json<{ work: { followUpOn: string } }>().work
        .followUpOn;
    expect(await followUp()).toBe("2026-12-02");
    office.clock.time += 2 * 24 * 60 * 60_000;
    const revised = await edit(first, [{ path: "lines.k1.unitPrice", value: 2500 }]);
    expect((await send(revised.json<QuotationView>())).json()).toMatchObject({ revision: 2 });
    expect(await followUp()).toBe("2026-12-06");
  });

  test("are found in the list of enquiries by their number", async () => {
    const { number } = (await send(await priced())).json<QuotationView>();
    const find = async (query: string) =>
      (await clerk.get(`/api/enquiries?q=${query}`)).json<{ total: number }>().total;
    expect(await find((number ?? "").toLowerCase())).toBe(1);
    expect(await find("Q-1999-0001")).toBe(0);
  });

  test("say in the subject that their number comes with the sending", async () => {
    const draft = await create();
    expect(draft.subject).toEqual({
      en: `Quotation (number on sending) from Supplier for your request ${reference}`,
      ar: expect.stringContaining("(الرقم عند الإرسال)"),
    });
    const { number, subject } = (await send((await edit(draft, prices)).json())).json();
    expect(subject.en).toBe(`Quotation ${number} from Supplier for your request ${reference}`);
  });

  test("say which line cannot be printed, and stay drafts", async () => {
    const text = { path: "lines.k2.text", value: "gloves 手套" };
    const quotation = (await edit(await priced(), [text])).json<QuotationView>();
    const answer = await send(quotation);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: [{ field: "lines.k2.text", problem: "not-printable" }],
    });
    expect((await clerk.get(`/api/quotations/${quotation.id}`)).json()).toMatchObject({
      state: "draft",
      number: null,
    });
  });

  test("are accepted by the staff in the buyer's name, and that is undone", async () => {
    const { id } = (await send(await priced())).json<QuotationView>();
    const step = (body: object) => clerk.post(`/api/quotations/${id}/step`, body);
    expect((await step({ action: "accept" })).statusCode).toBe(400);
    const accepted = await step({ action: "accept", name: "Huda", orderNumber: "PO-7" });
    expect(accepted.json()).toMatchObject({
      state: "accepted",
      decisions: [{ action: "accept", actor: "staff", name: "Huda", orderNumber: "PO-7" }],
    });
    const stateOf = async () =>
      (await clerk.get(`/api/enquiries/${reference}`)).json<{ work: { state: string } }>().work
        .state;
    expect(await stateOf()).toBe("won");
    expect((await step({ action: "undo" })).json()).toMatchObject({ state: "sent" });
    expect(await stateOf()).toBe("quoted");
    expect((await step({ action: "withdraw" })).json()).toMatchObject({ state: "withdrawn" });
    expect((await step({ action: "withdraw" })).statusCode).toBe(409);
  });

  test("offer the earlier quotations of the buyer", async () => {
    const first = (await send(await priced())).json<QuotationView>();
    const second = await create();
    const earlier = await clerk.get(`/api/quotations/${second.id}/earlier`);
    expect(earlier.json()).toMatchObject({ quotations: [{ id: first.id, number: first.number }] });
  });

  test("read a price file by code", async () => {
    const line = quotationLine({ id: "k9" });
    const quotation = (
      await edit(await create(), [{ path: "lines.k9", value: line }])
    ).json<QuotationView>();
    const answer = await clerk.send({
      method: "POST",
      url: `/api/quotations/${quotation.id}/prices`,
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.from(
        "Item No;Description;Unit price\nvented-safety-helmet;Helmet;24,5\nX;Y;1\n",
      ),
    });
    // Nothing is published, so that no name is known.
    expect(answer.json()).toEqual({ edits: [], choices: [], refused: [], unused: 2 });
  });

  test("are for sales alone, and unknown ones are not found", async () => {
    const { id } = await create();
    const editor = await office.signedInAs("editor");
    expect((await editor.get(`/api/quotations/${id}`)).statusCode).toBe(403);
    expect((await office.stranger().get(`/api/quotations/${id}/pdf`)).statusCode).toBe(401);
    const unknown = "/api/quotations/00000000-0000-4000-8000-000000000000";
    expect((await clerk.get(unknown)).statusCode).toBe(404);
  });
});
