import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { finishInterruptedImport, withImportLock } from "#publishing/exchange/journal.ts";
import { freshFolder } from "#test/exchange/places.ts";

const bytes = (text: string) => () => Promise.resolve(text);

/** A folder with an old file, and a journal in which an import was broken off. */
function brokenOff(decided: boolean): string {
  const folder = freshFolder();
  const journal = path.join(folder, ".import-1");
  mkdirSync(journal);
  mkdirSync(path.join(folder, "products/a"), { recursive: true });
  writeFileSync(path.join(folder, "products/a/product.yaml"), "old");
  writeFileSync(path.join(journal, ".0"), "new a");
  writeFileSync(path.join(journal, ".1"), "new b");
  const moves = [
    { from: ".0", to: "products/a/product.yaml" },
    { from: ".1", to: "products/b/product.yaml" },
    { from: ".2", to: "products/c/product.yaml" },
  ];
  writeFileSync(path.join(journal, decided ? ".commit" : ".commit-draft"), JSON.stringify(moves));
  return folder;
}

const text = (folder: string, slug: string): string =>
  readFileSync(path.join(folder, "products", slug, "product.yaml"), "utf8");

it("finishes an import that was decided, also where some files are in their places already", async () => {
  const folder = brokenOff(true);
  mkdirSync(path.join(folder, "products/c"));
  writeFileSync(path.join(folder, "products/c/product.yaml"), "new c");
  expect(await finishInterruptedImport(folder)).toBe("finished");
  expect(["a", "b", "c"].map((slug) => text(folder, slug))).toEqual(["new a", "new b", "new c"]);
  expect(readdirSync(folder)).toEqual(["products"]);
  expect(await finishInterruptedImport(folder)).toBe("none");
});

it("discards an import that was not decided", async () => {
  const folder = brokenOff(false);
  expect(await finishInterruptedImport(folder)).toBe("discarded");
  expect(text(folder, "a")).toBe("old");
  expect(readdirSync(folder, { recursive: true }).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "products",
    "products/a",
    "products/a/product.yaml",
  ]);
});

it("writes nothing when one of the files cannot be made", async () => {
  const folder = freshFolder();
  const files = [
    { to: "products/a/product.yaml", bytes: bytes("a") },
    { to: "products/a/front.jpg", bytes: () => Promise.reject(new Error("gone")) },
  ];
  const writing = withImportLock(
    folder,
    () => undefined,
    (write) => write(files, () => undefined),
  );
  await expect(writing).rejects.toThrow("gone");
  expect(readdirSync(folder)).toEqual([]);
});

it("lets one import write at a time, and the second see what the first has written", async () => {
  const folder = freshFolder();
  const told: string[] = [];
  const turn = (slug: string) =>
    withImportLock(
      folder,
      () => told.push(`${slug} waits`),
      async (write) => {
        told.push(
          `${slug} begins with ${readdirSync(folder).filter((name) => name === "products").length}`,
        );
        await write([{ to: `products/${slug}/product.yaml`, bytes: bytes(slug) }], () => undefined);
      },
    );
  await Promise.all([turn("a"), turn("b")]);
  expect(told.filter((line) => line.endsWith("waits"))).toHaveLength(1);
  expect(told.filter((line) => line.includes("begins")).map((line) => line.slice(-1))).toEqual([
    "0",
    "1",
  ]);
});
