import { afterEach, beforeEach, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const { message: _, ...buyer } = goodEnquiry;
const boots = {
  text: "Metal-Free Safety Boot S3S",
  sizes: [
    { size: "42", quantity: 10 },
    { size: "43", quantity: 12 },
  ],
};

let site: Service;
beforeEach(async () => {
  site = await startService({ clock: { now: () => Date.UTC(2026, 10, 22, 9) } });
});
afterEach(() => site.close());

const send = (body: unknown) => postJson(`${site.url}${addresses.sendRequest}`, body);

test.each([
  ["lines", {}, "missing"],
  ["lines", { lines: [] }, "malformed"],
  ["lines", { lines: "boots" }, "malformed"],
  ["lines", { lines: Array.from({ length: 501 }, () => ({ text: "x" })) }, "too-many"],
  ["lines.0", { lines: [7] }, "malformed"],
  ["lines.0.text", { lines: [{ quantity: 1 }] }, "missing"],
  ["lines.1.text", { lines: [{ text: "x" }, { text: "x".repeat(501) }] }, "too-long"],
  ["lines.0.price", { lines: [{ text: "x", price: 1 }] }, "unknown"],
  ["lines.0.quantity", { lines: [{ text: "x", quantity: 0 }] }, "malformed"],
  ["lines.0.quantity", { lines: [{ text: "x", quantity: -1 }] }, "malformed"],
  ["lines.0.quantity", { lines: [{ text: "x", quantity: 1.5 }] }, "malformed"],
  ["lines.0.quantity", { lines: [{ text: "x", quantity: 1e9 }] }, "malformed"],
  ["lines.0.quantity", { lines: [{ text: "x", quantity: "ten" }] }, "malformed"],
  ["lines.0.unit", { lines: [{ text: "x", unit: "ton" }] }, "malformed"],
  ["lines.0.sizes.0", { lines: [{ text: "x", sizes: [{ size: "M" }] }] }, "missing"],
  ["wanted", { lines: [{ text: "x" }], wanted: "2026-02-30" }, "malformed"],
  ["wanted", { lines: [{ text: "x" }], wanted: "2020-01-01" }, "out-of-range"],
  ["wanted", { lines: [{ text: "x" }], wanted: "2026-11-20" }, "out-of-range"],
  ["wanted", { lines: [{ text: "x" }], wanted: "2028-11-25" }, "out-of-range"],
  ["wanted", { lines: [{ text: "x" }], wanted: "9999-12-31" }, "out-of-range"],
  ["lines.1.quantity", { lines: [{ text: "x" }, { ...boots, quantity: 9 }] }, "contradicts-sizes"],
  ["city", { lines: [{ text: "x" }], city: "x".repeat(101) }, "too-long"],
  ["phone", { lines: [{ text: "x" }], phone: `+966${"5".repeat(40)}` }, "too-long"],
  ["phone", { lines: [{ text: "x" }], phone: "call me" }, "malformed"],
  ["phone", { lines: [{ text: "x" }], phone: "050 12" }, "malformed"],
  ["phone", { lines: [{ text: "x" }], phone: 966501234567 }, "malformed"],
  ["equivalents", { lines: [{ text: "x" }], equivalents: "yes" }, "malformed"],
  ["email", { lines: [{ text: "x" }], email: "nobody" }, "malformed"],
  ["basket", { lines: [{ text: "x" }], basket: 1 }, "unknown"],
])("refuses a request where %s is wrong: %j", async (field, change, problem) => {
  const answer = await send({ ...buyer, ...change });
  expect(answer.status).toBe(422);
  const { detail, errors } = await answer.json();
  expect(detail).toBe("The body has fields that cannot be used.");
  const expected = expect.stringContaining(field);
  expect(errors).toContainEqual({ field, problem, detail: expected });
  expect((await site.store.counts()).enquiries).toBe(0);
});

test.each(["2026-11-21", "2026-11-22", "2028-11-22"])(
  "accepts a request wanted on %s",
  async (date) => {
    expect((await send({ ...buyer, lines: [{ text: "x" }], wanted: date })).status).toBe(201);
  },
);

test.each(["", "+966 50 123 4567", "(012) 345-6789 / 0501234567", "٠٥٠١٢٣٤٥٦٧"])(
  "accepts a request with the phone number %j",
  async (phone) => {
    expect((await send({ ...buyer, lines: [{ text: "x" }], phone })).status).toBe(201);
  },
);

test("accepts a line with a total beside its sizes", async () => {
  expect((await send({ ...buyer, lines: [{ ...boots, quantity: 22 }] })).status).toBe(201);
});

test.each([
  ["lines.0.text", '[{"text":"a","text":"b"}]'],
  ["lines.1.sizes.0.size", '[{"text":"a"},{"text":"b","sizes":[{"size":"1","size":"2"}]}]'],
  ["lines.0.text", String.raw`[{"text":"a,{","t\u0065xt":"b"}]`],
])("refuses a request where %s is given twice", async (field, lines) => {
  const answer = await send(`${JSON.stringify(buyer).slice(0, -1)},"lines":${lines}}`);
  expect(answer.status).toBe(422);
  const { errors } = await answer.json();
  expect(errors).toContainEqual(expect.objectContaining({ field, problem: "repeated" }));
  expect((await site.store.counts()).enquiries).toBe(0);
});

test("refuses a far too large request without breaking", async () => {
  const lines = Array.from({ length: 10_000 }, () => ({ text: "x" }));
  expect((await send({ ...buyer, lines })).status).toBe(422);
  const huge = await send({ ...buyer, lines: [{ text: "x".repeat(3 * 1024 * 1024) }] });
  expect(huge.status).toBe(413);
  expect((await huge.json()).detail).toBe("The body may have at most 2 MiB.");
  expect((await send({ ...buyer, lines: [boots] })).status).toBe(201);
});
