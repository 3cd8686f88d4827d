import type { RequestBody } from "#server/enquiries/request-body.ts";

/** Order to parse the body of a request for quotation in a thread. */
export interface BodyOrder {
  readonly id: number;
  readonly kind: "json" | "form";
  readonly body: Uint8Array<ArrayBuffer>;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
}

/** Result of an order; without `read` it failed. */
export interface BodyAnswer {
  readonly id: number;
  readonly read?: RequestBody;
  readonly error?: string;
}
