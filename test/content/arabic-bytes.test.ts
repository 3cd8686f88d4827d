import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { addressIn } from "#addresses";
import { rendered } from "#test/content/rendered.ts";
import { kindsOfPage } from "#test/support/samples.ts";

test("an Arabic page of any kind is at most a fifth larger than the English one, compressed", async () => {
  const heavier: unknown[] = [];
  for (const { name, path } of kindsOfPage.filter((kind) => kind.name !== "inbox")) {
    const sizeOf = async (address: string) =>
      brotliCompressSync((await rendered(address)).html).length;
    const [english, arabic] = [await sizeOf(path), await sizeOf(addressIn("ar", path))];
    // Arabic letters take two bytes, which compression reduces only in part; left-to-right runs
    // have their own elements.
    if (arabic > 1.2 * english) {
      heavier.push({ name, english, arabic });
    }
  }
  expect(heavier).toEqual([]);
});

test("a page loads one font, which is no larger in Arabic than in English", async () => {
  const [english, arabic] = ["archivo-subset.woff2", "noto-sans-arabic-subset.woff2"].map(
    (face) => statSync(`src/ui/fonts/${face}`).size,
  );
  expect(arabic).toBeLessThan(english ?? 0);
  for (const { html } of [await rendered("/"), await rendered("/ar")]) {
    expect(html.match(/<link[^>]* as="font"/g)).toHaveLength(1);
  }
});

test.each(kindsOfPage)(
  "an Arabic page waits for no more files than the English one: $name",
  async ({ path }) => {
    const awaited = async (address: string) =>
      (await rendered(address)).html.match(/<link rel="stylesheet"(?![^>]* media="print")[^>]*>/g)
        ?.length;
    expect(await awaited(addressIn("ar", path))).toBe(await awaited(path));
  },
);
