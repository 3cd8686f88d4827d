import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { usualLanguage } from "#domain/language.ts";
import type { ServiceWords, WordsOf } from "#domain/service-words.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { splitQuery } from "#server/http/page-query.ts";
import type { MethodsAt } from "#server/http/service-addresses.ts";
import {
  Refusal,
  problemBody,
  problemType,
  refusalOfField,
  refusalOfSize,
} from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

interface ErrorAnswerParts {
  readonly log: Log;
  readonly security: HeaderSet;
  readonly wordsOf: WordsOf;
  readonly methodsAt: MethodsAt;
}

/** Turns thrown errors into answers. */
export function answerErrors(app: FastifyInstance, parts: ErrorAnswerParts): void {
  const { log, security, wordsOf } = parts;
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalFor(error, log, request.routeOptions.bodyLimit);
    return answer(reply.headers(security), refusal, wordsOf(request.language));
  });
  app.setNotFoundHandler(async (request, reply) => {
    const allow = parts.methodsAt(splitQuery(request.url)[0]);
    const refusal =
      allow === undefined ? new Refusal(404, (words) => words.nothingHere) : refusalOfMethod(allow);
    return answer(reply.headers(security), refusal, wordsOf(request.language));
  });
}

function answer(reply: FastifyReply, refusal: Refusal, words: ServiceWords): FastifyReply {
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, "cache-control": "no-store", ...problemHeaders(words) })
    .send(problemBody(refusal, words));
}

/** Creates the refusal of a method; `allow` lists the allowed ones. */
function refusalOfMethod(allow: string): Refusal {
  const isRead = allow.startsWith("GET");
  return new Refusal(405, (words) => (isRead ? words.onlyReading : words.onlyPost), {
    headers: { allow },
  });
}

function problemHeaders({ language }: ServiceWords): HeaderSet {
  return { "content-type": problemType, "content-language": language };
}

/** Turns an error into a refusal; logs an internal one. `bodyLimit` is that of the address, in bytes. */
export function refusalFor(error: unknown, log: Log, bodyLimit: number): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  const status = isFrameworkError(error) ? (error.statusCode ?? 500) : 500;
  if (status === 413) {
    return refusalOfSize(bodyLimit);
  }
  if (status === 415) {
    return refusalOfField(415, "content-type", "unknown", (words) => words.contentType);
  }
  if (status >= 400 && status < 500) {
    return new Refusal(status, (words) => words.unclear);
  }
  const incident = randomUUID();
  log.error("request failed", { incident, reason: tellError(error) });
  return new Refusal(500, (words) => words.internal(incident));
}

/** Keeps the connection open while a refused body is still being sent, so that the sender reads the answer. */
export function keepOpen(reply: FastifyReply): void {
  reply.removeHeader("connection");
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

const socketStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request: broken, too long or incomplete headers. */
export function answerBrokenSockets(security: HeaderSet, wordsOf: WordsOf) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = socketStatus[error.code ?? ""] ?? 400;
    // The language that was asked for is not known yet.
    const words = wordsOf(usualLanguage);
    const body = problemBody(new Refusal(status, ({ unclear }) => unclear), words);
    const headers = {
      ...security,
      ...problemHeaders(words),
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}
