import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#site/islands/shell.tsx";

const second = 1000;
const minute = 60 * second;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The moments, in milliseconds, at which a query that always fails is tried. */
async function attempts(retry?: number): Promise<readonly number[]> {
  const client = new QueryClient();
  const started = Date.now();
  const moments: number[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["always fails"],
    queryFn: () => {
      moments.push(Date.now() - started);
      return Promise.reject(new Error("refused"));
    },
    ...(retry !== undefined && { retry }),
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * minute);
  stop();
  client.clear();
  return moments;
}

describe("the data-query client", () => {
  test("is one client with the library's own defaults [S272]", () => {
    expect(queryClient).toBeInstanceOf(QueryClient);
    expect(queryClient.getDefaultOptions()).toEqual({});
  });

  test("tries a query again 3 times in the browser [S285]", async () => {
    expect(await attempts()).toHaveLength(1 + 3);
  });

  test("waits 1 s, doubling up to 30 s [S286]", async () => {
    const moments = await attempts(7);
    const waits = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
    expect(waits.map((wait) => Math.round(wait / second))).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  test("clears what is unused after 5 minutes [S287]", async () => {
    const client = new QueryClient();
    await client.prefetchQuery({ queryKey: ["kept"], queryFn: () => Promise.resolve("x") });
    await vi.advanceTimersByTimeAsync(5 * minute - second);
    expect(client.getQueryData(["kept"])).toBe("x");
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(client.getQueryData(["kept"])).toBeUndefined();
  });
});
