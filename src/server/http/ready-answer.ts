import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import type { RenderedPage } from "#server/rendering/renderer.ts";

/** Content codings, best first. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Raw headers (names and values in turn) that all answers of a kind share. */
interface HeaderLists extends Readonly<Record<Encoding, readonly string[]>> {
  readonly notModified: readonly string[];
}

/** An answer whose headers are ready. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: HeaderLists;
  /** Identifies the uncompressed body. */
  readonly tag: string;
  readonly encodings: readonly Encoding[];
  /** Returns the body from memory, or a promise where it has to be read. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** True for a file outside the release, which may be missing. */
  readonly shared?: boolean;
}

/** Lists the codings that are available, best first. */
export function availableEncodings(
  bodies: Partial<Readonly<Record<Encoding, Buffer | number | boolean | undefined>>>,
): readonly Encoding[] {
  return encodings.filter(
    (encoding) => bodies[encoding] !== undefined && bodies[encoding] !== false,
  );
}

export function headerLists(headers: HeaderSet, available: readonly Encoding[]): HeaderLists {
  const entries = Object.entries(headers);
  if (available.length > 1) {
    entries.push(["vary", "Accept-Encoding"]);
  }
  const identity = entries.flat();
  return {
    identity,
    br: [...identity, "content-encoding", "br"],
    gzip: [...identity, "content-encoding", "gzip"],
    notModified: entries.filter(([name]) => name !== "content-type").flat(),
  };
}

export function etagOf({ tag }: Pick<ReadyAnswer, "tag">, encoding: Encoding): string {
  return encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Bodies of files, held in memory by their ETag within a bound. */
export interface FileCache {
  /** Size limit in bytes. */
  readonly bound: number;
  get(etag: string): Buffer | undefined;
  /** Reads a file once for all who wait for it; rejects if it cannot be read. */
  read(etag: string, file: string): Promise<Buffer>;
}

/** Memory of an entry besides its body, in bytes. */
const entryOverhead = 300;

/** Creates a cache of at most `bound` bytes that evicts what was not asked for lately. */
export function createFileCache(bound: number): FileCache {
  const bodies = createBoundedMap<Buffer>(bound);
  const pending = new Map<string, Promise<Buffer>>();

  async function load(etag: string, file: string): Promise<Buffer> {
    try {
      const body = await readFile(file);
      bodies.set(etag, body, body.length + entryOverhead);
      return body;
    } finally {
      pending.delete(etag);
    }
  }

  return {
    bound,
    get: (etag) => bodies.get(etag),
    read(etag, file) {
      const reading = pending.get(etag) ?? load(etag, file);
      pending.set(etag, reading);
      return reading;
    },
  };
}

const suffixes: Readonly<Record<Encoding, string>> = { identity: "", br: ".br", gzip: ".gz" };

/** Creates an answer whose body lies in a file, with compressed bodies beside it. */
export function fileAnswer(
  answer: Omit<ReadyAnswer, "body">,
  file: string,
  cache: FileCache,
): ReadyAnswer {
  return {
    ...answer,
    body(encoding) {
      const etag = etagOf(answer, encoding);
      return cache.get(etag) ?? cache.read(etag, file + suffixes[encoding]);
    },
  };
}

/** Creates an answer from a rendered page. */
export function pageAnswer(
  { status, hash, bodies }: RenderedPage,
  headers: HeaderSet,
): ReadyAnswer {
  const available = availableEncodings(bodies);
  return {
    status,
    headers: headerLists(headers, available),
    tag: hash,
    encodings: available,
    body: (encoding) => bodies[encoding] ?? bodies.identity,
  };
}

/** Sends an answer in the best accepted coding, or 304; `fail` answers if the body cannot be read. */
export function sendAnswer(
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  fail: (error: unknown) => void = () => response.destroy(),
): void {
  const { status, headers } = answer;
  const encoding = negotiateEncoding(request.headers["accept-encoding"], answer.encodings);
  const etag = etagOf(answer, encoding);

  function send(body: Buffer): void {
    const length = String(body.length);
    response.writeHead(status, [...headers[encoding], "etag", etag, "content-length", length]);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  if (status === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, [...headers.notModified, "etag", etag]);
    response.end();
    return;
  }
  const body = answer.body(encoding);
  if (body instanceof Promise) {
    body.then(send, fail);
  } else {
    send(body);
  }
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags?.some((tag) => tag === "*" || tag === etag) ?? false;
}

/** Parsed headers; browsers send only a few different ones. */
const accepted = new Map<string, readonly Encoding[]>();
const mostAccepted = 200;

function negotiateEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined || available.length === 1) {
    return "identity";
  }
  let preferred = accepted.get(header);
  if (preferred === undefined) {
    preferred = parseAcceptEncoding(header.slice(0, 500));
    if (accepted.size < mostAccepted) {
      accepted.set(header, preferred);
    }
  }
  return preferred.find((encoding) => available.includes(encoding)) ?? "identity";
}

/** Sorts the accepted codings by quality; where it is equal, by our own preference. */
function parseAcceptEncoding(header: string): readonly Encoding[] {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1;
    qualities.set(name === "x-gzip" ? "gzip" : name, Number(quality) || 0);
  }
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? (encoding === "identity" ? 0.001 : (qualities.get("*") ?? 0));
  return encodings
    .filter((encoding) => encoding === "identity" || qualityOf(encoding) > 0)
    .toSorted((a, b) => qualityOf(b) - qualityOf(a));
}
