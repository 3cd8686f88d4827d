import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf } from "#test/support/problem.ts";
import { ask, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each([
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/json; charset=utf-16",
  "application/json;charset=utf-16",
  'application/json;  charset="utf-16"',
  "application/json; charset=utf-80",
  "application/json; charset=xutf-8",
  "application/jsonp",
  "nonsense",
])("refuses the content type %s", async (type) => {
  const body = JSON.stringify(goodEnquiry);
  const response = await postJson(service.endpoint, body, { "content-type": type });
  const { status, detail, errors } = await problemOf(response);
  expect([status, errors?.[0]?.field]).toEqual([415, "content-type"]);
  expect(detail).toContain("content-type");
});

test.each(["utf8", "UTF-8", '"utf-8"'])("accepts the charset %s", async (charset) => {
  const type = { "content-type": `application/json;charset=${charset}` };
  expect((await postJson(service.endpoint, goodEnquiry, type)).status).toBe(201);
});

test("refuses a body without a content type", async () => {
  const answer = await ask(service.url, "/functions/v1/send-contact-email", {
    method: "POST",
    body: JSON.stringify(goodEnquiry),
  });
  expect(answer.status).toBe(415);
});
