import { expect, test } from "vitest";
import type { AllowanceSizes } from "#server/http/rendering-allowance.ts";
import { createRenderingAllowance } from "#server/http/rendering-allowance.ts";
import { startService } from "#test/support/service.ts";

const rowsOf = (count: number) => Array.from({ length: count }, () => "HP001").join("\n");

/** Posts rows to a service whose allowance has a clock that stands until it is told to go on. */
async function withAllowance(
  sizes: AllowanceSizes,
  work: (
    post: (rows: string) => Promise<{ status: number; retryAfter: number }>,
    wait: (seconds: number) => void,
  ) => Promise<void>,
): Promise<void> {
  let now = 0;
  const service = await startService({ allowance: createRenderingAllowance(sizes, () => now) });
  try {
    await work(
      async (rows) => {
        const headers = { accept: "application/json" };
        const body = new URLSearchParams({ rows });
        const answer = await fetch(`${service.url}/request`, { method: "POST", headers, body });
        await answer.arrayBuffer();
        return { status: answer.status, retryAfter: Number(answer.headers.get("retry-after")) };
      },
      (seconds) => (now += seconds * 1000),
    );
  } finally {
    await service.close();
  }
}

test.each([
  ["60 rows, each as long as it may be", rowsOf(60).replaceAll("HP001", "x".repeat(500)), 2],
  ["one row of 500,000 characters", "x".repeat(500_000), 9],
])("%s count as pages that are made, asked for at once", async (_what, rows, expected) => {
  const asked: unknown[] = [];
  const service = await startService({
    allowance: {
      ask(_networks, pages) {
        asked.push(pages);
        return { granted: true };
      },
    },
  });
  try {
    await fetch(`${service.url}/request`, { method: "POST", body: new URLSearchParams({ rows }) });
    expect(asked).toEqual([expected]);
  } finally {
    await service.close();
  }
});

test("rows that cost more than the whole allowance are read when it is full", async () => {
  const sizes = {
    address: { capacity: 4, perSecond: 1 },
    everybody: { capacity: 6, perSecond: 1 },
  };
  await withAllowance(sizes, async (post, wait) => {
    expect((await post(rowsOf(500))).status).toBe(200);
    const { status, retryAfter } = await post(rowsOf(500));
    expect([status, retryAfter]).toEqual([429, 6]);
    wait(retryAfter);
    expect((await post(rowsOf(500))).status).toBe(200);
  });
});

test("a refusal spends nothing of what everybody has", () => {
  const allowance = createRenderingAllowance(
    {
      address: { capacity: 1, perSecond: 1 },
      everybody: { capacity: 4, perSecond: 1 },
    },
    () => 0,
  );
  expect(allowance.ask("home")).toEqual({ granted: true });
  expect(allowance.ask("home")).toMatchObject({ spentBy: "address" });
  for (const other of ["one", "two", "three"]) {
    expect(allowance.ask(other)).toEqual({ granted: true });
  }
});

test("where both buckets are spent, Retry-After is the time until the last has enough", () => {
  const allowance = createRenderingAllowance(
    { address: { capacity: 10, perSecond: 10 }, everybody: { capacity: 10, perSecond: 1 } },
    () => 0,
  );
  expect(allowance.ask("home", 9)).toEqual({ granted: true });
  expect(allowance.ask("home", 9)).toEqual({ spentBy: "address", retryAfter: 8 });
});
