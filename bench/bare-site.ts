import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { RunningSite } from "./real-site.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function compressed(status: number, type: string, text: string | Buffer): Answer {
  const headers = {
    "content-type": type,
    "content-encoding": "br",
    "cache-control": "max-age=3600",
  };
  return { status, headers, body: brotliCompressSync(text) };
}

/** The page as the real site answers it, with every script taken out. */
async function barePage(origin: string, address: string): Promise<Answer> {
  const answer = await fetch(origin + address);
  const html = (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, "");
  return compressed(answer.status, "text/html; charset=utf-8", html);
}

function file(name: string): Answer {
  const extension = path.extname(name);
  const type = types[extension] ?? "application/octet-stream";
  const body = readFileSync(path.join("dist/site", name));
  if (/^\.(css|svg|webmanifest)$/.test(extension)) return compressed(200, type, body);
  return { status: 200, headers: { "content-type": type, "cache-control": "max-age=3600" }, body };
}

/** The limit that the site is measured against: the same pages, style and pictures, but no script. */
export async function startBareSite(
  origin: string,
  pages: readonly string[],
): Promise<RunningSite> {
  const answers = new Map<string, Answer>();
  for (const address of pages) answers.set(address, await barePage(origin, address));
  const missing: Answer = { status: 404, headers: {}, body: Buffer.from("") };
  const answerOf = (address: string): Answer => {
    const known = answers.get(address);
    if (known) return known;
    try {
      const made = file(decodeURIComponent(address));
      answers.set(address, made);
      return made;
    } catch {
      return missing;
    }
  };
  const server = createServer((request, response) => {
    const { status, headers, body } = answerOf(request.url ?? "/");
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
