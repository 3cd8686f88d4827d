import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { HeaderSet } from "#server/http/headers.ts";
import { Refusal, problemBody, problemType } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** The one place where a thrown error becomes an answer. */
export function answerErrors(app: FastifyInstance, log: Log, security: HeaderSet): void {
  app.setErrorHandler(async (error, _request, reply) => {
    const refusal = refusalFor(error, log);
    return answer(reply.headers(security), refusal);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    answer(reply.headers(security), new Refusal(404, "There is nothing at this address.")),
  );
}

function answer(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, "cache-control": "no-store", "content-type": problemType })
    .send(problemBody(refusal));
}

function refusalFor(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  const status = isFrameworkError(error) ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) {
    return new Refusal(status, details[status] ?? "The request cannot be understood.");
  }
  const incident = randomUUID();
  log.error("request failed", { incident, reason: tellError(error) });
  return new Refusal(500, `Something went wrong on our side. Reference: ${incident}`);
}

const details: Readonly<Record<number, string>> = {
  413: "The body may have at most 32 KiB.",
  415: "content-type must be application/json or application/x-www-form-urlencoded.",
};

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

const socketStatus: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
};

/** Answers what was never a request: broken bytes, endless headers, no headers at all. */
export function answerBrokenSockets(security: HeaderSet) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, title] = socketStatus[error.code ?? ""] ?? [400, "Bad Request"];
    const body = problemBody(new Refusal(status, title));
    const headers = {
      ...security,
      "content-type": problemType,
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join("")}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}
