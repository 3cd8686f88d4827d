import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takePrepared } from "#tools/take-prepared.ts";

let folder: string;
let data: string;
let prepared: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "prepared-"));
  [data, prepared] = [path.join(folder, "data"), path.join(folder, "prepared")];
  await put(prepared, "kept/pictures/hat-800.avif", "hat");
  await put(prepared, "kept/masters/hat.webp", "master");
  await put(prepared, "kept/parsed.json", "{}");
});
afterEach(() => rm(folder, { recursive: true }));

async function put(root: string, name: string, body: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

const readShared = (name: string) => readFile(path.join(data, "kept", name), "utf8");

test("A first start takes over only the pictures that were encoded with the image", async () => {
  await takePrepared(data, prepared);
  expect(await readShared("pictures/hat-800.avif")).toBe("hat");
  expect(await readShared("masters/hat.webp")).toBe("master");
  expect((await readdir(path.join(data, "kept"))).toSorted()).toEqual(["masters", "pictures"]);
});

test("An existing picture stays, and an interrupted start is resumed", async () => {
  await put(data, "kept/pictures/hat-800.avif", "already");
  await takePrepared(data, prepared);
  expect(await readShared("pictures/hat-800.avif")).toBe("already");
  expect(await readShared("masters/hat.webp")).toBe("master");
});

test("A published site takes nothing over", async () => {
  await put(data, "releases/1/release.json", "{}");
  await put(data, "releases/current", "1\n");
  await takePrepared(data, prepared);
  await expect(readShared("pictures/hat-800.avif")).rejects.toThrow("ENOENT");
});

test("Without an image there are no pictures to take over", async () => {
  await takePrepared(data, path.join(folder, "nowhere"));
  await expect(readdir(data)).rejects.toThrow("ENOENT");
});
