import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";
import { ask } from "#test/support/requests.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

/** Longer than what a socket buffers before it asks its writer to wait (64 KiB). */
const longPage = `<!doctype html><title>long</title>${"<p>of many words</p>".repeat(4000)}`;
const packetLength = { min: 4000, max: 20_000 };

let home: Awaited<ReturnType<typeof makeHome>>;
let service: RunningService;
beforeAll(async () => {
  home = await makeHome();
  const pages = [
    { address: "/", html: longPage },
    { address: "/shop", html: "<!doctype html><title>short</title>" },
    { address: "/404", html: "<!doctype html><title>none</title>", status: 404 },
  ];
  await publishSmallSite(join(home.folder, "published"), { pages });
  service = await startProcess(home.folder);
});
afterAll(async () => {
  service.process.kill("SIGKILL");
  await service.ended;
  await home.remove();
});

function get(path: string, ...lines: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n");
}

/** Completes requests to a packet of this length by a last request with a long header. */
function fill(requests: string, length: number): string {
  const missing = length - requests.length - get("/", "X-Long: ").length;
  return requests + get("/", `X-Long: ${"x".repeat(Math.max(0, missing))}`);
}

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends one packet in one write, and closes the connection once it was answered or closed. */
async function send(packet: string): Promise<void> {
  const socket = await openSocket();
  const answered = new Promise<void>((resolve) => {
    socket.once("data", () => resolve());
    socket.once("close", () => resolve());
  });
  socket.write(packet);
  await answered;
  socket.destroy();
}

test("answers pipelined requests whose last is longer than 4 kB", async () => {
  const packet = fill(get("/").repeat(3), 4097);
  expect(packet).toHaveLength(4097);
  const socket = await openSocket();
  let received = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => (received += text));
  const answered = new Promise<void>((resolve) => {
    socket.on("data", () => received.split("</p>").length > 16_000 && resolve());
    socket.once("close", () => resolve());
  });
  socket.write(packet);
  await answered;
  socket.destroy();
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4);
  expect((await ask(service.url, "/healthz")).status).toBe(200);
});

const request = fc.oneof(
  { weight: 4, arbitrary: fc.constant(get("/")) },
  fc.constantFrom(
    get("/shop"),
    get("/nothing"),
    get("/", "Accept-Encoding: br"),
    get("/", "Connection: close"),
    get("/", `X-Long: ${"x".repeat(3000)}`),
    "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello",
    "GET / HTTP/1.1\r\nHo",
    "\r\n",
  ),
);

test("survives packets of pipelined requests of any kind", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { minLength: 1, maxLength: 20 }),
      fc.integer(packetLength),
      async (requests, length) => {
        await send(fill(requests.join(""), length));
        expect(service.process.exitCode).toBeNull();
      },
    ),
    { numRuns: 300, endOnFailure: true },
  );
  expect((await ask(service.url, "/healthz")).status).toBe(200);
});
