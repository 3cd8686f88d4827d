import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { MailServer } from "#domain/mail-server.ts";
import { composeLetter } from "#server/mail/compose.ts";
import type { ComposedLetter } from "#server/mail/compose.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { tellFailure } from "#server/mail/smtp-failure.ts";

/** How long the parts of a conversation and the whole of it may take, in milliseconds. */
export interface SmtpPatience {
  readonly connecting: number;
  readonly greeting: number;
  readonly silence: number;
  readonly whole: number;
}

const usualPatience: SmtpPatience = {
  connecting: 10_000,
  greeting: 10_000,
  silence: 20_000,
  whole: 60_000,
};

/** Sends letters to a mail server, each over a connection of its own. */
export function createSmtpMailer(
  server: MailServer,
  patience: SmtpPatience = usualPatience,
): Mailer {
  return {
    kind: "smtp",
    async send(letter) {
      const composed = await composeLetter(letter);
      const { host, port } = server;
      // Our own socket, so that a server which never finishes can be hung up on.
      const socket = connect({ host, port });
      const hangUpAfter = (time: number, why: string) =>
        setTimeout(() => socket.destroy(new Error(why)), time);
      socket.on("error", () => {});
      const whole = hangUpAfter(patience.whole, "the mail server took too long");
      const connecting = hangUpAfter(patience.connecting, "connecting took too long");
      try {
        await once(socket, "connect").finally(() => clearTimeout(connecting));
        return { ok: true, over: await handIn(composed, socket, server, patience) };
      } catch (error) {
        return tellFailure(error);
      } finally {
        clearTimeout(whole);
      }
    },
  };
}

/** Goes through the conversation, and answers how it was encrypted. */
async function handIn(
  { envelope, message }: ComposedLetter,
  socket: Socket,
  server: MailServer,
  patience: SmtpPatience,
): Promise<string> {
  const connection = new SMTPConnection({
    connection: socket,
    host: server.host,
    port: server.port,
    secure: server.implicitTls,
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: true },
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  });
  const broken = new Promise<never>((_, reject) => {
    connection.on("error", reject);
  });
  const step = (talk: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => {
        talk((error) => (error ? reject(error) : resolve()));
      }),
    ]);
  try {
    await step((done) => connection.connect(done));
    const encryption = encryptionOf(connection);
    if (encryption === undefined && server.mustEncrypt) {
      throw new Error("the mail server offers no TLS, and nothing is sent in clear");
    }
    const { credentials } = server;
    if (credentials !== undefined) {
      const login = { user: credentials.user, pass: credentials.password };
      await step((done) => connection.login(login, done));
    }
    await step((done) => connection.send(envelope, message, done));
    return encryption ?? "no encryption";
  } finally {
    connection.close();
  }
}

/** Protocol and cipher, such as `TLSv1.3 TLS_AES_256_GCM_SHA384`; undefined in clear. */
function encryptionOf({ _socket: socket }: SMTPConnection): string | undefined {
  return socket instanceof TLSSocket
    ? `${socket.getProtocol()} ${socket.getCipher().standardName}`
    : undefined;
}
