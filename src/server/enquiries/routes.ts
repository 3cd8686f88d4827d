import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressesIn, service } from "#addresses";
import type { EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import type { Limits } from "#domain/enquiry/limits.ts";
import { keyField } from "#domain/enquiry/key-field.ts";
import { trapField } from "#domain/enquiry/quarantine.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import { isLanguage, languageIn, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import type { Networks } from "#domain/network/networks.ts";
import {
  formExtras,
  longestBody,
  longestGivenBack,
  readForm,
  readJson,
  refusalOf,
  refuseUnknown,
} from "#server/enquiries/body.ts";
import { allowedOrigin, checkOrigin } from "#server/enquiries/guards.ts";
import type { GuardSettings } from "#server/enquiries/guards.ts";
import { receive } from "#server/enquiries/receive.ts";
import type { Arrival, ReceiveParts } from "#server/enquiries/receive.ts";
import { answerRefusedForm, languageOfPage } from "#server/enquiries/refused-form.ts";
import type { RefusedFormParts } from "#server/enquiries/refused-form.ts";
import {
  longestRequestBody,
  readRequestBody,
  readRequestForm,
} from "#server/enquiries/request-body.ts";
import { createSenderLimits } from "#server/enquiries/sender-limits.ts";
import type { SenderLimits, Turn } from "#server/enquiries/sender-limits.ts";
import { refusalFor } from "#server/http/error-answers.ts";
import type { Refusal } from "#server/http/problems.ts";
import { refusalOfField } from "#server/http/problems.ts";

const allowedHeaders =
  "authorization, x-client-info, apikey, content-type, idempotency-key, content-language";
const allowedMethods = "POST, OPTIONS";
const keyFormat = /^[\x21-\x7E]{1,200}$/;

export interface EnquiryRouteParts extends ReceiveParts, RefusedFormParts {
  readonly guards: GuardSettings & { readonly limits: Limits };
  /** Whom a request is counted for. */
  senderOf(request: IncomingMessage): Networks;
}

interface AnswerParts extends EnquiryRouteParts {
  readonly limits: SenderLimits;
}

/** A request that may be answered, and whether it is its household's first. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly turn: Turn;
}

/** What a body asks for, as it is to be kept. */
type ReadBody = (
  given: Readonly<Record<string, unknown>>,
  language: Language,
) => Pick<Arrival, "enquiry" | "request">;

function readEnquiryBody(given: Readonly<Record<string, unknown>>): Pick<Arrival, "enquiry"> {
  refuseUnknown(given, []);
  const reading = readEnquiry(given);
  if (!reading.ok) {
    throw refusalOf(reading);
  }
  return reading;
}

/**
 * `POST /functions/v1/send-contact-email`, as JSON from the island or as a form without script, and
 * `POST /functions/v1/send-quotation-request`, which knows both as well.
 */
export function addEnquiryRoutes(app: FastifyInstance, parts: EnquiryRouteParts): void {
  const url = service.sendEnquiry;
  const limits = createSenderLimits(parts.guards.limits, parts);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asItIs = async (_request: FastifyRequest, body: Buffer) => body;
    const whole = { parseAs: "buffer" } as const;
    const givenBack = { ...whole, bodyLimit: longestGivenBack };
    scope.addContentTypeParser("application/json", whole, asItIs);
    scope.addContentTypeParser("application/x-www-form-urlencoded", givenBack, asItIs);
    scope.addHook("onRequest", async (request, reply) => {
      request.language = languageIn(request.headers["content-language"]) ?? request.language;
      allowCrossOrigin(request, reply, parts.guards);
    });
    scope.setErrorHandler(async (error, request, reply) => {
      if (request.method !== "POST" || !isForm(request)) {
        throw error;
      }
      return refuseForm(request, reply, refusalFor(error, parts.log), parts);
    });
    for (const address of [url, service.sendRequest]) {
      scope.options(address, async (_request, reply) => reply.code(204).send());
    }
    const own = { ...parts, limits };
    const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
      // The body has come by now, so that with any refusal what was typed can be given back.
      checkOrigin(request, parts.guards);
      const turn = await limits.countRequest(parts.senderOf(request.raw));
      checkType(request);
      return { request, reply, turn };
    };
    scope.post(url, async (request, reply) => {
      const visit = await begin(request, reply);
      return isForm(request)
        ? answerForm(visit, readPlainEnquiry, own)
        : answerJson(visit, readEnquiryBody, own);
    });
    const ofRequest: ReadBody = (given, language) =>
      readRequestBody(given, parts.wordsOf(language));
    scope.post(service.sendRequest, { bodyLimit: longestRequestBody }, async (request, reply) => {
      const visit = await begin(request, reply);
      return isForm(request)
        ? answerForm(visit, readPlainRequest, own)
        : answerJson(visit, ofRequest, own);
    });
  });
}

function allowCrossOrigin(request: FastifyRequest, reply: FastifyReply, site: GuardSettings): void {
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

function isForm(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers["content-type"] ?? "");
}

function checkType(request: FastifyRequest): void {
  if ((request.headers["content-encoding"] ?? "identity") !== "identity") {
    throw refusalOfField(415, "content-encoding", "packed", (words) => words.packed);
  }
  const charset = /;\s*charset="?([^\s;"]*)/i.exec(request.headers["content-type"] ?? "")?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw refusalOfField(415, "content-type", "charset", (words) => words.charset);
  }
}

async function answerJson(visit: Visit, read: ReadBody, parts: AnswerParts): Promise<unknown> {
  const { request, reply } = visit;
  const language = languageIn(request.headers["content-language"]) ?? usualLanguage;
  const asked = read(readJson(bodyOf(request)), language);
  const key = readKey(request.headers["idempotency-key"]?.toString());
  const crowded = await isCrowded(visit, parts);
  const arrival = { ...asked, language, crowded, ...(key !== undefined && { key }) };
  const { reference, receipt, receiptSecret, replayed } = await receive(arrival, parts);
  markReplay(reply, replayed);
  const receiptPage = `${parts.guards.siteUrl}${service.receipt(reference, receiptSecret)}`;
  return reply.code(201).send({ reference, receipt, receiptPage });
}

/** What a form asks for, or what is wrong with its fields. */
type FormReading =
  | { readonly ok: true; readonly asked: Pick<Arrival, "enquiry" | "request"> }
  | { readonly ok: false; readonly refusal: Refusal; readonly problems: EnquiryProblems };

type ReadPlain = (given: Readonly<Record<string, string>>, words: ServiceWords) => FormReading;

const readPlainEnquiry: ReadPlain = (given) => {
  refuseUnknown(given, formExtras);
  const reading = readEnquiry(given);
  return reading.ok
    ? { ok: true, asked: { enquiry: reading.enquiry } }
    : { ok: false, refusal: refusalOf(reading), problems: reading.problems };
};

const readPlainRequest: ReadPlain = (given, words) => ({
  ok: true,
  asked: readRequestForm(given, formExtras, words),
});

async function answerForm(visit: Visit, read: ReadPlain, parts: AnswerParts): Promise<unknown> {
  const { request, reply } = visit;
  const longest = read === readPlainRequest ? longestGivenBack : longestBody;
  const given = readForm(bodyOf(request), longest);
  const language = isLanguage(given["language"]) ? given["language"] : usualLanguage;
  const reading = read(given, parts.wordsOf(language));
  if (!reading.ok) {
    return refuseForm(request, reply, reading.refusal, parts, reading.problems);
  }
  const crowded = await isCrowded(visit, parts);
  const { [keyField]: formKey = "" } = given;
  const repeats = keyFormat.test(formKey) ? { formKey } : {};
  const arrival = { ...reading.asked, ...repeats, language, crowded, honeypot: given[trapField] };
  const { reference, receiptSecret, replayed } = await receive(arrival, parts);
  markReplay(reply, replayed);
  const { sent } = addressesIn(languageOfPage(language, parts.siteLanguages()));
  return reply.redirect(sent(reference, receiptSecret), 303);
}

function markReplay(reply: FastifyReply, replayed: boolean): void {
  if (replayed) {
    reply.header("idempotent-replayed", "true");
  }
}

function refuseForm(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  parts: EnquiryRouteParts,
  problems?: EnquiryProblems,
): Promise<FastifyReply> {
  const sender = parts.senderOf(request.raw);
  const refused = { request, reply, refusal, sender, ...(problems && { problems }) };
  return answerRefusedForm(refused, parts);
}

async function isCrowded({ request, turn }: Visit, parts: AnswerParts): Promise<boolean> {
  return (await parts.limits.countEnquiry(parts.senderOf(request.raw), turn)) === "crowded";
}

function bodyOf(request: FastifyRequest): Buffer {
  if (request.headers["content-type"] === undefined) {
    throw refusalOfField(415, "content-type", "missing", (words) => words.noContentType);
  }
  if (!Buffer.isBuffer(request.body)) {
    throw refusalOfField(400, "body", "missing", (words) => words.emptyBody);
  }
  return request.body;
}

function readKey(given: string | undefined): string | undefined {
  if (given !== undefined && !keyFormat.test(given)) {
    throw refusalOfField(422, "Idempotency-Key", "malformed", (words) => words.malformedKey);
  }
  return given;
}
