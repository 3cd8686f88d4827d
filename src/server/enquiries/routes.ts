import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "#addresses";
import type { Enquiry, EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import {
  formExtras,
  readForm,
  readJson,
  refusalOf,
  refuseUnknown,
} from "#server/enquiries/body.ts";
import { allowedOrigin, checkLimits, checkOrigin } from "#server/enquiries/guards.ts";
import type { GuardSettings } from "#server/enquiries/guards.ts";
import { receive } from "#server/enquiries/receive.ts";
import type { ReceiveParts } from "#server/enquiries/receive.ts";
import { Refusal } from "#server/http/problems.ts";
import { answerPrepared } from "#server/http/prepared.ts";
import type { RenderedPages } from "#server/http/rendered-pages.ts";

const allowedHeaders = "authorization, x-client-info, apikey, content-type, idempotency-key";
const allowedMethods = "POST, OPTIONS";
const keyFormat = /^[\x21-\x7E]{1,200}$/;

export interface EnquiryRouteParts extends ReceiveParts {
  readonly guards: GuardSettings;
  readonly rendered: RenderedPages;
}

/** `POST /functions/v1/send-contact-email`, as JSON from the island or as a form without script. */
export function addEnquiryRoutes(app: FastifyInstance, parts: EnquiryRouteParts): void {
  const url = addresses.sendEnquiry;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const whole = { parseAs: "buffer" } as const;
    const types = ["application/json", "application/x-www-form-urlencoded"];
    scope.addContentTypeParser(
      types,
      whole,
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.addHook("onRequest", async (request, reply) => {
      allowCrossOrigin(request, reply, parts.guards);
      if (request.method === "POST") {
        checkOrigin(request, parts.guards);
        await checkLimits(request, parts.guards, parts);
        checkType(request);
      }
    });
    scope.options(url, async (_request, reply) => reply.code(204).send());
    scope.post(url, async (request, reply) =>
      isForm(request) ? answerForm(request, reply, parts) : answerJson(request, reply, parts),
    );
    const others = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];
    scope.route({
      method: others,
      url,
      handler: async () => {
        const headers = { allow: allowedMethods };
        throw new Refusal(405, "An enquiry is sent with POST.", { headers });
      },
    });
  });
}

function allowCrossOrigin(request: FastifyRequest, reply: FastifyReply, site: GuardSettings): void {
  const origin = allowedOrigin(request, site);
  reply.header("vary", "Origin");
  reply.header("access-control-allow-headers", allowedHeaders);
  reply.header("access-control-allow-methods", allowedMethods);
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
    throw new Refusal(415, "content-encoding: the body must be sent as it is.");
  }
  const charset = /;\s*charset="?([^\s;"]*)/i.exec(request.headers["content-type"] ?? "")?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new Refusal(415, "content-type: the charset must be utf-8.");
  }
}

async function answerJson(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: EnquiryRouteParts,
): Promise<unknown> {
  const given = readJson(bodyOf(request));
  refuseUnknown(given, []);
  const reading = readEnquiry(given);
  if (!reading.ok) {
    throw refusalOf(reading);
  }
  const key = readKey(request.headers["idempotency-key"]?.toString(), "Idempotency-Key");
  const reference = await receive(
    { enquiry: reading.enquiry, ...(key === undefined ? {} : { key }) },
    parts,
  );
  return reply.code(201).send({ reference });
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: EnquiryRouteParts,
): Promise<unknown> {
  const given = readForm(bodyOf(request));
  refuseUnknown(given, formExtras);
  const reading = readEnquiry(withList(given));
  if (!reading.ok) {
    const { values, problems } = reading;
    return page(request, reply, parts, 422, { values, problems, outcome: "invalid" });
  }
  const key = readKey(given["idempotency_key"] || undefined, "idempotency_key");
  const started = /^\d{1,15}$/.test(given["started"] ?? "") ? Number(given["started"]) : undefined;
  try {
    const reference = await receive(
      {
        enquiry: reading.enquiry,
        honeypot: given["website"] ?? "",
        ...(key === undefined ? {} : { key }),
        ...(started === undefined ? {} : { started }),
      },
      parts,
    );
    return reply.redirect(`${addresses.contact}?sent=${reference}`, 303);
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) {
      const form = failedForm(reading.enquiry);
      return page(request, reply.headers(error.headers), parts, 503, form);
    }
    throw error;
  }
}

function failedForm(values: Enquiry): EnquiryFormState {
  return { values, problems: {}, outcome: "failed" };
}

/** The enquiry list travels at the end of the message. */
function withList(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { list, ...fields } = given;
  return list === undefined || list.trim() === ""
    ? fields
    : { ...fields, message: `${fields["message"] ?? ""}\n\n${list}` };
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: EnquiryRouteParts,
  status: number,
  form: EnquiryFormState,
): Promise<FastifyReply> {
  const prepared = await parts.rendered.once({ address: addresses.contact, form }, status);
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) {
      reply.raw.setHeader(name, value);
    }
  }
  answerPrepared(prepared, request.raw, reply.raw);
  return reply;
}

function bodyOf(request: FastifyRequest): Buffer {
  if (request.headers["content-type"] === undefined) {
    throw new Refusal(415, "content-type is missing; it must be application/json.");
  }
  if (!Buffer.isBuffer(request.body)) {
    throw new Refusal(400, "The body is empty.");
  }
  return request.body;
}

function readKey(given: string | undefined, field: string): string | undefined {
  if (given !== undefined && !keyFormat.test(given)) {
    const detail = `${field} must be 1 to 200 visible ASCII characters.`;
    throw new Refusal(422, detail, { errors: [{ field, problem: "malformed", detail }] });
  }
  return given;
}
