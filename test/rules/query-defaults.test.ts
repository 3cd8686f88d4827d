import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { queryClient } from "#site/islands/query-client.ts";

const load = createRequire(import.meta.url);
const library = createRequire(load.resolve("@tanstack/react-query"));
const folder = path.dirname(library.resolve("@tanstack/query-core"));

describe("the data-query client", () => {
  const retryer = readFileSync(path.join(folder, "retryer.cjs"), "utf8");
  const removable = readFileSync(path.join(folder, "removable.cjs"), "utf8");

  test("is one client with the library's own defaults [S272]", () => {
    expect(queryClient).toBeInstanceOf(QueryClient);
    expect(queryClient.getDefaultOptions()).toEqual({});
  });

  test("tries a query again 3 times in the browser [S285]", () => {
    expect(retryer).toMatch(/config\.retry \?\? \((?:\w+\.)*isServer\(\) \? 0 : 3\)/);
  });

  test("waits 1 s, doubling up to 30 s [S286]", () => {
    expect(retryer).toMatch(/Math\.min\((1e3|1000) \* 2 \*\* failureCount, (3e4|30000)\)/);
  });

  test("clears what is unused after 5 minutes [S287]", () => {
    expect(removable).toMatch(
      /newGcTime \?\? \((?:\w+\.)*isServer\(\) \? Infinity : (3e5|300000|5 \* 60 \* 1e3)\)/,
    );
  });
});
