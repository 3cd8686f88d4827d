import type { RequestBody } from "#server/enquiries/request-body.ts";

/** A body of a request for quotation that a thread is to read. */
export interface BodyOrder {
  readonly id: number;
  readonly kind: "json" | "form";
  readonly body: Uint8Array<ArrayBuffer>;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
}

/** What a thread has read; without it the reading failed. */
export interface BodyAnswer {
  readonly id: number;
  readonly read?: RequestBody;
  readonly error?: string;
}
