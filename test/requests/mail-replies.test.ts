import { afterEach, expect, test } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import { runDesk } from "#server/desk/commands.ts";
import { mailerTo, startMailServer } from "#test/support/mail-server.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) {
    close();
  }
});

const words = "Sarah Buyer of Harbour Works, +966 11 000 0000, try later";
const refuse = (code: number, text: string) => (done: (error: Error) => void) =>
  done(Object.assign(new Error(text), { responseCode: code }));

/** Refusals of a mail server at each step, and the details that may be shown. */
const refusals: readonly (readonly [step: string, options: SMTPServerOptions, told: string])[] = [
  [
    "the connection",
    { onConnect: (_session, done) => refuse(554, words)(done) },
    "the mail server answered the connection with 554",
  ],
  [
    "the sender",
    { onMailFrom: (_address, _session, done) => refuse(451, `4.7.1 ${words}`)(done) },
    "the mail server answered MAIL FROM with 451 4.7.1",
  ],
  [
    "the recipient",
    { onRcptTo: (_address, _session, done) => refuse(550, `5.1.1 ${words}`)(done) },
    "the mail server answered RCPT TO with 550 5.1.1",
  ],
  [
    "the letter",
    {
      onData: (stream, _session, done) => {
        stream.on("end", () => refuse(552, words)(done)).resume();
      },
    },
    "the mail server answered DATA with 552",
  ],
];

test.each(refusals)("shows only codes of a mail server's refusal of %s", async (...row) => {
  const [, options, expected] = row;
  const server = await startMailServer(options);
  closing.push(() => server.close());
  let currentTime = Date.UTC(2026, 10, 20);
  const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
    await service.delivery.pass();
    currentTime += 16 * 60_000;
    const ready = await (await fetch(`${service.url}/alertz`)).text();
    for (const text of [service.logged.join("\n"), ready]) {
      expect(text).toContain(expected);
      expect(text).not.toContain("Buyer");
      expect(text).not.toContain("+966");
    }
    const { output } = await runDesk(service.desk, ["show", reference], currentTime);
    expect(output).toContain(`Last error    ${expected}`);
    expect(output).toMatch(/^Its words +.*Sarah Buyer of Harbour Works/m);
  } finally {
    await service.close();
  }
});

test("attributes the server's words to the right failure", async () => {
  let text = words;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => (text === "" ? done() : refuse(450, text)(done)),
  });
  closing.push(() => server.close());
  let currentTime = Date.UTC(2026, 10, 20);
  const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
    await service.delivery.pass();
    text = "";
    currentTime += 60_000;
    await service.delivery.pass();
    const { output } = await runDesk(service.desk, ["show", reference], currentTime);
    expect(output).toMatch(/^Last error +-$/m);
    expect(output).not.toContain("Its words");
  } finally {
    await service.close();
  }
});
