import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { WordsOf } from "#domain/service-words.ts";
import { answerPlainRequests } from "#server/http/first-reader.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { answerPlainly } from "#server/http/plain-answer.ts";
import type { FindReady } from "#server/http/ready-answers.ts";
import { languageOfRequest } from "#server/http/request-language.ts";

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

/** A server whose patience ends, and which refuses what two readers could take for two things. */
export function createWebServer(
  handle: RequestListener,
  security: HeaderSet,
  wordsOf: WordsOf,
  find: FindReady,
): Server {
  const listener: RequestListener = (request, response) => {
    if (namesOneHost(request)) {
      handle(request, response);
    } else {
      const { refusals } = wordsOf(languageOfRequest(request));
      answerPlainly(response, 400, refusals.oneHost, security);
    }
  };
  const server = createServer(limits, listener);
  // What a client expects beyond 100-continue is not looked at.
  server.on("checkExpectation", listener);
  server.timeout = longestSilence;
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
