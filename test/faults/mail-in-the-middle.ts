import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { openAddress } from "#test/faults/moving-address.ts";
import { createSender } from "#test/faults/sender.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { createAuthority, selfSigned } from "#test/support/certificates.ts";
import { startMailServer } from "#test/support/mail-server.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually, goodEnquiry } from "#test/support/requests.ts";

const schemes = ["smtp", "smtps"] as const;
const password = "s3cret-of-the-mailbox";
const authority = createAuthority();
const right = authority.issue("localhost");
const oldTls = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };

/** An impostor in place of the mail server. */
const strangers: Readonly<Record<string, SMTPServerOptions>> = {
  "certificate expired": authority.issue("localhost", -1),
  "certificate of another name": authority.issue("mail.elsewhere.example"),
  "certificate signed by itself": selfSigned("localhost"),
  "certificate of another authority": createAuthority().issue("localhost"),
  "TLS 1.1": { ...right, ...oldTls } as SMTPServerOptions,
  "TLS not offered": { hideSTARTTLS: true },
};

/** Texts that must never be sent in clear. */
const credentials = [password, `\0user\0${password}`];
const secrets = credentials
  .concat(credentials.map((text) => Buffer.from(text).toString("base64")))
  .concat("MAIL FROM", goodEnquiry.company, goodEnquiry.email);

/** Puts one impostor after another in place of the mail server, then the right server again. */
export const mailInTheMiddle: Fault = {
  name: "TLS: invalid certificates, none, and STARTTLS stripped",
  stores: bothStores,
  heldBy: "test/requests/smtp-encryption.test.ts",
  make: (world) =>
    onGround(world, async (ground) => {
      const each = world.short ? 1 : 50;
      const home = await makeHome();
      const authorityFile = join(home.folder, "authority.pem");
      await writeFile(authorityFile, authority.cert);
      const opened = await ground.open();
      const counted: Record<string, number | string> = {};
      const broken: Record<string, number> = {};

      async function withScheme(scheme: (typeof schemes)[number]): Promise<void> {
        const heard: string[] = [];
        const start = (options: SMTPServerOptions) =>
          startMailServer({
            allowInsecureAuth: true,
            secure: scheme === "smtps" && "key" in options,
            ...options,
          });
        const rightServer = await start(right);
        const address = await openAddress(rightServer.port, (data) =>
          heard.push(data.toString("latin1")),
        );
        const env = {
          ...ground.env,
          NODE_EXTRA_CA_CERTS: authorityFile,
          SMTP_URL: `${scheme}://user:${password}@localhost:${address.port}`,
        };
        const service = await startProcess(home.folder, env);
        const sender = createSender(service.endpoint, 5);
        const waiting = async () => opened.desk.list({ letter: "waiting", limit: 1_000_000 });
        let accepted = 0;
        const post = async (about: string) => {
          const { status } = await sender.post(`${scheme} ${about}`);
          accepted += status === 201 ? 1 : 0;
        };
        let posted = 0;
        let astray = 0;
        try {
          const sentBefore = (await opened.store.counts()).sent;
          for (const [who, options] of Object.entries(strangers)) {
            const stranger = await start(options);
            address.moveTo(stranger.port);
            posted += each;
            await Promise.all(Array.from({ length: each }, (_, n) => post(`${who}, ${n}`)));
            const wasTried = async () =>
              (await waiting()).every(({ letter }) => letter.lastError !== null);
            await eventually(wasTried, 120_000);
            astray += stranger.delivered.length;
            stranger.close();
          }
          address.moveTo(rightServer.port);
          for (const { reference } of await waiting()) {
            await opened.desk.resend(reference, Date.now());
          }
          posted += 1;
          await post("the right one");
          await eventually(async () => (await waiting()).length === 0, 600_000).catch(() => {});
          const transcript = heard.join("");
          const sent = (await opened.store.counts()).sent - sentBefore;
          counted[`${scheme}: letters kept from strangers`] = accepted - 1;
          counted[`${scheme}: letters taken by the right server`] = rightServer.delivered.length;
          Object.assign(broken, {
            [`${scheme}: enquiries refused`]: posted - accepted,
            [`${scheme}: letters taken by strangers`]: astray,
            [`${scheme}: secrets in clear`]: secrets.filter((secret) => transcript.includes(secret))
              .length,
            [`${scheme}: letters that never came`]: accepted - rightServer.delivered.length,
            [`${scheme}: letters not marked as sent`]: accepted - sent,
          });
        } finally {
          sender.close();
          service.process.kill("SIGKILL");
          await service.ended;
          address.close();
          rightServer.close();
        }
      }

      try {
        for (const scheme of schemes) {
          await withScheme(scheme);
        }
        return { counted, broken };
      } finally {
        await opened.database.close();
        await home.remove();
      }
    }),
};
