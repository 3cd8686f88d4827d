import { expect, test } from "vitest";
import { runDesk } from "#server/desk/commands.ts";
import { writeEnquiries } from "#test/support/many-enquiries.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service, ServiceOptions } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 20);

/** A service at a time of its own, with a retention of 365 days. */
async function withService(
  work: (service: Service, pass: (days: number) => Promise<void>) => Promise<void>,
  options: ServiceOptions = {},
): Promise<void> {
  let now = start;
  const service = await startService({ ...options, clock: { now: () => now } });
  try {
    await work(service, async (days) => {
      now = start + days * day;
      await service.housekeeping.pass();
    });
  } finally {
    await service.close();
  }
}

const kept = async (service: Service) => (await service.store.counts()).enquiries;

async function readiness(service: Service): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${service.url}/alertz`);
  return { status: answer.status, text: await answer.text() };
}

test.for(["sqlite", "postgres"])(
  "on %s 20,000 enquiries go in steps, and pages and posts are answered between them",
  async (kind, context) => {
    const databaseUrl = kind === "postgres" ? await postgres(context).database() : undefined;
    await withService(
      async (service) => {
        const old = start - 800 * day;
        await writeEnquiries(service.database, { count: 20_000, oldest: old, every: 60_000 });
        let answered = 0;
        const answeredAtStep: number[] = [];
        const purging = service.desk.purge({
          retention: { days: 365, now: start },
          confirmed: true,
          going: () => answeredAtStep.push(answered) > 0,
        });
        let over = false;
        const asking = (async () => {
          for (; !over; answered += 1) {
            const enquiry = { ...goodEnquiry, message: `while it purges ${answered}` };
            expect((await fetch(`${service.url}/`)).status).toBe(200);
            expect((await postJson(service.endpoint, enquiry)).status).toBe(201);
          }
        })();
        const { removed } = await purging;
        over = true;
        await asking;
        expect(new Set(removed).size).toBe(20_000);
        expect(await kept(service)).toBe(answered);
        expect(answeredAtStep.length).toBeGreaterThanOrEqual(100);
        expect(new Set(answeredAtStep).size).toBeGreaterThan(3);
      },
      databaseUrl === undefined ? {} : { databaseUrl },
    );
  },
);

test("a purge that fails is told, and the counts of limits go all the same", async () => {
  let broken = true;
  const options: ServiceOptions = {
    wrapDesk: (desk) => ({
      ...desk,
      purge: (order) =>
        broken ? Promise.reject(new Error("canceling statement")) : desk.purge(order),
    }),
  };
  await withService(async (service, pass) => {
    await service.store.hit("address:a", start - day);
    await pass(0);
    const red = await readiness(service);
    expect(red.status).toBe(503);
    expect(red.text).toContain("housekeeping failed: Error: canceling statement");
    expect(service.logged.join()).toContain("canceling statement");
    expect(await service.store.hit("address:a", start - day)).toBe(1);
    broken = false;
    await pass(0);
    expect((await readiness(service)).status).toBe(200);
  }, options);
});

const twoYears = { count: 100, oldest: start - 350 * day, every: 3.5 * day };
const command = "npm run enquiries -- purge 365 --all";

test("a clock 400 days ahead removes nothing and says so, and a person may say that it is right", () =>
  withService(async (service, pass) => {
    await writeEnquiries(service.database, twoYears);
    await pass(0);
    expect((await readiness(service)).status).toBe(200);
    await pass(400);
    expect(await kept(service)).toBe(100);
    const red = await readiness(service);
    expect(red.status).toBe(503);
    expect(red.text).toContain(command);
    expect(red.text).toContain("no enquiry since 2026-11-");
    const words = command.split(" ").slice(4);
    const now = start + 400 * day;
    const doubted = await runDesk(service.desk, words.slice(0, 2), now);
    expect(doubted.output).toMatch(/^0 removed\nOthers are due but kept: no enquiry since/);
    expect((await runDesk(service.desk, words, now)).output).toBe("100 removed\n");
    await pass(400);
    expect((await readiness(service)).status).toBe(200);
  }));

test("an enquiry that comes in under the wrong clock does not vouch for it", () =>
  withService(async (service, pass) => {
    await writeEnquiries(service.database, twoYears);
    await pass(400);
    await postJson(service.endpoint, goodEnquiry);
    await pass(400);
    expect(await kept(service)).toBe(101);
    const red = await readiness(service);
    expect(red.text).toContain("more than a tenth of all enquiries are older than 365 days");
    expect(red.text).toContain(command);
    await pass(0);
    expect((await readiness(service)).status).toBe(200);
    expect(await kept(service)).toBe(101);
  }));

test("what ages day by day goes without a word, in a large store and in a small one", () =>
  withService(async (service, pass) => {
    await writeEnquiries(service.database, { count: 401, oldest: start - 400 * day, every: day });
    await pass(0);
    expect(await kept(service)).toBe(366);
    expect((await readiness(service)).status).toBe(200);
    await runDesk(service.desk, ["purge", "2", "--all"], start);
    await pass(0);
    expect(await kept(service)).toBe(3);
    await postJson(service.endpoint, goodEnquiry);
    for (const days of [363, 364, 365]) {
      await pass(days);
      await postJson(service.endpoint, { ...goodEnquiry, message: `day ${days}` });
      await pass(days);
    }
    expect(await kept(service)).toBe(5);
    await service.delivery.pass();
    expect((await readiness(service)).status).toBe(200);
  }));

test("after months without a pass a person is asked, for more than a tenth is due", () =>
  withService(async (service, pass) => {
    await writeEnquiries(service.database, { count: 460, oldest: start - 459 * day, every: day });
    await pass(0);
    expect(await kept(service)).toBe(460);
    expect((await readiness(service)).text).toContain(command);
    await runDesk(service.desk, ["purge", "365", "--all"], start);
    await pass(0);
    expect((await readiness(service)).status).toBe(200);
    await pass(1);
    expect(await kept(service)).toBe(366);
  }));

test("a quiet month is no fault, a longer one is told", () =>
  withService(async (service, pass) => {
    await writeEnquiries(service.database, {
      count: 2,
      oldest: start - 365 * day,
      every: 365 * day,
    });
    await pass(31);
    expect(await kept(service)).toBe(2);
    expect((await readiness(service)).status).toBe(200);
    await pass(32);
    expect(await kept(service)).toBe(2);
    expect((await readiness(service)).text).toContain(command);
    await postJson(service.endpoint, goodEnquiry);
    await pass(32);
    expect(await kept(service)).toBe(2);
    expect((await readiness(service)).status).toBe(200);
  }));

test("stopping ends a purge after the step that is under way", () =>
  withService(async (service) => {
    const oldest = start - 405 * day;
    await writeEnquiries(service.database, { count: 20_000, oldest, every: 1_749_600 });
    service.housekeeping.start();
    await service.housekeeping.stop();
    expect(await kept(service)).toBe(19_800);
    expect(service.logged.join()).not.toContain("failed");
  }));

test.each([
  [300, 300],
  [301, 0],
])("of 3,000 enquiries, %i that are due go in one pass: %i of them", (due, gone) =>
  withService(async (service) => {
    // One enquiry after the other up to now, so that so many are older than a year.
    const every = Math.floor((365 * day) / (2999.5 - due));
    const oldest = start - 2999 * every;
    await writeEnquiries(service.database, { count: 3000, oldest, every });
    const purged = await service.desk.purge({ retention: { days: 365, now: start } });
    expect(purged.removed).toHaveLength(gone);
    expect(purged.doubt).toEqual(gone === 0 ? { why: "too many" } : undefined);
    expect(await kept(service)).toBe(3000 - gone);
  }),
);
