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

async function stored(instance: Service) {
  const currentTime = Date.now();
  return instance.store.lease({ now: currentTime, until: currentTime, limit: 100 });
}

test("redirects the plain form to the contact page with the reference", async () => {
  const response = await postForm(service.endpoint, goodEnquiry);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toMatch(
    /^\/contact\?sent=[0-9A-Z]{5}-[0-9A-Z]{5}&receipt=[\w-]{22}$/,
  );
});

test("shows errors on the page and keeps the fields", async () => {
  const response = await postForm(service.endpoint, { ...goodEnquiry, email: "nowhere", name: "" });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(html).toContain('"problems":{"name":"missing","email":"malformed"}');
  expect(html).toContain('"outcome":"invalid"');
  expect(html).toContain('"company":"Harbour Works"');
});

test("treats a double click as one enquiry and another message as another", async () => {
  const instance = await startService();
  try {
    const twice = await Promise.all([1, 2].map(() => postForm(instance.endpoint, goodEnquiry)));
    const [firstLocation, secondLocation] = twice.map((response) =>
      response.headers.get("location"),
    );
    expect(secondLocation).toBe(firstLocation);
    await postForm(instance.endpoint, { ...goodEnquiry, message: "Something else." });
    expect(await stored(instance)).toHaveLength(2);
  } finally {
    await instance.close();
  }
});

test("treats a double click as one enquiry across the edge of the time window", async () => {
  let currentTime = 600_000 * 1000 - 5;
  const instance = await startService({ clock: { now: () => currentTime } });
  try {
    const firstResponse = await postForm(instance.endpoint, goodEnquiry);
    currentTime += 10;
    const second = await postForm(instance.endpoint, goodEnquiry);
    currentTime += 11 * 60_000;
    const later = await postForm(instance.endpoint, goodEnquiry);
    expect(second.headers.get("location")).toBe(firstResponse.headers.get("location"));
    expect(later.headers.get("location")).not.toBe(firstResponse.headers.get("location"));
  } finally {
    await instance.close();
  }
});

test("sets an enquiry with a filled hidden field aside, with the same answer", async () => {
  const instance = await startService();
  try {
    const fields = { ...goodEnquiry, [trapField]: "https://spam.example" };
    expect((await postForm(instance.endpoint, fields)).status).toBe(303);
    expect(await stored(instance)).toHaveLength(0);
    expect(await instance.store.counts()).toMatchObject({ enquiries: 1, held: 1, waiting: 0 });
  } finally {
    await instance.close();
  }
});

test("accepts an enquiry whose hidden field was filled by autofill on an old page", async () => {
  const instance = await startService();
  try {
    const fields = { ...goodEnquiry, website: "https://buyer.example" };
    expect((await postForm(instance.endpoint, fields)).status).toBe(303);
    expect(await instance.store.counts()).toMatchObject({ enquiries: 1, held: 0, waiting: 1 });
  } finally {
    await instance.close();
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

test("shows a failure of the store on the page and keeps the fields", async () => {
  const instance = await startService({
    wrapStore: (store) => ({
      ...store,
      add: async () => {
        throw new Error("no");
      },
    }),
  });
  try {
    const response = await postForm(instance.endpoint, goodEnquiry);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(html).toContain('"outcome":"failed"');
    expect(html).toContain(goodEnquiry.company);
  } finally {
    await instance.close();
  }
});
