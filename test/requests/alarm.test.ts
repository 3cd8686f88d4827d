import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { trapField } from "#domain/enquiry/trap-field.ts";
import { goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const minute = 60_000;
const postgres = sharePostgres();

let site: Service;
let currentTime = 0;
afterEach(() => site.close());

const ask = async (path: string, address = "10.0.0.1") => {
  const answer = await fetch(`${site.url}${path}`, { headers: { "x-forwarded-for": address } });
  const text = await answer.text();
  return { status: answer.status, text };
};

describe.each(["embedded", "PostgreSQL"])("health (%s store)", (kind) => {
  beforeEach(async (context) => {
    currentTime = Date.UTC(2026, 10, 22, 9);
    site = await startService({
      settings: { trustProxy: 1 },
      clock: { now: () => currentTime },
      mailer: { kind: "smtp", send: async () => ({ ok: false, reason: "away" }) },
      ...(kind === "PostgreSQL" && { databaseUrl: await postgres(context).database() }),
    });
  });

  test("raises the alarm for a waiting letter while the service stays ready", async () => {
    expect(await ask("/alertz")).toMatchObject({ status: 200 });
    await postJson(site.endpoint, goodEnquiry);
    await site.delivery.pass();
    currentTime += 16 * minute;
    const alarm = await ask("/alertz");
    expect(alarm.status).toBe(503);
    expect(JSON.parse(alarm.text)).toMatchObject({
      status: "alarm",
      reasons: ["a letter has waited longer than 15 minutes: away"],
      figures: { enquiries: 1, waiting: 1 },
    });
    expect(await ask("/readyz")).toEqual({ status: 200, text: '{"status":"ready","reasons":[]}' });
  });

  test("raises only the alarm for an enquiry that is held for a day", async () => {
    await postForm(site.endpoint, { ...goodEnquiry, [trapField]: "x" });
    currentTime += 24 * 60 * minute;
    expect((await ask("/alertz")).text).toContain(
      "1 enquiries are held, the oldest for more than a day",
    );
    expect((await ask("/readyz")).status).toBe(200);
  });

  test("hides the alarm from the public", async () => {
    const { status, text } = await ask("/alertz", "203.0.113.9");
    expect(status).toBe(404);
    expect(text).not.toContain("figures");
  });

  test("reports a stopping service as not ready, without an alarm", async () => {
    site.stopping.abort();
    expect(JSON.parse((await ask("/readyz")).text)).toEqual({
      status: "not ready",
      reasons: ["stopping"],
    });
    expect((await ask("/alertz")).status).toBe(200);
  });
});
