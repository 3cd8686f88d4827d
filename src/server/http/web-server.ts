import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { WordsOf } from "#domain/service-words.ts";
import { answerPlainRequests } from "#server/http/first-reader.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { answerPlainly } from "#server/http/plain-answer.ts";
import type { FindReady } from "#server/http/ready-answers.ts";
import { languageOfRequest } from "#server/http/request-language.ts";
import { settleTarget } from "#server/http/request-target.ts";
import { createUnderWay } from "#server/http/under-way.ts";

/**
 * More connections at once are closed as they come. One that says nothing ends after 8 s; a thousand slow
 * ones leave room for the others.
 */
const mostConnections = 8000;
/** How long a connection is kept for a next request, in seconds. */
export const keepAlive = 10;

const limits = {
  headersTimeout: 8000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: keepAlive * 1000,
  // Refused below, with the headers of every answer.
  requireHostHeader: false,
};
/** A connection on which nothing moves, such as one whose answer is never read, is closed. */
const longestSilence = 30_000;

export interface WebServerParts {
  readonly security: HeaderSet;
  readonly wordsOf: WordsOf;
  readonly findReady: FindReady;
  /** Once it is aborted, every answer ends its connection. */
  readonly stopping: AbortSignal;
}

/** A server whose patience ends, and which refuses what two readers could take for two things. */
export function createWebServer(handle: RequestListener, parts: WebServerParts): Server {
  const { security, wordsOf, stopping, findReady } = parts;
  const underWay = createUnderWay(stopping);
  const listener: RequestListener = (request, response) => {
    if (!underWay.begin(request, response)) {
      return;
    }
    if (!namesOneHost(request)) {
      const { refusals } = wordsOf(languageOfRequest(request));
      answerPlainly(response, 400, refusals.oneHost, security);
    } else if (request.method === "OPTIONS" && request.url === "*") {
      response.writeHead(204, { ...security, allow: "GET, HEAD, POST, OPTIONS" }).end();
    } else {
      settleTarget(request);
      handle(request, response);
    }
  };
  const server = createServer(limits, listener);
  // What a client expects beyond 100-continue is not looked at.
  server.on("checkExpectation", listener);
  server.timeout = longestSilence;
  server.maxConnections = mostConnections;
  // While it stops, Node's own reader answers everything: it ends connections after their answer.
  const find: FindReady = (get) => (stopping.aborted ? undefined : findReady(get));
  answerPlainRequests(server, find, {
    first: limits.headersTimeout,
    // Node's own reader too waits a second longer than the client was told.
    idle: limits.keepAliveTimeout + 1000,
    silence: longestSilence,
  });
  return server;
}

/** HTTP/1.0 may leave the host out; nobody may name two. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") {
      hosts += 1;
    }
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}
