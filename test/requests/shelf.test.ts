import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodings } from "#server/http/encoding.ts";
import type { Stored } from "#server/http/shelf.ts";
import { createShelves, loadRelease } from "#server/releases/load-release.ts";
import { renderHere } from "#server/rendering/render-here.ts";
import { writeRelease } from "#test/support/release.ts";
import { tellingRender, testSettings } from "#test/support/service.ts";

const count = 60;
const pageSize = 10_000;
let data: string;
let folder: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "shelf-"));
  const pages = Array.from({ length: count }, (_, n) => ({
    address: `/products/p${n}`,
    html: `page ${n} `.padEnd(pageSize, "abcdefghij"),
  }));
  folder = await writeRelease(data, 1, { pages, files: { "/robots.txt": "User-agent: *" } });
});
afterAll(() => rm(data, { recursive: true, force: true }));

async function load(bound?: number) {
  const shelves = createShelves(bound);
  const site = await loadRelease(folder, {
    ...{ keptFolder: join(data, "kept"), shelves, secured: testSettings, demonstration: true },
    objections: () => [],
    openRenderer: async () => renderHere(tellingRender),
  });
  return { site, shelf: shelves.texts };
}

const forms = (all: ReadonlyMap<string, Stored>) =>
  Array.from(all.values()).flatMap((stored) =>
    encodings.map((encoding) => ({ stored, encoding, body: stored.shelf.held(stored, encoding) })),
  );
const heldBytes = (all: ReadonlyMap<string, Stored>) =>
  forms(all).reduce((sum, { body }) => sum + (body?.length ?? 0), 0);

test("a site that fits into memory is there whole before anybody asks", async () => {
  const { site } = await load();
  expect(forms(site.stored).filter(({ body }) => body === undefined)).toEqual([]);
});

test("of a larger site only what was asked for is held, in the coding it was asked in", async () => {
  const { site, shelf } = await load(20 * pageSize);
  expect(heldBytes(site.stored)).toBe(0);
  const page = site.stored.get("/products/p7");
  expect(page).toBeDefined();
  if (page !== undefined) {
    const [one, two] = await Promise.all([shelf.read(page, "br"), shelf.read(page, "br")]);
    expect(one).toBe(two);
    expect(shelf.held(page, "br")).toBe(one);
    expect(shelf.held(page, "identity")).toBeUndefined();
    expect(shelf.held(page, "gzip")).toBeUndefined();
    expect((await shelf.read(page, "identity")).toString()).toMatch(/^page 7 /);
  }
});

test("however much is asked for at once, no more is held than the bound", async () => {
  const bound = 20 * pageSize;
  const { site, shelf } = await load(bound);
  for (let round = 0; round < 3; round += 1) {
    const all = forms(site.stored);
    const bodies = await Promise.all(
      all.map(({ stored, encoding }) => shelf.read(stored, encoding)),
    );
    expect(bodies).toHaveLength(all.length);
    expect(heldBytes(site.stored)).toBeLessThanOrEqual(bound);
    expect(heldBytes(site.stored)).toBeGreaterThan(bound / 2);
  }
});

test("what is asked for again and again is not what has to go", async () => {
  const { site, shelf } = await load(20 * pageSize);
  const loved = site.stored.get("/products/p0");
  expect(loved).toBeDefined();
  if (loved !== undefined) {
    const first = await shelf.read(loved, "identity");
    for (const stored of site.stored.values()) {
      await shelf.read(stored, "identity");
      expect(shelf.held(loved, "identity")).toBe(first);
    }
  }
});

test("what was asked for before all others has to go", async () => {
  const { site, shelf } = await load(20 * pageSize);
  const [old, ...others] = site.stored.values();
  expect(old).toBeDefined();
  if (old !== undefined) {
    await shelf.read(old, "identity");
    expect(shelf.held(old, "identity")).toBeDefined();
    for (const stored of others) {
      await shelf.read(stored, "identity");
      expect(shelf.held(stored, "identity")).toBeDefined();
    }
    expect(shelf.held(old, "identity")).toBeUndefined();
  }
});

test("a body that cannot be read is told, and can be read once it is there", async () => {
  const { site, shelf } = await load(pageSize);
  const page = site.stored.get("/products/p1");
  expect(page).toBeDefined();
  if (page !== undefined) {
    const lost = { ...page, file: `${page.file}.lost` };
    await expect(shelf.read(lost, "identity")).rejects.toThrow(/ENOENT/);
    expect((await shelf.read(page, "br")).length).toBeGreaterThan(0);
  }
});
