import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { SMTPServer } from "smtp-server";
import type { SMTPServerOptions } from "smtp-server";
import { readMailServer } from "#domain/mail-server.ts";
import type { MailServer } from "#domain/mail-server.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import type { SmtpPatience } from "#server/mail/smtp.ts";

/** A mail server for tests, with everything it received. */
export interface TestMailServer {
  readonly port: number;
  /** Recipients and bytes of each letter. */
  readonly delivered: readonly { readonly to: readonly string[]; readonly raw: string }[];
  /** Returns the bytes on the line, and the commands that the server understood. */
  seen(): string;
  close(): void;
}

/** Starts a server without authentication or TLS, unless the options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const delivered: { to: readonly string[]; raw: string }[] = [];
  const seen: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    ...(options.key === undefined && { disabledCommands: ["STARTTLS"] }),
    onAuth(auth, _session, done) {
      seen.push(`login ${auth.username} ${auth.password}`);
      done(null, { user: auth.username });
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (data: Buffer) => (raw += data.toString()));
      stream.on("end", () => {
        seen.push(raw);
        delivered.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  // Clients that distrust the certificate hang up, as tests intend.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const line = createServer((caller) => {
    const callee = connect(portOf(server.server), "127.0.0.1");
    caller.on("data", (data: Buffer) => seen.push(data.toString("latin1")));
    caller.pipe(callee).pipe(caller);
    for (const [source, target] of [[caller, callee] as const, [callee, caller] as const]) {
      source.on("error", () => {});
      source.on("close", () => target.destroy());
    }
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    port: portOf(line),
    delivered,
    seen: () => seen.join("\n"),
    close() {
      line.close();
      server.close();
    },
  };
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Parses the address of a mail server, which tests give in valid form. */
export function serverAt(url: string): MailServer {
  const reading = readMailServer(url);
  if (!reading.ok) {
    throw new Error(reading.problem);
  }
  return reading.server;
}

/** Creates the real mailer for an address. */
export function mailerTo(url: string, patience?: SmtpPatience): Mailer {
  return createSmtpMailer(serverAt(url), patience);
}
