import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { runDesk } from "#server/desk/commands.ts";
import { copyEnquiries, digestOf } from "#server/enquiries/copy.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const { message: _, ...buyer } = goodEnquiry;
const boots = {
  product: "metal-free-safety-boot-s3s",
  code: "FP005",
  text: "Metal-Free Safety Boot S3S",
  sizes: [
    { size: "42", quantity: 10 },
    { size: "43", quantity: 12 },
  ],
  unit: "pair",
  note: "=SUM(A1) wide fit",
};
const free = {
  text: "خوذة بيضاء مع شعار <b>الشركة</b>",
  sizes: [],
  quantity: 40,
  colour: "RAL 9010 white",
};
const request = {
  ...buyer,
  message: "Site at Yanbu.\nPlease quote by Sunday.",
  city: "Yanbu",
  wanted: "2026-12-24",
  ownReference: "PR-4711",
  phone: "٠٥٠ 123-4567",
  equivalents: false,
  lines: [boots, free, { text: "Ear plugs" }],
};

const postgres = sharePostgres();

let site: Service;
afterEach(() => site.close());

const currentTime = Date.UTC(2026, 10, 22, 9);
const clock = { now: () => currentTime };

const send = (body: unknown, headers?: Record<string, string>) =>
  postJson(`${site.url}${addresses.sendRequest}`, body, headers);

describe.each(["embedded", "PostgreSQL"])("a request for quotation (%s store)", (kind) => {
  beforeEach(async (context) => {
    const isEmbedded = kind === "embedded";
    site = await startService(
      isEmbedded ? { clock } : { clock, databaseUrl: await postgres(context).database() },
    );
  });

  test("is stored with its lines, and its letter lists them as a table and as a file to price", async () => {
    const answer = await send(request);
    expect(answer.status).toBe(201);
    const { reference, receiptPage } = await answer.json();
    expect(receiptPage).toContain(`/receipt/${reference}`);
    const enquiry = await site.desk.find(reference);
    expect(enquiry?.request).toEqual({
      city: "Yanbu",
      wanted: "2026-12-24",
      ownReference: "PR-4711",
      phone: "050 123-4567",
      equivalents: false,
      words: request.message,
      lines: [{ ...boots, quantity: 22 }, free, { text: "Ear plugs", sizes: [] }],
    });
    await site.delivery.pass();
    const [letter] = await site.letters();
    expect(letter?.subject).toBe(`Request for quotation ${reference} from ${buyer.company}`);
    for (const part of [letter?.text, letter?.html]) {
      for (const phrase of [
        "Yanbu",
        "24 December 2026",
        "PR-4711",
        "050 123-4567",
        "42x10 43x12",
        "FP005",
        "22",
        free.colour,
      ]) {
        expect(part).toContain(phrase);
      }
    }
    expect(letter?.html).toContain("&lt;b&gt;الشركة&lt;/b&gt;");
    expect(letter?.html).not.toContain("<b>");
    const [sheet] = letter?.attachments ?? [];
    expect(sheet?.filename).toBe(`${reference}.csv`);
    const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      sheet?.content instanceof ArrayBuffer ? sheet.content : undefined,
    );
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(csv.split("\r\n")).toHaveLength(5);
    expect(csv).toContain(`"'=SUM(A1) wide fit"`);
    expect(csv).toContain('"Unit price (SAR)"');
  });

  test("is listed, found by the words of its lines, and exported line by line", async () => {
    const { reference } = await (await send(request)).json();
    await postJson(site.endpoint, goodEnquiry);
    const desk = async (words: string) =>
      (await runDesk(site.desk, words.split(" "), Date.now())).output;
    expect(await desk("list")).toMatch(new RegExp(`${reference}.* 3 `));
    expect(await desk("search FP005")).toContain(reference);
    expect(await desk("search FP005")).toContain("1 shown");
    expect(await desk(`show ${reference}`)).toContain("42x10 43x12");
    const lines = (await desk("export --lines")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"${reference}"`);
    expect(lines[1]).toContain('"050 123-4567"');
    expect(await desk("search 123-4567")).toContain("1 shown");
    expect(lines[1]).toContain('"42x10 43x12","22","pair"');
    expect(lines[2]).toContain(`"40","","${free.colour}"`);
  });

  test("goes with its enquiry: copied, erased", async () => {
    const { reference } = await (await send(request)).json();
    const target = await openStore(
      { dataFolder: `${site.folder}/copy` },
      "db/migrations",
      () => {},
    );
    await copyEnquiries(site.database, target.database);
    expect(await digestOf(target.database)).toEqual(await digestOf(site.database));
    expect((await target.desk.find(reference))?.request).toMatchObject({ phone: "050 123-4567" });
    expect((await target.desk.find(reference))?.request?.lines).toHaveLength(3);
    await target.database.close();
    await site.desk.erase({ reference });
    const remaining = await site.database.read((session) =>
      session.query(
        "select (select count(*) from quotation_request) as requests, count(*) as lines from request_line",
      ),
    );
    expect(remaining).toEqual([{ requests: 0, lines: 0 }]);
  });
});

describe("what is sent", () => {
  beforeEach(async () => {
    site = await startService({ clock });
  });

  test("is stored once when sent twice, and is another with another line", async () => {
    const firstAnswer = await (await send(request)).json();
    const repeated = await send(request);
    expect(repeated.headers.get("idempotent-replayed")).toBe("true");
    expect((await repeated.json()).reference).toBe(firstAnswer.reference);
    const otherAnswer = await (await send({ ...request, lines: [boots] })).json();
    expect(otherAnswer.reference).not.toBe(firstAnswer.reference);
    expect((await site.store.counts()).enquiries).toBe(2);
  });

  test.each([
    ["product", { product: "metal-free-safety-boot-s3s" }, { product: "welding-glove" }],
    ["unit without quantity", { unit: "pair" }, { unit: "box" }],
    ["code", { code: "1 A", text: "B" }, { code: "1", text: "A B" }],
  ] as const)(
    "is two requests when sent with another %s",
    async (_what, firstRequest, secondRequest) => {
      const line = { text: "Gloves" };
      const answers = [
        await send({ ...request, lines: [{ ...line, ...firstRequest }] }),
        await send({ ...request, lines: [{ ...line, ...secondRequest }] }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [answerA, answerB] = await Promise.all(answers.map((answer) => answer.json()));
      expect(answerA.reference).not.toBe(answerB.reference);
      expect((await site.store.counts()).enquiries).toBe(2);
    },
  );

  test("is one request when sent with its keys in another order", async () => {
    const firstAnswer = await (await send(request)).json();
    const { lines, ...head } = request;
    const turned = lines.map((line) => Object.fromEntries(Object.entries(line).toReversed()));
    const second = await send({ lines: turned, ...head });
    expect((await second.json()).reference).toBe(firstAnswer.reference);
  });

  test("has an Arabic message when it is in Arabic", async () => {
    const { reference } = await (await send(request, { "content-language": "ar" })).json();
    expect((await site.desk.find(reference))?.enquiry.message).toContain("التسليم إلى: Yanbu");
  });

  test("is accepted without the message and the optional fields", async () => {
    const answer = await send({ ...buyer, lines: [{ text: "x" }] });
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    const minimal = (await site.desk.find(reference))?.request;
    expect(minimal).toStrictEqual({ equivalents: true, lines: [{ text: "x", sizes: [] }] });
  });

  test("is accepted with 500 lines of the longest texts", async () => {
    const line = {
      ...boots,
      text: "ح".repeat(requestBounds.text),
      sizes: Array.from({ length: requestBounds.sizes }, (_entry, index) => ({
        size: String(index),
        quantity: 1,
      })),
    };
    const lines = Array.from({ length: requestBounds.lines }, () => line);
    const answer = await send({ ...buyer, lines });
    expect(answer.status).toBe(201);
    const short = Array.from({ length: requestBounds.lines }, (_entry, index) => ({
      text: `${index}`,
    }));
    const { reference } = await (await send({ ...buyer, lines: short })).json();
    const stored = await site.desk.find(reference);
    expect(stored?.request?.lines.map(({ text }) => text)).toEqual(short.map(({ text }) => text));
  });
});
