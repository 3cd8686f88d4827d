import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { expect, test } from "vitest";
import { service } from "#addresses";
import type { TrustedProxies } from "#server/http/client-address.ts";
import { createWebServer, usualLimits } from "#server/http/web-server.ts";
import type { ConnectionLimits } from "#server/http/web-server.ts";
import { serviceWordsIn } from "#words/service.ts";

function get(path: string, ...lines: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n");
}

const unhurried: ConnectionLimits = {
  ...usualLimits,
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 60_000,
  silence: 60_000,
  connectionsCheckingInterval: 20,
};

const nobody: TrustedProxies = () => false;

/** Starts a server that answers everything with one body. */
async function startServer(
  limits: Partial<ConnectionLimits> = {},
  body: string | Buffer = "ready",
  listener: RequestListener = (_request, response) => void response.end(body),
  trusted = nobody,
) {
  const server = createWebServer(listener, {
    security: {},
    wordsOf: serviceWordsIn,
    stopping: new AbortController().signal,
    trusted,
    limits: { ...unhurried, ...limits },
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { server, open, close };
}

/** Waits until a connection is closed, with or without an error. */
async function closing(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.resume().once("close", resolve));
}

/** Waits until what has been received ends like this, however many pieces it comes in. */
async function untilReceived(socket: Socket, end: RegExp): Promise<void> {
  let received = "";
  while (!end.test(received)) {
    const [data]: Buffer[] = await once(socket, "data");
    received += data?.toString();
  }
}

test("closes a connection on which nothing is asked", async () => {
  const { open, close } = await startServer({ headersTimeout: 50 });
  await closing(await open());
  await close();
});

test("closes a connection on which nothing more is asked", async () => {
  const { server, open, close } = await startServer({ keepAliveTimeout: 50 });
  // Node adds a second to what it announces.
  server.keepAliveTimeoutBuffer = 0;
  const socket = await open();
  const closed = once(socket, "close");
  socket.write(get("/"));
  await untilReceived(socket, /ready$/);
  await closed;
  await close();
});

test("closes a connection whose answer is never read", async () => {
  const { server, open, close } = await startServer({ silence: 50 }, Buffer.alloc(20_000_000));
  const accepted = once(server, "connection");
  const socket = await open();
  const [far]: Socket[] = await accepted;
  socket.write(get("/"));
  await once(far ?? socket, "close");
  socket.destroy();
  await close();
});

test("answers a client that says no more, and ends the connection", async () => {
  const { open, close } = await startServer();
  const socket = await open();
  let received = "";
  socket.on("data", (data: Buffer) => (received += data.toString()));
  socket.end(get("/"));
  await once(socket, "close");
  expect(received).toMatch(/ready$/);
  await close();
});

test("stops without waiting for idle connections, and ends the answer that it has begun", async () => {
  const body = Buffer.alloc(20_000_000, "x");
  const { server, open } = await startServer({}, "", ({ url }, response) => {
    response.end(url === "/long" ? body : "ready");
  });
  const idle = await open();
  idle.write(get("/"));
  await untilReceived(idle, /ready$/);
  const reading = await open();
  const asked = once(server, "request");
  reading.write(get("/long"));
  await asked;
  const closed = once(server, "close");
  server.close();
  let bytes = 0;
  reading.on("data", (data: Buffer) => (bytes += data.length));
  await closing(idle);
  while (bytes < body.length) {
    await once(reading, "data");
  }
  reading.destroy();
  await closed;
  expect(bytes).toBeGreaterThan(body.length);
});

test("reads no more of many requests once their connection is closed", async () => {
  let requests = 0;
  const { open, close } = await startServer({}, "", ({ socket }) => {
    requests += 1;
    socket.destroy();
  });
  const socket = await open();
  socket.write(get("/other").repeat(2000));
  await closing(socket);
  expect(requests).toBeLessThan(150);
  await close();
});

/** Opens connections one after the other and answers how many of them are answered. */
async function countAnswered(open: () => Promise<Socket>, count: number): Promise<number> {
  const sockets: Socket[] = [];
  let answered = 0;
  for (let n = 0; n < count; n += 1) {
    const socket = await open();
    sockets.push(socket);
    const settled = new Promise<void>((resolve) => {
      socket.once("data", () => {
        answered += 1;
        resolve();
      });
      socket.once("close", () => resolve());
    });
    socket.write(get("/"));
    await settled;
  }
  const closed = sockets.filter((socket) => !socket.closed).map(closing);
  for (const socket of sockets) {
    socket.destroy();
  }
  await Promise.all(closed);
  return answered;
}

test("closes what one address opens beyond its connections, until others of it end", async () => {
  const { server, open, close } = await startServer({ perAddress: 3 });
  expect(await countAnswered(open, 5)).toBe(3);
  await new Promise<void>((resolve) => {
    const look = () =>
      server.getConnections((_error, count) =>
        count === 0 ? resolve() : void setTimeout(look, 5),
      );
    look();
  });
  expect(await countAnswered(open, 5)).toBe(3);
  await close();
});

test("counts no connections of a trusted proxy", async () => {
  const { open, close } = await startServer({ perAddress: 3 }, "ready", undefined, () => true);
  expect(await countAnswered(open, 5)).toBe(5);
  await close();
});

test("bounds the connections of one address by 256", () => {
  expect(usualLimits.perAddress).toBe(256);
});

test("ends an upload that is not complete in its time, also while bytes come", async () => {
  let received = 0;
  const { open, close } = await startServer(
    { headersTimeout: 200, requestTimeout: 200 },
    "",
    (request) => {
      request.on("data", (data: Buffer) => (received += data.length));
      request.on("error", () => {});
    },
  );
  const socket = await open();
  socket.write(
    [
      `POST ${service.uploadFiles} HTTP/1.1`,
      "Host: x",
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 1000000",
      "\r\n",
    ].join("\r\n"),
  );
  const drip = setInterval(() => socket.write("x"), 10);
  await closing(socket);
  clearInterval(drip);
  expect(received).toBeGreaterThan(0);
  await close();
});
