import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import { pageCodes } from "#addresses";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import { Refusal } from "#server/http/problems.ts";
import type { CurrentSite } from "#server/http/current-site.ts";

/** Characters of drawn codes that are held in memory; one takes about 2,500. */
const held = 2 * 1024 * 1024;

/**
 * Draws the codes of printed pages when they are asked for: each page has one, and few are printed. Only
 * pages of the site have one, so that nobody can have a code of his own come from here.
 */
export function addPageCodes(app: FastifyInstance, siteUrl: string, site: CurrentSite): void {
  const drawn = createBoundedMap<string>(held);

  async function codeOf(address: string): Promise<string> {
    const known = drawn.get(address);
    if (known !== undefined) {
      return known;
    }
    const code = await QRCode.toString(siteUrl + address, { type: "svg", margin: 0 });
    drawn.set(address, code, code.length);
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
