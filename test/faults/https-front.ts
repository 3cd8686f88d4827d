import { createServer as createHttpServer, request } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A front with HTTPS, and with HTTP that redirects to it. */
export interface HttpsFront {
  readonly port: number;
  /** Forwards every request to the service at this address. */
  lead(to: string): void;
  close(): void;
}

const helloOfTls = 22;

/** Opens both on a single port, because the observatory supports only one. */
export async function openHttpsFront(certificate: {
  readonly key: string;
  readonly cert: string;
}): Promise<HttpsFront> {
  let target = "";
  const secure = createHttpsServer(certificate, (incoming, answer) => {
    const headers = { ...incoming.headers, "x-forwarded-for": "192.0.2.1" };
    const options = { method: incoming.method ?? "GET", headers };
    const passed = request(`${target}${incoming.url}`, options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    incoming.pipe(passed);
  });
  const plain = createHttpServer((incoming, answer) => {
    answer.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (bytes) => {
      socket.pause();
      socket.unshift(bytes);
      const server = Buffer.from(bytes)[0] === helloOfTls ? secure : plain;
      server.emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  return {
    port: (front.address() as AddressInfo).port,
    lead(to) {
      target = to;
    },
    close() {
      front.close();
      secure.closeAllConnections();
      plain.closeAllConnections();
    },
  };
}
