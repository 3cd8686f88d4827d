import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { service } from "#addresses";
import { buyerActions } from "#domain/quotation/buyer-act.ts";
import { formatRevision } from "#domain/quotation/quotation-states.ts";
import type { ServiceWords, WordsOf } from "#domain/service-words.ts";
import { acceptFiles } from "#server/enquiries/attachments/routes.ts";
import type { UploadParts } from "#server/enquiries/attachments/routes.ts";
import { enquiryForm, looseFields } from "#server/enquiries/body.ts";
import { checkOrigin } from "#server/enquiries/origin-guard.ts";
import { storeFailure } from "#server/enquiries/receive.ts";
import { takePages } from "#server/http/rendering-allowance.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { Refusal } from "#server/http/problems.ts";
import { servicePagePolicy } from "#server/http/service-page.ts";
import { takeBytes } from "#server/http/take-bytes.ts";
import { tellError } from "#server/log.ts";
import { readDecision, readOfferForm } from "#server/receipts/offer-form.ts";
import type { OfferForm } from "#server/receipts/offer-form.ts";
import { offerAddresses } from "#server/receipts/offer-section.ts";
import type { OfferAnswer } from "#server/receipts/offer-section.ts";
import type { Offers } from "#server/receipts/offers.ts";
import { noReceiptPage, receiptPage, requestPolicy } from "#server/receipts/receipt-page.ts";
import type { Contacts, ShownOffer } from "#server/receipts/receipt-page.ts";
import type { Receipt, Receipts } from "#server/receipts/receipts.ts";

interface ReceiptRouteParts extends UploadParts {
  readonly receipts: Receipts;
  readonly offers: Offers;
  readonly allowance: RenderingAllowance;
  readonly wordsOf: WordsOf;
  readonly company: Contacts;
  /** Wakes the outbox of letters about quotations. */
  wakeNotices(): void;
  /** Returns the household that a request is counted for. */
  senderOf(request: IncomingMessage): string;
}

type LinkRoute = {
  Params: { reference: string };
  Querystring: { key?: unknown; done?: unknown };
};
type LinkRequest = FastifyRequest<LinkRoute>;

/** Answers a form of the page with this status, and above the forms with this sentence. */
interface Answered {
  readonly status: number;
  readonly answer?: OfferAnswer;
}

/** Adds `/receipt/REFERENCE?key=SECRET`, where a buyer follows a request and answers its quotation. */
export function addReceiptRoutes(app: FastifyInstance, parts: ReceiptRouteParts): void {
  const address = `${service.receipts}/:reference`;
  app.get<LinkRoute>(address, (request, reply) => answerPage(request, reply, parts));
  app.get<LinkRoute>(`${address}/quotation.pdf`, (request, reply) =>
    answerPdf(request, reply, parts),
  );
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    takeBytes(scope, "application/x-www-form-urlencoded", enquiryForm.bytes);
    scope.addHook<LinkRoute>("onRequest", async (request) => {
      // A guessed link stores no file.
      if (!isValid(request, parts)) {
        throw new Refusal(404, (words) => words.nothingHere);
      }
      checkOrigin(request, parts.guards);
      takePages(parts.allowance, parts.senderOf(request.raw));
    });
    acceptFiles(scope, enquiryForm, parts);
    scope.post<LinkRoute>(address, (request, reply) => takeAct(request, reply, parts));
    scope.post<LinkRoute>(`${address}/view`, async (request, reply) => {
      await parts.offers.view(request.params.reference);
      return reply.code(204).send();
    });
  });
}

function isValid({ params, query }: LinkRequest, { receipts }: ReceiptRouteParts): boolean {
  return typeof query.key === "string" && receipts.verify(params.reference, query.key);
}

async function findWithin(
  request: LinkRequest,
  parts: ReceiptRouteParts,
): Promise<Receipt | undefined> {
  // A guessed link never reaches the store.
  if (!isValid(request, parts)) {
    return undefined;
  }
  if (request.method !== "POST") {
    takePages(parts.allowance, parts.senderOf(request.raw));
  }
  return parts.receipts.find(request.params.reference);
}

async function answerPage(
  request: LinkRequest,
  reply: FastifyReply,
  parts: ReceiptRouteParts,
  { status, answer }: Answered = { status: 200 },
): Promise<FastifyReply> {
  const receipt = await findWithin(request, parts);
  const words = parts.wordsOf(receipt?.language ?? request.language);
  if (receipt === undefined) {
    return sendPage(reply.code(404), noReceiptPage(words), words, servicePagePolicy);
  }
  const shownOffer = await findOffer(request, words, parts, answer);
  const html = receiptPage(receipt, parts.company, words, shownOffer);
  const policy = receipt.request === undefined ? servicePagePolicy : requestPolicy;
  return sendPage(reply.code(status), html, words, policy);
}

async function findOffer(
  { params: { reference }, query }: LinkRequest,
  words: ServiceWords,
  { offers }: ReceiptRouteParts,
  answer?: OfferAnswer,
): Promise<ShownOffer | undefined> {
  const offer = await offers.current(reference);
  const done = buyerActions.find((action) => action === query.done);
  return (
    offer && {
      offer,
      ...offerAddresses(reference, String(query.key)),
      answer,
      confirmation: done === undefined ? "" : words.buyersPage.done[done],
    }
  );
}

async function answerPdf(
  request: LinkRequest,
  reply: FastifyReply,
  parts: ReceiptRouteParts,
): Promise<FastifyReply> {
  const receipt = await findWithin(request, parts);
  const offer = receipt && (await parts.offers.current(receipt.reference));
  if (offer === undefined) {
    throw new Refusal(404, (words) => words.nothingHere);
  }
  const pdf = await parts.offers.pdf(offer);
  if (pdf === undefined) {
    throw new Refusal(503, (words) => words.busy, { headers: { "retry-after": "30" } });
  }
  const name = `${formatRevision(offer.revision)}.pdf`;
  return secure(reply)
    .header("content-type", "application/pdf")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Buffer.from(pdf));
}

async function takeAct(
  request: LinkRequest,
  reply: FastifyReply,
  parts: ReceiptRouteParts,
): Promise<FastifyReply> {
  const { reference } = request.params;
  const form = readOfferForm(looseFields(request.body, enquiryForm.fields));
  const { buyersPage } = parts.wordsOf(
    (await parts.receipts.find(reference))?.language ?? request.language,
  );
  const { files = [], refused = [] } = request.receivedForm ?? {};
  const answerWith = (status: number, alert: string, problems: OfferAnswer["problems"] = {}) =>
    answerPage(request, reply, parts, { status, answer: { ...form, alert, problems, files } });
  const reading = readDecision(form);
  if (!reading.ok || refused.length > 0) {
    const problems = reading.ok ? {} : reading.problems;
    const file = refused.length > 0 ? { file: "malformed" as const } : {};
    return answerWith(422, buyersPage.check, { ...problems, ...file });
  }
  const outcome = await decide(reference, form, reading.decision, parts);
  switch (outcome) {
    case "done":
    case "known": {
      await parts.attachments.addOrder(
        reference,
        files.map(({ token }) => token),
      );
      parts.wakeNotices();
      const { page } = offerAddresses(reference, String(request.query.key));
      return secure(reply).redirect(`${page}&done=${form.action}`, 303);
    }
    case "stale":
      return answerWith(409, buyersPage.stale);
    case "refused":
      return answerWith(409, buyersPage.refused);
  }
}

async function decide(
  reference: string,
  { revision }: OfferForm,
  decision: Parameters<Offers["decide"]>[1]["decision"],
  { offers, log }: ReceiptRouteParts,
) {
  try {
    const outcome = await offers.decide(reference, { revision, decision });
    log.info("buyer acted", { reference, action: decision.action, outcome });
    return outcome;
  } catch (error) {
    log.error("act not stored", { reference, reason: tellError(error) });
    throw storeFailure();
  }
}

/** Sets the headers that keep a secret link between the buyer and us. */
function secure(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
}

function sendPage(
  reply: FastifyReply,
  html: string,
  { language }: ServiceWords,
  policy: string,
): FastifyReply {
  return secure(reply)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": policy,
    })
    .send(html);
}
