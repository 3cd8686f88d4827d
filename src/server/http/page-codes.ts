import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import { longestPageCode, pageCodes } from "#addresses";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import { Refusal } from "#server/http/problems.ts";
import type { CurrentSite } from "#server/http/current-site.ts";
import { takePages } from "#server/http/rendering-allowance.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";

/** Characters of cached codes; one has about 2,500. */
const cacheSize = 2 * 1024 * 1024;

/** The share of a page's cost that drawing a code takes. */
const costOfCode = 0.1;

interface PageCodesParts {
  readonly siteUrl: string;
  readonly site: CurrentSite;
  readonly allowance: RenderingAllowance;
  readonly senderOf: (request: IncomingMessage) => string;
}

/** Serves the QR codes of printed pages: those of the release, and their views by a query. */
export function addPageCodes(app: FastifyInstance, parts: PageCodesParts): void {
  const { siteUrl, site, allowance, senderOf } = parts;
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

  app.get<{ Querystring: { readonly of?: unknown } }>(pageCodes, async ({ query, raw }, reply) => {
    const { of: address } = query;
    const { pages } = site.now();
    if (typeof address !== "string" || address.length > longestPageCode) {
      throw new Refusal(404, (words) => words.nothingHere);
    }
    if (!pages.has(address)) {
      const [path = ""] = address.split("?");
      if (!pages.has(path)) {
        throw new Refusal(404, (words) => words.nothingHere);
      }
      takePages(allowance, senderOf(raw), costOfCode);
    }
    return reply
      .headers({ "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" })
      .send(await codeOf(address));
  });
}
