import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { RenderPage } from "#domain/site.ts";
import type { PageOrder, RenderedPage, Renderer } from "#server/rendering/renderer.ts";

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Renders and compresses a page in the calling thread. */
export async function renderOrder(
  render: RenderPage,
  { question, compressed }: PageOrder,
): Promise<RenderedPage> {
  const { status, html } = await render(question);
  const identity = Buffer.from(html);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (!compressed) {
    return { status, hash, bodies: { identity } };
  }
  const br = brotliCompressSync(identity, brotliOptions);
  const gzip = gzipSync(identity, { level: 6 });
  return { status, hash, bodies: { identity, br, gzip } };
}

/** Creates a renderer without a thread of its own, for development and tests. */
export function renderHere(render: RenderPage): Renderer {
  return { render: (order) => renderOrder(render, order), close: async () => {} };
}
