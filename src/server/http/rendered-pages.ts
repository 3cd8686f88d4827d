import type { PageQuestion } from "#domain/site.ts";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { mediaType } from "#server/http/kinds.ts";
import { prepare } from "#server/http/prepared.ts";
import type { Prepared } from "#server/http/prepared.ts";
import type { Busy, Renderer } from "#server/rendering/renderer.ts";

const cacheBytes = 16 * 1024 * 1024;

/** Pages that are made when they are asked for. */
export interface RenderedPages {
  /** Whether the page at an address is there already, or being made. */
  has(address: string): boolean;
  /** The page at an address, kept for the next who asks. */
  at(address: string): Promise<Prepared | Busy>;
  /** A page for one visitor only; nothing of it is kept. */
  once(question: PageQuestion, status: number): Promise<Prepared | Busy>;
  /** Frees what makes them, after those that are being made. */
  close(): Promise<void>;
}

/** Has pages made, with a bounded memory of those that anybody may see. */
export function createRenderedPages(renderer: Renderer, headers: HeaderSet): RenderedPages {
  const cache = createBoundedMap<Prepared>(cacheBytes);
  const making = new Map<string, Promise<Prepared | Busy>>();

  async function make(address: string): Promise<Prepared | Busy> {
    try {
      const page = await renderer.render({ question: { address }, compressed: true });
      if ("retryAfter" in page) {
        return page;
      }
      const prepared = prepare(page, headers);
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
      const page = await renderer.render({ question, compressed: false });
      // What a visitor has typed is nobody else's to keep.
      const own = {
        ...headers,
        "cache-control": "private, no-store",
        ...(question.posted?.as === "data" && { "content-type": mediaType(".json") }),
      };
      return "retryAfter" in page ? page : prepare({ ...page, status }, own);
    },
    close: () => renderer.close(),
  };
}
