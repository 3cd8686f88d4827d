import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** An nginx that answers at an origin until it is stopped. */
export interface Nginx {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly pid: number;
  stop(): void;
}

interface Page {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that nginx writes itself. */
const itsOwn = new Set(["date", "connection", "keep-alive", "content-length", "content-type"]);
const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** A page as it comes, compressed. */
function fetchPage(origin: string, address: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br", connection: "close" };
    get(origin + address, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({ address, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    }).on("error", reject);
  });
}

/** The configuration; in its strings only `"` and `\` mean more than themselves, and no header has a `$`. */
function configuration(folder: string, port: number, pages: readonly Page[]): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
  const locations = pages.map(({ address, headers }, index) => {
    const added = Object.entries(headers)
      .filter(([name]) => !itsOwn.has(name))
      .map(([name, value]) => `add_header ${name} ${quoted(String(value))};`);
    // An address that ends in a slash is a folder to nginx, whatever its alias.
    const file = address.endsWith("/")
      ? `root ${folder}; rewrite ^ /${index} break;`
      : `alias ${folder}/${index};`;
    return `location = ${address} { ${file} ${added.join(" ")} }`;
  });
  return `daemon off; master_process off; worker_processes 1; pid ${folder}/pid;
error_log ${folder}/errors; events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/temporary;`).join(" ")}
  access_log off; sendfile on; tcp_nopush on; server_tokens off; etag off; if_modified_since off;
  keepalive_timeout 10s; keepalive_requests 1000000000;
  default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; ${locations.join("\n")} }
}
`;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts nginx, one worker, with the pages that a site answers as files, in the same headers. */
export async function startNginx(site: string, addresses: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  mkdirSync(path.join(folder, "temporary"));
  const pages = await Promise.all(addresses.map((address) => fetchPage(site, address)));
  for (const [at, { body }] of pages.entries()) {
    writeFileSync(path.join(folder, String(at)), body);
  }
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, pages));
  const nginx = spawn("nginx", ["-e", path.join(folder, "errors"), "-c", file], {
    stdio: "inherit",
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const { address, body } of pages) {
    const served = await fetchWhenUp(origin, address);
    if (served === undefined || !served.body.equals(body)) {
      stop();
      throw new Error(`nginx does not answer ${address} as the site does`);
    }
  }
  return { origin, pid: nginx.pid ?? 0, stop };
}

async function fetchWhenUp(origin: string, address: string): Promise<Page | undefined> {
  for (let times = 0; times < 50; times += 1) {
    const page = await fetchPage(origin, address).catch(() => undefined);
    if (page !== undefined) {
      return page;
    }
    await pause(100);
  }
  return undefined;
}
