import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { NewProduct, ProductRename } from "#domain/office/product-messages.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentFiles } from "#publishing/drafts/content-files.ts";
import type { createProduct } from "#publishing/drafts/create-product.ts";
import type { DraftThread } from "#publishing/drafts/draft-thread.ts";
import type { Renaming } from "#publishing/drafts/rename-product.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";
import type { RunImport } from "#publishing/imports/run-import.ts";
import type { ReleaseHistory } from "#publishing/drafts/release-history.ts";
import type { Drafts } from "#server/catalogue/drafts.ts";
import type { Uploads } from "#server/catalogue/uploads.ts";
import type { PreviewLinks } from "#server/catalogue/preview-links.ts";
import type { Imports } from "#server/catalogue/imports.ts";
import type { Publisher } from "#server/catalogue/publisher.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/enquiries/database.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import type { Log } from "#server/log.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { Staff } from "#server/people/open-staff.ts";
import type { Printer } from "#server/quotations/paper/printer.ts";
import type { Quotations } from "#server/quotations/quotations.ts";
import type { Receipts } from "#server/receipts/receipts.ts";
import type { CurrentCatalogue } from "#server/releases/current-catalogue.ts";
import type { WorkStore } from "#server/work/work-store.ts";
import type { Settings } from "#settings";

export type OfficeSettings = Pick<
  Settings,
  | "company"
  | "mailFrom"
  | "mailTo"
  | "officeUrl"
  | "production"
  | "quotationDays"
  | "quotationRetentionYears"
  | "retentionDays"
  | "siteUrl"
  | "trustProxy"
  | "vatPercent"
>;

interface Editing {
  readonly drafts: Drafts;
  readonly uploads: Uploads;
  /** Reads a file of the content folder; undefined where there is none. */
  readonly readFile: (path: string) => Promise<Buffer | undefined>;
  /** Checks and renders drafts. */
  readonly thread: DraftThread;
  readonly previewLinks: PreviewLinks;
  /** Folder of the releases, and of the files that their pages name. */
  readonly dataFolder: string;
  readonly publisher: Publisher;
  readonly readProducts: () => Promise<ProductFiles>;
  readonly readContent: () => Promise<ContentFiles>;
  readonly imports: Imports;
  /** Works on the sheet of an import. */
  readonly runImport: RunImport;
  readonly createProduct: (order: NewProduct) => ReturnType<typeof createProduct>;
  readonly renameProduct: (rename: ProductRename) => Promise<Renaming>;
  readonly releases: ReleaseHistory;
}

/** Parts of the office, which opens nothing itself. */
export interface OfficeParts extends Staff {
  readonly settings: OfficeSettings;
  readonly database: Database;
  readonly store: EnquiryStore;
  readonly desk: EnquiryDesk;
  readonly work: WorkStore;
  readonly receipts: Receipts;
  readonly quotations: Quotations;
  readonly printer: Printer;
  /** Sends waiting letters about quotations now. */
  wakeNotices(): void;
  readonly catalogue: CurrentCatalogue;
  /** Edits of the content folder. */
  readonly editing: Editing;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Bytes of the built single-page application by address. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Offers a sign-in without a code to visitors on this machine. */
  readonly demonstration: boolean;
}

/** A Fastify instance whose routes are typed by zod schemas. */
export type OfficeApi = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
