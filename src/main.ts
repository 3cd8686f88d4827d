import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "#domain/page-answer.ts";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { loadSite } from "#server/http/site-files.ts";
import { createLog } from "#server/log.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import { checkReadiness } from "#server/watch/readiness.ts";
import { readSettings } from "#settings";
import type { Settings } from "#settings";

const log = createLog((line) => process.stdout.write(`${line}\n`), systemClock.now);

const reading = readSettings(process.env);
if (reading.ok) {
  await run(reading.settings);
} else {
  for (const { variable, problem } of reading.problems) {
    process.stderr.write(`${variable} ${problem}\n`);
  }
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  const store = await openStore(settings, "db/migrations");
  const mailbox = join(settings.dataFolder, "mailbox");
  const mailer =
    settings.smtpUrl === undefined ? createFolderMailer(mailbox) : createSmtpMailer(settings.smtpUrl);
  const withInbox = mailer.kind === "folder" && !settings.production;
  const delivery = createDelivery({
    store,
    mailer,
    correspondents: {
      companyName: settings.company.name,
      from: settings.mailFrom,
      to: settings.mailTo,
    },
    clock: systemClock,
    log,
    random: Math.random,
  });
  let stopping = false;
  const app = createApp({
    settings,
    site: await loadSite("dist", securityHeaders(settings)),
    render: await loadRender("dist/server/render.js"),
    store,
    clock: systemClock,
    log,
    wakeDelivery: () => delivery.wake(),
    readiness: () =>
      checkReadiness({
        store,
        clock: systemClock,
        dataFolder: settings.dataFolder,
        delivers: !settings.storeOnly,
        stopping: () => stopping,
      }),
    ...(withInbox ? { inboxFolder: mailbox } : {}),
  });
  await app.listen({ port: settings.port, host: settings.host });
  if (!settings.storeOnly) {
    delivery.start();
  }
  announce(settings, withInbox);
  const stop = async () => {
    if (!stopping) {
      stopping = true;
      await app.close();
      await delivery.stop();
      await store.close();
      log.info("stopped");
    }
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function loadRender(file: string): Promise<RenderPage> {
  const loaded: { render: RenderPage } = await import(pathToFileURL(file).href);
  return loaded.render;
}

function announce(settings: Settings, withInbox: boolean): void {
  const lines = [`The site is at ${settings.siteUrl}/`];
  if (withInbox) {
    lines.push(`Enquiries arrive at ${settings.siteUrl}/inbox`);
  }
  if (!settings.production) {
    lines.push("This is a demonstration with placeholder company data; see docs/running.md.");
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
