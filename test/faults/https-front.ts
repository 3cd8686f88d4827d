import { createServer as createHttpServer, request } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** What stands before the service on a live site: https, and http that leads there. */
export interface HttpsFront {
  readonly port: number;
  /** Passes everything on to the service at this address. */
  lead(to: string): void;
  close(): void;
}

const helloOfTls = 22;

/** Opens one on a single port for both, as the observatory knows of no other. */
export async function openHttpsFront(certificate: {
  readonly key: string;
  readonly cert: string;
}): Promise<HttpsFront> {
  let target = "";
  const secure = createHttpsServer(certificate, (asked, answer) => {
    const headers = { ...asked.headers, "x-forwarded-for": "192.0.2.1" };
    const options = { method: asked.method ?? "GET", headers };
    const passed = request(`${target}${asked.url}`, options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    asked.pipe(passed);
  });
  const plain = createHttpServer((asked, answer) => {
    answer.writeHead(301, { location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const both = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      const server = Buffer.from(first)[0] === helloOfTls ? secure : plain;
      server.emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => both.listen(0, "127.0.0.1", resolve));
  return {
    port: (both.address() as AddressInfo).port,
    lead(to) {
      target = to;
    },
    close() {
      both.close();
      secure.closeAllConnections();
      plain.closeAllConnections();
    },
  };
}
