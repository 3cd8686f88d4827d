import { parentPort } from "node:worker_threads";
import { readRequestForm, readRequestJson } from "#server/enquiries/request-body.ts";
import type { RequestBody } from "#server/enquiries/request-body.ts";
import { tellError } from "#server/log.ts";
import { lowerPriority } from "#server/lower-priority.ts";

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

function answerTo({ id, kind, body, now }: BodyOrder): BodyAnswer {
  try {
    return { id, read: kind === "json" ? readRequestJson(body, now) : readRequestForm(body, now) };
  } catch (error) {
    return { id, error: tellError(error) };
  }
}

lowerPriority();
parentPort?.on("message", (order: BodyOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answerTo(order));
});
