import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { addressIn } from "#addresses";
import { rendered } from "#test/content/rendered.ts";
import { kindsOfPage } from "#test/support/samples.ts";

const kB = 1000;

test("an Arabic page takes at most a fifth more than the English one, compressed, of every kind", async () => {
  const heavier: unknown[] = [];
  for (const { name, path } of kindsOfPage.filter((kind) => kind.name !== "inbox")) {
    const sizeOf = async (address: string) =>
      brotliCompressSync((await rendered(address)).html).length;
    const [english, arabic] = [await sizeOf(path), await sizeOf(addressIn("ar", path))];
    // Each Arabic letter is two bytes, which compression halves but in part; runs from the left stand in elements.
    if (arabic > 1.2 * english) {
      heavier.push({ name, english, arabic });
    }
  }
  expect(heavier).toEqual([]);
});

test("both faces of an Arabic page take 45 kB at most", () => {
  const faces = ["archivo-subset.woff2", "noto-sans-arabic-subset.woff2"];
  const sum = faces.reduce((all, face) => all + statSync(`src/ui/fonts/${face}`).size, 0);
  expect(sum).toBeLessThan(45 * kB);
});
