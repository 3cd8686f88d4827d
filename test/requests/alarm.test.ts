import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { trapField } from "#domain/enquiry/trap-field.ts";
import { goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const minute = 60_000;
const postgres = sharePostgres();

let site: Service;
let now = 0;
afterEach(() => site.close());

const ask = async (path: string, from = "10.0.0.1") => {
  const answer = await fetch(`${site.url}${path}`, { headers: { "x-forwarded-for": from } });
  const text = await answer.text();
  return { status: answer.status, text };
};

describe.each(["embedded", "PostgreSQL"])("health (%s store)", (kind) => {
  beforeEach(async (context) => {
    now = Date.UTC(2026, 10, 22, 9);
    site = await startService({
      settings: { trustProxy: 1 },
      clock: { now: () => now },
      mailer: { kind: "smtp", send: async () => ({ ok: false, reason: "away" }) },
      ...(kind === "PostgreSQL" && { databaseUrl: await postgres(context).database() }),
    });
  });

  test("a letter that waits raises the alarm, and the service stays ready for traffic", async () => {
    expect(await ask("/alertz")).toMatchObject({ status: 200 });
    await postJson(site.endpoint, goodEnquiry);
    await site.delivery.pass();
    now += 16 * minute;
    const alarm = await ask("/alertz");
    expect(alarm.status).toBe(503);
    expect(JSON.parse(alarm.text)).toMatchObject({
      status: "alarm",
      reasons: ["a letter has waited longer than 15 minutes: away"],
      figures: { enquiries: 1, waiting: 1 },
    });
    expect(await ask("/readyz")).toEqual({ status: 200, text: '{"status":"ready","reasons":[]}' });
  });

  test("an enquiry that is held for a day raises the alarm alone", async () => {
    await postForm(site.endpoint, { ...goodEnquiry, [trapField]: "x" });
    now += 24 * 60 * minute;
    expect((await ask("/alertz")).text).toContain(
      "1 enquiries are held, the oldest for more than a day",
    );
    expect((await ask("/readyz")).status).toBe(200);
  });

  test("the alarm is no address at all for the public", async () => {
    const { status, text } = await ask("/alertz", "203.0.113.9");
    expect(status).toBe(404);
    expect(text).not.toContain("figures");
  });

  test("a service that stops is not ready, and raises no alarm", async () => {
    site.stopping.abort();
    expect(JSON.parse((await ask("/readyz")).text)).toEqual({
      status: "not ready",
      reasons: ["stopping"],
    });
    expect((await ask("/alertz")).status).toBe(200);
  });
});
