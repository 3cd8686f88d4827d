import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSlowRefusals } from "#server/http/slow-refusals.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a refusal waits, each for itself, and a few at most", () => {
  const slowly = createSlowRefusals();
  let refused = 0;
  const refuse = () => (refused += 1);
  for (let at = 0; at < 1000; at += 1) {
    slowly(refuse);
  }
  expect(refused).toBe(0);
  slowly(refuse);
  slowly(refuse);
  expect(refused).toBe(2);
  vi.advanceTimersByTime(249);
  expect(refused).toBe(2);
  vi.advanceTimersByTime(1);
  expect(refused).toBe(1002);
  slowly(refuse);
  expect(refused).toBe(1002);
});
