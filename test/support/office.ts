import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Email } from "postal-mime";
import type { Role } from "#domain/office/person.ts";
import { createOffice } from "#office/api/app.ts";
import { readContentFile } from "#publishing/drafts/content-bytes.ts";
import { openDraftThread } from "#publishing/drafts/draft-thread.ts";
import { placesIn } from "#publishing/places.ts";
import { openContentFiles } from "#publishing/drafts/content-files.ts";
import { createProduct } from "#publishing/drafts/create-product.ts";
import { renameProduct } from "#publishing/drafts/rename-product.ts";
import { openProductFiles } from "#publishing/drafts/product-files.ts";
import { openReleaseHistory } from "#publishing/drafts/release-history.ts";
import { doImportTask } from "#publishing/imports/do-import-task.ts";
import type { Rules } from "#content/exchange/judge.ts";
import type { PublishOrder, PublishOutcome } from "#domain/office/draft.ts";
import { readAppFiles } from "#office/api/app-files.ts";
import type { OfficeParts } from "#office/api/parts.ts";
import { openDrafts } from "#server/catalogue/drafts.ts";
import { openUploads } from "#server/catalogue/uploads.ts";
import { openPreviewLinks } from "#server/catalogue/preview-links.ts";
import { openImports } from "#server/catalogue/imports.ts";
import { createPublisher } from "#server/catalogue/publisher.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { createLog } from "#server/log.ts";
import { createFolderMailer } from "#server/mail/folder.ts";
import { openStaff } from "#server/people/open-staff.ts";
import { openPrinter } from "#server/quotations/paper/printer.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import { openReceipts } from "#server/receipts/receipts.ts";
import { openWork } from "#server/work/work-store.ts";
import { freePort } from "#test/support/free-port.ts";
import { showsEarlierRelease } from "#publishing/releases.ts";
import { keepReadingIn } from "#test/support/quick-reading.ts";
import { readLetters } from "#test/support/service.ts";

export const officeUrl = "http://localhost:3100";

export const officeSettings: OfficeParts["settings"] = {
  company: {
    name: "Supplier",
    alternateName: "",
    legalName: "Supplier Trading Est.",
    email: "desk@supplier.example",
    phone: "+966120000000",
    phoneDisplay: "+966 12 000 0000",
    chat: "966500000001",
    nationalNumber: "7000000000",
    vatNumber: "300000000000003",
    address: "Jeddah",
    nationalAddress: "Jeddah 23435",
    profile: "",
  },
  mailFrom: "site@supplier.example",
  mailTo: ["desk@supplier.example"],
  officeUrl,
  production: false,
  quotationDays: 30,
  quotationRetentionYears: 10,
  retentionDays: 365,
  siteUrl: "http://localhost:3000",
  trustProxy: 0,
  vatPercent: 15,
};

interface OfficeOptions {
  /** PostgreSQL database; the embedded store is used by default. */
  readonly databaseUrl?: string;
  readonly settings?: Partial<OfficeParts["settings"]>;
  readonly mailer?: OfficeParts["mailer"];
  readonly demonstration?: boolean;
  /** Nothing is published by default. */
  readonly catalogue?: OfficeParts["catalogue"];
  /** Content folder; an empty one by default. */
  readonly content?: string;
  /** Folder of the releases; an empty one by default. */
  readonly data?: string;
  /** Publishes drafts; nothing is published by default. */
  readonly publish?: (order: PublishOrder) => Promise<PublishOutcome>;
  /** Rules of a changed address; all by default. */
  readonly addressRules?: Rules;
  /** Rules of an import; none by default. */
  readonly importRules?: Rules;
  /** Serves the built application on a free port, for a browser. */
  readonly served?: boolean;
}

/** Sends requests as a browser that shows the office. */
export interface OfficeClient {
  /** Empty for a stranger. */
  readonly personId: string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object): Promise<LightMyRequestResponse>;
  patch(url: string, body?: object): Promise<LightMyRequestResponse>;
  put(url: string, body?: object): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
  /** Sends any request, with the cookies and the origin of the browser unless it sets its own. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
}

export interface Office {
  readonly app: FastifyInstance;
  /** Without a slash at the end. */
  readonly url: string;
  readonly parts: OfficeParts;
  readonly folder: string;
  readonly logged: readonly string[];
  /** Time of the office; tests move it. */
  readonly clock: { time: number };
  /** A browser in which nobody is signed in. */
  stranger(): OfficeClient;
  /** A browser in which a new person of this role is signed in. */
  signedInAs(role: Role, name?: string): Promise<OfficeClient>;
  letters(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

const unbuiltFiles = new Map([
  ["/index.html", Buffer.from("<!doctype html><title>Office</title>")],
]);

const publishNothing = async (): Promise<PublishOutcome> => ({
  kind: "refused",
  refused: [],
  general: ["nothing is published here"],
});

/** Starts the office on a store of its own; requests are injected unless it is served. */
export async function startOffice(options: OfficeOptions = {}): Promise<Office> {
  const folder = await mkdtemp(join(tmpdir(), "office-"));
  const mailbox = join(folder, "mailbox");
  const port = options.served === true ? await freePort() : undefined;
  const served = port === undefined ? {} : { officeUrl: `http://localhost:${port}` };
  const settings = { ...officeSettings, ...served, ...options.settings };
  const { databaseUrl } = options;
  const place = { dataFolder: folder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const { database, store, desk } = await openStore(place, "db/migrations", () => {});
  const logged: string[] = [];
  const printer = openPrinter();
  const testClock = { time: Date.now() };
  const clock = { now: () => testClock.time };
  const staff = openStaff({
    database,
    clock,
    officeUrl: settings.officeUrl,
    companyName: settings.company.name,
  });
  const { events } = staff;
  const log = createLog((line) => logged.push(line), clock.now);
  const drafts = openDrafts({ database, events, clock });
  const run = options.publish ?? publishNothing;
  const dataFolder = options.data ?? folder;
  const thread = openDraftThread({ folder: options.content ?? folder, dataFolder });
  const uploads = openUploads({ database, clock, folder });
  const { stage } = uploads;
  const showsEarlier = () => showsEarlierRelease(placesIn(dataFolder));
  const common = { drafts, run, stage, showsEarlier, events, clock, log };
  const publisher = createPublisher({ ...common, rest: 0 });
  const content = options.content ?? folder;
  if (options.content !== undefined) {
    await keepReadingIn(join(folder, "parsed.json"));
  }
  const readProducts = openProductFiles(content, join(folder, "parsed.json"));
  const parts: OfficeParts = {
    ...staff,
    settings,
    database,
    store,
    desk,
    work: openWork(database, staff.events, clock),
    receipts: await openReceipts(database, testClock.time),
    quotations: openQuotations({
      database,
      events: staff.events,
      clock,
      vatPercent: settings.vatPercent,
      mailFrom: settings.mailFrom,
    }),
    printer,
    wakeNotices: () => {},
    catalogue: options.catalogue ?? (async () => undefined),
    clock,
    log,
    editing: {
      drafts,
      uploads,
      thread,
      previewLinks: openPreviewLinks(database, clock),
      dataFolder,
      publisher,
      readContent: openContentFiles(content, join(folder, "parsed.json")),
      imports: openImports({ database, events, clock }),
      runImport: (task) =>
        doImportTask(task, {
          folder: content,
          cacheFile: join(folder, "sheets.json"),
          rules: options.importRules ?? (() => []),
        }),
      readProducts,
      readFile: (path) => readContentFile(content, path),
      createProduct: (order) => createProduct(content, readProducts, order),
      renameProduct: (rename) =>
        renameProduct(
          {
            folder: content,
            cacheFile: join(folder, "parsed.json"),
            ...(options.addressRules && { rules: options.addressRules }),
          },
          rename,
        ),
      releases: openReleaseHistory({ folder: content, dataFolder }),
    },
    mailer: options.mailer ?? createFolderMailer(mailbox),
    files: port === undefined ? unbuiltFiles : await readAppFiles("dist/office/app"),
    demonstration: options.demonstration ?? false,
  };
  const app = createOffice(parts);
  if (port !== undefined) {
    await app.listen({ port, host: "localhost" });
  }
  let count = 0;
  return {
    app,
    url: settings.officeUrl,
    parts,
    folder,
    logged,
    clock: testClock,
    stranger: () => createClient(app, settings.officeUrl, ""),
    async signedInAs(role, name = `Person of ${role}`) {
      count += 1;
      const invitation = {
        email: `${role}-${count}@supplier.example`,
        name,
        role,
        language: "en",
      } as const;
      const { id } = await staff.people.invite(null, invitation);
      const client = createClient(app, settings.officeUrl, id);
      const token = await staff.sessions.open(id, { method: "code", device: "Test" });
      client.cookies.set("__Host-session", token);
      return client;
    },
    letters: () => readLetters(mailbox),
    async close() {
      await app.close();
      await publisher.stop();
      await thread.close();
      await printer.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createClient(app: FastifyInstance, url: string, personId: string): OfficeClient {
  const { origin, host } = new URL(url);
  const cookies = new Map<string, string>();

  async function send({ headers, ...options }: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await app.inject({
      ...options,
      headers: { host, origin, ...headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === "") {
        cookies.delete(name);
      } else {
        cookies.set(name, value);
      }
    }
    return answer;
  }

  const withBody = (method: "POST" | "PATCH" | "PUT") => (address: string, body?: object) =>
    send({ method, url: address, ...(body !== undefined && { payload: body }) });
  return {
    personId,
    cookies,
    send,
    get: (address) => send({ method: "GET", url: address }),
    post: withBody("POST"),
    patch: withBody("PATCH"),
    put: withBody("PUT"),
    delete: (address) => send({ method: "DELETE", url: address }),
  };
}
