import { afterEach, expect, test, vi } from "vitest";
import { newKey } from "#site/islands/new-key.ts";

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test("a key is a random UUID, also where the browser cannot create one", () => {
  expect(newKey()).toMatch(version4);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 500 }, newKey);
  expect(new Set(keys).size).toBe(500);
  for (const key of keys) {
    expect(key).toMatch(version4);
  }
});
