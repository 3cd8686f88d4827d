import { once } from "node:events";
import { service } from "#addresses";
import { objectionsTo } from "#domain/live-release.ts";
import type { ReleaseFacts } from "#domain/release.ts";
import { openFiles } from "#server/enquiries/attachments/open-files.ts";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { stopAfterUncaughtError } from "#server/crash.ts";
import { createBodyReader } from "#server/enquiries/body-reader.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import { embeddedStoreFile, openDatabase, openStore } from "#server/enquiries/open-store.ts";
import { createHousekeeping } from "#server/housekeeping.ts";
import { createRenderingAllowance } from "#server/http/rendering-allowance.ts";
import { createUntrustedProxyWatch } from "#server/http/untrusted-proxy.ts";
import { createLog, tellError } from "#server/log.ts";
import { mailboxFolder, openMailer } from "#server/mail/open-mailer.ts";
import { openEvents } from "#server/people/events.ts";
import { openPrinter } from "#server/quotations/paper/printer.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import { purgeQuotations } from "#server/enquiries/quotation-retention.ts";
import { buyersPages, createNotices } from "#server/quotations/send-letters.ts";
import { createBuyersOffers } from "#server/receipts/offers.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { createReleaseFollower } from "#server/replicas/follow-releases.ts";
import type { ReleaseFollower } from "#server/replicas/follow-releases.ts";
import { createOffers } from "#server/releases/offers.ts";
import { openReleases } from "#server/releases/open-releases.ts";
import { openWorkerRenderer } from "#server/rendering/worker-renderer.ts";
import { readStartSettings } from "#server/start-settings.ts";
import { crashTimes, stopService, stopTimes } from "#server/stop.ts";
import type { StopTimes } from "#server/stop.ts";
import { createMetricsServer } from "#server/watch/metrics.ts";
import { checkHealth } from "#server/watch/check-health.ts";
import { createStoreWatch } from "#server/watch/store-watch.ts";
import { createQueryLog } from "#server/work/query-log.ts";
import { readStoreSettings, siteFolder } from "#settings";
import type { Settings } from "#settings";
import { serviceWordsIn } from "#words/service.ts";

/** Milliseconds between two checks for another release. */
const releaseInterval = 100;
const log = createLog((line) => process.stdout.write(`${line}\n`), systemClock.now);

// The service goes on if the reader of the log ends.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}
// Files with enquiries are readable by this user alone.
process.umask(0o077);
await start().catch((error: unknown) => {
  process.stderr.write(`The service cannot start. ${tellError(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const follower = await openFollower();
  const reading = await readStartSettings(process.env);
  if (!reading.ok) {
    refuse(reading.problems);
    await follower?.stop();
    return;
  }
  const objections = objectionsOf(reading.settings)(reading.facts);
  if (objections.length > 0) {
    refuse(objections);
    await follower?.stop();
  } else {
    await run(reading.settings, follower);
  }
}

/** Copies the served release to the disk of a replica; undefined for the others. */
async function openFollower(): Promise<ReleaseFollower | undefined> {
  const reading = readStoreSettings(process.env);
  if (!reading.ok || !reading.settings.replica || reading.settings.databaseUrl === undefined) {
    return undefined;
  }
  const { settings } = reading;
  const database = await openDatabase(settings, "db/migrations", (error) =>
    log.error("database connection lost", { reason: tellError(error) }),
  );
  const { databaseUrl } = reading.settings;
  const follower = createReleaseFollower({
    database,
    databaseUrl,
    folder: siteFolder(settings),
    log,
  });
  await follower.first();
  return follower;
}

/** Checks releases for a live site; a demonstration serves any. */
function objectionsOf(settings: Settings) {
  return (facts: ReleaseFacts) => (settings.production ? objectionsTo(facts, settings) : []);
}

function refuse(lines: readonly string[]): void {
  for (const line of lines) {
    process.stderr.write(`${line}\n`);
  }
  process.exitCode = 1;
}

async function run(settings: Settings, follower?: ReleaseFollower): Promise<void> {
  const releases = await openReleases({
    dataFolder: siteFolder(settings),
    secured: settings,
    demonstration: !settings.production,
    retiresWorker: settings.retiresWorker,
    objections: objectionsOf(settings),
    log,
    openRenderer: (folder) => openWorkerRenderer(folder, log),
  });
  if (releases === undefined) {
    throw new Error("The published site is gone");
  }
  const { database, store, desk } = await openStore(settings, "db/migrations", (error) =>
    log.error("database connection lost", { reason: tellError(error) }),
  ).catch((error: unknown) => {
    const { dataFolder, databaseUrl } = settings;
    const place = databaseUrl === undefined ? embeddedStoreFile(dataFolder) : "DATABASE_URL";
    throw new Error(`the store at ${place}: ${tellError(error)}`, { cause: error });
  });
  const files = openFiles(
    database,
    { clock: systemClock, dataFolder: settings.dataFolder },
    { storedBytes: settings.attachmentBytes },
  );
  const receipts = await openReceipts(database, systemClock.now());
  const { company } = settings;
  const mailer = openMailer(settings);
  const withInbox = mailer.kind === "folder" && !settings.production;
  const parts = { store, clock: systemClock, log };
  const delivery = createDelivery({
    ...parts,
    mailer,
    correspondents: {
      companyName: company.name,
      from: settings.mailFrom,
      to: settings.mailTo,
      officeUrl: settings.officeUrl,
    },
    words: serviceWordsIn(settings.staffLanguage),
    offerIn: createOffers(releases.site, settings.siteUrl, log),
    wordsOf: serviceWordsIn,
    buyersCopy: settings.buyersCopy,
    random: Math.random,
  });
  const housekeeping = createHousekeeping({
    desk,
    ...files,
    clock: systemClock,
    log,
    retentionDays: settings.retentionDays,
    limitWindow: settings.limits.windowSeconds * 1000,
    removeOldQuotations: (currentTime) =>
      purgeQuotations(database, { years: settings.quotationRetentionYears, now: currentTime }),
  });
  const quotations = openQuotations({
    database,
    events: openEvents(database, systemClock),
    clock: systemClock,
    vatPercent: settings.vatPercent,
    mailFrom: settings.mailFrom,
  });
  const printer = openPrinter();
  const notices = createNotices({
    quotations,
    printer,
    mailer,
    company,
    from: settings.mailFrom,
    to: settings.mailTo,
    staffLanguage: settings.staffLanguage,
    wordsOf: serviceWordsIn,
    pageOf: buyersPages(receipts, settings.siteUrl),
    clock: systemClock,
    log,
    random: Math.random,
  });
  const queryLog = createQueryLog({ database, clock: systemClock, log });
  const storeWatch = createStoreWatch(store, log);
  const stopping = new AbortController();
  const untrustedProxy = createUntrustedProxyWatch(log);
  const health = () =>
    checkHealth({
      ...parts,
      dataFolder: settings.dataFolder,
      delivers: !settings.storeOnly,
      stopping: stopping.signal,
      alarms: [
        () => housekeeping.trouble(),
        () => untrustedProxy.trouble(),
        () => follower?.trouble(),
      ],
    });
  const bodies = createBodyReader(log);
  const watch = releases.watch(releaseInterval);
  follower?.start(() => void watch.check());
  const app = createApp({
    ...parts,
    untrustedProxy,
    settings,
    site: releases.site,
    sharedFiles: releases.sharedFiles,
    allowance: createRenderingAllowance(),
    wordsOf: serviceWordsIn,
    wakeDelivery: () => delivery.wake(),
    wakeNotices: () => notices.wake(),
    files,
    offers: createBuyersOffers(quotations),
    receipts,
    queryLog,
    bodies,
    health,
    stopping: stopping.signal,
    ...(follower && {
      catchUp: async () => {
        await follower.catchUp();
        await watch.check();
      },
    }),
    ...(withInbox ? { inboxFolder: mailboxFolder(settings.dataFolder) } : {}),
  });
  const metrics = createMetricsServer(health, untrustedProxy);
  process.on("SIGHUP", () => void watch.look());
  let stopped: Promise<void> | undefined;
  const stop = (times: StopTimes): Promise<void> => {
    if (stopped === undefined) {
      stopping.abort();
      watch.stop();
      storeWatch.stop();
      const workers = [delivery, notices, housekeeping, queryLog, ...(follower ? [follower] : [])];
      const needed = [releases, bodies, printer, database];
      stopped = stopService({ app, workers, needed, log }, times);
    }
    return stopped;
  };
  const stopAfter = (drainSeconds: number) => async () => {
    await stop(stopTimes(drainSeconds));
    process.exit(0);
  };
  process.on("SIGTERM", stopAfter(settings.drainSeconds));
  // From the keyboard, where no balancer needs the drain.
  process.on("SIGINT", stopAfter(0));
  stopAfterUncaughtError(process, {
    log,
    stop: () => stop(crashTimes),
    exit: (code) => process.exit(code),
  });

  if (settings.metricsPort > 0) {
    metrics.listen(settings.metricsPort, settings.metricsHost);
    await once(metrics, "listening");
  }
  const address = await app.listen({ port: settings.port, host: settings.host });
  if (!settings.storeOnly) {
    delivery.start();
    notices.start();
  }
  housekeeping.start();
  queryLog.start();
  storeWatch.start();
  log.info("listening", { address, release: releases.site.now().number });
  announce(settings, withInbox);
}

function announce(settings: Settings, withInbox: boolean): void {
  const lines = [`The site is at ${settings.siteUrl}/`];
  if (withInbox) {
    lines.push(`Enquiries arrive at ${settings.siteUrl}${service.inbox}`);
  }
  if (!settings.production) {
    lines.push("This is a demonstration with placeholder company data; see docs/deploy.md.");
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
