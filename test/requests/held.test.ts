import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { trapField } from "#domain/enquiry/trap-field.ts";
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

  test("is discarded with a reason, sends no letter, and can be sent after all", async () => {
    const [junk, more] = [await hold("junk"), await hold("more")];
    expect((await run("discard", junk, "--reason", "sells links")).output).toBe(
      `${junk}\n1 discarded\n`,
    );
    expect((await run("show", junk)).output).toContain(
      "handled (filled the hidden field; discarded: sells links)",
    );
    expect((await run("discard", "--all")).output).toBe(`${more}\n1 discarded\n`);
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
      const answer = { ok: false, output: `${held} is held: release it or discard it.\n` };
      expect(await run(command, held)).toEqual(answer);
    }
    const unclear = [
      ["release"],
      ["discard", held, "--all"],
      ["release", held, "--reason", "none"],
    ];
    for (const words of unclear) {
      expect((await run(...words)).ok).toBe(false);
    }
    expect(await service.store.counts()).toMatchObject({ held: 1, waiting: 1 });
  });

  test("is counted at once, and raises the alarm after a day", async () => {
    expect((await alertz()).figures).toMatchObject({ held: 0 });
    const first = await hold("one");
    now += 10 * hour;
    await hold("two");
    now += 13.9 * hour;
    const before = await alertz();
    expect(before).toMatchObject({ status: "quiet", reasons: [], figures: { held: 2 } });
    now += hour;
    expect((await alertz()).reasons).toEqual([
      "2 enquiries are held, the oldest for more than a day: npm run enquiries -- list --letter held",
    ]);
    const listed = (await run("list", "--letter", "held")).output;
    expect(listed).toContain(first);
    expect(listed).toContain("2 shown");
    await run("discard", first);
    expect(await alertz()).toMatchObject({ status: "quiet", figures: { held: 1 } });
  });
});
