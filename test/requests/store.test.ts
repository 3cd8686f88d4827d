import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

const soon = { now: 1_000_000, until: 1_120_000, limit: 100 };
const kinds = ["sqlite", "postgres"] as const;

describe.each(kinds)("the %s store", (kind) => {
  let folder: string;
  let opened: OpenedStore;
  const others: OpenedStore[] = [];
  let reopen: () => Promise<OpenedStore>;

  beforeEach(async (context) => {
    const server = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    folder = await mkdtemp(join(tmpdir(), "store-"));
    const place = { dataFolder: folder, ...server };
    reopen = async () => {
      const again = await openStore(place, "db/migrations", () => {});
      others.push(again);
      return again;
    };
    opened = await reopen();
  });
  afterEach(async () => {
    await Promise.all(others.splice(0).map(({ database }) => database.close()));
    await rm(folder, { recursive: true, force: true });
  });

  const purge = async (now: number) =>
    (await opened.desk.purge({ retention: { days: 0, now }, confirmed: true })).removed;

  test("keeps an enquiry word for word, and its letter", async () => {
    const enquiry = { ...goodEnquiry, message: "سلام 😀 \t'\"; --\nline", name: "O'Neil \\ %_" };
    const added = newEnquiry({ enquiry, language: "ar" });
    expect(await opened.store.add(added)).toEqual({
      outcome: "stored",
      reference: added.reference,
      receivedAt: 1_000_000,
    });
    const [letter] = await (await reopen()).store.lease(soon);
    expect(letter).toEqual({
      reference: added.reference,
      messageId: added.messageId,
      receivedAt: 1_000_000,
      enquiry,
      language: "ar",
      attempts: 1,
    });
  });

  test("knows a key again, and refuses it for other content", async () => {
    const first = newEnquiry({ key: "same" });
    await opened.store.add(first);
    const known = { outcome: "known", reference: first.reference, receivedAt: 1_000_000 };
    expect(await opened.store.add(newEnquiry({ key: "same" }))).toEqual(known);
    const other = newEnquiry({ key: "same", contentHash: "other" });
    expect(await opened.store.add(other)).toEqual({ outcome: "conflict" });
    expect((await opened.store.counts()).enquiries).toBe(1);
  });

  test("one key from several replicas at once makes one row", async () => {
    const replicas = [opened, await reopen(), await reopen()];
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        replicas[n % replicas.length]?.store.add(newEnquiry({ key: "same" })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome?.outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.outcome === "known")).toHaveLength(59);
    expect(await opened.store.counts()).toMatchObject({ enquiries: 1, waiting: 1 });
  });

  test("knows an earlier key while it is young enough", async () => {
    const first = newEnquiry({ key: "window-1" });
    await opened.store.add(first);
    const again = (since: number) =>
      opened.store.add(newEnquiry({ earlier: { key: "window-1", since } }));
    expect(await again(1_000_000)).toEqual({
      outcome: "known",
      reference: first.reference,
      receivedAt: 1_000_000,
    });
    expect((await again(1_000_001)).outcome).toBe("stored");
  });

  test("replicas that take letters at once never take the same", async () => {
    const replicas = [opened, await reopen(), await reopen()];
    await Promise.all(Array.from({ length: 40 }, () => opened.store.add(newEnquiry())));
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        replicas[n % replicas.length]?.store.lease({ ...soon, limit: 5 }),
      ),
    );
    const references = taken.flatMap((letters) => letters?.map(({ reference }) => reference));
    expect(new Set(references).size).toBe(references.length);
    const rest = await opened.store.lease(soon);
    expect(references.length + rest.length).toBe(40);
  });

  test("replicas that take buyers' copies at once never take the same", async () => {
    const replicas = [opened, await reopen(), await reopen()];
    for (let n = 0; n < 20; n += 1) {
      const enquiry = { ...goodEnquiry, email: `buyer@${n}.example` };
      const request = { equivalents: true, lines: [{ text: "Gloves", sizes: [] }] };
      const added = newEnquiry({ enquiry, request, buyersCopy: true });
      await opened.store.add(added);
      await opened.store.markSent(added.reference, { at: 1_000_000, over: "nothing" });
    }
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        replicas[n % replicas.length]?.store.buyersCopies.lease({ ...soon, limit: 5 }),
      ),
    );
    const references = taken.flatMap((copies) => copies?.map(({ reference }) => reference));
    expect(new Set(references).size).toBe(references.length);
    const rest = await opened.store.buyersCopies.lease(soon);
    expect(references.length + rest.length).toBe(20);
  });

  test("leases run out, failures wait, what is sent is done", async () => {
    const [late, sent] = [newEnquiry(), newEnquiry()];
    await opened.store.add(late);
    await opened.store.add(sent);
    expect(await opened.store.lease(soon)).toHaveLength(2);
    expect(await opened.store.lease(soon)).toHaveLength(0);
    await opened.store.markSent(sent.reference, { at: 1_000_500, over: "nothing" });
    const failure = { reason: "421 busy", reply: "421 4.3.2 come later" };
    await opened.store.markFailed(late.reference, { ...failure, nextAt: 1_060_000 });
    expect(await opened.store.nextDue()).toBe(1_060_000);
    expect(await opened.store.lease({ ...soon, now: 1_059_999 })).toHaveLength(0);
    const [again] = await opened.store.lease({ ...soon, now: 1_060_000 });
    expect(again).toMatchObject({ reference: late.reference, attempts: 2 });
    const [waits, gone] = [late, sent].map(({ reference }) => opened.desk.find(reference));
    const told = { state: "waiting", lastError: failure.reason, lastReply: failure.reply };
    expect((await waits)?.letter).toMatchObject({ ...told, sentAt: null });
    const done = { state: "sent", lastError: null, sentAt: 1_000_500, sentOver: "nothing" };
    expect((await gone)?.letter).toMatchObject(done);
    expect(await opened.store.counts()).toMatchObject({
      ...{ sent: 1, waiting: 1, oldestWaiting: late.receivedAt, oldestError: failure.reason },
    });
  });

  test("counts requests by bucket and window, from all replicas together", async () => {
    const replicas = [opened, await reopen()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => replicas[n % 2]?.store.hit("overall", 600_000)),
    );
    expect(await opened.store.hit("overall", 600_000)).toBe(21);
    expect(await opened.store.hit("address:a", 600_000)).toBe(1);
    expect(await opened.store.hit("overall", 1_200_000)).toBe(1);
    await opened.desk.purgeLimits(1_200_000);
    expect(await opened.store.hit("overall", 600_000)).toBe(1);
  });

  test("a held letter is not sent until the staff releases it", async () => {
    const odd = newEnquiry({ suspicion: "filled the hidden field" });
    await opened.store.add(odd);
    expect(await opened.store.lease(soon)).toHaveLength(0);
    expect(await opened.store.nextDue()).toBeNull();
    expect(await opened.desk.list({ letter: "held", limit: 9 })).toHaveLength(1);
    expect(await opened.desk.resend(odd.reference, 1_000_000)).toBe(false);
    expect(await opened.desk.release([odd.reference], 1_000_000)).toEqual([odd.reference]);
    expect(await opened.store.lease(soon)).toHaveLength(1);
    expect((await opened.desk.find(odd.reference))?.standing).toBe("open");
    expect(await opened.desk.resend(odd.reference, 1)).toBe(true);
    expect(await opened.desk.resend("00000-XXXXX", 1)).toBe(false);
  });

  test("the desk searches for what it is given, not for patterns", async () => {
    await opened.store.add(newEnquiry({ enquiry: { ...goodEnquiry, company: "100% Safe_Co" } }));
    await opened.store.add(newEnquiry());
    const found = async (words: string) => (await opened.desk.list({ words, limit: 9 })).length;
    expect(await found("100% safe_")).toBe(1);
    expect(await found("%")).toBe(1);
    expect(await found("HELMETS")).toBe(2);
    expect(await found("absent")).toBe(0);
  });

  test("erasing and purging take the letter along; what waits is never purged", async () => {
    const [old, waiting, hers] = [
      newEnquiry(),
      newEnquiry(),
      newEnquiry({ enquiry: { ...goodEnquiry, email: "Her@Buyer.example" } }),
    ];
    for (const enquiry of [old, waiting, hers]) {
      await opened.store.add(enquiry);
    }
    await opened.store.markSent(old.reference, { at: 1_000_001, over: "nothing" });
    expect(await purge(2_000_000)).toEqual([old.reference]);
    expect(await opened.desk.erase({ email: "her@buyer.example" })).toEqual([hers.reference]);
    expect(await opened.desk.erase({ reference: "nobody" })).toEqual([]);
    expect(await opened.store.counts()).toEqual({
      enquiries: 1,
      waiting: 1,
      held: 0,
      oldestHeld: null,
      sent: 0,
      refused: 0,
      lastRefusal: null,
      oldestWaiting: 1_000_000,
      oldestError: null,
    });
    expect(await opened.desk.markHandled(waiting.reference, 2_000_000)).toBe(true);
    expect((await opened.desk.find(waiting.reference))?.standing).toBe("handled");
  });

  test("a held enquiry is purged only once its letter is discarded", async () => {
    const aside = newEnquiry({ suspicion: "filled the hidden field" });
    await opened.store.add(aside);
    expect(await purge(2_000_000)).toEqual([]);
    expect(await opened.desk.markHandled(aside.reference, 2_000_000)).toBe(false);
    await opened.desk.discard([aside.reference], 2_000_000);
    expect(await purge(2_000_000)).toEqual([aside.reference]);
  });

  test("replicas that start together migrate once", async () => {
    const all = await Promise.all([reopen(), reopen(), reopen()]);
    expect(await all[2]?.store.counts()).toMatchObject({ enquiries: 0 });
  });

  test("a transaction that fails leaves nothing and harms no other", async () => {
    const good = newEnquiry();
    const twice = newEnquiry({ reference: good.reference });
    const outcomes = await Promise.allSettled([
      opened.store.add(good),
      opened.store.add(twice),
      opened.store.add(newEnquiry()),
    ]);
    // Which of the two with one reference comes first is the database's affair.
    const statuses = outcomes.map(({ status }) => status).toSorted();
    expect(statuses).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[2]?.status).toBe("fulfilled");
    expect(await opened.store.counts()).toMatchObject({ enquiries: 2, waiting: 2 });
  });
});
