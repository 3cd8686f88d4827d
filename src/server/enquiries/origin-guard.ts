import type { FastifyReply, FastifyRequest } from "fastify";
import { isOwnHost } from "#server/http/own-host.ts";
import { refusalOfField } from "#server/http/problems.ts";

const allowedHeaders =
  "authorization, x-client-info, apikey, content-type, idempotency-key, content-language";
const allowedMethods = "POST, OPTIONS";
const sameSites: ReadonlySet<string> = new Set(["same-origin", "none"]);

/** Settings of the guards. */
export interface GuardSettings {
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
}

/** The origin of a request where it is one of ours; undefined otherwise. */
function allowedOrigin(request: FastifyRequest, site: GuardSettings): string | undefined {
  const { host, headers } = request;
  const siteOrigins = [new URL(site.siteUrl).origin, ...site.allowedOrigins];
  const here = isOwnHost(host, site.siteUrl) ? [`http://${host}`, `https://${host}`] : [];
  return [...siteOrigins, ...here].find((origin) => origin === headers.origin);
}

/** Refuses what another site has a visitor's browser send. */
export function checkOrigin(request: FastifyRequest, site: GuardSettings): void {
  const { origin } = request.headers;
  const fetchSite = request.headers["sec-fetch-site"];
  if (origin !== undefined && origin !== "null") {
    if (allowedOrigin(request, site) === undefined) {
      throw refusalOfField(403, "Origin", "foreign", (words) => words.foreignOrigin);
    }
    return;
  }
  const isSameSite = fetchSite === undefined ? origin === undefined : sameSites.has(fetchSite);
  if (!isSameSite) {
    throw refusalOfField(403, "Sec-Fetch-Site", "foreign", (words) => words.foreignSite);
  }
}

/** Sets the headers that let an allowed origin's pages send and read the answer. */
export function allowCrossOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  site: GuardSettings,
): void {
  const origin = allowedOrigin(request, site);
  reply.header("vary", "Origin");
  reply.header("access-control-allow-headers", allowedHeaders);
  reply.header("access-control-allow-methods", allowedMethods);
  reply.header("access-control-expose-headers", "idempotent-replayed");
  reply.header("access-control-max-age", "86400");
  if (origin !== undefined) {
    reply.header("access-control-allow-origin", origin);
  }
}
