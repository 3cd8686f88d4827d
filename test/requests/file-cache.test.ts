import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileCache, etagOf, fileAnswer } from "#server/http/ready-answer.ts";
import type { FileCache, ReadyAnswer } from "#server/http/ready-answer.ts";
import { loadRelease } from "#server/releases/load-release.ts";
import { renderHere } from "#server/rendering/render-page.ts";
import { writeRelease } from "#test/support/release.ts";
import { tellingRender, testSettings } from "#test/support/service.ts";

const count = 60;
const pageSize = 10_000;
let data: string;
let folder: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "file-cache-"));
  const pages = Array.from({ length: count }, (_, n) => ({
    address: `/products/p${n}`,
    html: `page ${n} `.padEnd(pageSize, "abcdefghij"),
  }));
  folder = await writeRelease(data, 1, { pages, files: { "/robots.txt": "User-agent: *" } });
});
afterAll(() => rm(data, { recursive: true, force: true }));

async function load(bound = 100 * 1024 * 1024) {
  const cache = createFileCache(bound);
  const { answers } = await loadRelease(folder, {
    keptFolder: join(data, "kept"),
    cache,
    secured: testSettings,
    demonstration: true,
    retiresWorker: false,
    objections: () => [],
    openRenderer: async () => renderHere(tellingRender),
  });
  return { cache, answers };
}

function answerAt(answers: ReadonlyMap<string, ReadyAnswer>, address: string): ReadyAnswer {
  const answer = answers.get(address);
  if (answer === undefined) {
    throw new Error(`there is no ${address}`);
  }
  return answer;
}

/** The bodies of all answers that are in memory, in every coding. */
function cachedBodies({
  cache,
  answers,
}: {
  readonly cache: FileCache;
  readonly answers: ReadonlyMap<string, ReadyAnswer>;
}) {
  return Array.from(answers.values()).flatMap((answer) =>
    answer.encodings.map((encoding) => cache.get(etagOf(answer, encoding))),
  );
}
const bytesOf = (bodies: readonly (Buffer | undefined)[]) =>
  bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);

test("a site that fits into memory is there whole, as browsers ask for it, before anybody asks", async () => {
  const { cache, answers } = await load();
  const bodies = Array.from(answers.values(), (answer) => cache.get(etagOf(answer, "br")));
  expect(bodies).toHaveLength(count + 1);
  expect(bodies).not.toContain(undefined);
  expect(bytesOf(cachedBodies({ cache, answers }))).toBe(bytesOf(bodies));
});

test("of a larger site only what was asked for is held, in the coding it was asked in", async () => {
  const { cache, answers } = await load(20 * pageSize);
  expect(bytesOf(cachedBodies({ cache, answers }))).toBe(0);
  const page = answerAt(answers, "/products/p7");
  const [one, two] = await Promise.all([page.body("br"), page.body("br")]);
  expect(one).toBe(two);
  expect(page.body("br")).toBe(one);
  expect(cache.get(etagOf(page, "identity"))).toBeUndefined();
  expect(cache.get(etagOf(page, "gzip"))).toBeUndefined();
  expect((await page.body("identity")).toString()).toMatch(/^page 7 /);
});

test("however much is asked for at once, no more is held than the bound", async () => {
  const bound = 20 * pageSize;
  const { cache, answers } = await load(bound);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from(answers.values()).flatMap((answer) =>
        answer.encodings.map((encoding) => answer.body(encoding)),
      ),
    );
    const bytes = bytesOf(cachedBodies({ cache, answers }));
    expect(bytes).toBeLessThanOrEqual(bound);
    expect(bytes).toBeGreaterThan(bound / 2);
  }
});

test("what is asked for again and again is not what has to go", async () => {
  const { answers } = await load(20 * pageSize);
  const loved = answerAt(answers, "/products/p0");
  const first = await loved.body("identity");
  for (const answer of answers.values()) {
    await answer.body("identity");
    expect(loved.body("identity")).toBe(first);
  }
});

test("what was asked for before all others has to go", async () => {
  const { cache, answers } = await load(20 * pageSize);
  const [old, ...others] = [...answers.values()].map((answer) => ({
    read: () => answer.body("identity"),
    held: () => cache.get(etagOf(answer, "identity")),
  }));
  await old?.read();
  expect(old?.held()).toBeDefined();
  for (const other of others) {
    await other.read();
    expect(other.held()).toBeDefined();
  }
  expect(old?.held()).toBeUndefined();
});

test("a body that cannot be read is told, and can be read once it is there", async () => {
  const { cache, answers } = await load(pageSize);
  const page = answerAt(answers, "/products/p1");
  const lost = fileAnswer({ ...page, tag: "lost" }, join(folder, "site/lost.html"), cache);
  await expect(lost.body("identity")).rejects.toThrow(/ENOENT/);
  expect((await page.body("br")).length).toBeGreaterThan(0);
});
