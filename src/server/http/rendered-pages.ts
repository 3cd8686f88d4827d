import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageAnswer, PageQuestion, RenderPage } from "#domain/site.ts";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { prepare } from "#server/http/prepared.ts";
import type { Prepared } from "#server/http/prepared.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const cacheBytes = 16 * 1024 * 1024;

/** Pages that are made when they are asked for. */
export interface RenderedPages {
  /** Whether the page at an address is there already, or being made. */
  has(address: string): boolean;
  /** The page at an address, kept for the next who asks. */
  at(address: string): Promise<Prepared>;
  /** A page for one visitor only; nothing of it is kept. */
  once(question: PageQuestion, status: number): Promise<Prepared>;
}

/** Makes pages by `render`, with a bounded memory of those that anybody may see. */
export function createRenderedPages(render: RenderPage, headers: HeaderSet): RenderedPages {
  const cache = createBoundedMap<Prepared>(cacheBytes);
  const making = new Map<string, Promise<Prepared>>();

  async function make(address: string): Promise<Prepared> {
    try {
      const prepared = await compressed(await render({ address }), headers);
      cache.set(address, prepared, prepared.size);
      return prepared;
    } finally {
      making.delete(address);
    }
  }

  return {
    has: (address) => making.has(address) || cache.get(address) !== undefined,
    async at(address) {
      const known = cache.get(address) ?? making.get(address);
      if (known !== undefined) {
        return known;
      }
      const made = make(address);
      making.set(address, made);
      return made;
    },
    async once(question, status) {
      const { html } = await render(question);
      // What a visitor has typed is nobody else's to keep.
      const own = { ...headers, "cache-control": "private, no-store" };
      return prepare(status, own, { identity: Buffer.from(html) });
    },
  };
}

async function compressed(page: PageAnswer, headers: HeaderSet): Promise<Prepared> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 6 }),
  ]);
  return prepare(page.status, headers, { identity, br, gzip: gz });
}
