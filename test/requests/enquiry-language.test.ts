import { afterEach, beforeEach, expect, test } from "vitest";
import { createClient } from "@supabase/supabase-js";
import { runDesk } from "#server/desk/commands.ts";
import { ask, goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeEach(async () => {
  const publish = (folder: string) => publishSmallSite(folder, { languages: ["en", "ar"] });
  service = await startService({ withInbox: true, publish });
});
afterEach(() => service.close());

const arabic = /\p{Script=Arabic}/u;

async function keptLanguages(): Promise<readonly string[]> {
  return (await service.desk.list({ limit: 9 })).map(({ language }) => language);
}

test.each([
  [{ "content-language": "ar" }, "ar"],
  [{ "content-language": "ar-SA" }, "ar"],
  [{ "content-language": "en", "accept-language": "ar" }, "en"],
  [{ "accept-language": "ar" }, "en"],
  [{ "content-language": "fr" }, "en"],
  [{}, "en"],
])("stores JSON with %j as %s", async (headers, language) => {
  expect((await postJson(service.endpoint, goodEnquiry, headers)).status).toBe(201);
  expect(await keptLanguages()).toEqual([language]);
});

test("accepts the language beside the four keys of the backend client", async () => {
  const client = createClient(service.url, "public-anonymous-key");
  const headers = { "Content-Language": "ar", "Idempotency-Key": "one" };
  const options = { body: goodEnquiry, headers };
  const { error } = await client.functions.invoke("send-contact-email", options);
  expect(error).toBeNull();
  expect(await keptLanguages()).toEqual(["ar"]);
});

test("refuses language as a key of the payload", async () => {
  const response = await postJson(service.endpoint, { ...goodEnquiry, language: "ar" });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('"field":"language","problem":"unknown"');
});

test("reads the language field of the form and redirects to a page in it", async () => {
  const sent = await postForm(service.endpoint, { ...goodEnquiry, language: "ar" });
  expect(sent.headers.get("location")).toMatch(
    /^\/ar\/contact\?sent=[0-9A-Z]{5}-[0-9A-Z]{5}&receipt=[\w-]{22}$/,
  );
  expect(await keptLanguages()).toEqual(["ar"]);
  const wrong = await postForm(service.endpoint, { ...goodEnquiry, email: "x", language: "ar" });
  expect(await wrong.text()).toContain('"address":"/ar/contact"');
});

test("redirects a form in a removed language to an existing page", async () => {
  const instance = await startService();
  try {
    const sent = await postForm(instance.endpoint, { ...goodEnquiry, language: "ar" });
    expect(sent.headers.get("location")).toMatch(/^\/contact\?/);
    const wrong = await postForm(instance.endpoint, { ...goodEnquiry, email: "x", language: "ar" });
    expect(await wrong.text()).toContain('"address":"/contact"');
  } finally {
    await instance.close();
  }
});

test.each(["fr", "", "__proto__", "en"])("treats a form in %j as English", async (language) => {
  const sent = await postForm(service.endpoint, { ...goodEnquiry, language });
  expect(sent.headers.get("location")).toMatch(/^\/contact\?/);
  expect(await keptLanguages()).toEqual(["en"]);
});

test("refuses in the language of the page, with the same machine-readable fields", async () => {
  const bad = { ...goodEnquiry, email: "nowhere", name: undefined };
  const inArabic = await postJson(service.endpoint, bad, { "content-language": "ar" });
  expect(inArabic.headers.get("content-language")).toBe("ar");
  const arabicProblem = await inArabic.json();
  const inEnglish = await postJson(service.endpoint, bad, { "accept-language": "fr" });
  expect(inEnglish.headers.get("content-language")).toBe("en");
  const english = await inEnglish.json();
  expect(
    [arabicProblem.title, arabicProblem.detail, ...arabicProblem.errors.map(detailOf)].join(""),
  ).toMatch(arabic);
  expect(JSON.stringify(english)).not.toMatch(arabic);
  expect(arabicProblem.status).toBe(english.status);
  expect(arabicProblem.errors.map(machinePart)).toEqual(english.errors.map(machinePart));
  expect(arabicProblem.errors.map(detailOf).every((detail: string) => arabic.test(detail))).toBe(
    true,
  );
});

interface Told {
  readonly field: string;
  readonly problem: string;
  readonly detail: string;
}
const detailOf = ({ detail }: Told) => detail;
const machinePart = ({ field, problem }: Told) => [field, problem];

test("refuses an unknown field in the form's language", async () => {
  const response = await postForm(service.endpoint, { ...goodEnquiry, extra: "1", language: "ar" });
  expect(response.status).toBe(422);
  expect(await response.text()).toMatch(arabic);
});

test("words other refusals in the preferred language", async () => {
  const nothing = await ask(service.url, "/inbox/nothing.eml", {
    headers: { "accept-language": "ar-SA, en;q=0.5" },
  });
  expect(nothing.status).toBe(404);
  expect(nothing.body.toString()).toMatch(arabic);
});

test("refuses at the front door in the preferred language", async () => {
  const headers = { "accept-language": "ar" };
  const malformed = await ask(service.url, "/%zz", { headers });
  expect(malformed.status).toBe(400);
  expect(malformed.body.toString()).toMatch(arabic);
  const posted = await ask(service.url, "/shop", { method: "POST", headers });
  expect(posted.status).toBe(405);
  expect(posted.body.toString()).toMatch(arabic);
  const english = await ask(service.url, "/shop", { method: "POST" });
  expect(english.body.toString()).toBe("Method not allowed: only GET and HEAD are\n");
});

test("includes the language in list, show, CSV and JSON of the desk", async () => {
  const enquiry = { ...goodEnquiry, name: "خالد الحربي" };
  const headers = { "content-language": "ar" };
  const { reference } = await (await postJson(service.endpoint, enquiry, headers)).json();
  const run = async (...words: string[]) => (await runDesk(service.desk, words, Date.now())).output;
  expect(await run("list")).toMatch(/waiting +ar +Harbour Works/);
  expect(await run("show", reference)).toMatch(/^Language +ar$/m);
  const csv = await run("export");
  expect(csv).toMatch(
    /^\uFEFF"reference".*"language","name","email","company","message","files","state",.*"notes"\r\n/,
  );
  expect(csv).toContain('"ar","خالد الحربي"');
  expect(JSON.parse(await run("export", "--json"))).toMatchObject([{ language: "ar", enquiry }]);
});

test("names the buyer's language in the letter", async () => {
  await postJson(service.endpoint, goodEnquiry, { "content-language": "ar" });
  await service.delivery.pass();
  const [letter] = await service.letters();
  expect(letter?.text).toMatch(/^Language: Arabic \(العربية\)$/m);
  expect(letter?.html).toContain('<html lang="en" dir="ltr">');
});

test("writes letters and inbox in the language of the staff", async () => {
  const instance = await startService({ settings: { staffLanguage: "ar" }, withInbox: true });
  try {
    const { reference } = await (await postJson(instance.endpoint, goodEnquiry)).json();
    await instance.delivery.pass();
    const [letter] = await instance.letters();
    expect(letter?.subject).toBe(
      `الاستفسار \u2068${reference}\u2069 من \u2068${goodEnquiry.company}\u2069`,
    );
    expect(letter?.text).toContain(goodEnquiry.message);
    expect(letter?.text).toMatch(/^لغة العميل: \u2068الإنجليزية \(English\)\u2069$/m);
    expect(letter?.html).toContain('<html lang="ar" dir="rtl">');
    const inbox = (await ask(instance.url, "/inbox")).body.toString();
    expect(inbox).toContain('<html lang="ar" dir="rtl">');
    expect(inbox).toContain("<h1>صندوق الوارد التجريبي</h1>");
  } finally {
    await instance.close();
  }
});
