import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Clock } from "#server/clock.ts";
import { storeFailure } from "#server/enquiries/receive.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { householdOf } from "#server/http/client-address.ts";
import { Refusal } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** What the guards need to know of the settings. */
export interface GuardSettings {
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly limits: {
    readonly windowSeconds: number;
    readonly perAddress: number;
    readonly overall: number;
  };
}

/** The origin of a request where it is one of ours; undefined where the request names none. */
export function allowedOrigin(request: FastifyRequest, site: GuardSettings): string | undefined {
  const { origin } = request.headers;
  if (origin === undefined || origin === "null") {
    return undefined;
  }
  const own = [new URL(site.siteUrl).origin, ...site.allowedOrigins];
  const here = [`http://${request.host}`, `https://${request.host}`];
  return own.includes(origin) || here.includes(origin) ? origin : undefined;
}

/** Refuses what another site has a visitor's browser send. */
export function checkOrigin(request: FastifyRequest, site: GuardSettings): void {
  const { origin } = request.headers;
  const fetchSite = request.headers["sec-fetch-site"];
  if (origin !== undefined && origin !== "null") {
    if (allowedOrigin(request, site) === undefined) {
      throw new Refusal(403, "Origin is not one that may send enquiries here.");
    }
    return;
  }
  const ours = fetchSite === undefined ? origin === undefined : sameSites.has(fetchSite);
  if (!ours) {
    throw new Refusal(403, "Sec-Fetch-Site says that another site sends this.");
  }
}

const sameSites: ReadonlySet<string> = new Set(["same-origin", "none"]);

/** Counts the request and refuses it where there were too many; the count is the store's. */
export async function checkLimits(
  request: FastifyRequest,
  site: GuardSettings,
  parts: { store: EnquiryStore; clock: Clock; log: Log },
): Promise<void> {
  const { windowSeconds, perAddress, overall } = site.limits;
  const now = parts.clock.now();
  const length = windowSeconds * 1000;
  const windowStart = Math.floor(now / length) * length;
  const hits = async (bucket: string) => (await count([bucket], windowStart, parts))[0] ?? 0;
  // What one address has refused already does not use up what there is for everybody.
  const tooMany =
    (await hits(addressBucket(request.ip))) > perAddress || (await hits("overall")) > overall;
  if (tooMany) {
    const wait = Math.max(1, Math.ceil((windowStart + length - now) / 1000));
    throw new Refusal(429, `Too many enquiries. Please try again in ${wait} seconds.`, {
      headers: { "retry-after": String(wait) },
    });
  }
}

async function count(
  buckets: readonly string[],
  windowStart: number,
  { store, log }: { store: EnquiryStore; log: Log },
): Promise<readonly number[]> {
  try {
    return await store.hit(buckets, windowStart);
  } catch (error) {
    log.error("limits not counted", { reason: tellError(error) });
    throw storeFailure();
  }
}

/** The address, hashed; of IPv6 the /64, since a household has all of it. */
function addressBucket(ip: string): string {
  return `address:${createHash("sha256").update(householdOf(ip)).digest("base64url").slice(0, 22)}`;
}
