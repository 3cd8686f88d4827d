import { parentPort } from "node:worker_threads";
import type { BodyAnswer, BodyOrder } from "#server/enquiries/body-orders.ts";
import { readRequestForm, readRequestJson } from "#server/enquiries/request-body.ts";
import { tellError } from "#server/log.ts";
import { lowerPriority } from "#server/lower-priority.ts";

/** The thread that reads large bodies and pasted rows, so that finished pages need not wait for them. */
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
