import { expect, test } from "vitest";
import { createRenderingAllowance } from "#server/http/rendering-allowance.ts";
import { householdOf, trustedProxies } from "#server/http/client-address.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

test("pages that have to be made are bounded for each address; finished ones never", async () => {
  const service = await startService({ settings: { trustProxy: 1 } });
  const get = (path: string, address: string) =>
    ask(service.url, path, { headers: { "x-forwarded-for": address } });
  try {
    const many = Array.from({ length: 40 }, (_, n) => `/shop?q=words-${n}`);
    const answers = await Promise.all(many.map((path) => get(path, "192.0.2.1")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]?.headers).toMatchObject({
      "retry-after": "1",
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect((await get("/contact?quote=hat", "192.0.2.1")).status).toBe(429);
    expect((await get("/saudi/nowhere-else", "192.0.2.1")).status).toBe(429);
    for (const finished of [
      "/",
      "/shop",
      "/shop?utm_source=x",
      "/assets/style-abcd1234.css",
      "/404",
    ]) {
      expect((await get(finished, "192.0.2.1")).status).toBeLessThan(405);
    }
    const made = many[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await get(made, "192.0.2.1")).status).toBe(200);
    expect((await get("/saudi/nowhere-else", "192.0.2.2")).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await get("/contact?quote=hat", "192.0.2.1")).status).toBe(200);
  } finally {
    await service.close();
  }
});

test("the allowance grows back to its size and no further", () => {
  let now = 0;
  const allowance = createRenderingAllowance({ atOnce: 3, perSecond: 2 }, () => now);
  const granted = () => {
    let count = 0;
    while ("granted" in allowance.ask("home")) count += 1;
    return count;
  };
  expect(granted()).toBe(3);
  expect(allowance.ask("home")).toEqual({ retryAfter: 1 });
  now = 500;
  expect(granted()).toBe(1);
  now = 1_000_000;
  expect(granted()).toBe(3);
});

test("proxies are believed by number or by address, and a household is one", () => {
  const listed = trustedProxies("10.0.0.0/8, ::1");
  expect(["10.1.2.3", "11.1.2.3", "::1", "::2", "nonsense"].map((one) => listed(one, 0))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([0, 1, 2].map((hop) => trustedProxies(2)("192.0.2.1", hop))).toEqual([true, true, false]);
  expect(householdOf("2001:db8::1")).toBe(householdOf("2001:db8:0:0:ffff::9"));
  expect(householdOf("2001:db8:0:1::1")).not.toBe(householdOf("2001:db8::1"));
  expect(householdOf("192.0.2.1")).toBe("192.0.2.1");
});
