import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { addresses } from "#addresses";
import type { RenderPage } from "#domain/page-answer.ts";
import type { Clock } from "#server/clock.ts";
import { addEnquiryRoutes } from "#server/enquiries/routes.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { trustedProxies } from "#server/http/client-address.ts";
import { answerErrors, answerBrokenSockets } from "#server/http/error-answers.ts";
import { answerPlainly, createFrontDoor } from "#server/http/front-door.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { createRenderingAllowance, usualAllowance } from "#server/http/rendering-allowance.ts";
import { createRenderedPages } from "#server/http/rendered-pages.ts";
import { pageHeaders } from "#server/http/site-files.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import { createWebServer } from "#server/http/web-server.ts";
import { addInbox, inboxAddress } from "#server/inbox/inbox.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import { addHealth, healthAddresses } from "#server/watch/health.ts";
import type { Readiness } from "#server/watch/health.ts";

/** What of the settings the app looks at. */
export interface AppSettings {
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly supabaseUrl?: string;
  readonly styleHashes?: readonly string[];
  readonly trustProxy: number | string;
  readonly mailFrom: string;
  readonly limits: {
    readonly windowSeconds: number;
    readonly perAddress: number;
    readonly overall: number;
  };
}

/** Everything that the app works with; it opens nothing itself. */
export interface AppParts {
  readonly settings: AppSettings;
  readonly site: SiteFiles;
  readonly render: RenderPage;
  readonly store: EnquiryStore;
  readonly clock: Clock;
  readonly log: Log;
  wakeDelivery(): void;
  readiness(): Promise<Readiness>;
  /** The folder of the development mailbox; without it there is no inbox page. */
  readonly inboxFolder?: string;
}

const bodyLimit = 32 * 1024;

/** Puts the service together: the finished site first, then the enquiry and what watches over it. */
export function createApp(parts: AppParts): FastifyInstance {
  const security = securityHeaders(parts.settings);
  const trusted = trustedProxies(parts.settings.trustProxy);
  const rendered = createRenderedPages(parts.render, pageHeaders(security));
  const frontDoor = createFrontDoor({
    site: parts.site,
    rendered,
    security,
    trusted,
    allowance: createRenderingAllowance(usualAllowance, () => performance.now()),
    isService: serviceCheck(parts.inboxFolder !== undefined),
    fail(error: unknown, response: ServerResponse) {
      const incident = randomUUID();
      parts.log.error("page failed", { incident, reason: tellError(error) });
      answerPlainly(response, 500, `Internal error. Reference: ${incident}`, security);
    },
  });
  const app = fastify({
    bodyLimit,
    trustProxy: trusted,
    forceCloseConnections: "idle",
    clientErrorHandler: answerBrokenSockets(security),
    serverFactory(handler) {
      return createWebServer((request, response) => {
        if (!frontDoor(request, response)) {
          handler(request, response);
        }
      }, security);
    },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...security, "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
  answerErrors(app, parts.log, security);
  addEnquiryRoutes(app, {
    store: parts.store,
    mailFrom: parts.settings.mailFrom,
    clock: parts.clock,
    log: parts.log,
    guards: parts.settings,
    rendered,
    wakeDelivery: () => parts.wakeDelivery(),
  });
  addHealth(app, () => parts.readiness());
  if (parts.inboxFolder !== undefined) {
    addInbox(app, parts.inboxFolder);
  }
  return app;
}

function serviceCheck(withInbox: boolean): (path: string) => boolean {
  const exact: ReadonlySet<string> = new Set([addresses.sendEnquiry, ...healthAddresses]);
  return (path) =>
    exact.has(path) ||
    (withInbox && (path === inboxAddress || path.startsWith(`${inboxAddress}/`)));
}
