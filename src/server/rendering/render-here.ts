import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { RenderPage } from "#domain/site.ts";
import { bodyHash } from "#server/http/prepared.ts";
import type { CodedPage } from "#server/http/prepared.ts";
import type { PageOrder, Renderer } from "#server/rendering/renderer.ts";

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes a page and compresses it, in the thread that asks for it: no other is busy meanwhile. */
export async function renderCoded(
  render: RenderPage,
  { question, compressed }: PageOrder,
): Promise<CodedPage> {
  const { status, html } = await render(question);
  const identity = Buffer.from(html);
  const packed = compressed
    ? { br: brotliCompressSync(identity, quality), gzip: gzipSync(identity, { level: 6 }) }
    : {};
  return { status, hash: bodyHash(identity), bodies: { identity, ...packed } };
}

/** Makes pages in the thread that asks for them. */
export function renderHere(render: RenderPage): Renderer {
  return { render: (order) => renderCoded(render, order), close: async () => {} };
}
