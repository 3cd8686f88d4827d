import { createHash } from "node:crypto";
import { workerAddress } from "#domain/worker-address.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { fileHeaders } from "#server/http/media-types.ts";
import { headerLists, type ReadyAnswer } from "#server/http/ready-answer.ts";

/** Removes all caches and the registration; open pages then ask the network by themselves. */
const text = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const removeAll = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
`;

/** Creates the answer that retires the service worker of a browser. */
export function retiredWorker(security: HeaderSet): ReadyAnswer {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: headerLists(fileHeaders(workerAddress, security), ["identity"]),
    tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    encodings: ["identity"],
    body: () => body,
  };
}
