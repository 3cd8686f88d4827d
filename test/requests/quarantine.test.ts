import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { trapField } from "#domain/enquiry/quarantine.ts";
import { runDesk } from "#server/desk/commands.ts";
import { goodEnquiry, postForm, referenceIn } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

const hour = 60 * 60_000;

describe.each(["sqlite", "postgres"])("what is held in the %s store", (kind) => {
  let now: number;
  let service: Service;
  beforeEach(async (context) => {
    now = Date.UTC(2026, 10, 20, 9);
    const databaseUrl = kind === "postgres" ? await postgres(context).database() : undefined;
    service = await startService({
      clock: { now: () => now },
      settings: { trustProxy: 1 },
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
  });
  afterEach(() => service?.close());

  /** Sends an enquiry that is held, and answers its reference. */
  async function hold(message: string): Promise<string> {
    const fields = { ...goodEnquiry, message, [trapField]: "x" };
    const answer = await postForm(service.endpoint, fields);
    return referenceIn(answer);
  }
  const run = (...words: string[]) => runDesk(service.desk, words, now);
  const alertz = async () => {
    const headers = { "x-forwarded-for": "10.0.0.1" };
    const answer = await fetch(`${service.url}/alertz`, { headers });
    return { status: answer.status, ...(await answer.json()) };
  };

  test("is released by reference, several at once or all, and goes out like any other", async () => {
    const [first, second, third] = [await hold("one"), await hold("two"), await hold("three")];
    const some = await run("release", first, second);
    expect(some).toEqual({ ok: true, output: `${first}\n${second}\n2 released\n` });
    expect(await service.delivery.pass()).toBe(2);
    expect(await run("release", "--all", "--json")).toEqual({
      ok: true,
      output: `${JSON.stringify({ released: [third] }, undefined, 2)}\n`,
    });
    expect(await service.delivery.pass()).toBe(1);
    const letters = await service.letters();
    const subjects = letters.map(({ subject }) => subject);
    for (const reference of [first, second, third]) {
      expect(subjects).toContain(`Enquiry ${reference} from Harbour Works`);
    }
    expect(await run("release", "--all")).toEqual({ ok: true, output: "0 released\n" });
  });

  test("is dropped with a reason, sends no letter, and can be sent after all", async () => {
    const [junk, more] = [await hold("junk"), await hold("more")];
    expect((await run("drop", junk, "--reason", "sells links")).output).toBe(
      `${junk}\n1 dropped\n`,
    );
    expect((await run("show", junk)).output).toContain(
      "handled (filled the hidden field; dropped: sells links)",
    );
    expect((await run("drop", "--all")).output).toBe(`${more}\n1 dropped\n`);
    expect((await run("show", more)).output).toContain("handled (filled the hidden field)");
    expect(await service.delivery.pass()).toBe(0);
    expect(await service.store.counts()).toMatchObject({ enquiries: 2, held: 0, sent: 0 });
    expect((await run("resend", junk)).ok).toBe(true);
    expect(await service.delivery.pass()).toBe(1);
  });

  test("is not touched by a command that names one that is unknown or not held", async () => {
    const held = await hold("one");
    const open = await postForm(service.endpoint, goodEnquiry);
    const usual = referenceIn(open);
    expect(await run("release", held, usual, "00000-00000")).toEqual({
      ok: false,
      output: `${usual} is not held.\nThere is no enquiry 00000-00000.\nNothing was changed.\n`,
    });
    for (const command of ["resend", "handled"]) {
      const answer = { ok: false, output: `${held} is held: release it or drop it.\n` };
      expect(await run(command, held)).toEqual(answer);
    }
    const unclear = [["release"], ["drop", held, "--all"], ["release", held, "--reason", "none"]];
    for (const words of unclear) {
      expect((await run(...words)).ok).toBe(false);
    }
    expect(await service.store.counts()).toMatchObject({ held: 1, waiting: 1 });
  });

  test("is told to operators, and raises the alarm after three days alone", async () => {
    const reason = "an enquiry has been held longer than 3 days";
    expect((await alertz()).figures).toMatchObject({ held: 0, oldestHeldHours: null });
    const first = await hold("one");
    now += 30 * hour;
    await hold("two");
    now += 41.9 * hour;
    const green = await alertz();
    expect(green).toMatchObject({ status: "quiet", reasons: [] });
    expect(green.figures).toMatchObject({ held: 2, oldestHeldHours: 71 });
    now += hour;
    expect((await alertz()).reasons).toEqual([
      `${reason}: npm run enquiries -- list --standing quarantined`,
    ]);
    await run("drop", first);
    const again = await alertz();
    expect(again).toMatchObject({ status: "quiet", figures: { held: 1, oldestHeldHours: 42 } });
  });
});
