import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import type { RenderPage } from "#domain/page-answer.ts";
import { createApp } from "#server/app.ts";
import type { AppSettings } from "#server/app.ts";
import type { Clock } from "#server/clock.ts";
import { createDelivery } from "#server/enquiries/deliver.ts";
import type { Delivery } from "#server/enquiries/deliver.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { loadSite } from "#server/http/site-files.ts";
import { createLog } from "#server/log.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { checkReadiness } from "#server/watch/readiness.ts";
import { buildSmallSite } from "#test/support/built-site.ts";

export const testSettings: AppSettings = {
  siteUrl: "http://localhost:3000",
  allowedOrigins: [],
  trustProxy: 0,
  mailFrom: "site@supplier.example",
  limits: { windowSeconds: 600, perAddress: 1_000_000, overall: 1_000_000 },
};

/** A page that tells what it was asked, so that a test can see it. */
export const tellingRender: RenderPage = async (question) => ({
  status: 200,
  html: `<!doctype html><title>rendered</title><pre>${JSON.stringify(question)}</pre>`,
});

export interface ServiceOptions {
  readonly settings?: Partial<AppSettings>;
  readonly render?: RenderPage;
  readonly mailer?: Mailer;
  readonly clock?: Clock;
  readonly wrapStore?: (store: EnquiryStore) => EnquiryStore;
  /** A PostgreSQL; without it the embedded store is used. */
  readonly databaseUrl?: string;
  readonly withInbox?: boolean;
  readonly demonstration?: boolean;
  /** Without it the outbox waits to be told. */
  readonly delivers?: boolean;
}

export interface Service {
  readonly url: string;
  readonly endpoint: string;
  readonly folder: string;
  readonly store: EnquiryStore;
  readonly desk: OpenedStore["desk"];
  readonly database: OpenedStore["database"];
  readonly delivery: Delivery;
  readonly logged: string[];
  letters(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

/** Starts the real app on a free port, with a store and a mailbox of its own. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), "service-"));
  const settings = { ...testSettings, ...options.settings };
  const clock = options.clock ?? { now: () => Date.now() };
  const mailbox = join(folder, "mailbox");
  const { databaseUrl } = options;
  const place = { dataFolder: folder, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const opened = await openStore(place, "db/migrations", () => {});
  const store = options.wrapStore?.(opened.store) ?? opened.store;
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line), clock.now);
  const delivery = createDelivery({
    store,
    mailer: options.mailer ?? createFolderMailer(mailbox),
    correspondents: {
      companyName: "Supplier",
      from: settings.mailFrom,
      to: "desk@supplier.example",
    },
    clock,
    log,
    random: () => 0.5,
  });
  const app = createApp({
    settings,
    site: await loadSite(await buildSmallSite(folder), {
      security: securityHeaders(settings),
      demonstration: options.demonstration ?? true,
    }),
    render: options.render ?? tellingRender,
    store,
    clock,
    log,
    wakeDelivery: () => delivery.wake(),
    readiness: () =>
      checkReadiness({ store, clock, dataFolder: folder, delivers: true, stopping: () => false }),
    ...(options.withInbox === true ? { inboxFolder: mailbox } : {}),
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  if (options.delivers === true) {
    delivery.start();
  }
  return {
    url,
    endpoint: `${url}/functions/v1/send-contact-email`,
    folder,
    store,
    desk: opened.desk,
    database: opened.database,
    delivery,
    logged,
    letters: () => readLetters(mailbox),
    async close() {
      await app.close();
      await delivery.stop();
      await opened.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The letters in a folder, parsed, in the order of their names. */
export async function readLetters(mailbox: string): Promise<readonly Email[]> {
  const names = await readdir(mailbox).catch((): string[] => []);
  const finished = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(
    finished.map(async (name) => PostalMime.parse(await readFile(join(mailbox, name)))),
  );
}
