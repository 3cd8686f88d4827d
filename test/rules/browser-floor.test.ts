import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("src/{site/{browser,islands},ui}/**/*.{ts,tsx}");

test("browser code sets ARIA by attributes, for Firefox 115 has no such properties", () => {
  const found = files.filter((file) =>
    /\.(?:aria[A-Z]\w*|role)\b/.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
