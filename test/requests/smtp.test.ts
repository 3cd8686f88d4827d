import { createServer } from "node:net";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { messageIdOf, writeLetter } from "#server/mail/letter.ts";
import type { SmtpPatience } from "#server/mail/smtp.ts";
import { freePort } from "#test/support/free-port.ts";
import { mailerTo, portOf, startMailServer } from "#test/support/mail-server.ts";
import type { TestMailServer } from "#test/support/mail-server.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { serviceWordsIn } from "#words/service.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) {
    close();
  }
});

const little = { connecting: 300, greeting: 300, silence: 300, whole: 600 };
const letter = writeLetter(
  {
    reference: "7K3QX-9B2MD",
    messageId: messageIdOf("7K3QX-9B2MD", "site@supplier.example"),
    receivedAt: Date.UTC(2026, 10, 20),
    enquiry: goodEnquiry,
    language: "en",
  },
  { companyName: "Supplier", from: "site@supplier.example", to: "desk@supplier.example" },
  serviceWordsIn("en"),
);

async function mailServer(options?: SMTPServerOptions): Promise<TestMailServer> {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return server;
}

async function plainServer(greet: (write: (text: string) => void) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    closing.push(() => socket.destroy());
    greet((text) => socket.write(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  return portOf(server);
}

const send = (port: number, patience?: SmtpPatience) =>
  mailerTo(`smtp://127.0.0.1:${port}`, patience).send(letter);

test("delivers a letter to its one recipient", async () => {
  const { delivered, port } = await mailServer();
  expect(await send(port)).toEqual({ ok: true, over: "no encryption" });
  const mail = await PostalMime.parse(delivered[0]?.raw ?? "");
  expect(delivered[0]?.to).toEqual(["desk@supplier.example"]);
  expect(mail.subject).toBe("Enquiry 7K3QX-9B2MD from Harbour Works");
  expect(mail.replyTo?.[0]?.address).toBe(goodEnquiry.email);
  expect(mail.date).toBe("2026-11-20T00:00:00.000Z");
});

const refuse = (code: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error("not now"), { responseCode: code }));

test.each([421, 450, 550, 554])(
  "treats an answer of %d as a failure with a reason",
  async (code) => {
    const { port } = await mailServer({ onRcptTo: refuse(code) });
    expect(await send(port)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`${code}`),
    });
  },
);

test("treats a missing server as a failure", async () => {
  expect((await send(await freePort())).ok).toBe(false);
});

test("leaves a silent server after a while", async () => {
  expect((await send(await plainServer(() => {}), little)).ok).toBe(false);
});

test("a server that never comes to an end is hung up on", async () => {
  const port = await plainServer((write) => {
    write("220 ready\r\n");
    const drip = setInterval(() => write("250-still here\r\n"), 50);
    closing.push(() => clearInterval(drip));
  });
  const long = 60_000;
  const patience = { connecting: long, greeting: long, silence: long, whole: little.whole };
  expect(await send(port, patience)).toEqual({
    ok: false,
    reason: expect.stringContaining("the mail server took too long"),
  });
});

test("treats a server without TLS as a failure", async () => {
  const port = await plainServer((write) => write("220 plain\r\n"));
  const mailer = mailerTo(`smtps://127.0.0.1:${port}`);
  expect((await mailer.send(letter)).ok).toBe(false);
});
