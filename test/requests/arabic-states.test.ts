import { expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { visitTexts } from "#content/visit-texts.ts";
import { createRenderingAllowance, usualAllowance } from "#server/http/rendering-allowance.ts";
import { ask, goodEnquiry, postForm, postJson, referenceIn } from "#test/support/requests.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { startService, type Service, type ServiceOptions } from "#test/support/service.ts";
import { englishIn } from "#test/support/whole-arabic.ts";
import { wordsIn } from "#words/words.ts";

const inArabic = { "content-language": "ar", "accept-language": "ar" };
const list = JSON.stringify([
  { slug: "boot", code: "FP005", name: "حذاء سلامة", unit: "pair", minimum: 1, category: "القدمان" },
]);
const buyer = {
  ...goodEnquiry,
  name: "خالد الحربي",
  company: "شركة الميناء",
  message: "أرسل العرض",
};
const { message: _, ...asking } = buyer;
const request = {
  ...asking,
  city: "ينبع",
  lines: [
    {
      product: "boot",
      code: "FP005",
      text: "حذاء سلامة",
      sizes: [{ size: "42", quantity: 10 }],
      unit: "pair",
    },
    { text: "حصائر ركوع", sizes: [], quantity: 8 },
  ],
};

async function served(
  options: ServiceOptions,
  use: (service: Service) => Promise<void>,
): Promise<void> {
  const pages = [
    "/",
    "/shop",
    "/contact",
    "/ar",
    "/ar/contact",
    "/products/hat",
    "/ar/products/hat",
  ].map((address) => ({ address, html: "" }));
  const files = { "/data/list.en.json": list, "/data/list.ar.json": list };
  const publish = (folder: string) =>
    publishSmallSite(folder, { languages: ["en", "ar"], pages, files });
  const service = await startService({ publish, ...options });
  try {
    await use(service);
  } finally {
    await service.close();
  }
}

/**
 * Returns the readable text: without tags, styles, signatures and HTTP names, which are the same in
 * every language.
 */
function readableText(text: string): string {
  const technical =
    /[Cc]ontent-(?:type|encoding|language)|application\/[\w-]+|Idempotency-Key|Origin|Sec-Fetch-Site|\butf-8|\u2068(?:admin|name|email|company|message)\u2069|&\w+;/g;
  return text
    .replaceAll(/<(style|pre)\b.*?<\/\1>|<[^>]+>/gs, " ")
    .replaceAll(technical, " ")
    .replaceAll(/\S*buyer\.example|localhost\S*|FP005/g, " ");
}

function isWhole(where: string | number, text: string): void {
  expect([where, /\p{Script=Arabic}/u.test(text)]).toEqual([where, true]);
  expect([where, englishIn(readableText(text))]).toEqual([where, []]);
}

const tooMany = { limits: { windowSeconds: 60, perAddress: 0, overall: 9 } };

test("every refusal of an enquiry is whole in Arabic, for scripts and for the form without", async () => {
  await served({}, async ({ endpoint }) => {
    const refused = [
      [403, buyer, { origin: "https://evil.example" }],
      [413, { ...buyer, message: "م".repeat(140_000) }, {}],
      [415, buyer, { "content-type": "text/plain" }],
      [422, { ...buyer, email: "خالد", name: "" }, {}],
      [422, { ...buyer, admin: "1" }, {}],
      [400, "{", {}],
    ] as const;
    for (const [status, body, headers] of refused) {
      const answer = await postJson(endpoint, body, { ...inArabic, ...headers });
      expect(answer.status).toBe(status);
      const { title, detail = "", errors = [] } = await answer.json();
      const details = errors.map((error: { readonly detail: string }) => error.detail);
      isWhole(status, [title, detail, ...details].join(" "));
    }
  });
  const failing: ServiceOptions = {
    wrapStore: (store) => ({ ...store, add: () => Promise.reject(new Error("disk")) }),
  };
  await served(failing, async ({ endpoint }) => {
    const answer = await postJson(endpoint, buyer, inArabic);
    const { title, detail } = await answer.json();
    expect(answer.status).toBe(503);
    isWhole(503, `${title} ${detail}`);
  });
  await served({ settings: tooMany }, async ({ endpoint }) => {
    const answer = await postJson(endpoint, buyer, inArabic);
    const { title, detail } = await answer.json();
    expect(answer.status).toBe(429);
    isWhole(429, `${title} ${detail}`);
  });
});

test("what the service answers by itself is whole in Arabic: malformed, missing, refused, too much", async () => {
  await served({ withInbox: true }, async ({ url }) => {
    for (const [status, path, method] of [
      [400, "/%zz", "GET"],
      [404, "/inbox/nothing.eml", "GET"],
      [405, "/shop", "POST"],
      [404, "/receipt/AAAAA-AAAAA?key=A", "GET"],
    ] as const) {
      const answer = await ask(url, path, { method, headers: inArabic });
      expect([path, answer.status]).toEqual([path, status]);
      const body = answer.body.toString();
      const text = body.startsWith("{")
        ? `${JSON.parse(body).title} ${JSON.parse(body).detail}`
        : body;
      isWhole(path, text.replaceAll(/\bGET\b|\bHEAD\b/g, " "));
    }
  });
  const none = { ...usualAllowance, address: { capacity: 0, perSecond: 1 } };
  await served(
    { allowance: createRenderingAllowance(none, () => 0) },
    async ({ url, endpoint }) => {
      const many = await ask(url, "/ar/contact?product=hat", { headers: inArabic });
      expect(many.status).toBe(429);
      isWhole("429 of a page", many.body.toString());
      const posted = await postForm(endpoint, { ...buyer, language: "ar" });
      const sent = await ask(url, posted.headers.get("location") ?? "", { headers: inArabic });
      expect(sent.body.toString()).toContain(referenceIn(posted));
      isWhole("received", sent.body.toString());
    },
  );
});

test("writes the receipt, the buyer's copy, the letter and its sheet entirely in Arabic", async () => {
  const settings = { staffLanguage: "ar", buyersCopy: true } as const;
  await served({ settings, withInbox: true }, async (service) => {
    const { url, delivery } = service;
    const answer = await postJson(`${url}${addresses.sendRequest}`, request, inArabic);
    expect(answer.status).toBe(201);
    const { receiptPage } = await answer.json();
    const { pathname, search } = new URL(receiptPage);
    const receipt = await ask(url, pathname + search, { headers: { "accept-language": "en" } });
    isWhole("receipt", receipt.body.toString().replaceAll("Supplier", " "));
    expect(receipt.body.toString()).toContain('<html lang="ar" dir="rtl">');
    while ((await delivery.pass()) > 0) {}
    isWhole("inbox", (await ask(url, "/inbox")).body.toString().replaceAll("Supplier", " "));
    const sent = await service.letters();
    expect(sent).toHaveLength(2);
    for (const { subject = "", text = "", html = "", attachments } of sent) {
      isWhole(subject, `${subject} ${text} ${html}`.replaceAll("Supplier", " "));
      for (const { content } of attachments) {
        const csv = new TextDecoder().decode(content instanceof ArrayBuffer ? content : undefined);
        isWhole("sheet", csv.split("\r\n")[0] ?? "");
      }
    }
  });
});

test("what scripts say, also where they are stale or the network is away, is whole in Arabic", () => {
  const english: string[] = [];
  visitTexts(wordsIn("ar"), (text) => english.push(...englishIn(readableText(text))));
  // The tag of the language itself.
  expect(english.filter((word) => word !== "ar")).toEqual([]);
});
