import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, encodings } from "#server/http/encoding.ts";
import type { Encoding } from "#server/http/encoding.ts";
import type { HeaderSet } from "#server/http/headers.ts";

/** A body in the codings that there are; identity is always one. */
export type Bodies = { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>;

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  readonly unchanged: string[];
}

/** An answer whose every byte is known before anybody asks. */
export interface Prepared {
  readonly status: number;
  readonly variants: Partial<Readonly<Record<Encoding, Variant>>>;
  readonly identity: Variant;
  /** Bytes that it holds in memory. */
  readonly size: number;
}

/** Works the headers out once, so that answering is writing two buffers. */
export function prepare(status: number, headers: HeaderSet, bodies: Bodies): Prepared {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const several = encodings.some((name) => name !== "identity" && bodies[name] !== undefined);
  const shared = several ? { ...headers, vary: "Accept-Encoding" } : headers;
  const variants: Partial<Record<Encoding, Variant>> = {};
  let size = 0;
  for (const name of encodings) {
    const body = bodies[name];
    if (body !== undefined) {
      variants[name] = variant(name, body, hash, shared);
      size += body.length;
    }
  }
  return { status, variants, identity: variant("identity", bodies.identity, hash, shared), size };
}

function variant(name: Encoding, body: Buffer, hash: string, headers: HeaderSet): Variant {
  const etag = name === "identity" ? `"${hash}"` : `"${hash}-${name}"`;
  const kept = { ...headers, etag };
  const whole: Record<string, string> = { ...kept, "content-length": String(body.length) };
  if (name !== "identity") {
    whole["content-encoding"] = name;
  }
  const unchanged = Object.entries(kept).filter(([header]) => header !== "content-type");
  return { body, etag, headers: Object.entries(whole).flat(), unchanged: unchanged.flat() };
}

/** Writes the answer in the best coding that the client takes, or 304 where it has it already. */
export function answerPrepared(
  prepared: Prepared,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const chosen = choose(prepared, request.headers["accept-encoding"]);
  const held = request.headers["if-none-match"];
  if (held !== undefined && prepared.status === 200 && matches(held, chosen.etag)) {
    response.writeHead(304, chosen.unchanged);
    response.end();
    return;
  }
  response.writeHead(prepared.status, chosen.headers);
  response.end(request.method === "HEAD" ? undefined : chosen.body);
}

function choose(prepared: Prepared, header: string | undefined): Variant {
  for (const name of acceptedEncodings(header)) {
    const found = prepared.variants[name];
    if (found !== undefined) {
      return found;
    }
  }
  return prepared.identity;
}

function matches(held: string, etag: string): boolean {
  return held.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === etag;
  });
}
