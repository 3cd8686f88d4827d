import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runStoreCommand } from "#server/desk/store-commands.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { writeEnquiries } from "#test/support/many-enquiries.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

describe.each(["sqlite", "postgres"] as const)("the chain over the %s store", (kind) => {
  let dataFolder: string;
  let databaseUrl: string | undefined;
  let opened: OpenedStore;
  const kept = Array.from({ length: 6 }, () => newEnquiry());
  const reference = (at: number) => kept[at]?.reference ?? "";

  beforeEach(async (context) => {
    databaseUrl = kind === "postgres" ? await postgres(context).database() : undefined;
    dataFolder = await mkdtemp(join(tmpdir(), "chain-"));
    opened = await openStore(settings(), "db/migrations", () => {});
    for (const enquiry of kept) {
      await opened.store.add(enquiry);
    }
  });
  afterEach(async () => {
    await opened.database.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const settings = () => ({ dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) });
  const verify = () => runStoreCommand(settings(), ["verify"], "db/migrations");
  const startAgain = async () =>
    (await openStore(settings(), "db/migrations", () => {})).database.close();
  const change = (sql: string) => opened.database.transaction((session) => session.script(sql));

  test("is whole where nothing was changed, and where some were removed on purpose", async () => {
    expect(await verify()).toBe(
      "6 links, 0 of them of enquiries that were removed on purpose\neverything is as it was acknowledged\n",
    );
    await opened.desk.erase({ reference: reference(2) });
    const held = newEnquiry({ suspicion: "filled the hidden field" });
    await opened.store.add(held);
    await opened.desk.drop([held.reference]);
    await opened.store.markSent(reference(0), { at: 1_000_001, over: "nothing" });
    await opened.desk.purge({ retention: { days: 0, now: 2_000_000 }, confirmed: true });
    expect(await verify()).toContain("7 links, 3 of them of enquiries that were removed");
  });

  test.each([
    [
      "a message that was changed",
      "update enquiry set message = 'x' where reference = '$3'",
      "altered: $3",
    ],
    [
      "a time that was changed",
      "update enquiry set received_at = 1 where reference = '$0'",
      "altered: $0",
    ],
    ["an enquiry that was deleted", "delete from enquiry where reference = '$1'", "missing: $1"],
    ["a link that was deleted", "delete from chain where reference = '$4'", "broken before link 6"],
    ["the last link deleted", "delete from chain where seq = 6", "broken before link 6"],
    ["a link that was changed", "update chain set hash = 'x' where seq = 2", "altered: $1"],
    ["another hash at its head", "update chain_head set hash = 'x'", "broken before link 7"],
    ["another number at its head", "update chain_head set seq = 9", "broken before link 7"],
    [
      "an enquiry that nobody sent",
      `insert into enquiry (reference, idempotency_key, content_hash, received_at, name, email,
  company, message, standing) values ('new', 'k', 'h', 1, 'n', 'e', 'c', 'm', 'open')`,
      "in no link: 1",
    ],
  ])("tells %s", async (_what, sql, told) => {
    const filled = (text: string) => text.replaceAll(/\$(\d)/g, (_, at) => reference(Number(at)));
    await change(filled(sql));
    await expect(verify()).rejects.toThrow(filled(told));
  });

  test("tells what is missing since the last one acknowledged", async () => {
    await change(`delete from chain where seq > 4;
update chain_head set seq = 4, hash = (select hash from chain where seq = 4)`);
    await expect(verify()).rejects.toThrow("missing since the last one acknowledged: 2");
  });

  test("links what an older version kept, oldest first, at the start", async () => {
    await change("delete from chain; update chain_head set seq = 0, hash = ''");
    await runStoreCommand(settings(), ["accept-loss"], "db/migrations");
    await startAgain();
    expect(await verify()).toContain("6 links, 0 of them");
  });

  test("is gone through to its end, however long it is", async () => {
    await writeEnquiries(opened.database, { count: 501, oldest: 1, every: 1 });
    await startAgain();
    expect(await verify()).toContain("507 links, 0 of them");
    await change(
      "delete from enquiry where reference in (select reference from chain where seq > 500)",
    );
    await expect(verify()).rejects.toThrow(/(\nmissing: S\d+){7}$/);
  });

  test("comes along with a backup, and stays whole where others are added", async () => {
    await opened.desk.erase({ reference: reference(2) });
    const [first, second] = [join(dataFolder, "1.db"), join(dataFolder, "2.db")];
    await runStoreCommand(settings(), ["backup", first], "db/migrations");
    await opened.store.add(newEnquiry());
    await opened.store.add(newEnquiry());
    await runStoreCommand(settings(), ["backup", second], "db/migrations");
    const other = { dataFolder: join(dataFolder, "other") };
    const inOther = (...words: string[]) => runStoreCommand(other, words, "db/migrations");
    await inOther("restore", first);
    expect(await inOther("verify")).toContain("6 links, 1 of them");
    const theirs = await openStore(other, "db/migrations", () => {});
    await theirs.store.add(newEnquiry());
    await theirs.database.close();
    await inOther("restore", second);
    expect(await inOther("verify")).toContain("9 links, 1 of them");
  });
});

test("what was kept in the embedded store is looked for in the PostgreSQL it moves to", async (context) => {
  const databaseUrl = await postgres(context).database();
  const dataFolder = await mkdtemp(join(tmpdir(), "chain-"));
  const moved = { dataFolder, databaseUrl };
  const keep = async () => {
    const { database, store } = await openStore({ dataFolder }, "db/migrations", () => {});
    await store.add(newEnquiry());
    await database.close();
  };
  const openMoved = () => openStore(moved, "db/migrations", () => {});
  try {
    await keep();
    await expect(openMoved()).rejects.toThrow("1 of 1 acknowledged enquiries are missing");
    await runStoreCommand(moved, ["copy"], "db/migrations");
    await keep();
    await expect(openMoved()).rejects.toThrow("1 of 2 acknowledged enquiries are missing");
    await runStoreCommand(moved, ["copy"], "db/migrations");
    await (await openMoved()).database.close();
    expect(await runStoreCommand(moved, ["verify"], "db/migrations")).toContain("2 links");
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
