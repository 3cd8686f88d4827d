import { expect, test } from "vitest";
import { workerAddress } from "#domain/worker-address.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

test("serves the worker of the release, which browsers ask for anew each time", async () => {
  const service = await startService();
  try {
    const { status, headers, body } = await ask(service.url, workerAddress);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "cross-origin-embedder-policy": "require-corp",
    });
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
    expect(headers["etag"]).toBeDefined();
    expect(body.toString()).toBe("self.skipWaiting();");
  } finally {
    await service.close();
  }
});

test("serves a worker that removes itself where the setting says so", async () => {
  const service = await startService({ retiresWorker: true });
  try {
    const { status, headers, body } = await ask(service.url, workerAddress);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body.toString()).toContain("caches.delete");
    expect(body.toString()).toContain("registration.unregister()");
  } finally {
    await service.close();
  }
});

test("serves the manifest as one", async () => {
  const service = await startService();
  try {
    const { status, headers } = await ask(service.url, "/manifest.webmanifest");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/manifest+json");
    expect(headers["content-security-policy"]).toContain("manifest-src 'self'");
  } finally {
    await service.close();
  }
});
