import type { CodedPage } from "#server/http/prepared.ts";

/** What a rendering thread is begun with. */
export interface ThreadPlan {
  /** The release's code, and the data that it makes pages from. */
  readonly renderFile: string;
  readonly dataFile: string;
}

/** A page as it goes from thread to thread: its bytes change hands and are not copied. */
export interface SentPage extends Omit<CodedPage, "bodies"> {
  readonly bodies: { readonly [Coding in keyof CodedPage["bodies"]]: Uint8Array<ArrayBuffer> };
}

/** What a rendering thread says: once that it is ready, then one answer to each order. */
export type FromThread =
  | { readonly kind: "ready" }
  | { readonly kind: "made"; readonly page: SentPage }
  | { readonly kind: "failed"; readonly error: Error };
