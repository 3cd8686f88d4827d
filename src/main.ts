import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { RenderPage } from "#domain/page-answer.ts";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { keepHouse } from "#server/housekeeping.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { loadSite } from "#server/http/site-files.ts";
import { createLog, tellError } from "#server/log.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import { createMetricsServer } from "#server/watch/metrics.ts";
import { checkReadiness } from "#server/watch/readiness.ts";
import { readSettings } from "#settings";
import type { Settings } from "#settings";

const hour = 60 * 60_000;
/** What is still under way after this long is left: an unsent letter comes round again. */
const longestStop = 9000;
const log = createLog((line) => process.stdout.write(`${line}\n`), systemClock.now);

// What buyers write is for this user's eyes alone, also as a file.
process.umask(0o077);
const reading = readSettings(process.env);
if (reading.ok) {
  await run(reading.settings).catch((error: unknown) => {
    process.stderr.write(`The service cannot start. ${tellError(error)}\n`);
    process.exit(1);
  });
} else {
  for (const { variable, problem } of reading.problems) {
    process.stderr.write(`${variable} ${problem}\n`);
  }
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  const { database, store, desk } = await openStore(settings, "db/migrations", (error) =>
    log.error("database connection lost", { reason: tellError(error) }),
  );
  const mailbox = join(settings.dataFolder, "mailbox");
  const { smtpUrl, company } = settings;
  const mailer = smtpUrl === undefined ? createFolderMailer(mailbox) : createSmtpMailer(smtpUrl);
  const withInbox = mailer.kind === "folder" && !settings.production;
  const parts = { store, clock: systemClock, log };
  const delivery = createDelivery({
    ...parts,
    mailer,
    correspondents: { companyName: company.name, from: settings.mailFrom, to: settings.mailTo },
    random: Math.random,
  });
  let stopping = false;
  const readiness = () =>
    checkReadiness({
      ...parts,
      dataFolder: settings.dataFolder,
      delivers: !settings.storeOnly,
      stopping: () => stopping,
    });
  const secured = { ...settings, styleHashes: await readStyleHashes("dist/style-hashes.json") };
  const app = createApp({
    ...parts,
    settings: secured,
    site: await loadSite("dist", {
      security: securityHeaders(secured),
      demonstration: !settings.production,
    }),
    render: await loadRender("dist/server/render.js"),
    wakeDelivery: () => delivery.wake(),
    readiness,
    ...(withInbox ? { inboxFolder: mailbox } : {}),
  });
  const metrics = createMetricsServer(readiness);
  const stop = async () => {
    if (stopping) {
      return;
    }
    stopping = true;
    setTimeout(() => process.exit(0), longestStop).unref();
    metrics.close();
    await app.close();
    await delivery.stop();
    await database.close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  if (settings.metricsPort > 0) {
    metrics.listen(settings.metricsPort, settings.metricsHost);
    await once(metrics, "listening");
  }
  const address = await app.listen({ port: settings.port, host: settings.host });
  if (!settings.storeOnly) {
    delivery.start();
  }
  const house = {
    ...{ desk, clock: systemClock, log },
    retentionDays: settings.retentionDays,
    limitWindow: settings.limits.windowSeconds * 1000,
  };
  void keepHouse(house);
  setInterval(() => void keepHouse(house), hour).unref();
  log.info("listening", { address });
  announce(settings, withInbox);
}

async function readStyleHashes(file: string): Promise<readonly string[]> {
  return z.array(z.string().startsWith("sha256-")).parse(JSON.parse(await readFile(file, "utf8")));
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
