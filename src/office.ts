import { createOffice } from "#office/api/app.ts";
import { writeDigestLetter } from "#office/api/digest-letter.ts";
import { readAppFiles } from "#office/api/app-files.ts";
import { readContentFile } from "#publishing/drafts/content-bytes.ts";
import { openDraftThread } from "#publishing/drafts/draft-thread.ts";
import { openContentFiles } from "#publishing/drafts/content-files.ts";
import { createProduct } from "#publishing/drafts/create-product.ts";
import { renameProduct } from "#publishing/drafts/rename-product.ts";
import { openProductFiles } from "#publishing/drafts/product-files.ts";
import { openReleaseHistory } from "#publishing/drafts/release-history.ts";
import { createPublishRunner } from "#publishing/drafts/run-publish.ts";
import { createImportRunner } from "#publishing/imports/run-import.ts";
import { placesIn } from "#publishing/places.ts";
import { showsEarlierRelease } from "#publishing/releases.ts";
import { contentFolder } from "#publishing/publish-options.ts";
import { openDrafts } from "#server/catalogue/drafts.ts";
import { openUploads } from "#server/catalogue/uploads.ts";
import { openPreviewLinks } from "#server/catalogue/preview-links.ts";
import { openImports } from "#server/catalogue/imports.ts";
import { createPublisher } from "#server/catalogue/publisher.ts";
import { systemClock } from "#server/clock.ts";
import { stopAfterUncaughtError } from "#server/crash.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { createLog, tellError } from "#server/log.ts";
import { openMailer } from "#server/mail/open-mailer.ts";
import { createStaffHousekeeping } from "#server/people/housekeeping.ts";
import { openStaff } from "#server/people/open-staff.ts";
import { openPrinter } from "#server/quotations/paper/printer.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import { buyersPages, createNotices } from "#server/quotations/send-letters.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { openCurrentCatalogue } from "#server/releases/current-catalogue.ts";
import { readStartSettings } from "#server/start-settings.ts";
import { crashTimes, stopService, stopTimes } from "#server/stop.ts";
import type { StopTimes } from "#server/stop.ts";
import { createDigest, digestKind } from "#server/work/digest.ts";
import { readToday } from "#server/work/today.ts";
import { openWork } from "#server/work/work-store.ts";
import type { Settings } from "#settings";
import { serviceWordsIn } from "#words/service.ts";

/** Folder of the built application. */
const appFolder = "dist/office/app";
const loopbackHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);
const log = createLog((line) => process.stdout.write(`${line}\n`), systemClock.now);

// The office goes on if the reader of the log ends.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}
// Files with enquiries are readable by this user alone.
process.umask(0o077);
await start().catch((error: unknown) => {
  process.stderr.write(`The office cannot start. ${tellError(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const reading = await readStartSettings(process.env);
  if (reading.ok && reading.settings.servesOffice) {
    await run(reading.settings);
    return;
  }
  const problems = reading.ok ? ["OFFICE_URL is missing, or OFFICE_PORT is 0"] : reading.problems;
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  const { officeUrl, company } = settings;
  const files = await readAppFiles(appFolder);
  const { database, store, desk } = await openStore(settings, "db/migrations", (error) =>
    log.error("database connection lost", { reason: tellError(error) }),
  );
  const mailer = openMailer(settings);
  const staff = openStaff({
    database,
    clock: systemClock,
    officeUrl,
    companyName: company.name,
  });
  const receipts = await openReceipts(database, systemClock.now());
  const { vatPercent, mailFrom } = settings;
  const quotations = openQuotations({
    database,
    events: staff.events,
    clock: systemClock,
    vatPercent,
    mailFrom,
  });
  const printer = openPrinter();
  const notices = createNotices({
    quotations,
    printer,
    mailer,
    company,
    from: mailFrom,
    to: settings.mailTo,
    staffLanguage: settings.staffLanguage,
    wordsOf: serviceWordsIn,
    pageOf: buyersPages(receipts, settings.siteUrl),
    writers: {
      [digestKind]: async ({ messageId, createdAt: now }) => {
        const today = await database.read((session) => readToday(session, now));
        const { staffLanguage: language } = settings;
        return writeDigestLetter({ today, language, messageId, now, settings });
      },
    },
    clock: systemClock,
    log,
    random: Math.random,
  });
  const { events } = staff;
  const { dataFolder } = settings;
  const folder = contentFolder(process.env);
  const drafts = openDrafts({ database, events, clock: systemClock });
  const runner = createPublishRunner();
  const thread = openDraftThread({ folder, dataFolder });
  const uploads = openUploads({ database, clock: systemClock, folder: dataFolder });
  const publisher = createPublisher({
    drafts,
    stage: uploads.stage,
    showsEarlier: () => showsEarlierRelease(placesIn(dataFolder)),
    run: (order) => runner.run(order),
    warm: () => runner.warm(),
    events,
    clock: systemClock,
    log,
  });
  const readProducts = openProductFiles(folder, placesIn(dataFolder).parsed);
  const app = createOffice({
    ...staff,
    settings,
    database,
    store,
    desk,
    work: openWork(database, staff.events, systemClock),
    receipts,
    quotations,
    printer,
    wakeNotices: () => notices.wake(),
    catalogue: openCurrentCatalogue(dataFolder),
    editing: {
      drafts,
      uploads,
      thread,
      previewLinks: openPreviewLinks(database, systemClock),
      dataFolder,
      publisher,
      readContent: openContentFiles(folder, placesIn(dataFolder).parsed),
      imports: openImports({ database, events, clock: systemClock }),
      runImport: createImportRunner(),
      readProducts,
      readFile: (path) => readContentFile(folder, path),
      createProduct: (order) => createProduct(folder, readProducts, order),
      renameProduct: (rename) =>
        renameProduct({ folder, cacheFile: placesIn(dataFolder).parsed }, rename),
      releases: openReleaseHistory({ folder, dataFolder }),
    },
    clock: systemClock,
    log,
    mailer,
    files,
    demonstration: !settings.production && loopbackHosts.has(settings.host),
  });
  const housekeeping = createStaffHousekeeping(staff, log);
  const digest = createDigest({ database, clock: systemClock, log, mailFrom });
  const publishing = {
    stop: () => {
      runner.close();
      void thread.close();
      return publisher.stop();
    },
  };
  let stopped: Promise<void> | undefined;
  const stop = (times: StopTimes): Promise<void> => {
    stopped ??= stopService(
      {
        app,
        workers: [housekeeping, notices, digest, publishing],
        needed: [printer, database],
        log,
      },
      times,
    );
    return stopped;
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      await stop(stopTimes(0));
      process.exit(0);
    });
  }
  stopAfterUncaughtError(process, {
    log,
    stop: () => stop(crashTimes),
    exit: (code) => process.exit(code),
  });
  const address = await app.listen({ port: settings.officePort, host: settings.host });
  housekeeping.start();
  publisher.start();
  if (!settings.storeOnly) {
    notices.start();
  }
  if (settings.officeDigest) {
    digest.start();
  }
  log.info("office listening", { address });
  process.stdout.write(`The office is at ${officeUrl}/\n`);
}
