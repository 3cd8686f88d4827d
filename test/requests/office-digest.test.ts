import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDigest } from "#server/work/digest.ts";
import { writeDigestLetter } from "#office/api/digest-letter.ts";
import { readToday } from "#server/work/today.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const hour = 60 * 60_000;
const day = 24 * hour;
/** A Thursday at six in the morning in Riyadh. */
const thursday = Date.parse("2026-12-03T03:00:00Z");

describe.each(["sqlite", "postgres"] as const)("the letter about the day (%s)", (kind) => {
  let office: Office;
  beforeEach(async (context) => {
    const server = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice(server);
    office.clock.time = thursday;
  });
  afterEach(() => office.close());

  const open = () => createDigest({ ...office.parts, mailFrom: office.parts.settings.mailFrom });
  const queued = () =>
    office.parts.database.read((session) =>
      session.query("select message_id, kind from letter order by message_id"),
    );

  test("is queued at seven on working days, once for all replicas", async () => {
    const replicas = [open(), open()];
    const pass = () => Promise.all(replicas.map((digest) => digest.pass()));
    await pass();
    expect(await queued()).toEqual([]);
    office.clock.time += hour;
    await pass();
    await pass();
    expect(await queued()).toEqual([
      { message_id: "<digest.2026-12-03@supplier.example>", kind: "digest" },
    ]);
    for (let index = 0; index < 3; index += 1) {
      office.clock.time += day;
      await pass();
    }
    expect((await queued()).map((row) => row["message_id"])).toEqual([
      "<digest.2026-12-03@supplier.example>",
      "<digest.2026-12-06@supplier.example>",
    ]);
  });

  test("counts what waits and links into the office, in either language", async () => {
    await office.parts.store.add(newEnquiry({ receivedAt: thursday }));
    const today = await office.parts.database.read((session) => readToday(session, thursday));
    const facts = { today, messageId: "<m>", now: thursday, settings: office.parts.settings };
    const english = writeDigestLetter({ ...facts, language: "en" });
    expect(english.subject).toBe("Supplier: the enquiries of 3 December 2026");
    expect(english.text).toContain("New enquiries: 1");
    expect(english.text).toMatch(/Harbour Works\nhttp:\/\/localhost:3100\/enquiries\/00000-/);
    const arabic = writeDigestLetter({ ...facts, language: "ar" });
    expect(arabic.html).toContain('dir="rtl"');
    expect(arabic.text).toContain("استفسارات جديدة: 1");
  });
});
