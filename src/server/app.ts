import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import fastify from "fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limits } from "#domain/enquiry/limits.ts";
import type { Language } from "#domain/language.ts";
import { householdOf } from "#domain/network/ip-address.ts";
import type { WordsOf } from "#domain/service-words.ts";
import type { PageQuestion } from "#domain/site.ts";
import type { FileParts } from "#server/enquiries/attachments/receive-files.ts";
import { addUploadRoute } from "#server/enquiries/attachments/routes.ts";
import type { Clock } from "#server/clock.ts";
import { longestBody } from "#server/enquiries/body.ts";
import type { BodyReader } from "#server/enquiries/body-reader.ts";
import { addEnquiryRoutes } from "#server/enquiries/routes.ts";
import { addRowRoutes } from "#server/enquiries/row-routes.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { clientAddress, trustedProxies } from "#server/http/client-address.ts";
import { answerErrors, answerBrokenSockets } from "#server/http/error-answers.ts";
import type { CurrentSite } from "#server/http/current-site.ts";
import { createFrontDoor } from "#server/http/front-door.ts";
import { addPageCodes } from "#server/http/page-codes.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { addRequestLanguage } from "#server/http/request-language.ts";
import { serviceAddresses } from "#server/http/service-addresses.ts";
import type { SharedFiles } from "#server/http/shared-files.ts";
import { isByUntrustedProxy, isPrivateRequest } from "#server/http/untrusted-proxy.ts";
import type { UntrustedProxyWatch } from "#server/http/untrusted-proxy.ts";
import { createWebServer, usualLimits } from "#server/http/web-server.ts";
import { addInbox } from "#server/inbox/inbox.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import type { Contacts } from "#server/receipts/receipt-page.ts";
import type { Offers } from "#server/receipts/offers.ts";
import type { Receipts } from "#server/receipts/receipts.ts";
import { addReceiptRoutes } from "#server/receipts/routes.ts";
import { addHealth } from "#server/watch/health.ts";
import type { Health } from "#server/watch/health.ts";
import { addSecurityContact } from "#server/well-known.ts";
import type { QueryLog } from "#server/work/query-log.ts";

/** The settings that the app reads. */
export interface AppSettings {
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: number | string;
  readonly mailFrom: string;
  /** Sends buyers a copy of their request. */
  readonly buyersCopy: boolean;
  /** Language of the inbox. */
  readonly staffLanguage: Language;
  readonly limits: Limits;
  readonly company: Contacts;
}

/** The parts of the app, which opens nothing itself. */
interface AppParts {
  readonly settings: AppSettings;
  readonly site: CurrentSite;
  readonly sharedFiles: SharedFiles;
  /** Switches to the release that other replicas may serve already. */
  readonly catchUp?: () => Promise<void>;
  readonly allowance: RenderingAllowance;
  readonly wordsOf: WordsOf;
  readonly store: EnquiryStore;
  readonly files: Omit<FileParts, "clock">;
  readonly receipts: Receipts;
  /** Quotations as buyers see them. */
  readonly offers: Offers;
  readonly bodies: BodyReader;
  readonly clock: Clock;
  readonly log: Log;
  readonly queryLog: Pick<QueryLog, "count">;
  /** Sends waiting letters about enquiries now. */
  wakeDelivery(): void;
  /** Sends waiting letters about quotations now. */
  wakeNotices(): void;
  health(): Promise<Health>;
  /** Aborted when the service is to stop. */
  readonly stopping: AbortSignal;
  readonly untrustedProxy: UntrustedProxyWatch;
  /** Folder of the development mailbox; without it there is no inbox. */
  readonly inboxFolder?: string;
}

/** Creates the HTTP service: the site first, then the routes. */
export function createApp(parts: AppParts): FastifyInstance {
  const { wordsOf } = parts;
  // Depends on settings alone, so every release has the same headers.
  const { security } = parts.site.now();
  const methodsAt = serviceAddresses(parts.inboxFolder !== undefined);
  const trusted = trustedProxies(parts.settings.trustProxy);
  const senderOf = (request: IncomingMessage) => householdOf(clientAddress(request, trusted));
  const frontDoor = createFrontDoor({
    site: parts.site,
    sharedFiles: parts.sharedFiles,
    catchUp: parts.catchUp,
    wordsOf,
    senderOf,
    allowance: parts.allowance,
    isSent: ({ reference, receiptSecret }) => parts.receipts.verify(reference, receiptSecret),
    countSearch: (query) => parts.queryLog.count(query),
    isService: (path) => methodsAt(path) !== undefined,
    report(error) {
      const incident = randomUUID();
      parts.log.error("page failed", { incident, reason: tellError(error) });
      return incident;
    },
  });
  const siteLanguages = () => parts.site.now().languages;
  const app = fastify({
    bodyLimit: longestBody,
    trustProxy: trusted,
    forceCloseConnections: "idle",
    // Requests on open connections are still answered while the service stops.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenSockets(security, wordsOf),
    serverFactory(handler) {
      const listener: RequestListener = (request, response) => {
        if (isByUntrustedProxy(request, trusted)) {
          parts.untrustedProxy.saw(request);
        }
        if (!frontDoor(request, response)) {
          handler(request, response);
        }
      };
      return createWebServer(listener, {
        security,
        wordsOf,
        stopping: parts.stopping,
        trusted,
        limits: usualLimits,
      });
    },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...security, "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
  addRequestLanguage(app);
  answerErrors(app, { log: parts.log, security, wordsOf, methodsAt });
  const forms = {
    ...parts.files,
    clock: parts.clock,
    guards: parts.settings,
    log: parts.log,
    senderOf,
    allowance: parts.allowance,
    wordsOf,
    siteLanguages,
    pageOnce: (question: PageQuestion, status: number) =>
      parts.site.now().rendered.once(question, status),
  };
  addRowRoutes(app, forms);
  addEnquiryRoutes(app, {
    ...forms,
    store: parts.store,
    receiptSecret: (enquiry) => parts.receipts.secretOf(enquiry),
    bodies: parts.bodies,
    mailFrom: parts.settings.mailFrom,
    buyersCopy: parts.settings.buyersCopy,
    wakeDelivery: () => parts.wakeDelivery(),
  });
  addUploadRoute(app, forms);
  addPageCodes(app, { ...parts, siteUrl: parts.settings.siteUrl, senderOf });
  const isPrivate = ({ raw }: FastifyRequest) => isPrivateRequest(raw, trusted);
  addHealth(app, { health: () => parts.health(), stopping: parts.stopping, isPrivate });
  addReceiptRoutes(app, { ...parts, ...forms, company: parts.settings.company });
  addSecurityContact(app, { ...parts.settings, clock: parts.clock, languages: siteLanguages });
  if (parts.inboxFolder !== undefined) {
    addInbox(app, {
      folder: parts.inboxFolder,
      siteUrl: parts.settings.siteUrl,
      isPrivate,
      words: wordsOf(parts.settings.staffLanguage),
    });
  }
  return app;
}
