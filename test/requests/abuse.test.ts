import { expect, test } from "vitest";
import { ask, goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { ServiceOptions } from "#test/support/service.ts";
import { serviceWordsIn } from "#words/service.ts";

const { refusals } = serviceWordsIn("en");

async function withService(
  options: ServiceOptions,
  work: (endpoint: string) => Promise<void>,
): Promise<void> {
  const service = await startService(options);
  try {
    await work(service.endpoint);
  } finally {
    await service.close();
  }
}

const limits = (perAddress: number, overall: number, trustProxy: number | string = 0) => ({
  settings: { limits: { windowSeconds: 600, perAddress, overall }, trustProxy },
});
const forwardedFor = (address: string) => ({ "x-forwarded-for": address });

test("too many from one address are told when to come back, whatever they send", async () => {
  let currentTime = 600_000 * 10 + 1000;
  const clock = { now: () => currentTime };
  await withService({ ...limits(2, 100), clock }, async (endpoint) => {
    for (const _ of [1, 2]) {
      expect((await postJson(endpoint, goodEnquiry)).status).toBe(201);
    }
    const refused = await postJson(endpoint, "not even JSON");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("599");
    expect(refused.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(refused.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    currentTime += 600_000;
    expect((await postJson(endpoint, goodEnquiry)).status).toBe(201);
  });
});

test("how many enquiries there are is told to private addresses alone", async () => {
  await withService(limits(9, 9, 1), async (endpoint) => {
    const statusOf = (path: string, address: string) =>
      fetch(new URL(path, endpoint), { headers: forwardedFor(address) });
    const ready = '{"status":"ready","reasons":[]}';
    expect(await (await statusOf("/readyz", "203.0.113.9")).text()).toBe(ready);
    expect((await statusOf("/alertz", "203.0.113.9")).status).toBe(404);
    expect(await (await statusOf("/alertz", "10.0.0.9")).text()).toContain('"enquiries":0');
  });
});

test("a forwarded address is believed only as far as configured", async () => {
  const two = async (endpoint: string, addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) {
      statuses.push((await postJson(endpoint, goodEnquiry, forwardedFor(address))).status);
    }
    return statuses;
  };
  await withService(limits(1, 100), async (endpoint) => {
    expect(await two(endpoint, ["192.0.2.1", "192.0.2.2"])).toEqual([201, 429]);
  });
  await withService(limits(1, 100, 1), async (endpoint) => {
    expect(await two(endpoint, ["192.0.2.1", "192.0.2.2"])).toEqual([201, 201]);
    const forged = await two(endpoint, ["10.0.0.1, 192.0.2.3", "10.0.0.2, 192.0.2.3"]);
    expect(forged).toEqual([201, 429]);
  });
  await withService(limits(1, 100, "127.0.0.1"), async (endpoint) => {
    expect(await two(endpoint, ["192.0.2.1", "192.0.2.2"])).toEqual([201, 201]);
  });
});

test("counts the addresses of one IPv6 network as one", async () => {
  await withService(limits(1, 100, 1), async (endpoint) => {
    const post = async (address: string) =>
      (await postJson(endpoint, goodEnquiry, forwardedFor(address))).status;
    expect(await post("2001:db8:1:2::1")).toBe(201);
    expect(await post("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await post("2001:db8:1:3::1")).toBe(201);
  });
});

test("another site cannot have a visitor's browser send", async () => {
  await withService({ settings: { siteUrl: "https://supplier.example" } }, async (endpoint) => {
    const status = async (headers: Record<string, string>) =>
      (await postJson(endpoint, goodEnquiry, headers)).status;
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    const statusFor = async (headers: Record<string, string>) =>
      (await (await postJson(endpoint, goodEnquiry, headers)).json()).errors;
    expect(await statusFor({ origin: "https://evil.example" })).toEqual([
      { field: "Origin", problem: "foreign", detail: refusals.foreignOrigin },
    ]);
    expect(await statusFor({ "sec-fetch-site": "cross-site" })).toEqual([
      { field: "Sec-Fetch-Site", problem: "foreign", detail: refusals.foreignSite },
    ]);
    expect(await status({ origin: "null" })).toBe(403);
    expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await status({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await status({ origin: "https://supplier.example" })).toBe(201);
    expect(await status({ origin: new URL(endpoint).origin })).toBe(201);
    expect(await status({ origin: `https://${new URL(endpoint).host}` })).toBe(201);
    // Sends with the host of a foreign name for this address, and with the site's own host.
    const hosted = async (host: string) => {
      const headers = { host, origin: `http://${host}`, "content-type": "application/json" };
      const { origin, pathname } = new URL(endpoint);
      const body = JSON.stringify(goodEnquiry);
      return (await ask(origin, pathname, { method: "POST", headers, body })).status;
    };
    expect(await hosted("rebind.example")).toBe(403);
    expect(await hosted("203.0.113.7:3000")).toBe(403);
    expect(await hosted("supplier.example")).toBe(201);
    expect(await hosted("localhost:3000")).toBe(201);
    expect(await status({ origin: "null", "sec-fetch-site": "same-origin" })).toBe(201);
    expect(await status({})).toBe(201);
  });
});

test("an origin that is configured may send, and is told so", async () => {
  const settings = { allowedOrigins: ["https://shop.example"] };
  await withService({ settings }, async (endpoint) => {
    const origin = "https://shop.example";
    const preflight = await fetch(endpoint, { method: "OPTIONS", headers: { origin } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    expect(preflight.headers.get("access-control-allow-headers")).toBe(
      "authorization, x-client-info, apikey, content-type, idempotency-key, content-language",
    );
    // Cached for one day, and not shared by a proxy.
    expect(preflight.headers.get("access-control-max-age")).toBe("86400");
    expect(preflight.headers.get("vary")).toBe("Origin");
    const refused = await postJson(endpoint, {}, { origin });
    expect(refused.status).toBe(422);
    expect(refused.headers.get("access-control-allow-origin")).toBe(origin);
    const stranger = await fetch(endpoint, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect(stranger.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("accepts the site's own form under the same check", async () => {
  await withService({}, async (endpoint) => {
    expect((await postForm(endpoint, goodEnquiry)).status).toBe(303);
  });
});
