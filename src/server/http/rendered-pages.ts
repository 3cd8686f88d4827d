import type { PageQuestion } from "#domain/site.ts";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { mediaType } from "#server/http/media-types.ts";
import { pageAnswer } from "#server/http/ready-answer.ts";
import type { ReadyAnswer } from "#server/http/ready-answer.ts";
import type { Busy, RenderedPage, Renderer } from "#server/rendering/renderer.ts";

const cacheBytes = 16 * 1024 * 1024;

/** Pages that are rendered at request time. */
export interface RenderedPages {
  /** Checks whether a page is cached or being rendered. */
  has(address: string): boolean;
  /** Renders a page that anybody may see, and caches it. */
  at(address: string): Promise<ReadyAnswer | Busy>;
  /** Renders a page for one visitor; no cache keeps it. */
  once(question: PageQuestion, status: number): Promise<ReadyAnswer | Busy>;
  /** Frees the renderer after its last page. */
  close(): Promise<void>;
}

export function createRenderedPages(renderer: Renderer, headers: HeaderSet): RenderedPages {
  const cache = createBoundedMap<ReadyAnswer>(cacheBytes);
  const pending = new Map<string, Promise<ReadyAnswer | Busy>>();

  async function render(address: string): Promise<ReadyAnswer | Busy> {
    try {
      const page = await renderer.render({ question: { address }, compressed: true });
      if ("retryAfter" in page) {
        return page;
      }
      const answer = pageAnswer(page, headers);
      cache.set(address, answer, sizeOf(page));
      return answer;
    } finally {
      pending.delete(address);
    }
  }

  return {
    has: (address) => pending.has(address) || cache.get(address) !== undefined,
    async at(address) {
      const answer = cache.get(address) ?? pending.get(address);
      if (answer !== undefined) {
        return answer;
      }
      const rendering = render(address);
      pending.set(address, rendering);
      return rendering;
    },
    async once(question, status) {
      const page = await renderer.render({ question, compressed: false });
      const privateHeaders = {
        ...headers,
        "cache-control": "private, no-store",
        ...(question.posted?.as === "data" && { "content-type": mediaType(".json") }),
      };
      return "retryAfter" in page ? page : pageAnswer({ ...page, status }, privateHeaders);
    },
    close: () => renderer.close(),
  };
}

function sizeOf({ bodies: { identity, br, gzip } }: RenderedPage): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
