import { afterEach, beforeEach, expect, test } from "vitest";
import { createStaffHousekeeping } from "#server/people/housekeeping.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office } from "#test/support/office.ts";

const day = 24 * 60 * 60 * 1000;
let office: Office;

beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.close());

async function count(table: string): Promise<number> {
  const rows = await office.parts.database.read((session) =>
    session.query(`select 1 from ${table}`),
  );
  return rows.length;
}

test("removes expired sessions, codes, challenges and counts, and keeps the events", async () => {
  await office.signedInAs("owner");
  const browser = office.stranger();
  await browser.post("/api/sign-in/send-code", { email: "sara@supplier.example" });
  await browser.post("/api/sign-in/passkey-options");
  const tables = ["session", "sign_in_code", "passkey_challenge", "sign_in_count"];
  const counts = async () => Promise.all(tables.map(count));
  const housekeeping = createStaffHousekeeping(office.parts, office.parts.log);
  const events = await count("event");

  await housekeeping.purge();
  expect(await counts()).toEqual([1, 1, 1, 3]);
  office.clock.time += day;
  await housekeeping.purge();
  expect(await counts()).toEqual([1, 0, 0, 0]);
  office.clock.time += 29 * day;
  await housekeeping.purge();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect(await count("event")).toBe(events);
});
