import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRenderingAllowance, usualAllowance } from "#server/http/rendering-allowance.ts";
import { ask, goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService, testSettings, unmetered } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const { company } = testSettings;
const noon = Date.UTC(2026, 10, 22, 12, 0, 5);
let now = noon;
let service: Service;
beforeAll(async () => {
  service = await startService({
    clock: { now: () => now },
    settings: { siteUrl: "https://supplier.example", allowedOrigins: ["https://shop.example"] },
    allowance: unmetered,
  });
});
afterAll(() => service.close());

interface Answer {
  readonly reference: string;
  readonly receiptPage: string;
}

let count = 0;
async function send(headers: Readonly<Record<string, string>> = {}, own = service) {
  count += 1;
  const enquiry = { ...goodEnquiry, message: `No. ${count}` };
  const answer: Answer = await (await postJson(own.endpoint, enquiry, headers)).json();
  return { enquiry, answer, address: answer.receiptPage.replace("https://supplier.example", "") };
}

test("a repeat is answered as the first was, and marked as a repeat", async () => {
  const key = { "idempotency-key": "once", origin: "https://shop.example" };
  const first = await postJson(service.endpoint, goodEnquiry, key);
  now += 90_000;
  const second = await postJson(service.endpoint, goodEnquiry, key);
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(second.headers.get("access-control-expose-headers")).toBe("idempotent-replayed");
  expect(second.status).toBe(201);
  expect(await second.json()).toEqual(await first.json());
  const forms = [];
  for (const _ of [1, 2]) {
    forms.push(await postForm(service.endpoint, { ...goodEnquiry, name: "By form" }));
  }
  expect(forms.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
  expect(forms[1]?.headers.get("location")).toBe(forms[0]?.headers.get("location"));
});

test("an answer names the reference and the link to the receipt, and the log has no secret", async () => {
  const { answer } = await send();
  expect(answer).toEqual({
    reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    receiptPage: expect.stringMatching(
      /^https:\/\/supplier\.example\/receipt\/[^?]+\?key=[\w-]{22}$/,
    ),
  });
  const [row] = await service.database.transaction((session) =>
    session.query("select secret from receipt_secret"),
  );
  expect(service.logged.join("")).not.toContain(String(row?.["secret"]));
});

describe("the page of a receipt", () => {
  test("says that it is kept, and when its letter was accepted", async () => {
    const { answer, address, enquiry } = await send();
    const before = (await ask(service.url, address)).body.toString();
    expect(before).toContain(`Receipt for message ${answer.reference}`);
    expect(before).toContain(`<time datetime="${new Date(now).toISOString()}">`);
    expect(before).toContain("Not yet.");
    now = Date.UTC(2026, 10, 22, 13, 30);
    await service.store.markSent(answer.reference, { at: now, over: "TLSv1.3" });
    const { status, headers, body } = await ask(service.url, address);
    expect(status).toBe(200);
    expect(body.toString()).toContain(
      `<time datetime="2026-11-22T13:30:00.000Z">22 November 2026 at 16:30:00, Riyadh time</time>`,
    );
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-language": "en",
    });
    expect(body.toString()).toContain('<meta name="robots" content="noindex">');
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(body.toString()) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}';`);
    for (const written of Object.values(enquiry)) {
      expect(body.toString()).not.toContain(written);
    }
  });

  test("shows the lines of a request for quotation", async () => {
    const request = {
      name: goodEnquiry.name,
      email: goodEnquiry.email,
      company: goodEnquiry.company,
      message: "For the new site",
      lines: [
        { text: "Gloves <XL>", quantity: 20, unit: "pair", colour: "blue" },
        { text: "Safety boots", sizes: [{ size: "42", quantity: 10 }] },
        { text: "Ear plugs" },
      ],
    };
    const endpoint = service.endpoint.replace("send-contact-email", "send-quotation-request");
    const answer: Answer = await (await postJson(endpoint, request)).json();
    const address = answer.receiptPage.replace("https://supplier.example", "");
    const html = (await ask(service.url, address)).body.toString();
    expect(html).toContain(`Receipt for request ${answer.reference}`);
    for (const cell of [
      "Gloves &lt;XL&gt;",
      "20",
      "blue",
      "Safety boots",
      "42x10",
      "no quantity",
    ]) {
      expect(html).toContain(`<bdi dir="auto">${cell}</bdi></td>`);
    }
    for (const written of [request.name, request.email, request.company, request.message]) {
      expect(html).not.toContain(written);
    }
  });

  test("says whom to call, in the buyer's language", async () => {
    const { answer, address } = await send({ "content-language": "ar" });
    const html = (await ask(service.url, address)).body.toString();
    expect(html).toContain("للاستفسار اتصل بنا");
    expect(html).toContain(company.name);
    expect(html).toMatch(/<a href="tel:\+966120000000"><bdi dir="ltr">\+966 12 000 0000</);
    expect(html).toContain(`<a href="https://wa.me/966500000001?text=`);
    expect(html).toContain(encodeURIComponent(answer.reference));
    expect(html).toContain('<a href="mailto:desk@supplier.example">');
  });

  test("is in the language of the page that the enquiry came from", async () => {
    const { address } = await send({ "content-language": "ar" });
    const { headers, body } = await ask(service.url, address, {
      headers: { "accept-language": "en" },
    });
    expect(headers["content-language"]).toBe("ar");
    expect(body.toString()).toContain('<html lang="ar" dir="rtl">');
    expect(body.toString()).toMatch(
      /<time datetime="[^"]+Z">\d+ \p{L}+ 2026 في [^<]+ بتوقيت الرياض</u,
    );
  });

  test("is the same for what is held as for what waits", async () => {
    const form = { ...goodEnquiry, remarks: "filled", message: "held" };
    const location = (await postForm(service.endpoint, form)).headers.get("location") ?? "";
    const { searchParams } = new URL(location, service.url);
    const reference = searchParams.get("sent") ?? "";
    expect(await service.desk.find(reference)).toMatchObject({ letter: { state: "held" } });
    const held = `/receipt/${reference}?key=${searchParams.get("receipt")}`;
    const shape = async (address: string) => {
      const { status, body } = await ask(service.url, address);
      const own = /[0-9A-Z]{5}-[0-9A-Z]{5}/g;
      return [status, body.toString().replaceAll(own, "")];
    };
    expect(await shape(held)).toEqual(await shape((await send()).address));
  });

  test("is nobody's without the secret: whatever is wrong, the answer is one and the same", async () => {
    const { address, answer } = await send();
    const other = await send();
    const secret = address.split("key=")[1] ?? "";
    const answers = await Promise.all(
      [
        `/receipt/${answer.reference}`,
        `/receipt/${answer.reference}?key=`,
        `/receipt/${answer.reference}?key=${"A".repeat(22)}`,
        `/receipt/${answer.reference}?key=${secret.slice(0, 21)}`,
        `/receipt/${answer.reference}?key=${secret}A`,
        `/receipt/${answer.reference}?key=${secret}=`,
        `/receipt/${answer.reference}?key=${secret}&key=${secret}`,
        `/receipt/${other.answer.reference}?key=${secret}`,
        `/receipt/AAAAA-AAAAA?key=${secret}`,
        `/receipt/AAAAA?key=${secret}`,
      ].map((path) => ask(service.url, path)),
    );
    const { date: _date, ...first } = answers[0]?.headers ?? {};
    expect(answers[0]?.body.toString()).toContain("There is no such receipt");
    expect(first["cache-control"]).toBe("private, no-store");
    for (const { status, headers, body } of answers) {
      const { date: _own, ...rest } = headers;
      expect([status, rest, body]).toEqual([404, first, answers[0]?.body]);
    }
  });

  test("is gone with the enquiry", async () => {
    const { address, answer } = await send();
    await service.desk.erase({ reference: answer.reference });
    expect((await ask(service.url, address)).status).toBe(404);
  });
});

test("links that are guessed do not reach the store, and those that are not are counted", async () => {
  let reads = 0;
  const own = await startService({
    settings: { siteUrl: "https://supplier.example" },
    // Time stands still: a slow machine must not earn new looks meanwhile.
    allowance: createRenderingAllowance(usualAllowance, () => 0),
    wrapReceipts: (receipts) => ({
      ...receipts,
      find(reference) {
        reads += 1;
        return receipts.find(reference);
      },
    }),
  });
  try {
    const { address, answer } = await send({}, own);
    for (let guess = 0; guess < 40; guess += 1) {
      const path = `/receipt/${answer.reference}?key=${String(guess).padStart(22, "A")}`;
      expect((await ask(own.url, path)).status).toBe(404);
    }
    expect(reads).toBe(0);
    const looks = [];
    for (let look = 0; look < 60; look += 1) {
      looks.push(await ask(own.url, address));
    }
    const shown = looks.filter(({ status }) => status === 200);
    const refused = looks.filter(({ status }) => status === 429);
    expect(shown).toHaveLength(usualAllowance.address.capacity);
    expect(refused).toHaveLength(looks.length - shown.length);
    for (const { headers } of refused) {
      expect(headers["retry-after"]).toMatch(/^\d+$/);
    }
    expect(reads).toBe(shown.length);
  } finally {
    await own.close();
  }
});
