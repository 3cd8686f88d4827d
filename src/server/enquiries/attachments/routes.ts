import type { IncomingMessage } from "node:http";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { service } from "#addresses";
import { attachmentLimits } from "#domain/enquiry/attachment.ts";
import type { FileProblem, RefusedFile } from "#domain/enquiry/attachment.ts";
import { languageIn } from "#domain/language.ts";
import { receiveForm } from "#server/enquiries/attachments/receive-files.ts";
import type { FileParts, ReceivedForm } from "#server/enquiries/attachments/receive-files.ts";
import { enquiryForm } from "#server/enquiries/body.ts";
import type { FormBounds } from "#server/enquiries/body.ts";
import { allowCrossOrigin, checkOrigin } from "#server/enquiries/origin-guard.ts";
import type { GuardSettings } from "#server/enquiries/origin-guard.ts";
import { storeFailure } from "#server/enquiries/receive.ts";
import { keepOpen, refusalFor } from "#server/http/error-answers.ts";
import { isMultipart } from "#server/http/media-types.ts";
import { Refusal, refusalOfSize } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The form with files that was received; null for any other body. */
    receivedForm: ReceivedForm | null;
  }
}

export interface UploadParts extends FileParts {
  readonly guards: GuardSettings;
  readonly log: Log;
  /** Returns the household that a request is counted for. */
  senderOf(request: IncomingMessage): string;
}

/**
 * Lets the addresses of a scope take forms with files. Their fields become the body, as of a form without
 * files; the files stand in `receivedForm`.
 */
export function acceptFiles(scope: FastifyInstance, bounds: FormBounds, parts: UploadParts): void {
  void scope.register(multipart, { throwFileSizeLimit: false });
  scope.decorateRequest("receivedForm", null);
  scope.addHook("onRequest", async (request) => {
    const stated = Number(request.headers["content-length"] ?? 0);
    if (isMultipart(request) && stated > attachmentLimits.form) {
      throw refusalOfSize(attachmentLimits.form);
    }
  });
  scope.addHook("preValidation", async (request) => {
    if (isMultipart(request)) {
      checkOrigin(request, parts.guards);
      const form = await receive(request, bounds, parts);
      request.receivedForm = form;
      request.body = form.body;
    }
  });
}

async function receive(
  request: FastifyRequest,
  bounds: FormBounds,
  parts: UploadParts,
): Promise<ReceivedForm> {
  try {
    return await receiveForm(request, parts.senderOf(request.raw), bounds, parts);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && "statusCode" in error)) {
      throw error;
    }
    parts.log.error("file not kept", { reason: tellError(error) });
    throw storeFailure();
  }
}

/** Adds `POST /functions/v1/upload-attachments`, which answers the tokens of files for a request. */
export function addUploadRoute(app: FastifyInstance, parts: UploadParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptFiles(scope, enquiryForm, parts);
    scope.addHook("onRequest", async (request, reply) => {
      request.language = languageIn(request.headers["content-language"]) ?? request.language;
      allowCrossOrigin(request, reply, parts.guards);
    });
    scope.setErrorHandler(async (error, _request, reply) => {
      keepOpen(reply);
      throw refusalFor(error, parts.log, attachmentLimits.form);
    });
    scope.options(service.uploadFiles, async (_request, reply) => reply.code(204).send());
    scope.post(service.uploadFiles, async (request, reply) => {
      const { files, refused } = request.receivedForm ?? { files: [], refused: [] };
      if (refused.length > 0) {
        throw refusalOfFiles(refused);
      }
      if (files.length === 0) {
        throw refusalOfFiles([{ name: "", problem: "empty" }]);
      }
      return reply.code(201).send({ attachments: files });
    });
  });
}

const statuses: Partial<Readonly<Record<FileProblem, number>>> = { quota: 429, full: 503 };

/** Creates the refusal of files, each by its name. */
export function refusalOfFiles(refused: readonly RefusedFile[]): Refusal {
  const status = Math.max(...refused.map(({ problem }) => statuses[problem] ?? 422));
  const errors = refused.map(({ name, problem }, index) => ({
    field: `files.${index}`,
    problem,
    detail: (words: Parameters<Refusal["detail"]>[0]) => words.files[problem](name),
  }));
  const [first] = errors;
  return new Refusal(status, (words) => first?.detail(words) ?? words.unusable, { errors });
}
