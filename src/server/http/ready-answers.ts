import { STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import type { KeptFiles } from "#server/http/kept-files.ts";
import type { PlainGet } from "#server/http/plain-request.ts";
import { bestCoding } from "#server/http/prepared.ts";
import type { CurrentSite } from "#server/http/site-files.ts";

/** Finds the answer to a plain request, as it goes on the wire, where every byte of it is in memory. */
export type FindReady = (get: PlainGet) => readonly Buffer[] | undefined;

/** Finds pages and files of the site that is answered now; `keepAlive` is told, in seconds. */
export function createReadyAnswers(
  site: CurrentSite,
  kept: KeptFiles,
  keepAlive: number,
): FindReady {
  const beginningOf = createBeginnings(keepAlive);
  // A body is held once, whoever has it, so what its head alone says goes when it goes.
  const ends = new WeakMap<Buffer, Buffer>();

  function endOf(etag: string, body: Buffer): Buffer {
    const known = ends.get(body);
    if (known !== undefined) {
      return known;
    }
    const end = Buffer.from(`etag: ${etag}\r\ncontent-length: ${body.length}\r\n\r\n`, "latin1");
    ends.set(body, end);
    return end;
  }

  return ({ url, acceptEncoding }) => {
    const stored = site.now().stored.get(url) ?? kept.known(url);
    if (stored === undefined) {
      return undefined;
    }
    const encoding = bestCoding(stored, acceptEncoding);
    const body = stored.shelf.held(stored, encoding);
    if (body === undefined) {
      return undefined;
    }
    const etag = stored.etags[encoding] ?? stored.etags.identity;
    return [beginningOf(stored.status, stored.headers.whole[encoding]), endOf(etag, body), body];
  };
}

/** What all answers of a kind begin with, put together once a second, because it tells the time. */
function createBeginnings(keepAlive: number) {
  const known = new WeakMap<
    readonly string[],
    { readonly second: number; readonly text: Buffer }
  >();
  return (status: number, headers: readonly string[]): Buffer => {
    const second = Math.floor(Date.now() / 1000);
    const last = known.get(headers);
    if (last?.second === second) {
      return last.text;
    }
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headerLines(headers),
      `Date: ${new Date(second * 1000).toUTCString()}`,
      "Connection: keep-alive",
      `Keep-Alive: timeout=${keepAlive}`,
      "",
    ];
    const text = Buffer.from(lines.join("\r\n"), "latin1");
    known.set(headers, { second, text });
    return text;
  };
}

/** Throws where a name or value cannot be a header. */
function* headerLines(headers: readonly string[]) {
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    yield `${name}: ${value}`;
  }
}
