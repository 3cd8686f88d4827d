import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { languages } from "#domain/language.ts";
import { dataParts } from "#domain/release.ts";
import type { RenderPage } from "#domain/site.ts";
import { createApp } from "#server/app.ts";
import { openFiles } from "#server/enquiries/attachments/open-files.ts";
import { systemClock } from "#server/clock.ts";
import { createBodyReader } from "#server/enquiries/body-reader.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { createCurrentSite } from "#server/http/current-site.ts";
import { fileHeaders } from "#server/http/media-types.ts";
import { createFileCache } from "#server/http/ready-answer.ts";
import { createRenderedPages } from "#server/http/rendered-pages.ts";
import { createRenderingAllowance } from "#server/http/rendering-allowance.ts";
import { openSharedFiles } from "#server/http/shared-files.ts";
import { createUntrustedProxyWatch } from "#server/http/untrusted-proxy.ts";
import { createLog } from "#server/log.ts";
import { mailboxFolder, openMailer } from "#server/mail/open-mailer.ts";
import { openEvents } from "#server/people/events.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import { createBuyersOffers } from "#server/receipts/offers.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { createOffers } from "#server/releases/offers.ts";
import { renderHere } from "#server/rendering/render-page.ts";
import { checkHealth } from "#server/watch/check-health.ts";
import type { Settings } from "#settings";
import { createQueryLog } from "#server/work/query-log.ts";
import { serviceWordsIn } from "#words/service.ts";

/** Opens enquiries, inbox and health without a site and without a port. */
export async function openService(
  settings: Settings,
  render: RenderPage,
): Promise<{ readonly app: FastifyInstance; close(): Promise<void> }> {
  const log = createLog((line) => process.stdout.write(`${line}\n`), systemClock.now);
  const { database, store } = await openStore(settings, "db/migrations", () => {});
  const { mailServer, company, dataFolder } = settings;
  const parts = { store, clock: systemClock, log };
  const security = securityHeaders(settings);
  const site = createCurrentSite({
    number: 0,
    security,
    languages,
    answers: new Map(),
    notFound: new Map(),
    pictures: new Map(),
    pages: new Set(),
    redirects: new Map(),
    choices: new Map(),
    prices: new Map(),
    rendered: createRenderedPages(renderHere(render), fileHeaders(".html", security)),
  });
  const delivery = createDelivery({
    ...parts,
    mailer: openMailer(settings),
    correspondents: { companyName: company.name, from: settings.mailFrom, to: settings.mailTo },
    words: serviceWordsIn(settings.staffLanguage),
    offerIn: createOffers(site, settings.siteUrl, log),
    wordsOf: serviceWordsIn,
    buyersCopy: settings.buyersCopy,
    random: Math.random,
  });
  const sharedFiles = openSharedFiles({
    folder: join(dataFolder, dataParts.kept),
    security,
    cache: createFileCache(0),
  });
  // Ends with the development server, without a drain.
  const stopping = new AbortController().signal;
  const bodies = createBodyReader(log);
  const queryLog = createQueryLog({ database, clock: systemClock, log });
  const app = createApp({
    ...parts,
    stopping,
    untrustedProxy: createUntrustedProxyWatch(log),
    bodies,
    files: openFiles(
      database,
      { clock: systemClock, dataFolder },
      { storedBytes: settings.attachmentBytes },
    ),
    offers: createBuyersOffers(
      openQuotations({
        database,
        events: openEvents(database, systemClock),
        clock: systemClock,
        vatPercent: settings.vatPercent,
        mailFrom: settings.mailFrom,
      }),
    ),
    receipts: await openReceipts(database, systemClock.now()),
    queryLog,
    settings,
    site,
    sharedFiles,
    allowance: createRenderingAllowance(),
    wordsOf: serviceWordsIn,
    wakeDelivery: () => delivery.wake(),
    wakeNotices: () => {},
    health: () =>
      checkHealth({
        ...parts,
        dataFolder,
        delivers: true,
        stopping,
        alarms: [],
      }),
    ...(mailServer === undefined ? { inboxFolder: mailboxFolder(dataFolder) } : {}),
  });
  await app.ready();
  delivery.start();
  queryLog.start();
  return {
    app,
    async close() {
      await app.close();
      await delivery.stop();
      await queryLog.stop();
      await bodies.close();
      await database.close();
    },
  };
}
