import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import { runDesk } from "#server/desk/commands.ts";
import { mailerTo, startMailServer } from "#test/support/mail-server.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const minute = 60_000;
const postgres = sharePostgres();

let site: Service;
let currentTime = 0;
let databaseUrl: string | undefined;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) {
    await close();
  }
});

const refuse = (code: number, text: string) => (done: (error: Error) => void) =>
  done(Object.assign(new Error(text), { responseCode: code }));

async function start(options: SMTPServerOptions): Promise<void> {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  currentTime = Date.UTC(2026, 10, 22, 9);
  site = await startService({
    mailer: mailerTo(`smtp://127.0.0.1:${server.port}`),
    clock: { now: () => currentTime },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  closing.push(() => site.close());
}

const post = async (message: string) =>
  (await (await postJson(site.endpoint, { ...goodEnquiry, message })).json()).reference;
const alarm = async () => {
  const answer = await fetch(`${site.url}/alertz`);
  return { status: answer.status, ...(await answer.json()) };
};
const run = async (...words: string[]) => (await runDesk(site.desk, words, currentTime)).output;

async function deliver(): Promise<void> {
  while ((await site.delivery.pass()) > 0) {}
}

describe.each(["embedded", "PostgreSQL"])("a permanently refused letter (%s store)", (kind) => {
  let virus = true;
  let offered = 0;
  beforeEach(async (context) => {
    databaseUrl = kind === "PostgreSQL" ? await postgres(context).database() : undefined;
    virus = true;
    offered = 0;
    await start({
      onData(stream, _session, done) {
        let raw = "";
        stream.on("data", (data: Buffer) => (raw += data.toString()));
        stream.on("end", () => {
          offered += 1;
          const isBad = virus && raw.includes(Buffer.from("EICAR").toString("base64").slice(0, 6));
          return isBad ? refuse(554, "5.7.1 virus of Sarah Buyer")(done) : done();
        });
      },
    });
  });

  test("is sent once and listed with the server's words, without an outage", async () => {
    const bad = await post("EICAR");
    const good = await post("helmets");
    await site.delivery.pass();
    for (let tries = 0; tries < 3; tries += 1) {
      currentTime += 45 * minute;
      await deliver();
    }
    expect(offered).toBe(2);
    expect(await site.store.counts()).toMatchObject({ sent: 1, waiting: 0, refused: 1 });
    expect(await run("list", "--letter", "refused")).toMatch(new RegExp(`${bad}.*refused !`));
    expect(await run("list", "--letter", "sent")).toContain(good);
    expect(await run("show", bad)).toMatch(/^Its words +554 5.7.1 virus of Sarah Buyer/m);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await alarm()).toMatchObject({
      status: "alarm",
      reasons: [
        "the mail server refuses 1 letters for good: the mail server answered DATA with 554 5.7.1; " +
          "npm run enquiries -- list --letter refused",
      ],
      figures: { refused: 1, waiting: 0 },
    });
  });

  test("is sent again on request, alone or with all others", async () => {
    const [firstReference, secondReference] = [await post("EICAR"), await post("EICAR 2")];
    await site.delivery.pass();
    virus = false;
    expect(await run("resend", firstReference)).toContain("goes out");
    await deliver();
    expect(await site.store.counts()).toMatchObject({ sent: 1, refused: 1 });
    expect(await run("resend", "--all")).toBe(`${secondReference}\n1 go out with the next look\n`);
    await deliver();
    expect(await site.store.counts()).toMatchObject({ sent: 2, refused: 0 });
    expect((await alarm()).status).toBe("quiet");
  });

  test("raises no alarm after it is marked as handled, and is removed in time", async () => {
    const bad = await post("EICAR");
    await site.delivery.pass();
    const retention = { days: 30, now: currentTime + 40 * 24 * 60 * minute };
    expect((await site.desk.purge({ retention, confirmed: true })).removed).toEqual([]);
    await run("handled", bad);
    expect((await alarm()).status).toBe("quiet");
    expect((await site.desk.purge({ retention, confirmed: true })).removed).toEqual([bad]);
  });
});

test.each<[string, SMTPServerOptions]>([
  ["the connection", { onConnect: (_session, done) => refuse(554, "no")(done) }],
  ["the sender", { onMailFrom: (_address, _session, done) => refuse(550, "no")(done) }],
  ["the recipient", { onRcptTo: (_address, _session, done) => refuse(550, "no")(done) }],
  [
    "the letter for now",
    {
      onData: (stream, _session, done) => {
        stream.on("end", () => refuse(451, "later")(done)).resume();
      },
    },
  ],
])("tries again after a refusal of %s", async (_what, options) => {
  databaseUrl = undefined;
  await start(options);
  await post("helmets");
  await site.delivery.pass();
  expect(await site.store.counts()).toMatchObject({ waiting: 1, refused: 0 });
  currentTime += 2 * minute;
  expect(await site.delivery.pass()).toBe(1);
});
