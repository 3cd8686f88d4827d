import { connect } from "node:net";
import type { Socket } from "node:net";
import { createTransport } from "nodemailer";
import { tellError } from "#server/log.ts";
import { mailOptions } from "#server/mail/compose.ts";
import type { Mailer } from "#server/mail/mailer.ts";

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
export function createSmtpMailer(url: string, patience: SmtpPatience = usualPatience): Mailer {
  return {
    kind: "smtp",
    async send(letter) {
      const sockets: Socket[] = [];
      const transport = createTransport({
        url,
        connectionTimeout: patience.connecting,
        greetingTimeout: patience.greeting,
        socketTimeout: patience.silence,
        // Our own socket, so that a server which never finishes can be hung up on.
        getSocket(options, callback) {
          const socket = connect({ host: options.host ?? "localhost", port: portOf(options) });
          // Commands are short and each waits for its answer.
          socket.setNoDelay(true);
          sockets.push(socket);
          const failed = (error: Error) => callback(error, undefined);
          socket.setTimeout(patience.connecting, () =>
            socket.destroy(new Error("connecting took too long")),
          );
          socket.once("error", failed);
          socket.once("connect", () => {
            socket.setTimeout(0);
            socket.removeListener("error", failed);
            callback(null, { connection: socket });
          });
        },
      });
      const hangUp = setTimeout(() => {
        for (const socket of sockets) {
          socket.destroy(new Error("the mail server took too long"));
        }
      }, patience.whole);
      try {
        await transport.sendMail(mailOptions(letter));
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: tellError(error) };
      } finally {
        clearTimeout(hangUp);
        transport.close();
      }
    },
  };
}

function portOf(options: { port?: number | string | undefined; secure?: boolean | undefined }) {
  return Number(options.port ?? (options.secure === true ? 465 : 587));
}
