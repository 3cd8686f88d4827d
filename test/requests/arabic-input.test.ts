import { afterEach, beforeEach, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { ask, goodEnquiry, postForm, postJson, referenceIn } from "#test/support/requests.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeEach(async () => {
  const publish = (folder: string) => publishSmallSite(folder, { languages: ["en", "ar"] });
  service = await startService({ publish });
});
afterEach(() => service.close());

const arabic = /\p{Script=Arabic}/u;

test.each([
  ["letters", "نحتاج خوذات سلامة، ٢٠٠ قطعة. الجوال ٠٥٠١٢٣٤٥٦٧"],
  ["presentation forms", "\uFEA7\uFEEE\uFEAB\uFEE9 200"],
  ["tatweel and vowel signs", "خـــوذَةُ سَلامةٍ"],
  ["a joiner between letters", "می\u200Cخواهم ۵۰ کلاه"],
  ["Arabizi", "3ayez 200 khoza, 9a7 wala la2?"],
])("stores and confirms Arabic of %s in every field unchanged", async (_what, written) => {
  const enquiry = { ...goodEnquiry, name: written, company: `شركة ${written}`, message: written };
  const headers = { "content-language": "ar" };
  expect((await postJson(service.endpoint, enquiry, headers)).status).toBe(201);
  const [stored] = await service.desk.list({ limit: 9 });
  expect(stored?.enquiry).toEqual(enquiry);
  await service.delivery.pass();
  const [letter] = await service.letters();
  expect(letter?.text).toContain(enquiry.name);
  expect(letter?.text).toContain(enquiry.company);
  expect(letter?.text).toContain(enquiry.message);
  expect(letter?.subject).toContain(enquiry.company);
});

test("refuses an address in Arabic letters, in Arabic and at its field", async () => {
  const response = await postJson(
    service.endpoint,
    { ...goodEnquiry, email: "خالد" },
    { "content-language": "ar" },
  );
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(errors).toMatchObject([{ field: "email", detail: expect.stringMatching(arabic) }]);
});

test.each([
  ["from another site", 403, { origin: "https://evil.example" }, goodEnquiry],
  ["too large", 413, {}, { ...goodEnquiry, message: "م".repeat(140_000) }],
  ["of a kind that is not read", 415, { "content-type": "text/plain" }, goodEnquiry],
  ["with a field that nobody knows", 422, {}, { ...goodEnquiry, admin: "1" }],
])("refuses %s in Arabic", async (_what, status, headers, payload) => {
  const response = await postJson(service.endpoint, payload, {
    "content-language": "ar",
    ...headers,
  });
  expect(response.status).toBe(status);
  const { title, detail } = await response.json();
  expect(title).toMatch(arabic);
  expect(detail ?? title).toMatch(arabic);
});

const asking = { ...goodEnquiry, language: "ar", rows: "FP005 10" };

test("parses the date in Arabic digits and by the month's name", async () => {
  for (const date of ["٢٤/١٢/٢٠٢٦", "24 ديسمبر 2026", "2026-12-24"]) {
    const response = await postForm(`${service.url}${addresses.sendRequest}`, {
      ...asking,
      wanted: date,
    });
    expect(response.status).toBe(303);
    const enquiry = await service.desk.find(referenceIn(response));
    expect(enquiry?.request?.wanted).toBe("2026-12-24");
  }
});

test("refuses an invalid date by its Arabic label and keeps the other fields", async () => {
  const path = `${service.url}${addresses.sendRequest}`;
  const response = await postForm(path, { ...asking, wanted: "قبل رمضان" });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain("مطلوب في موعد أقصاه (\u2068wanted\u2069): ليس بالصيغة المطلوبة.");
  expect(html).toContain("قبل رمضان");
});

test("answers a link cut inside an Arabic letter with a page from the right", async () => {
  const whole = `/ar/saudi/${encodeURIComponent("القريات")}`;
  for (const cut of [whole.slice(0, -1), whole.slice(0, -2), whole.slice(0, -3)]) {
    const { status, headers, body } = await ask(service.url, cut);
    expect([cut, status, headers["content-language"]]).toEqual([cut, 400, "ar"]);
    const html = body.toString();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("ربما قُطع الرابط");
    expect(html).toContain('<a href="/ar">');
  }
});

test("refuses a plain form in the form's language", async () => {
  const response = await postForm(service.endpoint, {
    ...goodEnquiry,
    email: "خالد",
    language: "ar",
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('"address":"/ar/contact"');
});
