import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, encodings } from "#server/http/encoding.ts";
import type { Encoding } from "#server/http/encoding.ts";
import type { HeaderSet } from "#server/http/headers.ts";

/** A body in the codings that there are; identity is always one. */
export type Bodies = { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>;

/** A page in the codings that it is answered in. */
export interface CodedPage {
  readonly status: number;
  /** What `bodyHash` says of it. */
  readonly hash: string;
  readonly bodies: Bodies;
}

/** The headers of one kind of answer, as names and values in turn, worked out once for its kind. */
export interface HeaderLists {
  readonly whole: Readonly<Record<Encoding, readonly string[]>>;
  readonly unchanged: readonly string[];
}

/** An answer of which all is known but, perhaps, the bodies. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderLists;
  /** The tag of the body in each coding that there is. */
  readonly etags: { readonly identity: string } & Partial<Readonly<Record<Encoding, string>>>;
}

/** An answer whose every byte is in memory. */
export interface Prepared extends Answer {
  readonly bodies: Bodies;
  /** Bytes that it holds in memory. */
  readonly size: number;
}

/** Works out what is the same for all answers of a kind; `several` where there is more than one coding. */
export function headerLists(headers: HeaderSet, several: boolean): HeaderLists {
  const shared: HeaderSet = several ? { ...headers, vary: "Accept-Encoding" } : headers;
  const listed = Object.entries(shared);
  const plain = listed.flat();
  return {
    whole: {
      identity: plain,
      br: [...plain, "content-encoding", "br"],
      gzip: [...plain, "content-encoding", "gzip"],
    },
    unchanged: listed.filter(([name]) => name !== "content-type").flat(),
  };
}

/** The tags of a body: `name` says which bytes they are, in whatever coding. */
export function etagsOf(name: string, has: (encoding: Encoding) => boolean): Answer["etags"] {
  return {
    identity: `"${name}"`,
    ...(has("br") ? { br: `"${name}-br"` } : {}),
    ...(has("gzip") ? { gzip: `"${name}-gzip"` } : {}),
  };
}

/** Which bytes a body is: the first 22 characters of its SHA-256 in base64url. */
export function bodyHash(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** An answer from a page that is at hand. */
export function prepare({ status, hash, bodies }: CodedPage, headers: HeaderSet): Prepared {
  const held = encodings.filter((name) => bodies[name] !== undefined);
  return {
    status,
    headers: headerLists(headers, held.length > 1),
    etags: etagsOf(hash, (encoding) => bodies[encoding] !== undefined),
    bodies,
    size: held.reduce((sum, name) => sum + (bodies[name]?.length ?? 0), 0),
  };
}

/** Writes the answer in the best coding that the client takes, or 304 where it has it already. */
export function answerPrepared(
  prepared: Prepared,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = bestCoding(prepared, request.headers["accept-encoding"]);
  if (!answerUnchanged(prepared, encoding, request, response)) {
    const body = prepared.bodies[encoding] ?? prepared.bodies.identity;
    answerWhole(prepared, encoding, body, request, response);
  }
}

/** The best coding that the client takes of those that the answer has. */
export function bestCoding({ etags }: Answer, acceptEncoding: string | undefined): Encoding {
  for (const name of acceptedEncodings(acceptEncoding)) {
    if (etags[name] !== undefined) {
      return name;
    }
  }
  return "identity";
}

/** Answers 304 where the client has the body already, and says whether it did. */
export function answerUnchanged(
  { status, headers, etags }: Answer,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const held = request.headers["if-none-match"];
  const etag = etags[encoding] ?? etags.identity;
  if (held === undefined || status !== 200 || !matches(held, etag)) {
    return false;
  }
  response.writeHead(304, [...headers.unchanged, "etag", etag]);
  response.end();
  return true;
}

/** Answers with the body, which is in the coding named. */
export function answerWhole(
  { status, headers, etags }: Answer,
  encoding: Encoding,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = etags[encoding] ?? etags.identity;
  const own = ["etag", etag, "content-length", String(body.length)];
  response.writeHead(status, [...headers.whole[encoding], ...own]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function matches(held: string, etag: string): boolean {
  return held.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === etag;
  });
}
