import { expect, test } from "vitest";
import { trustedProxies } from "#server/http/client-address.ts";
import { createRenderingAllowance, usualAllowance } from "#server/http/rendering-allowance.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

/** A service whose allowance has a clock that goes only when it is told to. */
async function withStoppedClock(
  work: (
    get: (path: string, address: string) => ReturnType<typeof ask>,
    wait: (milliseconds: number) => void,
  ) => Promise<void>,
): Promise<void> {
  let now = 0;
  const allowance = createRenderingAllowance(usualAllowance, () => now);
  const service = await startService({ settings: { trustProxy: 1 }, allowance });
  try {
    await work(
      (path, address) => ask(service.url, path, { headers: { "x-forwarded-for": address } }),
      (milliseconds) => (now += milliseconds),
    );
  } finally {
    await service.close();
  }
}

const finished = ["/", "/shop", "/shop?utm_source=x", "/assets/style-abcd1234.css", "/404"];

test("pages that have to be made are bounded for each address; finished ones never", async () => {
  await withStoppedClock(async (get, wait) => {
    const many = Array.from({ length: 40 }, (_, n) => `/shop?q=words-${n}`);
    const answers = await Promise.all(many.map((path) => get(path, "192.0.2.1")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers).toMatchObject({
      "retry-after": "1",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(refused[0]?.body.toString()).toContain('<a href="/">');
    expect((await get("/contact?product=hat", "192.0.2.1")).status).toBe(429);
    expect((await get("/saudi/nowhere-else", "::ffff:192.0.2.1")).status).toBe(429);
    for (const path of finished) {
      expect((await get(path, "192.0.2.1")).status).toBeLessThan(405);
    }
    const made = many[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await get(made, "192.0.2.1")).status).toBe(200);
    expect((await get("/saudi/nowhere-else", "192.0.2.2")).status).toBe(200);
    wait(1000);
    expect((await get("/contact?product=hat", "192.0.2.1")).status).toBe(200);
  });
});

test("what is offered while one types counts as a quarter of a page", async () => {
  await withStoppedClock(async (get) => {
    const many = Array.from({ length: 130 }, (_, n) => `/suggestions?q=words-${n}`);
    const answers = await Promise.all(many.map((path) => get(path, "192.0.2.1")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  });
});

test("what is the same page is made once, whatever else is asked", async () => {
  await withStoppedClock(async (get) => {
    const same = Array.from({ length: 40 }, (_, n) => `/shop?x=${n}&q=e&category=t${n}`);
    for (const path of [...same, "/shop?category=t1&q=e", "/contact?product=t1"]) {
      expect((await get(path, "192.0.2.1")).status).toBe(200);
    }
  });
});

test("a category or page that there is not, and the order of a query, have nothing more made", async () => {
  const made: string[] = [];
  const addresses = [
    "/",
    "/shop",
    "/shop?page=2",
    "/shop?category=head",
    "/categories/ppe",
    "/404",
  ];
  const service = await startService({
    publish: (folder) =>
      publishSmallSite(folder, {
        pages: addresses.map((address) => ({ address, html: `<p>${address}</p>` })),
      }),
    render: async ({ address }) => {
      made.push(address);
      return { status: 200, html: `<p>${address}</p>` };
    },
  });
  const statuses = async (paths: readonly string[]) => {
    const found = new Set<number>();
    // One address may hold 256 connections.
    for (let at = 0; at < paths.length; at += 60) {
      const some = paths.slice(at, at + 60);
      const answers = await Promise.all(some.map((path) => ask(service.url, path)));
      answers.forEach(({ status }) => found.add(status));
    }
    return found;
  };
  const numbers = Array.from({ length: 60 }, (_, n) => n);
  try {
    const same = numbers.flatMap((n) => [
      `/shop?q=e&category=t${n}`,
      `/shop?page=1&category=t${n}&q=e&q=${n}`,
      `/shop?x=${n}&category=&page=&q=%20e%20`,
    ]);
    expect(await statuses(same)).toEqual(new Set([200]));
    expect(made).toEqual(["/shop?q=e"]);
    const odd = ["02", "-1", "+2", "1e1", "0x2", "2.0", "٢", "99999", "999999999"];
    const nowhere = [...numbers.map((n) => String(n + 3)), ...odd].flatMap((page) => [
      `/shop?q=e&page=${encodeURIComponent(page)}`,
      `/shop?page=${encodeURIComponent(page)}&category=head&q=e`,
      `/shop?page=${encodeURIComponent(page)}`,
      `/categories/ppe?page=${encodeURIComponent(page)}`,
    ]);
    expect(await statuses(nowhere)).toEqual(new Set([404]));
    const second = numbers.flatMap((n) => [
      `/shop?page=2&q=e&category=t${n}`,
      `/shop?category=t${n}&page=2`,
    ]);
    expect(await statuses(second)).toEqual(new Set([200]));
    expect(made).toEqual(["/shop?q=e", "/shop?q=e&page=2"]);
  } finally {
    await service.close();
  }
});

test("many together are told that the service is busy; finished pages are untouched", async () => {
  await withStoppedClock(async (get, wait) => {
    const paths = Array.from({ length: 80 }, (_, n) => `/shop?q=words-${n}`);
    const answers = await Promise.all(paths.map((path, at) => get(path, `198.51.100.${at % 20}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(20);
    expect(busy[0]?.headers).toMatchObject({ "retry-after": "1", "cache-control": "no-store" });
    for (const path of finished) {
      expect((await get(path, "198.51.100.1")).status).toBeLessThan(405);
    }
    wait(100);
    expect((await get("/shop?q=later", "203.0.113.1")).status).toBe(200);
  });
});

test("the allowance grows back to its size and no further", () => {
  let now = 0;
  const sizes = { ...usualAllowance, address: { capacity: 3, perSecond: 2 } };
  const allowance = createRenderingAllowance(sizes, () => now);
  const granted = () => {
    let count = 0;
    while ("granted" in allowance.ask("home")) {
      count += 1;
    }
    return count;
  };
  expect(granted()).toBe(3);
  expect(allowance.ask("home")).toEqual({ spentBy: "address", retryAfter: 1 });
  now = 500;
  expect(granted()).toBe(1);
  now = 1_000_000;
  expect(granted()).toBe(3);
});

test("an IPv6 /64 has one allowance, and the next one another", async () => {
  await withStoppedClock(async (get) => {
    const statusOf = async (path: string, address: string) => (await get(path, address)).status;
    for (let n = 0; n < 30; n += 1) {
      expect(await statusOf(`/shop?q=words-${n}`, `2001:db8:1:1::${n}`)).toBe(200);
    }
    expect(await statusOf("/shop?q=more", "2001:db8:1:1:ffff::1")).toBe(429);
    expect(await statusOf("/shop?q=more", "2001:db8:1:2::1")).toBe(200);
  });
});

test("proxies are believed by number or by address", () => {
  const listed = trustedProxies("10.0.0.0/8, ::1");
  expect(["10.1.2.3", "11.1.2.3", "::1", "::2", "nonsense"].map((one) => listed(one, 0))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([0, 1, 2].map((hop) => trustedProxies(2)("192.0.2.1", hop))).toEqual([true, true, false]);
});
