import type { ServerResponse } from "node:http";
import type { HeaderSet } from "#server/http/headers.ts";

/** Answers in plain text. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  headers: HeaderSet,
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(body.length),
    "cache-control": status === 301 ? "public, max-age=86400" : "no-store",
  });
  response.end(body);
}
