import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { openDrafts } from "#server/catalogue/drafts.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { openEvents } from "#server/people/events.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import type { TestPostgres } from "#test/support/postgres.ts";
import { startProcess } from "#test/support/process.ts";
import { quotationContent } from "#test/support/quotation-samples.ts";
import { ask, eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { backUpSite, restoreSite } from "#tools/backup-site.ts";
import { englishService } from "#words/en-service.ts";

const { notYet } = englishService.receipt;

const postgres = sharePostgres();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  mkdirSync(join(folder, "content/products/hat"), { recursive: true });
  writeFileSync(join(folder, "content/products/hat/product.yaml"), "name: Hat\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Sends a quotation and saves a draft, as the office does. */
async function work(dataFolder: string, databaseUrl: string | undefined, reference: string) {
  const place = { dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const { database } = await openStore(place, "db/migrations", () => {});
  const clock = { now: () => Date.now() };
  const events = openEvents(database, clock);
  const parts = { database, events, clock, vatPercent: 15, mailFrom: "site@supplier.example" };
  const quotations = openQuotations(parts);
  const content = quotationContent();
  const created = await quotations.drafts.create({ reference, content, person: null });
  const clerk = { name: "Sara", email: "sara@supplier.example" };
  const { id, version } = created;
  expect(await quotations.revisions.freeze({ id, version, clerk, person: null })).toMatchObject({
    outcome: "sent",
  });
  const path = "products/hat/product.yaml";
  await database.transaction((session) =>
    session.query(
      `insert into draft (path, field, base_hash, old_value, new_value, person, changed_at, asked)
values ($1, 'price', 'hash', '"1"', '"2"', null, 1, 0)`,
      [path],
    ),
  );
  const drafts = await openDrafts(parts).list();
  await database.close();
  return drafts;
}

async function draftsIn(dataFolder: string, databaseUrl: string | undefined) {
  const place = { dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const { database } = await openStore(place, "db/migrations", () => {});
  const clock = { now: () => Date.now() };
  const drafts = await openDrafts({ database, clock, events: openEvents(database, clock) }).list();
  await database.close();
  return drafts;
}

test.for(["embedded", "PostgreSQL"])(
  "a site that is lost answers the same after a restore (%s store)",
  { timeout: 240_000 },
  async (kind, context) => {
    await rehearse(kind === "embedded" ? undefined : postgres(context));
  },
);

async function rehearse(server: TestPostgres | undefined): Promise<void> {
  const data = join(folder, "data");
  const content = join(folder, "content");
  const file = join(folder, "site.tar");
  const settings = (databaseUrl: string | undefined) => ({
    DATA_DIR: data,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const places = (databaseUrl: string | undefined) => ({
    store: { dataFolder: data, ...(databaseUrl !== undefined && { databaseUrl }) },
    contentFolder: content,
    migrations: "db/migrations",
  });
  const databaseUrl = await server?.database();
  await publishSmallSite(data);
  const first = await startProcess(resolve("."), settings(databaseUrl));
  const request = { ...goodEnquiry, lines: [{ text: "Safety helmets", quantity: 10 }] };
  const answer = await postJson(`${first.url}${addresses.sendRequest}`, request);
  const { reference, receiptPage } = await answer.json();
  const page = new URL(receiptPage);
  const receipt = `${page.pathname}${page.search}`;
  const drafts = await work(data, databaseUrl, reference);
  const read = async (url: string) =>
    Promise.all(["/", receipt].map(async (path) => (await ask(url, path)).body.toString()));
  // The receipt changes until its letter is accepted.
  await eventually(async () => !(await ask(first.url, receipt)).body.includes(notYet));
  const before = await read(first.url);
  expect(before[1]).toContain("Quotation Q-");
  await backUpSite(places(databaseUrl), file);
  await expect(backUpSite(places(databaseUrl), file)).rejects.toThrow("never overwrites another");
  first.process.kill("SIGKILL");
  await first.ended;
  await expect(restoreSite(places(databaseUrl), file)).rejects.toThrow("is not empty");
  rmSync(data, { recursive: true });
  rmSync(content, { recursive: true });

  const emptyDatabase = await server?.database();
  await restoreSite(places(emptyDatabase), file);
  expect(readFileSync(join(content, "products/hat/product.yaml"), "utf8")).toBe("name: Hat\n");
  expect(await draftsIn(data, emptyDatabase)).toEqual(drafts);
  const second = await startProcess(resolve("."), settings(emptyDatabase));
  expect(await read(second.url)).toEqual(before);
  second.process.kill("SIGKILL");
  await second.ended;
}
