import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodEnquiry } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const invoke = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  createClient(service.url, "public-anonymous-key").functions.invoke("send-contact-email", {
    body,
    headers,
  });

test("understands the call of the backend client, which understands the answer", async () => {
  const { data, error } = await invoke(goodEnquiry, { "Idempotency-Key": "from-the-client" });
  expect(error).toBeNull();
  expect(data).toEqual({
    reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    receiptPage: expect.stringContaining(`/receipt/${data.reference}?key=`),
  });
  const repeated = await invoke(goodEnquiry, { "Idempotency-Key": "from-the-client" });
  expect(repeated.data).toEqual(data);
});

test("returns a refusal as an error whose body names the field", async () => {
  const { data, error } = await invoke({ ...goodEnquiry, email: "nowhere" });
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const problem: { errors: unknown } = await error.context.json();
  expect(problem.errors).toMatchObject([{ field: "email", problem: "malformed" }]);
});
