import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import { pageCodes } from "#addresses";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import { Refusal } from "#server/http/problems.ts";
import type { CurrentSite } from "#server/http/current-site.ts";

/** Characters of cached codes; one has about 2,500. */
const cacheSize = 2 * 1024 * 1024;

/** Serves the QR codes of printed pages, which are drawn on request, for pages of the site alone. */
export function addPageCodes(app: FastifyInstance, siteUrl: string, site: CurrentSite): void {
  const codes = createBoundedMap<string>(cacheSize);

  async function codeOf(address: string): Promise<string> {
    const cached = codes.get(address);
    if (cached !== undefined) {
      return cached;
    }
    const code = await QRCode.toString(siteUrl + address, { type: "svg", margin: 0 });
    codes.set(address, code, code.length);
    return code;
  }

  app.get<{ Querystring: { readonly of?: unknown } }>(pageCodes, async ({ query }, reply) => {
    const { of: address } = query;
    if (typeof address !== "string" || !site.now().pages.has(address)) {
      throw new Refusal(404, (words) => words.nothingHere);
    }
    return reply
      .headers({ "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" })
      .send(await codeOf(address));
  });
}
