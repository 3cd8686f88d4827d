import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import type { FastifyInstance } from "fastify";
import type { RenderPage } from "#domain/site.ts";
import type { Attachments } from "#server/enquiries/attachments/attachments.ts";
import { openFiles } from "#server/enquiries/attachments/open-files.ts";
import type { UploadLimits } from "#server/enquiries/attachments/upload-quota.ts";
import { createApp } from "#server/app.ts";
import type { AppSettings } from "#server/app.ts";
import type { Clock } from "#server/clock.ts";
import { createBodyReader } from "#server/enquiries/body-reader.ts";
import type { BodyReader } from "#server/enquiries/body-reader.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import type { Delivery } from "#server/enquiries/outbox-loop.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import type { SecuredSite } from "#server/http/headers.ts";
import { createHousekeeping } from "#server/housekeeping.ts";
import type { Housekeeping } from "#server/housekeeping.ts";
import { createRenderingAllowance } from "#server/http/rendering-allowance.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { createUntrustedProxyWatch } from "#server/http/untrusted-proxy.ts";
import type { UntrustedProxyWatch } from "#server/http/untrusted-proxy.ts";
import { createLog, tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { openEvents } from "#server/people/events.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import type { Quotations } from "#server/quotations/quotations.ts";
import { createBuyersOffers } from "#server/receipts/offers.ts";
import type { Receipts } from "#server/receipts/receipts.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { createOffers } from "#server/releases/offers.ts";
import { openReleases } from "#server/releases/open-releases.ts";
import type { OpenedReleases } from "#server/releases/open-releases.ts";
import { renderHere } from "#server/rendering/render-page.ts";
import type { Renderer } from "#server/rendering/renderer.ts";
import { checkHealth } from "#server/watch/check-health.ts";
import { createQueryLog } from "#server/work/query-log.ts";
import type { QueryLog } from "#server/work/query-log.ts";
import { publishSmallSite } from "#test/support/small-site.ts";
import { serviceWordsIn } from "#words/service.ts";

export const testSettings: AppSettings & SecuredSite = {
  siteUrl: "http://localhost:3000",
  transportScope: "host",
  allowedOrigins: [],
  trustProxy: 0,
  mailFrom: "site@supplier.example",
  buyersCopy: false,
  staffLanguage: "en",
  company: {
    name: "Supplier",
    email: "desk@supplier.example",
    phone: "+966120000000",
    phoneDisplay: "+966 12 000 0000",
    chat: "966500000001",
  },
  limits: { windowSeconds: 600, perAddress: 1_000_000, overall: 1_000_000 },
};

/** Renders a page that repeats the request, so that a test can see it. */
export const tellingRender: RenderPage = async (question) => ({
  status: 200,
  html: `<!doctype html><title>rendered</title><pre>${JSON.stringify(question)}</pre>`,
});

/** An allowance without a limit. */
export const unmetered: RenderingAllowance = { ask: () => ({ granted: true }) };

export interface ServiceOptions {
  readonly settings?: Partial<AppSettings & SecuredSite>;
  readonly render?: RenderPage;
  /** Opens the renderer of a release; by default `render` renders every release. */
  readonly openRenderer?: (folder: string, log: Log) => Promise<Renderer>;
  readonly mailer?: Mailer;
  readonly clock?: Clock;
  /** Called when letters about quotations are to go out at once. */
  readonly wakeNotices?: () => void;
  readonly allowance?: RenderingAllowance;
  readonly bodies?: BodyReader;
  readonly uploadLimits?: Partial<UploadLimits>;
  readonly wrapStore?: (store: EnquiryStore) => EnquiryStore;
  readonly wrapReceipts?: (receipts: Receipts) => Receipts;
  readonly wrapDesk?: (desk: EnquiryDesk) => EnquiryDesk;
  /** PostgreSQL database; the embedded store is used by default. */
  readonly databaseUrl?: string;
  readonly withInbox?: boolean;
  readonly demonstration?: boolean;
  readonly retiresWorker?: boolean;
  /** Publishes into the data folder; a small site by default. */
  publish?(dataFolder: string): Promise<void>;
  /** Starts the outbox; otherwise tests run it. */
  readonly delivers?: boolean;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly endpoint: string;
  readonly folder: string;
  readonly store: EnquiryStore;
  readonly desk: EnquiryDesk;
  readonly attachments: Attachments;
  readonly quotations: Quotations;
  readonly database: OpenedStore["database"];
  readonly delivery: Delivery;
  /** With a retention of 365 days; tests run it. */
  readonly housekeeping: Housekeeping;
  readonly releases: OpenedReleases;
  readonly logged: string[];
  /** Aborted when a stop is requested. */
  readonly stopping: AbortController;
  readonly untrustedProxy: UntrustedProxyWatch;
  /** Tests write its counts. */
  readonly queryLog: QueryLog;
  letters(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

/** Starts the real app on a free port, with its own store and mailbox. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), "service-"));
  const settings: AppSettings & SecuredSite = { ...testSettings, ...options.settings };
  const clock = options.clock ?? { now: () => Date.now() };
  const mailbox = join(folder, "mailbox");
  const { databaseUrl } = options;
  const place = { dataFolder: folder, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line), clock.now);
  const opened = await openStore(place, "db/migrations", (error) =>
    log.error("database connection lost", { reason: tellError(error) }),
  );
  const store = options.wrapStore?.(opened.store) ?? opened.store;
  const receipts = await openReceipts(opened.database, clock.now());
  const files = openFiles(
    opened.database,
    { clock, dataFolder: folder },
    { storedBytes: 1_000_000_000, ...options.uploadLimits },
  );
  const quotations = openQuotations({
    database: opened.database,
    events: openEvents(opened.database, clock),
    clock,
    vatPercent: 15,
    mailFrom: settings.mailFrom,
  });
  const stopping = new AbortController();
  const desk = options.wrapDesk?.(opened.desk) ?? opened.desk;
  const housekeeping = createHousekeeping({
    desk,
    ...files,
    clock,
    log,
    retentionDays: 365,
    limitWindow: settings.limits.windowSeconds * 1000,
  });
  await (options.publish?.(folder) ?? publishSmallSite(folder));
  const releases = await openReleases({
    dataFolder: folder,
    secured: settings,
    demonstration: options.demonstration ?? true,
    retiresWorker: options.retiresWorker ?? false,
    objections: () => [],
    log,
    openRenderer: async (release) =>
      options.openRenderer?.(release, log) ?? renderHere(options.render ?? tellingRender),
  });
  if (releases === undefined) {
    throw new Error("There is no release to serve");
  }
  const delivery = createDelivery({
    store,
    mailer: options.mailer ?? createFolderMailer(mailbox),
    correspondents: {
      companyName: "Supplier",
      from: settings.mailFrom,
      to: "desk@supplier.example",
      officeUrl: "https://office.example",
    },
    words: serviceWordsIn(settings.staffLanguage),
    offerIn: createOffers(releases.site, settings.siteUrl, log),
    wordsOf: serviceWordsIn,
    buyersCopy: settings.buyersCopy,
    clock,
    log,
    random: () => 0.5,
  });
  const untrustedProxy = createUntrustedProxyWatch(log);
  const queryLog = createQueryLog({ database: opened.database, clock, log });
  const bodies = options.bodies ?? createBodyReader(log);
  const app = createApp({
    untrustedProxy,
    settings,
    site: releases.site,
    sharedFiles: releases.sharedFiles,
    allowance: options.allowance ?? createRenderingAllowance(),
    wordsOf: serviceWordsIn,
    store,
    files,
    bodies,
    offers: createBuyersOffers(quotations),
    queryLog,
    receipts: options.wrapReceipts?.(receipts) ?? receipts,
    clock,
    log,
    wakeDelivery: () => delivery.wake(),
    wakeNotices: options.wakeNotices ?? (() => {}),
    health: () =>
      checkHealth({
        store,
        clock,
        dataFolder: folder,
        delivers: true,
        stopping: stopping.signal,
        alarms: [() => housekeeping.trouble(), () => untrustedProxy.trouble()],
      }),
    stopping: stopping.signal,
    ...(options.withInbox === true ? { inboxFolder: mailbox } : {}),
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  if (options.delivers === true) {
    delivery.start();
  }
  return {
    app,
    url,
    endpoint: `${url}/functions/v1/send-contact-email`,
    folder,
    store,
    desk,
    attachments: files.attachments,
    quotations,
    database: opened.database,
    delivery,
    housekeeping,
    releases,
    logged,
    stopping,
    untrustedProxy,
    queryLog,
    letters: () => readLetters(mailbox),
    async close() {
      await app.close();
      await releases.close();
      await bodies.close();
      await delivery.stop();
      await opened.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Parses the letters of a folder, sorted by name. */
export async function readLetters(mailbox: string): Promise<readonly Email[]> {
  const names = await readdir(mailbox).catch((): string[] => []);
  const finished = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(finished.map((name) => openLetter(join(mailbox, name))));
}

const opened = new Map<string, Promise<Email>>();

/** Caches parsed letters, which never change. */
function openLetter(file: string): Promise<Email> {
  const letter = opened.get(file) ?? readFile(file).then((bytes) => PostalMime.parse(bytes));
  opened.set(file, letter);
  return letter;
}
