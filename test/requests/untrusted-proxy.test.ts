import { expect, test } from "vitest";
import { freePort } from "#test/support/free-port.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const headersOfProxies = [
  { "x-forwarded-for": "192.168.1.20" },
  { forwarded: "for=192.168.1.20" },
  { via: "1.1 proxy" },
];

async function withService(
  trustProxy: number | string,
  work: (service: Service) => Promise<void>,
): Promise<void> {
  const service = await startService({ withInbox: true, settings: { trustProxy } });
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

async function seesPrivatePages(
  { url }: Service,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const inbox = await ask(url, "/inbox", { headers });
  const alarm = await ask(url, "/alertz", { headers });
  expect([inbox.status, alarm.status < 404 || alarm.status === 503]).toEqual(
    inbox.status === 200 ? [200, true] : [404, false],
  );
  return inbox.status === 200;
}

const warnings = ({ logged }: Service) =>
  logged.filter((line) => line.includes("A proxy is in front, TRUST_PROXY is not set"));

test.each(headersOfProxies)("shows nothing private to a request with %o", async (headers) => {
  await withService(0, async (service) => {
    expect(await seesPrivatePages(service, {})).toBe(true);
    expect([service.untrustedProxy.trouble(), warnings(service)]).toEqual([undefined, []]);
    expect(await seesPrivatePages(service, headers)).toBe(false);
    expect(await seesPrivatePages(service, {})).toBe(true);
    expect(service.untrustedProxy.trouble()).toBeDefined();
    expect(warnings(service)).toHaveLength(1);
    expect(warnings(service)[0]).not.toContain("192.168.1.20");
  });
});

test("detects a proxy by any request", async () => {
  await withService("10.0.0.0/8", async (service) => {
    await ask(service.url, "/shop", { headers: { via: "1.1 proxy" } });
    expect(service.untrustedProxy.trouble()).toBeDefined();
    expect(warnings(service)).toHaveLength(1);
  });
});

test("trusts a configured proxy about private visitors, and nobody behind another proxy", async () => {
  await withService("127.0.0.1", async (service) => {
    const forwardedFor = (addresses: string) =>
      seesPrivatePages(service, { "x-forwarded-for": addresses, via: "1.1 proxy" });
    expect(await forwardedFor("192.168.1.20")).toBe(true);
    expect(await forwardedFor("203.0.113.9")).toBe(false);
    expect(await forwardedFor("203.0.113.9, 192.168.1.20")).toBe(false);
    expect(await seesPrivatePages(service, { via: "1.1 proxy" })).toBe(false);
    expect([service.untrustedProxy.trouble(), warnings(service)]).toEqual([undefined, []]);
  });
});

test("reports an untrusted proxy in the figures", async () => {
  const home = await makeHome();
  const port = await freePort();
  const service = await startProcess(home.folder, { METRICS_PORT: String(port) });
  const figures = async () => (await ask(`http://127.0.0.1:${port}`, "/metrics")).body.toString();
  try {
    expect(await figures()).toContain("\nuntrusted_proxy 0\n");
    await ask(service.url, "/", { headers: { "x-forwarded-for": "192.0.2.1" } });
    expect(await figures()).toContain("\nuntrusted_proxy 1\n");
  } finally {
    service.process.kill("SIGKILL");
    await service.ended;
    await home.remove();
  }
});
