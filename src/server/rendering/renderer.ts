import type { PageQuestion } from "#domain/site.ts";

/** A page to render, with or without compressed bodies. */
interface PageOrder {
  readonly question: PageQuestion;
  readonly compressed: boolean;
}

export interface RenderedPage {
  readonly status: number;
  /** First 22 characters of the SHA-256 of the HTML in base64url. */
  readonly hash: string;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
}

/** Answer of a renderer with too many orders. */
export interface Busy {
  /** Seconds. */
  readonly retryAfter: number;
}

/** Renders the pages of one release at request time. */
export interface Renderer {
  /** Rejects if the page cannot be rendered. */
  render(order: PageOrder): Promise<RenderedPage | Busy>;
  /** Frees the renderer after its last order. */
  close(): Promise<void>;
}
