import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { service } from "#addresses";
import { isReceiptSecret } from "#domain/enquiry/receipt.ts";
import { isReference } from "#domain/enquiry/reference.ts";
import type { Networks } from "#domain/network/networks.ts";
import type { ServiceWords, WordsOf } from "#domain/service-words.ts";
import { refusalOfPage } from "#server/http/rendering-allowance.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { styleSource } from "#server/http/service-page.ts";
import { noReceiptPage, receiptPage } from "#server/receipts/receipt-page.ts";
import type { KeptReceipt, Receipts } from "#server/receipts/receipts.ts";

export interface ReceiptRouteParts {
  readonly receipts: Receipts;
  readonly allowance: RenderingAllowance;
  readonly wordsOf: WordsOf;
  /** Whom a request is counted for. */
  senderOf(request: IncomingMessage): Networks;
}

const policy = `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/receipt/REFERENCE?key=SECRET`, and the public keys that receipts are checked with. */
export function addReceiptRoutes(app: FastifyInstance, parts: ReceiptRouteParts): void {
  const { receipts } = parts;
  app.get<{ Params: { reference: string }; Querystring: { key?: unknown } }>(
    `${service.receipts}/:reference`,
    async (request, reply) => {
      const { reference } = request.params;
      const { key } = request.query;
      const isWhole = typeof key === "string" && isReceiptSecret(key) && isReference(reference);
      // The store is asked for nothing but what a link of ours names.
      const known = isWhole && receipts.knows(reference, key);
      const kept = known ? await findWithin(request.raw, reference, parts) : undefined;
      const words = parts.wordsOf(kept?.language ?? request.language);
      const html =
        kept === undefined ? noReceiptPage(words) : receiptPage(kept, receipts.sign(kept), words);
      return answerPage(reply.code(kept === undefined ? 404 : 200), html, words);
    },
  );
  app.get(service.receiptKeys, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").send({ keys: receipts.publicKeys }),
  );
}

async function findWithin(
  request: IncomingMessage,
  reference: string,
  parts: ReceiptRouteParts,
): Promise<KeptReceipt | undefined> {
  const asked = parts.allowance.ask(parts.senderOf(request));
  if ("retryAfter" in asked) {
    throw refusalOfPage(asked);
  }
  return parts.receipts.find(reference);
}

function answerPage(reply: FastifyReply, html: string, { language }: ServiceWords): FastifyReply {
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": policy,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    })
    .send(html);
}
