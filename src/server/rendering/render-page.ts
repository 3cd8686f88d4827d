import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageAnswer, RenderPage } from "#domain/site.ts";
import type { RenderedPage, Renderer } from "#server/rendering/renderer.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Hashes a page and compresses it in Node's thread pool, never in a worker: terminating it would abort Node. */
export async function encodePage(
  { status, html }: PageAnswer,
  compressed: boolean,
): Promise<RenderedPage> {
  const identity = Buffer.from(html);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (!compressed) {
    return { status, hash, bodies: { identity } };
  }
  const [br, gz] = await Promise.all([
    compressBrotli(identity, brotliOptions),
    compressGzip(identity, { level: 6 }),
  ]);
  return { status, hash, bodies: { identity, br, gzip: gz } };
}

/** Creates a renderer without a thread of its own, for development and tests. */
export function renderHere(render: RenderPage): Renderer {
  return {
    render: async ({ question, compressed }) => encodePage(await render(question), compressed),
    close: async () => {},
  };
}
