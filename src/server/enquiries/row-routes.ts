import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { longestRow } from "#reading/rows/row-bounds.ts";
import type { PostedRows } from "#domain/site.ts";
import { acceptFiles } from "#server/enquiries/attachments/routes.ts";
import type { UploadParts } from "#server/enquiries/attachments/routes.ts";
import { checkForm, looseFields, requestForm } from "#server/enquiries/body.ts";
import { answerRefusedForm } from "#server/enquiries/refused-form.ts";
import type { RefusedFormParts } from "#server/enquiries/refused-form.ts";
import { keepOpen, refusalFor } from "#server/http/error-answers.ts";
import { sendAnswer } from "#server/http/ready-answer.ts";
import { refusalOfPage, takePages } from "#server/http/rendering-allowance.ts";
import { rowAddresses } from "#server/http/service-addresses.ts";
import { takeBytes } from "#server/http/take-bytes.ts";

type RowRouteParts = RefusedFormParts & UploadParts;

/** Reading so many rows takes as long as making a page (0.6 ms a row, November 2026). */
const rowsOfAPage = 60;

/** Counts rows as the reader ends them. */
const rowEnds = /\r\n|\r|\n/;

/** The most that a form of rows is charged with, in pages. */
const dearest = 9;

function wanted({ headers }: FastifyRequest): PostedRows["as"] {
  return headers.accept?.startsWith("application/json") === true ? "data" : "page";
}

/** Takes what was posted as far as it can be made out; of a field given twice the last counts. */
function fieldsIn(body: unknown): PostedRows["fields"] {
  if (Buffer.isBuffer(body)) {
    checkForm(body, requestForm);
  }
  return Object.fromEntries(looseFields(body, requestForm.fields));
}

/**
 * `POST /request`, in every language: reads the rows of the form, and answers the page with what was read, or
 * that alone as JSON. Nothing is kept.
 */
export function addRowRoutes(app: FastifyInstance, parts: RowRouteParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    takeBytes(scope, "application/x-www-form-urlencoded", requestForm.bytes);
    acceptFiles(scope, requestForm, parts);
    scope.setErrorHandler(async (error, request, reply) => {
      keepOpen(reply);
      const refusal = refusalFor(error, parts.log, requestForm.bytes);
      if (wanted(request) === "data") {
        throw refusal;
      }
      const sender = parts.senderOf(request.raw);
      return answerRefusedForm({ request, reply, refusal, sender, form: requestForm }, parts);
    });
    const take = async (address: string, request: FastifyRequest, reply: FastifyReply) => {
      const fields = fieldsIn(request.body);
      // All pages at once, so that a refusal costs the sender nothing.
      takePages(parts.allowance, parts.senderOf(request.raw), pagesFor(fields));
      const { files = [], refused = [] } = request.receivedForm ?? {};
      const posted: PostedRows = { fields, as: wanted(request), files, refusedFiles: refused };
      const question = { address, posted };
      const page = await parts.pageOnce(question, 200);
      if ("retryAfter" in page) {
        throw refusalOfPage({ spentBy: "everybody", ...page });
      }
      reply.hijack();
      sendAnswer(page, request.raw, reply.raw);
      return reply;
    };
    for (const address of rowAddresses) {
      scope.post(address, (request, reply) => take(address, request, reply));
    }
  });
}

/** Tells what reading rows costs, in pages: by their number, or by their length where they are long. */
function pagesFor({ rows = "" }: PostedRows["fields"]): number {
  const counted = rows.split(rowEnds, dearest * rowsOfAPage).length;
  const long = rows.length / longestRow;
  return Math.min(dearest, Math.ceil(Math.max(counted, long) / rowsOfAPage));
}
