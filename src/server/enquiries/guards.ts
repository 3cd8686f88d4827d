import type { FastifyRequest } from "fastify";
import { isOwnHost } from "#server/http/own-host.ts";
import { refusalOfField } from "#server/http/problems.ts";

/** Settings of the guards. */
export interface GuardSettings {
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
}

/** The origin of a request where it is one of ours; undefined otherwise. */
export function allowedOrigin(request: FastifyRequest, site: GuardSettings): string | undefined {
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

const sameSites: ReadonlySet<string> = new Set(["same-origin", "none"]);
