import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const last = "GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/**
 * Sends bytes as they are, and then, where the connection is kept, a last request that ends it. Answers
 * everything that comes back to the bytes.
 */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (data) => (received += data.toString()));
    socket.once("data", () => socket.write(last));
    socket.on("error", () => {});
    socket.on("close", () => {
      const wasKept = received.endsWith("User-agent: *");
      resolve(wasKept ? received.slice(0, received.lastIndexOf("HTTP/1.1 ")) : received);
    });
    socket.write(bytes);
  });
}

const post = (lines: readonly string[], body: string) =>
  ["POST /functions/v1/send-contact-email HTTP/1.1", "Host: x", ...lines, "", body].join("\r\n");
const get = (...lines: readonly string[]) => ["GET / HTTP/1.1", ...lines, "", ""].join("\r\n");
const json = "Content-Type: application/json";
const smuggled = "0\r\n\r\nGET /shop HTTP/1.1\r\nHost: x\r\n\r\n";

test.each([
  [
    "a length and chunks",
    post([json, "Content-Length: 5", "Transfer-Encoding: chunked"], smuggled),
    400,
  ],
  ["two lengths", post([json, "Content-Length: 5", "Content-Length: 6"], "hello!"), 400],
  ["a length with a sign", post([json, "Content-Length: +5"], "hello"), 400],
  ["an unknown coding", post([json, "Transfer-Encoding: xchunked"], smuggled), 400],
  ["chunks that are not last", post([json, "Transfer-Encoding: chunked, gzip"], smuggled), 400],
  [
    "a chunk without end",
    post([json, "Transfer-Encoding: chunked"], "FFFFFFFFFFFFFFFFF\r\nx"),
    400,
  ],
  [
    "chunks over the bound",
    post([json, "Transfer-Encoding: chunked"], `21000\r\n${"x".repeat(0x21000)}\r\n`),
    413,
  ],
  ["a body that is packed", post([json, "Content-Encoding: gzip", "Content-Length: 2"], "{}"), 415],
  ["a space before the colon", get("Host : x"), 400],
  ["lines without carriage return", get("Host: x").replaceAll("\r", ""), 400],
  ["a folded header", get("Host: x", "X-A: a", " b"), 400],
  ["a NUL in a header", get("Host: x", "X-A: a\0b"), 400],
  ["no host", get(), 400],
  ["two hosts", get("Host: a", "hOST: b"), 400],
  ["another host in the target", get("Host: x").replace(" / ", " http://else.example/ "), 200],
  ["a user in the target", get("Host: x").replace(" / ", " http://u:p@else.example/ "), 400],
  ["a header that is too long", get("Host: x", `X-A: ${"a".repeat(17_000)}`), 431],
  ["an expectation of no meaning", get("Host: x", "Expect: nonsense"), 200],
])("%s: one answer, with the headers of every answer", async (_what, bytes, status) => {
  const answer = await exchange(bytes);
  const statuses = Array.from(answer.matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, code]) => Number(code));
  expect(statuses).toEqual([status]);
  expect(answer).toContain("x-content-type-options: nosniff");
});

test("bytes after a body that nobody reads are the next request, and nothing else is", async () => {
  const body = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const lines = ["POST / HTTP/1.1", "Host: x", `Content-Length: ${body.length}`, "", body];
  const answer = await exchange(`${lines.join("\r\n")}${get("Host: x", "Connection: close")}`);
  const statuses = Array.from(answer.matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, code]) => Number(code));
  expect(statuses).toEqual([405, 200]);
  expect(answer).not.toContain('"status"');
});

test("a connection with more requests than anybody waits for is closed", async () => {
  const request = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const some = await exchange(request.repeat(15) + get("Host: x", "Connection: close"));
  expect(some.match(/HTTP\/1\.1 200 /g)).toHaveLength(16);
  expect(await exchange(request.repeat(1000))).toBe("");
  expect((await ask(service.url, "/healthz")).status).toBe(200);
});

test("connections are not taken without end", () => {
  expect(service.app.server.maxConnections).toBeLessThan(10_000);
});

test("the log stays one line of JSON for each event, whatever is sent", async () => {
  await exchange(get("Host: x").replace(" / ", ' /%0A{"level":"error"} '));
  await exchange(post([json, "Content-Length: 20"], '{"name\n":"\u2028x"}    '));
  expect((await postJson(service.endpoint, { ...goodEnquiry, name: "{\n}" })).status).toBe(201);
  expect(service.logged).not.toEqual([]);
  for (const line of service.logged) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Object.keys(JSON.parse(line)).slice(0, 3)).toEqual(["at", "level", "event"]);
  }
});
