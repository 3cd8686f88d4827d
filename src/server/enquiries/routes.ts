import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressesIn, service } from "#addresses";
import { acceptFiles, refusalOfFiles } from "#server/enquiries/attachments/routes.ts";
import type { UploadParts } from "#server/enquiries/attachments/routes.ts";
import type { Limits } from "#domain/enquiry/limits.ts";
import { isLanguage, languageIn, usualLanguage } from "#domain/language.ts";
import type { BodyReader } from "#server/enquiries/body-reader.ts";
import { enquiryKinds } from "#server/enquiries/enquiry-kinds.ts";
import type { EnquiryKind } from "#server/enquiries/enquiry-kinds.ts";
import { allowCrossOrigin, checkOrigin } from "#server/enquiries/origin-guard.ts";
import type { GuardSettings } from "#server/enquiries/origin-guard.ts";
import { receive } from "#server/enquiries/receive.ts";
import type { Acknowledgement, ReceiveParts } from "#server/enquiries/receive.ts";
import { answerRefusedForm, languageOfPage } from "#server/enquiries/refused-form.ts";
import type { RefusedForm, RefusedFormParts } from "#server/enquiries/refused-form.ts";
import { createSenderLimits } from "#server/enquiries/sender-limits.ts";
import type { SenderLimits } from "#server/enquiries/sender-limits.ts";
import { keepOpen, refusalFor } from "#server/http/error-answers.ts";
import { isMultipart } from "#server/http/media-types.ts";
import { refusalOfField } from "#server/http/problems.ts";
import { takeBytes } from "#server/http/take-bytes.ts";

const keyFormat = /^[\x21-\x7E]{1,200}$/;

interface EnquiryRouteParts extends ReceiveParts, RefusedFormParts, Pick<UploadParts, "quota"> {
  readonly attachments: UploadParts["attachments"];
  readonly guards: GuardSettings & { readonly limits: Limits };
  readonly bodies: BodyReader;
  /** Derives the secret part of the link to a receipt. */
  receiptSecret(enquiry: Acknowledgement): string;
  /** Returns the household that a request is counted for. */
  senderOf(request: IncomingMessage): string;
}

interface AnswerParts extends EnquiryRouteParts {
  readonly limits: SenderLimits;
}

/** A request within the limits. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly kind: EnquiryKind;
}

/**
 * `POST /functions/v1/send-contact-email`, as JSON from the island or as a form without script, and
 * `POST /functions/v1/send-quotation-request`, which knows both as well.
 */
export function addEnquiryRoutes(app: FastifyInstance, parts: EnquiryRouteParts): void {
  const answerParts = { ...parts, limits: createSenderLimits(parts.guards.limits, parts) };
  for (const kind of enquiryKinds(parts)) {
    app.register(async (scope) => addKind(scope, kind, answerParts));
  }
}

/** Adds the routes of one address; a body that says that it is too long is refused before it is read. */
function addKind(scope: FastifyInstance, kind: EnquiryKind, parts: AnswerParts): void {
  scope.removeAllContentTypeParsers();
  takeBytes(scope, "application/json", kind.longestJson);
  takeBytes(scope, "application/x-www-form-urlencoded", kind.form.bytes);
  if (kind.takesFiles) {
    acceptFiles(scope, kind.form, parts);
  }
  scope.addHook("onRequest", async (request, reply) => {
    request.language = languageIn(request.headers["content-language"]) ?? request.language;
    allowCrossOrigin(request, reply, parts.guards);
  });
  scope.setErrorHandler(async (error, request, reply) => {
    keepOpen(reply);
    const limit = isForm(request, kind) ? kind.form.bytes : kind.longestJson;
    const refusal = refusalFor(error, parts.log, limit);
    if (request.method !== "POST" || !isForm(request, kind)) {
      throw refusal;
    }
    return refuseForm({ request, reply, refusal, form: kind.form }, parts);
  });
  scope.options(kind.address, async (_request, reply) => reply.code(204).send());
  scope.post(kind.address, async (request, reply) => {
    // The body has come by now, so that with any refusal what was typed can be given back.
    checkOrigin(request, parts.guards);
    await parts.limits.countRequest(parts.senderOf(request.raw));
    checkType(request);
    const { refused = [] } = request.receivedForm ?? {};
    if (refused.length > 0) {
      throw refusalOfFiles(refused);
    }
    const visit = { request, reply, kind };
    return isForm(request, kind) ? answerForm(visit, parts) : answerJson(visit, parts);
  });
}

function isForm(request: FastifyRequest, { takesFiles }: EnquiryKind): boolean {
  return (
    (takesFiles && isMultipart(request)) ||
    /^application\/x-www-form-urlencoded\b/i.test(request.headers["content-type"] ?? "")
  );
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

async function answerJson(visit: Visit, parts: AnswerParts): Promise<unknown> {
  const { request, reply, kind } = visit;
  const language = languageIn(request.headers["content-language"]) ?? usualLanguage;
  const submission = await kind.readJson(bodyOf(request), parts.wordsOf(language));
  const key = readKey(request.headers["idempotency-key"]?.toString());
  const crowded = await parts.limits.isOverLimit();
  const arrival = { ...submission, language, crowded, ...(key !== undefined && { key }) };
  const acknowledgement = await receive(arrival, parts);
  const { reference, replayed } = acknowledgement;
  markReplay(reply, replayed);
  const path = service.receipt(reference, parts.receiptSecret(acknowledgement));
  return reply.code(201).send({ reference, receiptPage: `${parts.guards.siteUrl}${path}` });
}

async function answerForm(visit: Visit, parts: AnswerParts): Promise<unknown> {
  const { request, reply, kind } = visit;
  const reading = await kind.readForm(bodyOf(request));
  if (!reading.ok) {
    return refuseForm({ request, reply, form: kind.form, ...reading }, parts);
  }
  const { honeypot, formKey = "" } = reading;
  const language = isLanguage(reading.language) ? reading.language : usualLanguage;
  const submission = reading.submission(parts.wordsOf(language));
  const crowded = await parts.limits.isOverLimit();
  const repeats = keyFormat.test(formKey) ? { formKey } : {};
  const arrival = { ...submission, ...repeats, language, crowded, honeypot };
  const acknowledgement = await receive(arrival, parts);
  const { reference, replayed } = acknowledgement;
  markReplay(reply, replayed);
  const { sent } = addressesIn(languageOfPage(language, parts.siteLanguages()));
  return reply.redirect(sent(reference, parts.receiptSecret(acknowledgement)), 303);
}

function markReplay(reply: FastifyReply, replayed: boolean): void {
  if (replayed) {
    reply.header("idempotent-replayed", "true");
  }
}

function refuseForm(
  refused: Omit<RefusedForm, "sender">,
  parts: EnquiryRouteParts,
): Promise<FastifyReply> {
  const sender = parts.senderOf(refused.request.raw);
  return answerRefusedForm({ ...refused, sender }, parts);
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

function readKey(header: string | undefined): string | undefined {
  if (header !== undefined && !keyFormat.test(header)) {
    throw refusalOfField(422, "Idempotency-Key", "malformed", (words) => words.malformedKey);
  }
  return header;
}
