/** A request that asks for one address and for nothing else. */
export interface PlainGet {
  readonly url: string;
  readonly acceptEncoding: string | undefined;
}

/** Longer requests than this are left to Node, in bytes. */
const longest = 4096;
/** A whole GET, its lines ended and its names and values written as RFC 9110 has them, in ASCII. */
const whole = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+\r\n$/;
/** Headers that change what the answer is, or where the request ends. */
const telling =
  /\n(?:host|accept-encoding|connection|proxy-connection|if-none-match|content-length|transfer-encoding|expect|upgrade):[^\r]*/gi;

/**
 * Reads what has arrived on a connection where it is one plain GET and no byte more; else nothing, and
 * Node has to read it. It takes a small part of what Node takes, and takes that for the same.
 */
export function readPlainGet(arrived: Buffer): PlainGet | undefined {
  if (arrived.length > longest) {
    return undefined;
  }
  const text = arrived.toString("latin1");
  const url = whole.exec(text)?.[1];
  if (url === undefined) {
    return undefined;
  }
  let hosts = 0;
  let acceptEncoding: string | undefined;
  for (const line of text.match(telling) ?? []) {
    const colon = line.indexOf(":");
    const name = line.slice(1, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === "host") {
      hosts += 1;
    } else if (name === "accept-encoding" && acceptEncoding === undefined) {
      acceptEncoding = value;
    } else if (name !== "connection" || value.toLowerCase() !== "keep-alive") {
      return undefined;
    }
  }
  return hosts === 1 ? { url, acceptEncoding } : undefined;
}
