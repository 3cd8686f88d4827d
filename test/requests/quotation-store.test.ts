import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import { copyEnquiries, digestOf } from "#server/enquiries/copy.ts";
import { eraseFromQuotations, purgeQuotations } from "#server/enquiries/quotation-retention.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";
import { clerk, noon, openBench } from "#test/support/quotation-store.ts";
import type { QuotationBench } from "#test/support/quotation-store.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const day = 86_400_000;
const reference = "7K3QX-9B2MD";
const threeLines = quotationContent({
  lines: ["k1", "k2", "k3"].map((id) => quotationLine({ id })),
});
const kinds = ["quotation"];
const accept = { action: "accept", name: "Huda Salem", orderNumber: "PO-7" } as const;

describe.each(["sqlite", "postgres"] as const)("the quotations of a %s store", (kind) => {
  let bench: QuotationBench;

  beforeEach(async (context) => {
    bench = await openBench(kind === "postgres" ? await postgres(context).database() : undefined);
  });
  afterEach(() => bench.close());

  const create = (content: QuotationContent = quotationContent()) =>
    bench.drafts.create({ reference, content, person: "p1" });
  const freeze = (quotation: { id: string; version: number }) =>
    bench.revisions.freeze({ id: quotation.id, version: quotation.version, clerk, person: "p1" });
  const send = async (content?: QuotationContent) => {
    const outcome = await freeze(await create(content));
    if (outcome.outcome !== "sent") {
      throw new Error(outcome.outcome);
    }
    return outcome.quotation;
  };
  const save = (id: string, version: number, path: string, value: unknown) =>
    bench.drafts.save({ id, version, edits: [{ path, value }], person: "p1" });
  const decide = (
    id: string,
    decision: Parameters<typeof bench.acts.decide>[0]["decision"],
    revision = 1,
  ) => bench.acts.decide({ id, revision, decision, actor: "buyer", person: null });

  test("are copied into the other kind of store with their revisions, PDFs and letters", async (context) => {
    const { id } = await send();
    await decide(id, accept);
    const other = await openBench(
      kind === "postgres" ? undefined : await postgres(context).database(),
    );
    try {
      await copyEnquiries(bench.opened.database, other.opened.database);
      expect(await digestOf(other.opened.database)).toEqual(await digestOf(bench.opened.database));
      expect(await other.drafts.find(id)).toMatchObject({ id, state: "accepted" });
    } finally {
      await other.close();
    }
  });

  test("merge edits of different fields and show both values of the same field", async () => {
    const { id, version } = await create(threeLines);
    await save(id, version, "lines.k1.unitPrice", 100);
    expect(await save(id, version, "lines.k2.unitPrice", 200)).toMatchObject({
      outcome: "saved",
      quotation: { version: version + 2 },
    });
    expect(await save(id, version, "lines.k1.unitPrice", 300)).toMatchObject({
      outcome: "conflict",
      conflicts: [{ path: "lines.k1.unitPrice", stored: 100, sent: 300 }],
    });
    const stored = await bench.drafts.find(id);
    expect(stored?.content.lines.map(({ unitPrice }) => unitPrice)).toEqual([100, 200, 2675]);
  });

  test("refuse wrong fields by name and save nothing of them", async () => {
    const { id, version } = await create();
    expect(await save(id, version, "lines.k1.quantity", -1)).toEqual({
      outcome: "invalid",
      problems: [{ field: "lines.k1.quantity", problem: "negative" }],
    });
    expect((await bench.drafts.find(id))?.version).toBe(version);
    expect(await save("nobody", 1, "terms", "")).toEqual({ outcome: "missing" });
  });

  test("lose nothing of 500 random edits by two clerks", async () => {
    const { id, version } = await create(threeLines);
    const benches = [bench, await bench.again()];
    const paths = ["k1", "k2", "k3"].flatMap((line) => [
      `lines.${line}.unitPrice`,
      `lines.${line}.quantity`,
      `lines.${line}.note`,
    ]);
    const valueOf = (path: string, count: number) =>
      path.endsWith("note") ? `note ${count}` : count + 1;
    const saves: { version: number; base: number; path: string; value: unknown }[] = [];
    let conflicts = 0;
    const work = async ({ drafts }: QuotationBench, offset: number) => {
      let base = version;
      for (let count = offset; count < 500; count += 2) {
        const path = paths[Math.floor(Math.random() * paths.length)] ?? "terms";
        const value = valueOf(path, count);
        for (let isStored = false; !isStored;) {
          const edits = [{ path, value }];
          const outcome = await drafts.save({ id, version: base, edits, person: null });
          if (outcome.outcome === "conflict") {
            // The clerk sees both values and decides.
            expect(outcome.conflicts).toMatchObject([{ path, sent: value }]);
            base = outcome.quotation.version;
            conflicts += 1;
          } else if (outcome.outcome === "saved") {
            saves.push({ version: outcome.quotation.version, base, path, value });
            // Every third answer is late: the next edit is based on an older version.
            base = count % 3 === 0 ? base : outcome.quotation.version;
            isStored = true;
          } else {
            throw new Error(outcome.outcome);
          }
        }
      }
    };
    await Promise.all(benches.map(work));
    expect(saves).toHaveLength(500);
    expect(conflicts).toBeGreaterThan(0);
    const inOrder = saves.toSorted((a, b) => a.version - b.version);
    expect(new Set(inOrder.map((saved) => saved.version)).size).toBe(500);
    const last = new Map<string, (typeof saves)[number]>();
    for (const saved of inOrder) {
      // Nobody replaced a value that the clerk had not seen.
      expect(last.get(saved.path)?.version ?? 0).toBeLessThanOrEqual(saved.base);
      last.set(saved.path, saved);
    }
    const stored = await bench.drafts.find(id);
    for (const { path, value } of last.values()) {
      const [, line, field = ""] = path.split(".");
      const content = stored?.content.lines.find((candidate) => candidate.id === line);
      expect(Reflect.get(Object(content), field)).toBe(value);
    }
  }, 120_000);

  test("freeze a revision with its number, sums, last day, prices and letter", async () => {
    const sent = await send(threeLines);
    expect(sent).toMatchObject({
      state: "sent",
      number: "Q-2026-0001",
      revision: 1,
      validUntil: "2026-12-29",
      total: 92_288,
      clerk,
    });
    expect(await bench.revisions.find(sent.id, 1)).toMatchObject({
      content: threeLines,
      subtotal: 80_250,
      vat: 12_038,
      total: 92_288,
      vatPercent: 15,
      sentAt: noon,
    });
    const prices = await bench.drafts.givenPrices({ email: "HUDA@najd.example ", company: "" });
    expect(prices.get("vented-safety-helmet")).toMatchObject({ unitPrice: 2675, unit: "each" });
    const sameCompany = { email: "x@y.example", company: "NAJD  contracting" };
    expect((await bench.drafts.givenPrices(sameCompany)).size).toBe(1);
    expect((await bench.drafts.givenPrices({ email: "x@y.example", company: "" })).size).toBe(0);
    expect(
      await bench.letters.lease({ now: noon, until: noon + 1, limit: 9, kinds }),
    ).toMatchObject([
      {
        kind: "quotation",
        messageId: "<quotation.Q-2026-0001-R1@mateen.example>",
        payload: { quotation: sent.id, revision: 1 },
      },
    ]);
    expect(bench.steps).toEqual([`${reference} quoted`]);
    expect(bench.events).toEqual([`quotation.created ${sent.id}`, "quotation.sent Q-2026-0001"]);
  });

  test("never change a sent revision, and send changes as the next one", async () => {
    const first = await send();
    const frozen = await bench.revisions.find(first.id, 1);
    await save(first.id, first.version, "lines.k1.unitPrice", 100);
    expect(await bench.revisions.find(first.id, 1)).toEqual(frozen);
    const edited = await bench.drafts.find(first.id);
    expect(edited).toMatchObject({ state: "sent", revision: 1 });
    const second = await freeze({ id: first.id, version: edited?.version ?? 0 });
    expect(second).toMatchObject({
      outcome: "sent",
      revision: { revision: 2, number: "Q-2026-0001", subtotal: 1000 },
    });
    expect(await bench.revisions.find(first.id, 1)).toEqual(frozen);
    expect(await freeze(first)).toMatchObject({ outcome: "stale" });
  });

  test("number the quotations of a year without gaps or duplicates from two processes", async () => {
    const other = await bench.again();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => create()));
    // Every fifth is refused, and takes no number.
    const outcomes = await Promise.all(
      drafts.map(({ id, version }, index) =>
        (index % 2 ? bench : other).revisions.freeze({
          id,
          version: index % 5 === 0 ? version - 1 : version,
          clerk,
          person: null,
        }),
      ),
    );
    const numbers = outcomes.flatMap((outcome) =>
      outcome.outcome === "sent" ? [outcome.revision.number] : [],
    );
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 16 }, (_, index) => `Q-2026-${String(index + 1).padStart(4, "0")}`),
    );
    bench.clock.time = Date.UTC(2026, 11, 31, 21);
    expect((await send()).number).toBe("Q-2027-0001");
  });

  test("take an acceptance once, with letters to the clerk and the buyer", async () => {
    const { id } = await send();
    expect(await decide(id, accept)).toMatchObject({
      outcome: "done",
      quotation: { state: "accepted", previousState: "sent" },
    });
    expect(await decide(id, accept)).toMatchObject({ outcome: "known" });
    expect(await decide(id, { action: "decline", words: "" })).toMatchObject({
      outcome: "refused",
    });
    expect(await bench.acts.list(id)).toMatchObject([
      { action: "accept", name: "Huda Salem", orderNumber: "PO-7", revision: 1, actor: "buyer" },
    ]);
    const sent = (await bench.letters.list(id)).map((letter) => letter.kind);
    expect(sent.toSorted()).toEqual(["act-to-buyer", "act-to-clerk", "quotation"]);
    expect(bench.steps).toEqual([`${reference} quoted`, `${reference} won`]);
    expect(await save(id, 99, "terms", "")).toMatchObject({ outcome: "closed" });
  });

  test("take a wish to change with words by line, repeatedly but not twice", async () => {
    const { id } = await send();
    const change = {
      action: "request-change",
      words: "Sooner",
      lineWords: { k1: "9 pairs" },
    } as const;
    expect(await decide(id, change)).toMatchObject({ outcome: "done" });
    expect(await decide(id, change)).toMatchObject({ outcome: "known" });
    expect(await decide(id, { ...change, words: "Cheaper" })).toMatchObject({ outcome: "done" });
    expect(await bench.acts.list(id)).toHaveLength(2);
    expect(await bench.acts.undo(id, "p1")).toMatchObject({
      outcome: "done",
      quotation: { state: "sent" },
    });
  });

  test("refuse an act on an earlier revision, and on a draft", async () => {
    const draft = await create();
    expect(await decide(draft.id, accept, 0)).toMatchObject({ outcome: "refused" });
    const first = await send();
    await freeze(first);
    expect(await decide(first.id, accept, 1)).toMatchObject({ outcome: "stale" });
    expect(await decide("nobody", accept)).toEqual({ outcome: "missing" });
  });

  test("note a view once", async () => {
    const { id } = await send();
    expect(await bench.acts.view(id, 1)).toMatchObject({ quotation: { state: "viewed" } });
    expect(await bench.acts.view(id, 1)).toMatchObject({ outcome: "refused" });
  });

  test("let staff alone accept what has expired", async () => {
    const { id } = await send();
    bench.clock.time = noon + 30 * day;
    expect(await decide(id, accept)).toMatchObject({ outcome: "done" });
    const late = await send();
    bench.clock.time += 31 * day;
    expect(await bench.drafts.find(late.id)).toMatchObject({ state: "expired" });
    expect(await decide(late.id, accept)).toMatchObject({ outcome: "refused" });
    const staff = {
      id: late.id,
      revision: 1,
      decision: accept,
      actor: "staff",
      person: "p1",
    } as const;
    expect(await bench.acts.decide(staff)).toMatchObject({
      outcome: "done",
      quotation: { state: "accepted" },
    });
    expect(await bench.acts.undo(late.id, "p1")).toMatchObject({ quotation: { state: "expired" } });
    expect((await bench.letters.list(late.id)).map((letter) => letter.kind)).toEqual(["quotation"]);
  });

  test("undo every step but the sending", async () => {
    const { id } = await send();
    expect(await bench.acts.undo(id, "p1")).toMatchObject({ outcome: "refused" });
    await bench.acts.view(id, 1);
    await decide(id, accept);
    expect(await bench.acts.undo(id, "p1")).toMatchObject({ quotation: { state: "viewed" } });
    expect(bench.steps.at(-1)).toBe(`${reference} undo`);
    expect(await bench.acts.list(id)).toMatchObject([{ undoneAt: noon }]);
    expect(await decide(id, accept)).toMatchObject({ outcome: "done" });
    await bench.acts.undo(id, "p1");
    expect(await bench.acts.withdraw(id, "p1")).toMatchObject({
      quotation: { state: "withdrawn" },
    });
    expect(await decide(id, accept)).toMatchObject({ outcome: "refused" });
    expect(await bench.acts.undo(id, "p1")).toMatchObject({ quotation: { state: "viewed" } });
  });

  test("keep the first PDF of a revision", async () => {
    const { id } = await send();
    expect(await bench.revisions.pdf(id, 1)).toBeUndefined();
    await bench.revisions.keepPdf(id, 1, Buffer.from([37, 80, 0, 255]));
    const stored = await bench.revisions.keepPdf(id, 1, Buffer.from("other"));
    expect(Buffer.from(stored)).toEqual(Buffer.from([37, 80, 0, 255]));
    expect(Buffer.from((await bench.revisions.pdf(id, 1)) ?? [])).toEqual(Buffer.from(stored));
  });

  test("lease a letter to one process, and again after its lease with the same Message-ID", async () => {
    const { id } = await send();
    const other = await bench.again();
    const order = { now: noon, until: noon + 1000, limit: 9, kinds };
    const leased = await Promise.all([bench.letters.lease(order), other.letters.lease(order)]);
    expect(leased.flat()).toHaveLength(1);
    const later = { ...order, now: noon + 1000, until: noon + 2000 };
    expect(await bench.letters.lease({ ...later, kinds: ["digest"] })).toEqual([]);
    const [repeated] = await other.letters.lease({
      ...order,
      now: noon + 1000,
      until: noon + 2000,
    });
    expect(repeated).toMatchObject({ messageId: leased.flat()[0]?.messageId, attempts: 2 });
    await bench.letters.markRefused(repeated?.id ?? "", { reason: "no such user" });
    expect(await bench.letters.nextDue()).toBeNull();
    await bench.letters.retry(id, noon + 5);
    expect(await bench.letters.nextDue()).toBe(noon + 5);
    await bench.letters.markSent(repeated?.id ?? "", { at: noon + 6, over: "TLS" });
    expect(await bench.letters.list(id)).toMatchObject([{ state: "sent", sentAt: noon + 6 }]);
  });

  test("remove a person and keep numbers and sums", async () => {
    const lines = [
      quotationLine({ note: "for Huda", asked: "Huda's helmet" }),
      quotationLine({ id: "k2", kind: "free", product: undefined, text: "Banner for Huda" }),
    ];
    const { id } = await send(quotationContent({ lines, terms: "To Huda" }));
    const draft = await create();
    await bench.revisions.keepPdf(id, 1, Buffer.from("Huda"));
    await decide(id, { ...accept, name: "Huda" });
    const { database } = bench.opened;
    await database.transaction((session) =>
      eraseFromQuotations(session, { email: "Huda@NAJD.example" }, noon),
    );
    for (const table of [
      "quotation",
      "quotation_revision",
      "quotation_pdf",
      "given_price",
      "buyer_act",
      "letter",
    ]) {
      const rows = await database.read((session) => session.query(`select * from ${table}`));
      expect(JSON.stringify(rows)).not.toMatch(/huda|najd|PO-7/i);
    }
    expect(await bench.drafts.find(draft.id)).toBeUndefined();
    expect(await bench.revisions.find(id, 1)).toMatchObject({
      number: "Q-2026-0001",
      subtotal: 53_500,
      total: 61_525,
      content: { lines: [{ text: "Vented safety helmet", unitPrice: 2675 }, { unitPrice: 2675 }] },
    });
  });

  test("are removed after their years, by the clock that the newest vouches for", async () => {
    const first = await send();
    const { database } = bench.opened;
    const years = 10;
    expect(await purgeQuotations(database, { years, now: noon + 4000 * day })).toBe(0);
    bench.clock.time = noon + 3660 * day;
    const second = await send();
    expect(await purgeQuotations(database, { years, now: bench.clock.time })).toBe(1);
    expect(await bench.drafts.find(first.id)).toBeUndefined();
    expect(await bench.revisions.list(first.id)).toEqual([]);
    expect(await bench.drafts.find(second.id)).toBeDefined();
  });
});
