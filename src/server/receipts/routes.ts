import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { service } from "#addresses";
import type { ServiceWords, WordsOf } from "#domain/service-words.ts";
import { takePages } from "#server/http/rendering-allowance.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { servicePagePolicy } from "#server/http/service-page.ts";
import { noReceiptPage, receiptPage } from "#server/receipts/receipt-page.ts";
import type { Contacts } from "#server/receipts/receipt-page.ts";
import type { Receipt, Receipts } from "#server/receipts/receipts.ts";

interface ReceiptRouteParts {
  readonly receipts: Receipts;
  readonly allowance: RenderingAllowance;
  readonly wordsOf: WordsOf;
  readonly company: Contacts;
  /** Returns the household that a request is counted for. */
  senderOf(request: IncomingMessage): string;
}

/** Adds `/receipt/REFERENCE?key=SECRET`. */
export function addReceiptRoutes(app: FastifyInstance, parts: ReceiptRouteParts): void {
  const { receipts } = parts;
  app.get<{ Params: { reference: string }; Querystring: { key?: unknown } }>(
    `${service.receipts}/:reference`,
    async (request, reply) => {
      const { reference } = request.params;
      const { key } = request.query;
      // A guessed link never reaches the store.
      const isValid = typeof key === "string" && receipts.verify(reference, key);
      const receipt = isValid ? await findWithin(request.raw, reference, parts) : undefined;
      const words = parts.wordsOf(receipt?.language ?? request.language);
      const html =
        receipt === undefined ? noReceiptPage(words) : receiptPage(receipt, parts.company, words);
      return answerPage(reply.code(receipt === undefined ? 404 : 200), html, words);
    },
  );
}

async function findWithin(
  request: IncomingMessage,
  reference: string,
  parts: ReceiptRouteParts,
): Promise<Receipt | undefined> {
  takePages(parts.allowance, parts.senderOf(request));
  return parts.receipts.find(reference);
}

function answerPage(reply: FastifyReply, html: string, { language }: ServiceWords): FastifyReply {
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": servicePagePolicy,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    })
    .send(html);
}
