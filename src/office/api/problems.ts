import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Problem } from "#domain/office/problem.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

type Details = Partial<Pick<Problem, "fields" | "versions">>;

/** Answers a refusal; the code is a key of the words of the screen. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  details: Details = {},
): FastifyReply {
  const problem: Problem = { status, code, ...details };
  return (
    reply
      .status(status)
      .type("application/problem+json")
      // Answers that are no JSON, such as a PDF, have no schema for a refusal.
      .serializer((body: unknown) => JSON.stringify(body))
      .send(problem)
  );
}

/** Refuses one field. */
export function refuseField(reply: FastifyReply, field: string, problem: string): FastifyReply {
  return refuse(reply, 400, "invalid", { fields: [{ field, problem }] });
}

/** Answers every error as a problem in JSON. */
export function answerProblems(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map(({ instancePath, keyword, message = "" }) => ({
        field: instancePath.slice(1).replaceAll("/", "."),
        problem: keyword === "custom" || keyword === "invalid_format" ? message : keyword,
      }));
      return refuse(reply, 400, "invalid", { fields });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return refuse(reply, status, status === 413 ? "too-large" : "unreadable");
    }
    const incident = randomUUID();
    log.error("office failed", {
      incident,
      route: request.routeOptions.url ?? "",
      reason: tellError(error),
    });
    return refuse(reply, 500, "failed");
  });
}
