import { afterAll, beforeAll, expect, test } from "vitest";
import { trapField } from "#domain/enquiry/trap-field.ts";
import { goodEnquiry, postForm } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function kept(own: Service) {
  const now = Date.now();
  return own.store.lease({ now, until: now, limit: 100 });
}

test("the form without script leads to the contact page with the reference", async () => {
  const response = await postForm(service.endpoint, goodEnquiry);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toMatch(
    /^\/contact\?sent=[0-9A-Z]{5}-[0-9A-Z]{5}&receipt=[\w-]{22}$/,
  );
});

test("what is wrong is shown on the page, with the fields kept", async () => {
  const response = await postForm(service.endpoint, { ...goodEnquiry, email: "nowhere", name: "" });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(html).toContain('"problems":{"name":"missing","email":"malformed"}');
  expect(html).toContain('"outcome":"invalid"');
  expect(html).toContain('"company":"Harbour Works"');
});

test("a double click makes one enquiry, another message another", async () => {
  const own = await startService();
  try {
    const twice = await Promise.all([1, 2].map(() => postForm(own.endpoint, goodEnquiry)));
    const [first, second] = twice.map((response) => response.headers.get("location"));
    expect(second).toBe(first);
    await postForm(own.endpoint, { ...goodEnquiry, message: "Something else." });
    expect(await kept(own)).toHaveLength(2);
  } finally {
    await own.close();
  }
});

test("a double click is one enquiry across the edge of the time window, a later one is not", async () => {
  let now = 600_000 * 1000 - 5;
  const own = await startService({ clock: { now: () => now } });
  try {
    const first = await postForm(own.endpoint, goodEnquiry);
    now += 10;
    const second = await postForm(own.endpoint, goodEnquiry);
    now += 11 * 60_000;
    const later = await postForm(own.endpoint, goodEnquiry);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    expect(later.headers.get("location")).not.toBe(first.headers.get("location"));
  } finally {
    await own.close();
  }
});

test("where the hidden field is filled the enquiry is set aside, with the same answer", async () => {
  const own = await startService();
  try {
    const fields = { ...goodEnquiry, [trapField]: "https://spam.example" };
    expect((await postForm(own.endpoint, fields)).status).toBe(303);
    expect(await kept(own)).toHaveLength(0);
    expect(await own.store.counts()).toMatchObject({ enquiries: 1, held: 1, waiting: 0 });
  } finally {
    await own.close();
  }
});

test("what autofill puts into the hidden field of a page of before sets nothing aside", async () => {
  const own = await startService();
  try {
    const fields = { ...goodEnquiry, website: "https://buyer.example" };
    expect((await postForm(own.endpoint, fields)).status).toBe(303);
    expect(await own.store.counts()).toMatchObject({ enquiries: 1, held: 0, waiting: 1 });
  } finally {
    await own.close();
  }
});

test("a field that nobody knows, or one given twice, is refused by its name", async () => {
  for (const field of ["admin", "started", "list", "idempotency_key"]) {
    const unknown = await postForm(service.endpoint, { ...goodEnquiry, [field]: "1" });
    expect(unknown.status).toBe(422);
    expect(await unknown.text()).toContain(`${field} is not a field of an enquiry.`);
  }
  const twice = await fetch(service.endpoint, {
    method: "POST",
    body: new URLSearchParams("name=a&name=b"),
  });
  expect(twice.status).toBe(422);
  expect(await twice.text()).toContain("name may be given only once.");
});

test("where the store fails the page says so and keeps the fields", async () => {
  const own = await startService({
    wrapStore: (store) => ({
      ...store,
      add: async () => {
        throw new Error("no");
      },
    }),
  });
  try {
    const response = await postForm(own.endpoint, goodEnquiry);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(html).toContain('"outcome":"failed"');
    expect(html).toContain(goodEnquiry.company);
  } finally {
    await own.close();
  }
});
