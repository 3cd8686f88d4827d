import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Forms {
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

/** Compresses within milliseconds, for files that are served at once. */
export function compressQuickly(body: Buffer): Promise<Forms> {
  return compress(body, 4, 1);
}

/** Compresses as small as possible, which takes about ten times as long. */
export function compressBest(body: Buffer): Promise<Forms> {
  return compress(body, 11, 9);
}
