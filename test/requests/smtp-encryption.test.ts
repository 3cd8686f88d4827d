import { once } from "node:events";
import { createServer } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { MailServer } from "#domain/mail-server.ts";
import { runDesk } from "#server/desk/commands.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import { createAuthority, selfSigned } from "#test/support/certificates.ts";
import { mailerTo, portOf, serverAt, startMailServer } from "#test/support/mail-server.ts";
import type { TestMailServer } from "#test/support/mail-server.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

const password = "s3cret-of-the-mailbox";
const authority = createAuthority();
const usual = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...usual, authority.cert]));
afterAll(() => setDefaultCACertificates(usual));

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) {
    close();
  }
});

async function mailServer(options: SMTPServerOptions): Promise<TestMailServer> {
  const server = await startMailServer({ allowInsecureAuth: true, ...options });
  closing.push(() => server.close());
  return server;
}

const right = authority.issue("localhost");

/** Starts a server that answers every line of the client by a script. */
async function scriptedServer(script: (command: string) => string): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 ready\r\n");
    socket.on("data", (data: Buffer) => socket.write(script(data.toString())));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return portOf(server);
}

/** Posts an enquiry and delivers it; after 15 minutes checks readiness and tries again. */
async function tryTwice(server: MailServer) {
  let currentTime = Date.UTC(2026, 10, 20);
  const mailer = createSmtpMailer(server);
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    await postJson(service.endpoint, goodEnquiry);
    await service.delivery.pass();
    currentTime += 16 * 60_000;
    const ready = await (await fetch(`${service.url}/alertz`)).text();
    const [enquiry] = await service.desk.list({ limit: 1 });
    await service.delivery.pass();
    const [repeated] = await service.desk.list({ limit: 1 });
    return { ready, letter: enquiry?.letter, again: repeated?.letter };
  } finally {
    await service.close();
  }
}

function expectNothingSeen(server: TestMailServer) {
  const seen = server.seen();
  expect(seen).not.toContain(password);
  expect(seen).not.toContain(Buffer.from(`\0user\0${password}`).toString("base64"));
  expect(seen).not.toContain(Buffer.from(password).toString("base64"));
  expect(seen).not.toContain("MAIL FROM");
  expect(seen).not.toContain(goodEnquiry.company);
  expect(server.delivered).toEqual([]);
}

const oldTls = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };
const refused: readonly (readonly [what: string, options: SMTPServerOptions, why: string])[] = [
  ["expired", authority.issue("localhost", -1), "certificate has expired"],
  ["for another name", authority.issue("mail.elsewhere.example"), "does not match"],
  ["signed by itself", selfSigned("localhost"), "self-signed certificate"],
  ["right, but spoken over TLS 1.1", { ...right, ...oldTls } as SMTPServerOptions, "version"],
];

test.each(["smtp", "smtps"])("sends a letter over %s with a valid certificate", async (scheme) => {
  const server = await mailServer({ ...right, secure: scheme === "smtps" });
  const { letter } = await tryTwice(
    serverAt(`${scheme}://user:${password}@localhost:${server.port}`),
  );
  expect(letter).toMatchObject({
    state: "sent",
    sentOver: expect.stringMatching(/^TLSv1\.3 TLS_/),
  });
  expect(server.delivered).toHaveLength(1);
  expect(server.seen()).toContain(`login user ${password}`);
});

test.each(
  ["smtp", "smtps"].flatMap((scheme) => refused.map((refusal) => [scheme, ...refusal] as const)),
)("sends nothing over %s where the certificate is %s", async (scheme, _, options, why) => {
  const server = await mailServer({ ...options, secure: scheme === "smtps" });
  const {
    letter,
    again: repeated,
    ready,
  } = await tryTwice(serverAt(`${scheme}://user:${password}@localhost:${server.port}`));
  expect(letter).toMatchObject({ state: "waiting", attempts: 1, sentOver: null });
  expect(repeated).toMatchObject({ state: "waiting", attempts: 2 });
  expect(letter?.lastError).toContain(why);
  expect(ready).toContain(why);
  expectNothingSeen(server);
});

const inClear: Readonly<Record<string, (port: number) => MailServer>> = {
  "with credentials": (port) => serverAt(`smtp://user:${password}@localhost:${port}`),
  "beyond the private network": (port) => {
    const beyond = serverAt(`smtp://mail.supplier.example:${port}`);
    return { ...beyond, host: "127.0.0.1" };
  },
};

test.each(Object.entries(inClear))(
  "sends nothing in clear text %s to a server without TLS",
  async (_, target) => {
    const server = await mailServer({ hideSTARTTLS: true });
    const { letter, again: repeated, ready } = await tryTwice(target(server.port));
    expect(letter).toMatchObject({ state: "waiting", attempts: 1, sentOver: null });
    expect(repeated).toMatchObject({ state: "waiting", attempts: 2 });
    expect(ready).toContain("the mail server offers no TLS");
    expectNothingSeen(server);
  },
);

test("sends nothing to a server that offers TLS and then refuses it", async () => {
  const heard: string[] = [];
  const port = await scriptedServer((command) => {
    heard.push(command);
    const refusing = command.startsWith("STARTTLS")
      ? "454 not now"
      : "250-STARTTLS\r\n250 AUTH PLAIN";
    return `${refusing}\r\n`;
  });
  const { letter } = await tryTwice(serverAt(`smtp://user:${password}@localhost:${port}`));
  expect(letter).toMatchObject({
    state: "waiting",
    lastError: expect.stringContaining("STARTTLS"),
  });
  expect(heard.join("").replaceAll(/EHLO .*\r\n/g, "")).toBe("STARTTLS\r\nSTARTTLS\r\n");
});

test("refuses an invalid certificate of a server on this machine", async () => {
  const server = await mailServer(selfSigned("localhost"));
  const { letter } = await tryTwice(serverAt(`smtp://localhost:${server.port}`));
  expect(letter).toMatchObject({ state: "waiting" });
  expectNothingSeen(server);
});

test("reports refused credentials as a failure without the password", async () => {
  const server = await mailServer({
    ...right,
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error("no such user")),
  });
  const { letter, ready } = await tryTwice(
    serverAt(`smtp://user:${password}@localhost:${server.port}`),
  );
  expect(letter).toMatchObject({ state: "waiting", lastError: expect.stringContaining("535") });
  expect(`${ready}${JSON.stringify(letter)}`).not.toContain(password);
});

test("sends the letter as soon as the certificate is valid", async () => {
  let currentTime = Date.UTC(2026, 10, 20);
  const wrong = await mailServer(authority.issue("localhost", -1));
  const mended = await mailServer(right);
  let port = wrong.port;
  const mailer: Mailer = {
    kind: "smtp",
    send: (letter) => mailerTo(`smtp://user:${password}@localhost:${port}`).send(letter),
  };
  const service = await startService({ mailer, clock: { now: () => currentTime } });
  try {
    const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
    await service.delivery.pass();
    expect(await service.store.counts()).toMatchObject({ waiting: 1, sent: 0 });
    port = mended.port;
    currentTime += 60_000;
    await service.delivery.pass();
    expect(mended.delivered).toHaveLength(1);
    const { output } = await runDesk(service.desk, ["show", reference], currentTime);
    expect(output).toMatch(/Sent over +TLSv1\.3 TLS_/);
  } finally {
    await service.close();
  }
});
