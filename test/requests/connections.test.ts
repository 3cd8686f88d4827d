import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { expect, test } from "vitest";
import { answerPlainRequests } from "#server/http/first-reader.ts";
import type { Patience } from "#server/http/first-reader.ts";

const get = (path: string, ...lines: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n");

/** A server with the reader before Node's; what is left to Node is answered by its address. */
async function withPatience(patience: Patience, body: Buffer) {
  const server = createServer((request, response) => response.end(`node ${request.url}`));
  const head = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`);
  answerPlainRequests(server, ({ url }) => (url === "/ready" ? [head, body] : undefined), patience);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  return { server, open };
}

const long = { first: 60_000, idle: 60_000, silence: 90_000 };

/** Waits until what has been received ends like this, however many pieces it comes in. */
async function untilReceived(socket: Socket, end: RegExp): Promise<void> {
  let received = "";
  while (!end.test(received)) {
    const [data]: Buffer[] = await once(socket, "data");
    received += data?.toString();
  }
}

test("a plain request is answered before Node reads it, any other by Node", async () => {
  const { server, open } = await withPatience(long, Buffer.from("ready"));
  const socket = await open();
  socket.write(get("/ready"));
  await untilReceived(socket, /\r\n\r\nready$/);
  socket.write(get("/other"));
  await untilReceived(socket, /node \/other/);
  const closed = once(socket, "close");
  socket.write(get("/ready", "Connection: close"));
  await untilReceived(socket, /node \/ready/);
  await closed;
  server.close();
  await once(server, "close");
});

test("a connection on which nothing is asked is closed", async () => {
  const { server, open } = await withPatience({ ...long, first: 50 }, Buffer.from("ready"));
  const socket = await open();
  await once(socket.resume(), "close");
  server.close();
  await once(server, "close");
});

test("a connection on which nothing more is asked is closed", async () => {
  const { server, open } = await withPatience({ ...long, idle: 50 }, Buffer.from("ready"));
  const socket = await open();
  const closed = once(socket, "close");
  socket.write(get("/ready"));
  await untilReceived(socket, /ready$/);
  await closed;
  server.close();
  await once(server, "close");
});

test("for who asks on and never reads, one answer is kept, and not for long", async () => {
  const body = Buffer.alloc(20_000_000);
  const { server, open } = await withPatience({ first: 60_000, idle: 50, silence: 100 }, body);
  const accepted = once(server, "connection");
  const socket = await open();
  const [far]: Socket[] = await accepted;
  socket.write(get("/ready"));
  await once(far ?? socket, "pause");
  for (let more = 0; more < 100; more += 1) {
    socket.write(get("/ready"));
  }
  await once(far ?? socket, "close");
  expect(far?.bytesWritten).toBeLessThan(body.length + 1000);
  socket.destroy();
  server.close();
  await once(server, "close");
});

test("who is slow to read has more time than who is silent, and may ask again", async () => {
  const body = Buffer.alloc(20_000_000);
  const { server, open } = await withPatience({ ...long, idle: 50 }, body);
  const accepted = once(server, "connection");
  const socket = await open();
  const [far]: Socket[] = await accepted;
  socket.write(get("/ready"));
  await once(far ?? socket, "timeout");
  let bytes = 0;
  socket.on("data", (data: Buffer) => (bytes += data.length));
  for (const answers of [1, 2]) {
    while (bytes < answers * body.length) {
      await once(socket, "data");
    }
    socket.write(get("/ready"));
  }
  socket.destroy();
  server.close();
  await once(server, "close");
});

test("a client that says no more still gets its answer, and the connection ends", async () => {
  const { server, open } = await withPatience(long, Buffer.from("ready"));
  const socket = await open();
  let received = "";
  socket.on("data", (data: Buffer) => (received += data.toString()));
  socket.end(get("/ready"));
  await once(socket, "close");
  expect(received).toMatch(/ready$/);
  server.close();
  await once(server, "close");
});

test("the server stops without waiting for who is idle, and ends what it has begun to say", async () => {
  const body = Buffer.alloc(20_000_000, "x");
  const { server, open } = await withPatience(long, body);
  const idle = await open();
  idle.resume();
  idle.write(get("/ready"));
  await once(idle, "data");
  const accepted = once(server, "connection");
  const reading = await open();
  const [far]: Socket[] = await accepted;
  reading.write(get("/ready"));
  await once(far ?? reading, "pause");
  server.close();
  let bytes = 0;
  reading.on("data", (data: Buffer) => (bytes += data.length));
  await Promise.all([once(server, "close"), once(idle, "close"), once(reading, "close")]);
  expect(bytes).toBeGreaterThan(body.length);
});

test("who is cut off has nothing more said to him, in the middle of an answer too", async () => {
  const body = Buffer.alloc(20_000_000, "x");
  const { server, open } = await withPatience(long, body);
  const accepted = once(server, "connection");
  const deaf = await open();
  const [far]: Socket[] = await accepted;
  deaf.write(get("/ready"));
  await once(far ?? deaf, "pause");
  server.close();
  server.closeAllConnections();
  await once(server, "close");
  let bytes = 0;
  deaf.on("data", (data: Buffer) => (bytes += data.length));
  await once(deaf, "close");
  expect(bytes).toBeLessThan(body.length);
});

test("of many requests that come at once, no more are read once the connection is closed", async () => {
  const { server, open } = await withPatience(long, Buffer.from("ready"));
  let read = 0;
  server.on("request", ({ socket }) => {
    read += 1;
    socket.destroy();
  });
  const socket = await open();
  socket.write(get("/other").repeat(2000));
  await once(socket.resume(), "close");
  expect(read).toBeLessThan(150);
  server.close();
  await once(server, "close");
});
