import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { RenderPage } from "#domain/page-answer.ts";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { prepare } from "#server/http/prepared.ts";
import { createLog } from "#server/log.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import { checkReadiness } from "#server/watch/readiness.ts";
import type { Settings } from "#settings";

/** The real service without a site of its own: enquiries, inbox and health, on no port. */
export async function openService(
  settings: Settings,
  render: RenderPage,
): Promise<{ readonly app: FastifyInstance; close(): Promise<void> }> {
  const log = createLog((line) => process.stdout.write(`${line}\n`), systemClock.now);
  const { database, store } = await openStore(settings, "db/migrations", () => {});
  const mailbox = join(settings.dataFolder, "mailbox");
  const { smtpUrl, company, dataFolder } = settings;
  const parts = { store, clock: systemClock, log };
  const delivery = createDelivery({
    ...parts,
    mailer: smtpUrl === undefined ? createFolderMailer(mailbox) : createSmtpMailer(smtpUrl),
    correspondents: { companyName: company.name, from: settings.mailFrom, to: settings.mailTo },
    random: Math.random,
  });
  const notFound = prepare(404, securityHeaders(settings), { identity: Buffer.from("Not found") });
  const app = createApp({
    ...parts,
    settings,
    site: { prepared: new Map(), pages: new Set(), notFound, pictures: new Map() },
    render,
    wakeDelivery: () => delivery.wake(),
    readiness: () =>
      checkReadiness({ ...parts, dataFolder, delivers: true, stopping: () => false }),
    ...(smtpUrl === undefined ? { inboxFolder: mailbox } : {}),
  });
  await app.ready();
  delivery.start();
  return {
    app,
    async close() {
      await app.close();
      await delivery.stop();
      await database.close();
    },
  };
}
