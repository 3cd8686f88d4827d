import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually, goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { serviceWordsIn } from "#words/service.ts";

let service: Service;
beforeEach(async () => {
  service = await startService({ delivers: true });
});
afterEach(() => service.close());

const key = { "idempotency-key": "6f2c6f0e-8a52-4b7e-9d2f-0c2f7d1f9a11" };

test("makes one row, one letter and one answer of a hundred requests with one key", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => postJson(service.endpoint, goodEnquiry, key)),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  await eventually(async () => (await service.store.counts()).sent === 1);
  expect(await service.store.counts()).toMatchObject({ enquiries: 1, sent: 1, waiting: 0 });
  expect(await service.letters()).toHaveLength(1);
});

test("refuses the same key with different content", async () => {
  await postJson(service.endpoint, goodEnquiry, key);
  const differing = await postJson(service.endpoint, { ...goodEnquiry, name: "Another" }, key);
  expect(differing.status).toBe(422);
  const detail = serviceWordsIn("en").refusals.usedKey;
  const errors = [{ field: "Idempotency-Key", problem: "used", detail }];
  expect(await differing.json()).toMatchObject({ errors });
  expect((await service.store.counts()).enquiries).toBe(1);
});

test("treats other keys as other enquiries despite equal content", async () => {
  await postJson(service.endpoint, goodEnquiry, { "idempotency-key": "a" });
  await postJson(service.endpoint, goodEnquiry, { "idempotency-key": "b" });
  expect((await service.store.counts()).enquiries).toBe(2);
});

test.each(["", "x".repeat(201), "with space"])("refuses the key %j by name", async (bad) => {
  const response = await postJson(service.endpoint, goodEnquiry, { "idempotency-key": bad });
  expect(response.status).toBe(422);
  const detail = serviceWordsIn("en").refusals.malformedKey;
  const errors = [{ field: "Idempotency-Key", problem: "malformed", detail }];
  expect(await response.json()).toMatchObject({ errors });
});

test("matches a plain form with an attempt by script by their key", async () => {
  await postJson(service.endpoint, goodEnquiry, key);
  const form = { ...goodEnquiry, idempotencyKey: key["idempotency-key"] };
  const repeated = await postForm(service.endpoint, form);
  expect(repeated.status).toBe(303);
  expect(repeated.headers.get("idempotent-replayed")).toBe("true");
  expect((await service.store.counts()).enquiries).toBe(1);
});

test.each([key["idempotency-key"], "", "x".repeat(201)])(
  "treats a plain form with other content and the key %j as another enquiry",
  async (idempotencyKey) => {
    await postJson(service.endpoint, goodEnquiry, key);
    const form = { ...goodEnquiry, message: "Something else", idempotencyKey };
    expect((await postForm(service.endpoint, form)).status).toBe(303);
    expect((await service.store.counts()).enquiries).toBe(2);
  },
);
