import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { WordsOf } from "#domain/service-words.ts";
import type { TrustedProxies } from "#server/http/client-address.ts";
import { limitConnectionsPerAddress, trackConnections } from "#server/http/connections.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { answerPlainly } from "#server/http/plain-answer.ts";
import { isMultipart } from "#server/http/media-types.ts";
import { splitQuery } from "#server/http/page-query.ts";
import { languageOfRequest } from "#server/http/request-language.ts";
import { takesFiles } from "#server/http/service-addresses.ts";

/** Limits of connections; times are in milliseconds. */
export interface ConnectionLimits {
  /** Open connections; more are closed at once. */
  readonly connections: number;
  /** Open connections of an IPv4 address or IPv6 /64, except a trusted proxy. */
  readonly perAddress: number;
  /** For the headers of a request, and for the first byte of a connection. */
  readonly headersTimeout: number;
  /** For the body of a request. */
  readonly bodyTimeout: number;
  /** For a whole request with files. */
  readonly requestTimeout: number;
  /** Until the next request of a connection. */
  readonly keepAliveTimeout: number;
  /** Without any traffic while a request is answered. */
  readonly silence: number;
  /** Between two checks of the timeouts for headers and requests. */
  readonly connectionsCheckingInterval: number;
}

export const usualLimits: ConnectionLimits = {
  connections: 8000,
  perAddress: 256,
  headersTimeout: 8000,
  bodyTimeout: 10_000,
  // A line of 1.5 Mbit/s sends 10 MB in that time.
  requestTimeout: 60_000,
  // Longer than a proxy keeps its connections (nginx 60 s), so that the proxy closes first.
  keepAliveTimeout: 75_000,
  silence: 30_000,
  connectionsCheckingInterval: 1000,
};

interface WebServerParts {
  readonly security: HeaderSet;
  readonly wordsOf: WordsOf;
  /** When aborted, every answer ends its connection. */
  readonly stopping: AbortSignal;
  readonly trusted: TrustedProxies;
  readonly limits: ConnectionLimits;
}

/** Creates a server that bounds time and connections, and refuses ambiguous requests. */
export function createWebServer(handle: RequestListener, parts: WebServerParts): Server {
  const { security, wordsOf, stopping, trusted } = parts;
  const {
    silence,
    connections: mostConnections,
    perAddress,
    bodyTimeout,
    ...timeouts
  } = parts.limits;
  const connections = trackConnections(stopping);
  const listener: RequestListener = (request, response) => {
    if (!connections.add(request, response)) {
      return;
    }
    if (!namesOneHost(request)) {
      const { refusals } = wordsOf(languageOfRequest(request));
      answerPlainly(response, 400, refusals.oneHost, security);
    } else if (request.method === "OPTIONS" && request.url === "*") {
      response.writeHead(204, { ...security, allow: "GET, HEAD, POST, OPTIONS" }).end();
    } else {
      if (hasBody(request) && !isUpload(request)) {
        endLateBody(server, request, bodyTimeout);
      }
      splitTarget(request);
      handle(request, response);
    }
  };
  // The listener refuses a missing host, with the headers of every answer.
  const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
  // Expectations other than 100-continue are ignored.
  server.on("checkExpectation", listener);
  server.timeout = silence;
  server.maxConnections = mostConnections;
  limitConnectionsPerAddress(server, perAddress, trusted);
  // Node's own method cuts answers that are written but not sent yet.
  server.closeIdleConnections = () => connections.closeIdle();
  return server;
}

function isUpload(request: IncomingMessage): boolean {
  return isMultipart(request) && takesFiles(splitQuery(request.url ?? "")[0]);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return (headers["content-length"] ?? "0") !== "0" || headers["transfer-encoding"] !== undefined;
}

/** Ends a request whose body is late, as Node does at the end of `requestTimeout`. */
function endLateBody(server: Server, request: IncomingMessage, limit: number): void {
  const timer = setTimeout(() => {
    const error = Object.assign(new Error("the body is late"), {
      code: "ERR_HTTP_REQUEST_TIMEOUT",
    });
    if (!request.complete && !server.emit("clientError", error, request.socket)) {
      request.socket.destroy();
    }
  }, limit).unref();
  request.once("close", () => clearTimeout(timer));
}

/** HTTP/1.0 may leave the host out; no request may name two. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") {
      hosts += 1;
    }
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

const absoluteTarget = /^https?:\/\/([^/?#@]+)(?=[/?]|$)([^]*)$/i;

/** Splits a target in absolute form; its host replaces that of the header (RFC 9112, 3.2.2). */
function splitTarget(request: IncomingMessage): void {
  const [, host, path = ""] = absoluteTarget.exec(request.url ?? "") ?? [];
  if (host !== undefined) {
    request.headers.host = host;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
}
