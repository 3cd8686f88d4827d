import { once } from "node:events";
import { Agent, request as ask, type OutgoingHttpHeaders } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { Server } from "node:net";
import { matterOf, type Answer } from "./answer.ts";
import type { Line } from "./line.ts";
import { createShaper } from "./shaper.ts";

// A process of its own, so that neither the site nor what drives the browser takes time from the line.

/** What the edge is told at its start. */
export interface EdgeOrder {
  /** Where browsers come to. */
  readonly port: number;
  /** Where the site listens. */
  readonly site: number;
  readonly key: string;
  readonly cert: string;
  /** Nothing: as fast as this machine. */
  readonly line: Line | undefined;
}

/** What it is asked later, by one word, and answers by the same. */
export type EdgeQuestion = "answers" | "forget";

const ofOneHop = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|proxy-connection|host)$/;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
let answers: Answer[] = [];

function headersFor(headers: NodeJS.Dict<string | string[]>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.test(name)));
}

function handOn(site: number, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { headers, method, url: address } = request;
  const asked = Date.now();
  const purpose = `${String(headers["sec-purpose"])} ${String(headers["purpose"])}`;
  const ahead = /prefetch|prerender/.test(purpose);
  const told = {
    ...headersFor(headers),
    host: headers[":authority"] ?? headers.host,
    "x-forwarded-proto": "https",
    // Browsers offer more; what is measured is Brotli.
    "accept-encoding": "br",
  };
  const onwards = ask({
    port: site,
    host: "127.0.0.1",
    method,
    path: address,
    headers: told,
    agent,
  });
  onwards.on("response", (answer) => {
    const status = answer.statusCode ?? 502;
    const matter = matterOf(String(answer.headers["content-type"]));
    let bytes = 0;
    response.writeHead(status, headersFor(answer.headers));
    answer.on("data", (part: Buffer) => (bytes += part.length));
    answer.on("end", () => answers.push({ address, status, matter, bytes, asked, ahead }));
    answer.pipe(response);
  });
  onwards.on("error", (error) => {
    if (!response.headersSent) {
      response.writeHead(502).end(error.message);
    }
  });
  response.on("close", () => {
    // A visitor who leaves before the answer is no failure of the site.
    if (!response.writableEnded) {
      onwards.destroy();
    }
  });
  request.pipe(onwards);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function open({ port, site, key, cert, line }: EdgeOrder): Promise<void> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    handOn(site, request, response),
  );
  server.on("sessionError", () => undefined);
  if (line) {
    await listen(createShaper(await listen(server, 0), line), port);
  } else {
    await listen(server, port);
  }
  process.send?.("open");
}

process.once("message", (order: EdgeOrder) => {
  process.on("message", (question: EdgeQuestion) => {
    if (question === "forget") {
      answers = [];
    }
    process.send?.(answers);
  });
  void open(order);
});
process.on("disconnect", () => process.exit());
