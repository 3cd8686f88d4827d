import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed forms of a body. */
export interface Forms {
  readonly br: Buffer;
  readonly gz: Buffer;
}

async function compress(body: Buffer, quality: number, level: number): Promise<Forms> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level })]);
  return { br, gz };
}

/** Compressed within milliseconds, for what has to be served at once. */
export function compressQuickly(body: Buffer): Promise<Forms> {
  return compress(body, 5, 6);
}

/** Compressed as small as it gets, which takes some ten times as long. */
export function compressBest(body: Buffer): Promise<Forms> {
  return compress(body, 11, 9);
}
