import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { Encoding } from "#server/http/encoding.ts";
import { answerUnchanged, answerWhole, bestCoding } from "#server/http/prepared.ts";
import type { Answer } from "#server/http/prepared.ts";

/** An answer whose bodies lie in files and are read when they are asked for. */
export interface Stored extends Answer {
  /** The body as it is; compressed ones lie beside it. */
  readonly file: string;
  readonly shelf: Shelf;
  /** True for what many releases share, which may not be there yet, or no longer. */
  readonly kept: boolean;
}

/** The bodies that are held in memory, within a bound; whichever release has them, they are held once. */
export interface Shelf {
  held(stored: Stored, encoding: Encoding): Buffer | undefined;
  /** Reads a body, once for however many ask; rejects where the file cannot be read. */
  read(stored: Stored, encoding: Encoding): Promise<Buffer>;
}

const endings: Readonly<Record<Encoding, string>> = { identity: "", br: ".br", gzip: ".gz" };
/** What an entry costs besides its body, in bytes. */
const overhead = 300;
/** More open files at once would be refused by a system of 1,024. */
const mostReads = 64;

/** A shelf for at most `bound` bytes; what was not asked for longest goes first. */
export function createShelf(bound: number): Shelf {
  const bodies = createBoundedMap<Buffer>(bound);
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let reads = 0;

  async function readInTurn(file: string): Promise<Buffer> {
    if (reads >= mostReads) {
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      reads += 1;
    }
    try {
      return await readFile(file);
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        reads -= 1;
      } else {
        next();
      }
    }
  }

  async function read(etag: string, file: string): Promise<Buffer> {
    try {
      const body = await readInTurn(file);
      bodies.set(etag, body, body.length + overhead);
      return body;
    } finally {
      underWay.delete(etag);
    }
  }

  return {
    held: ({ etags }, encoding) => bodies.get(etags[encoding] ?? etags.identity),
    async read(stored, encoding) {
      const etag = stored.etags[encoding] ?? stored.etags.identity;
      const known = bodies.get(etag) ?? underWay.get(etag);
      if (known !== undefined) {
        return known;
      }
      const reading = read(etag, stored.file + endings[encoding]);
      underWay.set(etag, reading);
      return reading;
    },
  };
}

/** Answers at once where the body is held, else when it was read; `fail` answers where it cannot be. */
export function answerStored(
  stored: Stored,
  request: IncomingMessage,
  response: ServerResponse,
  fail: (error: unknown) => void,
): void {
  const encoding = bestCoding(stored, request.headers["accept-encoding"]);
  if (answerUnchanged(stored, encoding, request, response)) {
    return;
  }
  const body = stored.shelf.held(stored, encoding);
  if (body === undefined) {
    stored.shelf.read(stored, encoding).then((late) => {
      answerWhole(stored, encoding, late, request, response);
    }, fail);
  } else {
    answerWhole(stored, encoding, body, request, response);
  }
}
