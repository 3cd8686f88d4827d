import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { duplexPair } from "node:stream";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPlainGet } from "#server/http/plain-request.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const portOf = (url: string) => Number(new URL(url).port);
const get = (path: string, ...lines: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n");

/** Sends pieces one after the other and answers everything that comes back until the server closes. */
async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  let received = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => (received += text));
  for (const piece of pieces) {
    await new Promise((written) => socket.write(piece, written));
    await new Promise((soon) => setImmediate(soon));
  }
  await once(socket, "close");
  return received;
}

const codings = ["br", "gzip", "identity"];

test.each([
  "/",
  "/shop",
  "/shop?category=head",
  "/robots.txt",
  "/assets/browser-abcd1234.js",
  "/pictures/hat-abcd1234.avif",
])("%s: both readers give the same answer", async (path) => {
  for (const coding of codings) {
    const headers = { "accept-encoding": coding };
    // The first may not be in memory yet.
    await ask(service.url, path, { headers });
    const plain = await ask(service.url, path, { headers });
    // What is asked on a condition is left to Node.
    const other = await ask(service.url, path, { headers: { ...headers, "if-none-match": '"x"' } });
    const { date, ...said } = plain.headers;
    const { date: _date, ...saidByNode } = other.headers;
    expect(said).toEqual(saidByNode);
    expect(Math.abs(Date.parse(date ?? "") - Date.now())).toBeLessThan(60_000);
    expect([plain.status, plain.body.equals(other.body)]).toEqual([other.status, true]);
  }
});

test("answers come in the order of the requests, whoever reads them", async () => {
  const answer = await exchange(portOf(service.url), [
    get("/"),
    get("/shop"),
    get("/contact") + get("/saudi"),
    get("/robots.txt").slice(0, 20),
    get("/robots.txt").slice(20) + get("/nothing"),
    get("/shop?category=head"),
    get("/saudi/unayzah"),
    get("/categories/ppe", "Connection: close"),
  ]);
  const said = Array.from(answer.matchAll(/page (\/\S*) text|User-agent|"(\/saudi\/\w+)"/g));
  expect(said.map(([all, page, rendered]) => page ?? rendered ?? all)).toEqual([
    ...["/", "/shop", "/contact", "/saudi", "User-agent", "/404"],
    ...["/shop?category=head", "/saudi/unayzah", "/categories/ppe"],
  ]);
});

const lines = fc.constantFrom(
  ...[
    "Host: x",
    "host:y",
    "HOST:\tx ",
    "Host : x",
    "Host:",
    " Host: x",
    "Hos\u00e9: x",
    "Host: \u00e9",
  ],
  ...[
    "Accept-Encoding: br",
    "accept-encoding:gzip, br;q=0.5 ",
    "accept-encoding:",
    "Accept-Encoding",
  ],
  ...[
    "Connection: keep-alive",
    "Connection: Keep-Alive ",
    "connection: close",
    "Connection: upgrade",
  ],
  ...["Proxy-Connection: close", "Upgrade: h2c", "HTTP2-Settings: AA", "Expect: 100-continue"],
  ...["Content-Length: 0", "content-length: 5", "Transfer-Encoding: chunked", "TE: trailers"],
  ...["Transfer-Encoding : chunked", "X: a\rContent-Length: 5", "X: a\nContent-Length: 5", "X: \0"],
  ...[
    "If-None-Match: *",
    "User-Agent: Mozilla/5.0 (X11)",
    "Cookie: a=b; c",
    "X-Forwarded-For: 1.2.3.4",
  ],
  ...[
    "",
    " folded",
    "\tfolded",
    "X-Empty:",
    "X\u007f: a",
    "X: \u007f",
    "!#$%&'*+.^_`|~-: a",
    "GET / HTTP/1.1",
  ],
);
const beginning = fc.constantFrom(
  ...[
    "GET / HTTP/1.1",
    "GET /shop?q=a%20b#c HTTP/1.1",
    'GET /"<>\\^`{|} HTTP/1.1',
    "GET /\u00e9 HTTP/1.1",
  ],
  ...[
    "GET /a b HTTP/1.1",
    "GET  / HTTP/1.1",
    "GET / HTTP/1.0",
    "GET / HTTP/1.10",
    "GET / HTTP/2.0",
  ],
  ...[
    "get / HTTP/1.1",
    "HEAD / HTTP/1.1",
    "POST / HTTP/1.1",
    "GET http://x/ HTTP/1.1",
    "GET * HTTP/1.1",
  ],
  ...[
    "\r\nGET / HTTP/1.1",
    "GET / HTTP/1.1 ",
    "GET /\t HTTP/1.1",
    "GET / http/1.1",
    "CONNECT x HTTP/1.1",
  ],
);
const ending = fc.constantFrom(
  "\r\n\r\n",
  "\r\n\r\n",
  "\r\n",
  "\n\n",
  "\r\n\r\nx",
  "\r\n\r\n\r\n",
  "",
);
const requests = fc
  .tuple(
    fc.oneof(fc.constant("GET /shop HTTP/1.1"), beginning),
    fc.oneof(fc.constant(["Host: x"]), fc.constant([])),
    fc.array(lines, { maxLength: 5 }),
    fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r"),
    fc.oneof(fc.constant("\r\n\r\n"), ending),
  )
  .map(([first, host, more, between, end]) => [first, ...host, ...more].join(between) + end);

interface ReadByNode {
  readonly request: IncomingMessage;
  /** Whether the connection is for more requests. */
  readonly goesOn: boolean;
}

/** What Node makes of bytes on a connection: the requests, or that there is none. */
async function readByNode(bytes: Buffer): Promise<readonly ReadByNode[]> {
  const read: ReadByNode[] = [];
  const node = createServer({ requireHostHeader: false }, (request, { shouldKeepAlive: goesOn }) =>
    read.push({ request, goesOn }),
  );
  node.on("clientError", () => (read.length = 0));
  const [near, far] = duplexPair();
  node.emit("connection", far);
  await new Promise((written) => near.write(bytes, written));
  await new Promise((soon) => setImmediate(soon));
  far.destroy();
  return read;
}

test("what is read as a plain request, Node reads as the same, and as one that is whole", async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(requests, async (text) => {
      const bytes = Buffer.from(text, "latin1");
      const mine = readPlainGet(bytes);
      if (mine === undefined) {
        return;
      }
      plain += 1;
      const [{ request, goesOn } = {}, ...more] = await readByNode(bytes);
      expect(more).toEqual([]);
      expect(request?.method).toBe("GET");
      expect(request?.httpVersion).toBe("1.1");
      expect(request?.url).toBe(mine.url);
      expect(request?.headers["accept-encoding"]).toBe(mine.acceptEncoding);
      expect(request?.headersDistinct["host"]).toHaveLength(1);
      expect([request?.complete, goesOn]).toEqual([true, true]);
      expect(request?.headers).not.toHaveProperty("content-length");
      expect(request?.headers).not.toHaveProperty("transfer-encoding");
    }),
    { numRuns: 3000 },
  );
  expect(plain).toBeGreaterThan(50);
});
